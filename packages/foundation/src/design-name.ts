import type { Message } from "./message.ts";
import * as messages from "./messages.ts";

/** In characters. */
export const designNameLength = { min: 2, max: 99 } as const;

const texts = {
  master: {
    required: messages.masterNameRequired,
    short: messages.masterNameShort,
    long: messages.masterNameLong,
    characters: messages.masterNameCharacters,
    empty: messages.masterNameEmpty,
  },
  page: {
    required: messages.pageNameRequired,
    short: messages.pageNameShort,
    long: messages.pageNameLong,
    characters: messages.pageNameCharacters,
    empty: messages.pageNameEmpty,
  },
};

type DesignKind = keyof typeof texts;

/** Problem of the name of a master or named page. */
export function designNameProblem(written: string, kind: DesignKind): Message | undefined {
  const name = written.trim();
  if (name === "") return texts[kind].required;
  return designNameLengthProblem(name, kind) ?? designNameTextProblem(name, kind);
}

/** A character of East Asia that is a word, such as 月. */
const isWord = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]$/u;

export function designNameLengthProblem(name: string, kind: DesignKind): Message | undefined {
  if (name.length < designNameLength.min && !isWord.test(name)) return texts[kind].short;
  return name.length > designNameLength.max ? texts[kind].long : undefined;
}

/** Problem of the text, at any length. Letters of all scripts are allowed, with the marks that join or part them. */
export function designNameTextProblem(name: string, kind: DesignKind): Message | undefined {
  if (name === "") return texts[kind].required;
  if (!/^[\p{L}\p{M}\p{N}\p{Join_Control} ._()-]+$/u.test(name)) return texts[kind].characters;
  return /[\p{L}\p{N}]/u.test(name) ? undefined : texts[kind].empty;
}
