/** How much room there is. */
class Screen {
  phone = $state(false);
  tablet = $state(false);
  tall = $state(768);
  wide = $state(1366);

  constructor() {
    const phone = matchMedia("(max-width: 699px)");
    const tablet = matchMedia("(min-width: 700px) and (max-width: 1099px)");
    const read = () => {
      this.phone = phone.matches;
      this.tablet = tablet.matches;
      this.tall = innerHeight;
      this.wide = innerWidth;
    };
    phone.addEventListener("change", read);
    tablet.addEventListener("change", read);
    addEventListener("resize", read);
    read();
  }
}

export const screen = new Screen();
