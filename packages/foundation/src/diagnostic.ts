import type { DiagnosticCode } from "./diagnostic-codes.ts";
import { limits } from "./limits.ts";
import type { Message } from "./message.ts";
import { moreProblems } from "./messages.ts";

/** Message about the author's document. Stages collect diagnostics and do not throw them. */
export interface Diagnostic {
  /** With an error, no document is rendered. A hint is optional advice. */
  readonly severity: "error" | "warning" | "hint";
  /** Stable identifier for programs: "unknown_destination". */
  readonly code: DiagnosticCode;
  /** One sentence for the author. */
  readonly message: Message;
  readonly at: Place;
  /** Subject of the message, if one place can break a rule more than once: the name of an unknown token. */
  readonly subject?: string;
  readonly hint?: Message;
  /** Number of occurrences. Default: 1. */
  readonly count?: number;
}

export type DocumentName = "masters" | "plan" | "template";

export type DocumentPath = readonly (string | number)[];

/** Position in the author's documents, with all known fields. Line and column count from 1. */
export interface Place {
  readonly document?: DocumentName;
  readonly path?: DocumentPath;
  readonly line?: number;
  readonly column?: number;
  readonly master?: string;
  readonly section?: string;
  /** Name of the list whose rows are meant. */
  readonly list?: string;
  /** Name of the block that contains the widget. */
  readonly block?: string;
  /** Ids of the widgets that place the block in the design, outermost first: "tabs/row". */
  readonly instance?: string;
  readonly widget_id?: string;
  /** English label of the widget's type, which the studio translates. Absent before layout. */
  readonly widget_label?: string;
  readonly page?: number;
  /** Label of the page in a reader: "2026-01-15". Only after a check of all pages. */
  readonly page_label?: string;
}

/** Identifies repetitions of a diagnostic: same rule, same widget, and same subject or message. */
export function diagnosticKey({ code, message, at, subject }: Diagnostic): string {
  const about = subject ?? (at.path ? "" : message);
  return JSON.stringify([code, at.document, at.path, at.master, at.section, at.block, at.widget_id, about]);
}

/**
 * Collects the diagnostics of one compile. Counts a repeated diagnostic instead of storing it, and limits their
 * number.
 */
export class Report {
  readonly #entries = new Map<string, Diagnostic>();
  #beyond = 0;
  #hasErrors = false;

  add(diagnostic: Diagnostic): void {
    const id = diagnosticKey(diagnostic);
    const known = this.#entries.get(id);
    this.#hasErrors ||= diagnostic.severity === "error";
    const { count = 1 } = diagnostic;
    if (known) this.#entries.set(id, { ...known, count: (known.count ?? 1) + count });
    else if (this.#entries.size < limits.diagnostics) this.#entries.set(id, diagnostic);
    else this.#beyond += count;
  }

  get diagnostics(): readonly Diagnostic[] {
    return this.#beyond === 0 ? [...this.#entries.values()] : [...this.#entries.values(), this.#more()];
  }

  get hasErrors(): boolean {
    return this.#hasErrors;
  }

  #more(): Diagnostic {
    const severity = this.#hasErrors ? "error" : "warning";
    return { severity, code: "more_problems", message: moreProblems(this.#beyond), at: {} };
  }
}
