import type { DisplayImage } from "../display/display-list.ts";

export type Picture = Omit<DisplayImage, "id">;

export interface Samples {
  readonly components: 1 | 3;
  /** 8 bits per component, row by row. */
  readonly bytes: Uint8Array;
}

/** Samples of a picture that has only grays, with one component. */
export function withoutColor(samples: Samples): Samples {
  const { components, bytes } = samples;
  if (components === 1) return samples;
  for (let i = 0; i < bytes.length; i += 3) if (bytes[i] !== bytes[i + 1] || bytes[i] !== bytes[i + 2]) return samples;
  return { components: 1, bytes: Uint8Array.from({ length: bytes.length / 3 }, (_, i) => bytes[3 * i] ?? 0) };
}
