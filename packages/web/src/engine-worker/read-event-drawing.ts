/** Bars and blocks of events. Loaded on demand, because new documents have no dates. */
export { eventDrawing } from "@octavo/engine";
