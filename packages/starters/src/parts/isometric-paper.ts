import { lined, paper } from "./paper.ts";

export const isometric = paper("isometric", "Isometric", lined("isometric_paper", "isometric"));
