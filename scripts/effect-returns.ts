/** The fields of the syntax tree that the rule reads. */
interface Node {
  readonly type: string;
  readonly name?: unknown;
  readonly operator?: string;
  readonly callee?: Node;
  readonly object?: Node;
  readonly property?: Node;
  readonly expression?: Node;
  readonly argument?: Node | null;
  readonly arguments?: readonly Node[];
  readonly body?: Node;
  readonly value?: Node | null;
}

interface RuleContext {
  report(problem: { node: object; message: string }): void;
}

const effects = new Set(["useEffect", "useLayoutEffect", "useInsertionEffect"]);

/** Methods that TypeScript declares as void and that return a Promise in Chromium since 2026 (CSSOM View). */
const scrolling = new Set(["scroll", "scrollTo", "scrollBy", "scrollIntoView"]);

const callback =
  "React calls what an effect or a callback ref returns as its cleanup: write braces, and return only a cleanup function.";

const scroll =
  "Scrolling methods return a Promise in current browsers: call them in braces, without returning the result.";

/**
 * Reports effects and callback refs that return the value of an expression, and functions that return the result of
 * scrolling.
 */
export function effectReturns(context: RuleContext) {
  const refuseValue = (node: Node | null | undefined) => {
    if (returnsValue(node)) context.report({ node: node as Node, message: callback });
  };
  const refuseScroll = (value: Node | null | undefined) => {
    if (value && isScrollCall(value)) context.report({ node: value, message: scroll });
  };
  return {
    CallExpression: ({ callee, arguments: [effect] = [] }: Node) => {
      const name = callee?.type === "MemberExpression" ? callee.property?.name : callee?.name;
      if (effects.has(String(name))) refuseValue(effect);
    },
    JSXAttribute: ({ name, value }: Node) => {
      if ((name as Node).name === "ref") refuseValue(value?.expression);
    },
    ArrowFunctionExpression: ({ body }: Node) => refuseScroll(body),
    ReturnStatement: ({ argument }: Node) => refuseScroll(argument),
  };
}

/** Returns true for an arrow function whose body is an expression other than a function or `void …`. */
function returnsValue(node: Node | null | undefined): boolean {
  if (node?.type !== "ArrowFunctionExpression" || !node.body) return false;
  const { type, operator } = node.body;
  return type !== "BlockStatement" && type !== "ArrowFunctionExpression" && operator !== "void";
}

function isScrollCall(node: Node): boolean {
  if (node.type === "ChainExpression") return node.expression !== undefined && isScrollCall(node.expression);
  return node.type === "CallExpression" && scrolling.has(String(node.callee?.property?.name));
}
