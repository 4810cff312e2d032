import { lined, paper } from "./paper.ts";

export const squares = paper("grid", "Squares", lined("squares_paper", "grid"));
