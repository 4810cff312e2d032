import { listPart } from "./list-part.ts";

export const tasks = listPart("tasks", "To do", 8, "squares", /^tasks(_|-|$)/);
