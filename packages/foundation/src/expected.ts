/** Values that a message can expect. They follow "must be". */
import { message } from "./message.ts";

export const text = message("text");
export const number = message("a number");
export const flag = message("true or false");
export const list = message("a list");
export const mapping = message("a mapping of keys and values");
export const color = message("a color like #1A2B3C");
export const oneOf = (options: readonly string[]) => message("one of {options}", { options });
export const wholeRange = (min: number, max: number) =>
  message("a whole number from {min} to {max}", { min: String(min), max: String(max) });
