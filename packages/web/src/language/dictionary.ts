import type { Language } from "./language.ts";

/** Translations into one language, loaded as a file of its own. English needs none. */
export interface Dictionary {
  readonly language: Language;
  text(english: string): string | undefined;
  /** Looks up a plural by the English plural. */
  counted(english: string, count: number): string | undefined;
  number(value: number): string;
}
