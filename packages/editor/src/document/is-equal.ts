export { isEqual } from "@octavo/engine";
