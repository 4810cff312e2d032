import type { DisplayImage } from "../display/display-list.ts";

export type Picture = Omit<DisplayImage, "id">;
