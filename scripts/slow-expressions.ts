import { analyse } from "scslre";

interface ExpressionNode {
  readonly type: string;
  readonly regex?: { readonly pattern: string; readonly flags: string };
  readonly callee?: { readonly type: string; readonly name?: string };
}

interface RuleContext {
  report(problem: { node: object; message: string }): void;
}

const made = "The time of an expression that is made at run time cannot be checked: write it as a literal.";

/**
 * Reports regular expressions whose time can grow faster than the length of a text: by backtracking, or because each start
 * of a search reads the same characters again.
 */
export function slowExpressions(context: RuleContext) {
  const refuseMade = (node: ExpressionNode) => {
    if (node.callee?.type === "Identifier" && node.callee.name === "RegExp") context.report({ node, message: made });
  };
  return {
    Literal: (node: ExpressionNode) => {
      const message = node.regex && problemOf(node.regex.pattern, node.regex.flags);
      if (message !== undefined) context.report({ node, message });
    },
    NewExpression: refuseMade,
    CallExpression: refuseMade,
  };
}

/** Only these repeat without a limit. */
const unlimited = /[*+]|\{\d+,\}/;

/** Many files have the same expressions. */
const known = new Map<string, string | undefined>();

function problemOf(source: string, flags: string): string | undefined {
  if (!unlimited.test(source)) return undefined;
  const key = `${flags}/${source}`;
  if (!known.has(key)) known.set(key, analysed(source, flags));
  return known.get(key);
}

function analysed(source: string, flags: string): string | undefined {
  const [found] = analyse({ source, flags }, { maxReports: 1 }).reports;
  if (!found) return undefined;
  const time = found.exponential ? "exponential" : "more than linear";
  const { pick } = found.character;
  const remedy =
    found.type === "Move"
      ? "let a match begin only after another character, as (?<!x)x+ does"
      : "let no two parts that repeat match the same characters";
  return `This expression takes ${time} time for texts such as ${JSON.stringify(pick.repeat(8))}…: ${remedy}.`;
}
