import { listPart } from "./list-part.ts";

export const notes = listPart("notes", "Notes", 8, undefined, /^notes(_|-|$)/);
