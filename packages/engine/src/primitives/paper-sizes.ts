import type { Size } from "./geometry.ts";

const inch = 25.4;

/** Upright, in millimetres. */
export const paperSizes = {
  a3: { width: 297, height: 420 },
  a4: { width: 210, height: 297 },
  a5: { width: 148, height: 210 },
  a6: { width: 105, height: 148 },
  b5: { width: 176, height: 250 },
  b6: { width: 125, height: 176 },
  letter: { width: 8.5 * inch, height: 11 * inch },
  "half-letter": { width: 5.5 * inch, height: 8.5 * inch },
  legal: { width: 8.5 * inch, height: 14 * inch },
  tabloid: { width: 11 * inch, height: 17 * inch },
  passport: { width: 89, height: 124 },
} as const satisfies Record<string, Size>;

export type PaperName = keyof typeof paperSizes;
