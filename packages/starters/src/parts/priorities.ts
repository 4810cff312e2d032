import { listPart } from "./list-part.ts";

export const priorities = listPart("priorities", "Priorities", 3, "numbers", /^priorities(_|-|$)/);
