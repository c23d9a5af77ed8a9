/** How bots play, in words. */
import { t } from "./words.svelte";

const said = (key: string): string | null => (t(key) === key ? null : t(key));

export const levelName = (level: string): string => said(`level-${level}`) ?? level;
/** How a bot of this level makes up its mind. */
export const levelAbout = (level: string): string => said(`level-${level}-more`) ?? "";
