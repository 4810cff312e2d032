/**
 * Text for a user as data. `text` is the English text with slots in braces; translations use it as their key. Nobody
 * parses the formatted text.
 */
export interface Message<Text extends string = string> {
  readonly text: Text;
  /** English singular, used if the value `count` is 1. */
  readonly one?: string;
  readonly values?: MessageValues;
  /** Case of the first letter, if the place in the sentence decides it. */
  readonly initial?: "upper" | "lower";
}

/** A text is shown as it is. A number follows the rules of the language. A message is translated. A list has the commas of the language. */
export type MessageValue = string | number | Message | readonly MessageValue[];
export type MessageValues = Readonly<Record<string, MessageValue>>;

/** Braces with other characters, such as `{name:02d}`, are part of the text. */
type Slots<Text extends string> = Text extends `${string}{${infer Slot}}${infer Rest}`
  ? (Slot extends `${string}${" " | ":" | "{" | "…"}${string}` ? never : Slot) | Slots<Rest>
  : never;
export type ValuesOf<Text extends string, Value = MessageValue> = Readonly<Record<Slots<Text>, Value>>;

type ValuesArgument<Text extends string> = [Slots<Text>] extends [never] ? [] : [values: ValuesOf<Text>];

/** The annotation lets a bundle omit messages that it does not use. */
// @__NO_SIDE_EFFECTS__
export function message<const Text extends string>(text: Text, ...[values]: ValuesArgument<Text>): Message<Text> {
  return values === undefined ? { text } : { text, values };
}

/** Creates a message with a counted noun: `countedMessage(2, "{count} page", "{count} pages")`. */
export function countedMessage<const Text extends string>(
  count: number,
  one: string,
  text: Text,
  values?: Omit<ValuesOf<Text>, "count">,
): Message<Text> {
  return { text, one, values: { ...values, count } };
}

/** Template and numbers of a language. */
export interface MessageLanguage {
  /** Returns the text with slots. */
  readonly template: (message: Message) => string;
  readonly number: (value: number) => string;
  /** False if words within a sentence keep the case of their first letter, as German nouns do. */
  readonly lowersInitials: boolean;
  readonly listSeparator: string;
}

export const english: MessageLanguage = {
  template: ({ text, one, values }) => (values?.["count"] === 1 ? (one ?? text) : text),
  number: (value) =>
    Number.isInteger(value) && value >= 10_000 ? String(value).replace(/\d(?=(?:\d{3}){1,9}$)/g, "$&,") : String(value),
  lowersInitials: true,
  listSeparator: ", ",
};

export function formatMessage(message: Message, language: MessageLanguage = english): string {
  const { values = {}, initial } = message;
  const text = language
    .template(message)
    .replace(/\{(\w+)\}/g, (slot, name: string) => formatValue(values[name] ?? slot, language));
  const first = text.charAt(0);
  if (initial === "upper") return first.toUpperCase() + text.slice(1);
  const isLowered = initial === "lower" && language.lowersInitials && !isAbbreviation(text);
  return isLowered ? first.toLowerCase() + text.slice(1) : text;
}

/** Matches texts such as "ID of the page". */
const isAbbreviation = (text: string) => /^\p{Lu}{2}/u.test(text);

function formatValue(value: MessageValue, language: MessageLanguage): string {
  if (typeof value === "string") return value;
  if (typeof value === "number") return language.number(value);
  return isList(value)
    ? value.map((each) => formatValue(each, language)).join(language.listSeparator)
    : formatMessage(value, language);
}

function isList(value: MessageValue): value is readonly MessageValue[] {
  return Array.isArray(value);
}

/** An error whose message can be translated. */
export class MessageError extends Error {
  override readonly name: string = "MessageError";
  readonly data: Message;

  /** A text is a message without values. */
  constructor(given: Message | string, options?: { cause?: unknown }) {
    const data = typeof given === "string" ? { text: given } : given;
    super(formatMessage(data), options);
    this.data = data;
  }
}

/** Returns the message of anything that was thrown. */
export function messageOf(reason: unknown): Message {
  if (reason instanceof MessageError) return reason.data;
  return { text: reason instanceof Error ? reason.message : String(reason) };
}

/** Texts of the messages that a module exports, as constants, from functions or in tables of both. */
export type TextsOf<Module> = Module extends unknown ? TextOf<Module[keyof Module]> : never;

type TextOf<Exported> =
  Exported extends Message<infer Text>
    ? Known<Text>
    : Exported extends (...values: never) => Message<infer Text> | undefined
      ? Known<Text>
      : Exported extends Readonly<Record<string, Message | ((...values: never) => Message)>>
        ? TextsOf<Exported>
        : never;
type Known<Text extends string> = string extends Text ? never : Text;

/** "U+000A". */
export function formatCodePoint(codePoint: number): string {
  return `U+${codePoint.toString(16).toUpperCase().padStart(4, "0")}`;
}
