/** All themes, in the order of lists. The first is the default. */
import { classic } from "./classic.ts";
import { editorial } from "./editorial.ts";
import { handwritten } from "./handwritten.ts";
import { highContrast } from "./high-contrast.ts";
import { inkSaving } from "./ink-saving.ts";
import { largeType } from "./large-type.ts";
import { rounded } from "./rounded.ts";
import { sober } from "./sober.ts";
import { technical } from "./technical.ts";
import type { StarterTheme } from "./theme.ts";

export const themes: readonly StarterTheme[] = [
  classic,
  sober,
  editorial,
  technical,
  handwritten,
  rounded,
  largeType,
  inkSaving,
  highContrast,
];
