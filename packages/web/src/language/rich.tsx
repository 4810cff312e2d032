import { Fragment, type ReactNode } from "react";
import type { PlainText } from "./dictionary.ts";
import { translate, type Values } from "./t.ts";

/** Translates a sentence that contains elements: `rich("Signed in as {name}", { name: <b>…</b> })`. */
export function rich<Text extends PlainText>(text: Text, values: Values<Text, ReactNode>): ReactNode {
  const parts: Readonly<Record<string, ReactNode>> = values;
  return translate(text)
    .split(/\{(\w+)\}/)
    .map((part, index) => <Fragment key={index}>{index % 2 ? parts[part] : part}</Fragment>);
}
