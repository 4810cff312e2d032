import { lined, paper } from "./paper.ts";

export const hexagons = paper("hexagon", "Hexagons", lined("hexagons_paper", "hexagonal"));
