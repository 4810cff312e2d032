interface Comment {
  readonly type: string;
  readonly value: string;
  readonly range: readonly [start: number, end: number];
}

interface RuleContext {
  readonly sourceCode: { readonly text: string; getAllComments(): readonly Comment[] };
  report(problem: { node: Comment; message: string }): void;
}

/** Openings that describe a thing by a clause and leave its name to the reader. */
const riddle =
  /^(?:what|who|whom|whose|whoever|whatever|whether|where|wherever|how|the ones? (?:that|who|which|whose))\b/i;

const opening =
  "Begin a doc comment with a verb or a noun phrase: “Returns …”, “Maximum size of …” (CONTRIBUTING.md, Comments).";

const repetition =
  "This comment only repeats the words of the name: add what the signature does not show, or delete it.";

/** Words that add nothing to a name. */
const fillers = new Set(
  "a an the this that these its it of for in on at to by with from as or and is are be has have one all any each every returns return get gets set sets true false if value".split(
    " ",
  ),
);

/** Reports doc comments that open with a riddle, or whose only sentence repeats the name that it documents. */
export function docComments(context: RuleContext) {
  return {
    Program: () => {
      const { sourceCode } = context;
      for (const comment of sourceCode.getAllComments()) {
        const message = problemOf(comment, sourceCode.text.slice(comment.range[1]));
        if (message) context.report({ node: comment, message });
      }
    },
  };
}

function problemOf({ type, value }: Comment, following: string): string | undefined {
  if (type !== "Block" || !value.startsWith("*")) return undefined;
  const text = commentText(value);
  if (riddle.test(text)) return opening;
  const name = declaredName(following);
  return name !== undefined && repeats(text, name) ? repetition : undefined;
}

/** Joins the lines of a comment without their asterisks. */
export function commentText(value: string): string {
  return value
    .replace(/^\*/, "")
    .replace(/\n\s*\*/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

const modifiers = "export|default|declare|abstract|async|public|private|protected|static|override|readonly|get|set";

const declaration = new RegExp(
  `^\\s*(?:(?:${modifiers})\\s+)*(?:(?:function\\*?|const|let|class|interface|type|enum)\\s+)?(?:#?([\\w$]+)|"([^"]+)")\\s*[?!]?\\s*[:=(<;,{]|^\\s*(?:export\\s+)?(?:class|interface)\\s+(\\w+)`,
);

function declaredName(following: string): string | undefined {
  const match = declaration.exec(following);
  return match?.slice(1).find((name) => name !== undefined);
}

function repeats(text: string, name: string): boolean {
  // Quotes, braces and further sentences are information.
  if (/[.:;!?]\s|["`{]/.test(text)) return false;
  const known = new Set(wordsOf(name).map(stem));
  const words = wordsOf(text).filter((word) => !fillers.has(word));
  return words.length > 0 && words.every((word) => known.has(stem(word)));
}

const wordsOf = (text: string) =>
  text
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== "");

/** Removes endings, so that "pages" and "page", "formats" and "format" are equal. */
const stem = (word: string) => word.replace(/(?:ies|y)$/, "i").replace(/(?:ing|ed|es|s|e)$/, "");
