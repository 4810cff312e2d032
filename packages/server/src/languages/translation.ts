import type { english } from "./en.ts";
import type { polish } from "./pl.ts";

/** An English text of an email. One without a translation is a type error. */
export type EmailText = keyof typeof polish.emails;

export type Texts = typeof english;

export interface Translation extends Texts {
  readonly emails: Readonly<Record<EmailText, string>>;
}
