import { type Message, message } from "@octavo/foundation";

/** A word of the product. Screens, help and tutorial explain it in the same words. */
export interface Term<Id extends string = string> {
  readonly id: Id;
  readonly title: string;
  readonly text: Message;
  /** Id of the term in the tutorial: /tutorial#term-master. */
  readonly tutorial: `term-${Id}`;
}

function term<const Id extends string>(id: Id, title: string, text: Message): Term<Id> {
  return { id, title, text, tutorial: `term-${id}` };
}

/** In the order of the tutorial. */
export const terms = [
  term(
    "master",
    "Master",
    message(
      "A master is the design of a page, such as a day. You draw it once, and the plan makes as many pages from it as you need.",
    ),
  ),
  term(
    "plan",
    "Plan",
    message(
      "The plan says which pages the planner has. Each section makes pages from one master, for example one for each day.",
    ),
  ),
  term(
    "section",
    "Section",
    message(
      "A section is an entry of the plan. It makes one page from its master, one for each day, week or month, or as many as you say.",
    ),
  ),
  term(
    "part",
    "Part",
    message(
      "A part is a ready-made piece of a page, such as a schedule or a habit tracker. Insert it, and change it as you like.",
    ),
  ),
  term(
    "block",
    "Block",
    message(
      "A block is a piece that several masters share, such as a header. If you change it in one place, it changes everywhere.",
    ),
  ),
  term(
    "style",
    "Style",
    message(
      "A style is a look with a name: font, size, color and lines. If you change the style, everything that uses it changes.",
    ),
  ),
  term(
    "token",
    "Token",
    message(
      "A token is a word in braces. Each page replaces it by its own value: {token} is Monday on one page and Tuesday on the next.",
      { token: "{weekday}" },
    ),
  ),
  term(
    "anchor",
    "Anchor",
    message("An anchor gives a place on a page a name, so that links can lead there. It is not printed."),
  ),
] as const;

export type TermId = (typeof terms)[number]["id"];

export function findTerm(id: TermId): Term {
  return terms.find((known) => known.id === id) ?? terms[0];
}
