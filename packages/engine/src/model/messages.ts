/** Problems of the value of a property. They follow the property's name: "must be a number". */
import { type Message, message } from "@octavo/foundation";

export const mustBe = (expected: Message) => message("must be {expected}", { expected });

export const text = message("text");
export const number = message("a number");
export const range = (min: number, max: number) =>
  message("from {min} to {max}", { min: String(min), max: String(max) });
export const wholeRange = (min: number, max: number) =>
  message("a whole number from {min} to {max}", { min: String(min), max: String(max) });
export const oneOf = (options: readonly string[]) => message("one of {options}", { options: options.join(", ") });
export const flag = message("true or false");
export const color = message("a color like #1A2B3C");
export const font = message("the name of a font");
export const day = message("a day that exists, like 2026-01-31");
export const fractions = message("fractions between 0 and 1");
export const linkRule = message("{ link: { bind: … } }");
export const monthOnUndatedPage = message("a month like 2026-01 on a page without a date");

/** Names a property by its label, which is translated. */
export const unusableProperty = (label: string, problem: Message) =>
  message("{property} {problem}", { property: { text: label }, problem });
