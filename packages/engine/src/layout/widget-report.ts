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

interface Reported {
  readonly diagnostics: readonly Diagnostic[];
  /** Code points that no font has. */
  readonly missing: readonly number[];
}

const nothing: Reported = { diagnostics: [], missing: [] };

export class WidgetReport {
  /** Number of reports, with repeated ones. */
  reports = 0;
  #found: Reported = nothing;
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

  /** Notes code points that no font has. */
  miss(codePoints: readonly number[]): void {
    this.#found = { ...this.#found, missing: [...this.#found.missing, ...codePoints] };
  }

  /** Returns what was reported since the last call. */
  take(): Reported {
    const found = this.#found;
    this.#found = nothing;
    return found;
  }

  has(code: DiagnosticCode): boolean {
    return this.#found.diagnostics.some((diagnostic) => diagnostic.code === code);
  }

  #add(diagnostic: Diagnostic, hint: Hint): void {
    this.reports++;
    const { code, at, subject } = diagnostic;
    const known = this.#found.diagnostics.some(
      (other) => other.code === code && String(other.at.path) === String(at.path) && other.subject === subject,
    );
    if (known) return;
    const key = [code, at.master, at.widget_id, subject, ...(at.path ?? [])].join("\0");
    const text = typeof hint === "function" ? (this.#hintedRules.has(key) ? undefined : hint()) : hint;
    this.#hintedRules.add(key);
    const hinted = text === undefined ? diagnostic : { ...diagnostic, hint: text };
    this.#found = { ...this.#found, diagnostics: [...this.#found.diagnostics, hinted] };
  }
}
