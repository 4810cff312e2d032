import type { Canvas } from "../model/template.ts";
import { templateDefaults } from "./template-defaults.ts";

/** Keeps the page size even if it is the default. */
export function printedCanvas({ dimensions, ...rest }: Canvas): Partial<Canvas> {
  const { dimensions: _, ...defaults } = templateDefaults.canvas;
  return { dimensions, ...withoutDefaults(rest, defaults) };
}

export function withoutDefaults<T extends object>(value: T, defaults: T): Partial<T> {
  const differs = ([key, entry]: [string, unknown]) => entry !== defaults[key as keyof T];
  return Object.fromEntries(Object.entries(value).filter(differs)) as Partial<T>;
}
