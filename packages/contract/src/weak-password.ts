import list from "./generated/common-passwords.json" with { type: "json" };
import * as messages from "./messages.ts";

/** The commonest passwords that are long enough to be chosen, in lower case. */
const common: ReadonlySet<string> = new Set(list);

interface Owner {
  readonly username?: string | undefined;
  readonly email?: string | undefined;
}

/** Parts of a username that are shorter are no clue to a password. */
const shortestWord = 4;
const longestPattern = 4;
const fewestCharacters = 4;

/** Why a password is among the first that somebody would try; undefined if it is not. */
export function weakPasswordProblem(password: string, { username, email }: Owner): string | undefined {
  const folded = password.normalize("NFKC").toLowerCase();
  const unit = repeatedUnit(folded);
  if (unit.length <= longestPattern || new Set(folded).size < fewestCharacters) return messages.passwordRepeats;
  if (common.has(folded) || common.has(unit)) return messages.passwordCommon;
  return namesOf(username, email).some((name) => isVariant(folded, name)) ? messages.passwordIsName : undefined;
}

/** The shortest text that a text repeats at least twice, perhaps with a part of it at the end; else the text itself. */
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
  const words = username.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= shortestWord);
  return [username, email, local, mailbox, ...words];
}

/** Whether a password is a name: forwards or backwards, with digits or signs around it, or with digits for letters. */
function isVariant(password: string, name: string): boolean {
  const names = spellings(name);
  return [...spellings(password)].some(
    (spelling) => names.has(spelling) || names.has([...spelling].reverse().join("")),
  );
}

function spellings(text: string): ReadonlySet<string> {
  const folded = text.normalize("NFKC").toLowerCase();
  const bare = folded.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  return new Set([folded, bare].map(letters).filter((spelling) => spelling.length >= shortestName));
}

const shortestName = 3;

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

/** Without marks, signs and spaces, and one of the characters that stand for each other. */
function letters(text: string): string {
  const plain = text.normalize("NFKD").replace(/[013457@$!lł]/g, (character) => stands[character] ?? character);
  return plain.replace(/[^\p{L}\p{N}]/gu, "");
}
