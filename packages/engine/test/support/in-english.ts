import { formatMessage, type Message } from "@octavo/foundation";

export type InEnglish<T> = T extends Message ? string : T extends object ? { [Key in keyof T]: InEnglish<T[Key]> } : T;

/** Replaces each message in a value with its English text. */
export function inEnglish<T>(value: T): InEnglish<T> {
  return translated(value) as InEnglish<T>;
}

function translated(value: unknown): unknown {
  if (isMessage(value)) return formatMessage(value);
  if (Array.isArray(value)) return value.map(translated);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, translated(each)]));
}

function isMessage(value: unknown): value is Message {
  if (typeof value !== "object" || value === null || !("text" in value) || typeof value.text !== "string") return false;
  return Object.keys(value).every((key) => ["text", "one", "values", "initial"].includes(key));
}
