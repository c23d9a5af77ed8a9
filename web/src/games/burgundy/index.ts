export { ui } from "../provence";
