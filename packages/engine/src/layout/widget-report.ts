import type { Diagnostic, DiagnosticCode, Message, Place } from "@octavo/foundation";

/** A function is called once per rule and widget, because the search is slow. */
export type Hint = Message | (() => Message | undefined) | undefined;
/** Diagnostics with different subjects are counted separately. */
export type WarnAt = (
  code: DiagnosticCode,
  message: Message,
  path: readonly string[],
  hint?: Hint,
  subject?: string,
) => void;

export class WidgetReport {
  readonly diagnostics: Diagnostic[] = [];
  /** Number of reports, with repeated ones. */
  reports = 0;
  /** Code points that no font has. */
  readonly missing = new Set<number>();
  readonly #place: Place;
  readonly #hintedRules: Set<string>;

  constructor(place: Place, hintedRules: Set<string>) {
    this.#place = place;
    this.#hintedRules = hintedRules;
  }

  readonly warn: WarnAt = (code, message, path, hint, subject) => {
    const at = { ...this.#place, path };
    this.#add({ severity: "warning", code, message, at, ...(subject !== undefined && { subject }) }, hint);
  };

  readonly error: WarnAt = (code, message, path, hint) => {
    this.#add({ severity: "error", code, message, at: { ...this.#place, path } }, hint);
  };

  has(code: DiagnosticCode): boolean {
    return this.diagnostics.some((diagnostic) => diagnostic.code === code);
  }

  #add(diagnostic: Diagnostic, hint: Hint): void {
    this.reports++;
    const { code, at, subject } = diagnostic;
    const known = this.diagnostics.some(
      (other) => other.code === code && String(other.at.path) === String(at.path) && other.subject === subject,
    );
    if (known) return;
    const key = [code, at.master, at.widget_id, subject, ...(at.path ?? [])].join("\0");
    const text = typeof hint === "function" ? (this.#hintedRules.has(key) ? undefined : hint()) : hint;
    this.#hintedRules.add(key);
    this.diagnostics.push(text === undefined ? diagnostic : { ...diagnostic, hint: text });
  }
}
