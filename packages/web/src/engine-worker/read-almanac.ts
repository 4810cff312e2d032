/** The almanac of a `World`. Loaded on demand, because few planners have another calendar, or phases of the moon. */
export { almanac } from "@octavo/engine";
