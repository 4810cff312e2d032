import type { Language } from "./language.ts";

/** What another language than English needs. Comes as a file of its own, and never to those who read English. */
export interface Dictionary {
  readonly language: Language;
  text(english: string): string | undefined;
  /** Found under the English plural. */
  counted(english: string, count: number): string | undefined;
  /** Of the engine or the server, with its values filled in already. */
  sentence(english: string): string | undefined;
  number(value: number): string;
}
