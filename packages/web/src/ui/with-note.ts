import { t } from "../language/t.ts";

/** A text with a note in parentheses, as the language writes them: "Box (default)", "ボックス（デフォルト）". */
export function withNote(text: string, note: string): string {
  return t("{text} ({note})", { text, note });
}
