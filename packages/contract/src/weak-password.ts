import type { Message } from "@octavo/foundation";
import list from "./generated/common-passwords.json" with { type: "json" };
import * as messages from "./messages.ts";
import { isSequence } from "./password-sequence.ts";

/** The most common passwords of sufficient length, in lower case. */
const common: ReadonlySet<string> = new Set(list);

/** Words that people of a site of planners think of first. docs/security.md lists them. */
export const siteWords = [
  "octavo",
  "octavo planner",
  "planner",
  "planners",
  "my planner",
  "calendar",
  "administrator",
  "remarkable",
  "supernote",
  "kindle scribe",
];

interface Owner {
  readonly username?: string | undefined;
  readonly email?: string | undefined;
}

/** Shorter parts of a username are ignored. */
const minWordLength = 4;
const maxPatternLength = 4;
const fewestCharacters = 4;

/** Returns a message if a password is easy to guess. */
export function weakPasswordProblem(password: string, { username, email }: Owner): Message | undefined {
  const folded = password.normalize("NFKC").toLowerCase();
  const unit = repeatedUnit(folded);
  if (unit.length <= maxPatternLength || new Set(folded).size < fewestCharacters) return messages.passwordRepeats;
  if (isSequence(folded)) return messages.passwordSequence;
  if (common.has(folded) || common.has(unit)) return messages.passwordCommon;
  if (siteWords.some((word) => isVariant(folded, word))) return messages.passwordIsSite;
  return namesOf(username, email).some((name) => isVariant(folded, name)) ? messages.passwordIsName : undefined;
}

/**
 * Returns the shortest string whose repetition is the text, possibly truncated at the end. Otherwise returns the text.
 */
function repeatedUnit(text: string): string {
  for (let length = 1; length <= text.length / 2; length++) {
    const unit = text.slice(0, length);
    if (unit.repeat(Math.ceil(text.length / length)).startsWith(text)) return unit;
  }
  return text;
}

function namesOf(username = "", email = ""): readonly string[] {
  const [local = ""] = email.split("@");
  const [mailbox = ""] = local.split("+");
  const words = username.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= minWordLength);
  return [username, email, local, mailbox, ...words];
}

/**
 * Returns whether a password is a variant of a name: reversed, with digits or signs around it, or with digits for
 * letters.
 */
function isVariant(password: string, name: string): boolean {
  const names = spellings(name);
  return [...spellings(password)].some(
    (spelling) => names.has(spelling) || names.has([...spelling].reverse().join("")),
  );
}

function spellings(text: string): ReadonlySet<string> {
  const folded = text.normalize("NFKC").toLowerCase();
  const bare = folded.replace(/^\P{L}+|(?<!\P{L})\P{L}+$/gu, "");
  return new Set([folded, bare].map(letters).filter((spelling) => spelling.length >= minNameLength));
}

const minNameLength = 3;

const stands: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  l: "i",
  "!": "i",
  "3": "e",
  "4": "a",
  "@": "a",
  "5": "s",
  $: "s",
  "7": "t",
  ł: "i",
};

/** Removes diacritics, signs and spaces, and unifies look-alike characters. */
function letters(text: string): string {
  const plain = text.normalize("NFKD").replace(/[013457@$!lł]/g, (character) => stands[character] ?? character);
  return plain.replace(/[^\p{L}\p{N}]/gu, "");
}
