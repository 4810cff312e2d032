import { limits } from "./limits.ts";

/** What a stage has to say about the author's document. Collected, never thrown. */
export interface Diagnostic {
  /** With an error there is no document to print; a hint is good to know. */
  readonly severity: "error" | "warning" | "hint";
  /** Stable, for programs: "unknown_destination". */
  readonly code: string;
  /** One sentence for the author. */
  readonly message: string;
  readonly at: Place;
  /** What the rule is broken by, where one place can break it more than once: an unknown token. */
  readonly subject?: string;
  /** What to do about it, when that can be said. */
  readonly hint?: string;
  /** How many times the same thing was met; 1 when absent. */
  readonly count?: number;
}

/** Which of the author's texts is meant. */
export type DocumentName = "masters" | "plan" | "template";

export type DocumentPath = readonly (string | number)[];

/** Where in the author's documents. Everything that is known is filled in; line and column count from 1. */
export interface Place {
  readonly document?: DocumentName;
  readonly path?: DocumentPath;
  readonly line?: number;
  readonly column?: number;
  readonly master?: string;
  readonly section?: string;
  readonly widget_id?: string;
  /** The first page on which it was met. */
  readonly page?: number;
}

/** What tells one diagnostic from a repetition of it: the rule, the widget and the subject or what the message says. */
function key({ code, message, at, subject = at.path ? "" : message }: Diagnostic): string {
  return JSON.stringify([code, at.document, at.path, at.master, at.section, at.widget_id, subject]);
}

/**
 * Gathers diagnostics over all stages of one compile. The same rule met again at the same widget is counted, not
 * repeated; and a document that is wrong all over does not fill the memory with complaints.
 */
export class Report {
  readonly #entries = new Map<string, Diagnostic>();
  #beyond = 0;
  #hasErrors = false;

  add(diagnostic: Diagnostic): void {
    const id = key(diagnostic);
    const known = this.#entries.get(id);
    this.#hasErrors ||= diagnostic.severity === "error";
    if (known) this.#entries.set(id, { ...known, count: (known.count ?? 1) + 1 });
    else if (this.#entries.size < limits.diagnostics) this.#entries.set(id, diagnostic);
    else this.#beyond++;
  }

  get diagnostics(): readonly Diagnostic[] {
    return this.#beyond === 0 ? [...this.#entries.values()] : [...this.#entries.values(), this.#more()];
  }

  get hasErrors(): boolean {
    return this.#hasErrors;
  }

  #more(): Diagnostic {
    const message = `There are ${this.#beyond} more problems than can be listed`;
    return { severity: this.#hasErrors ? "error" : "warning", code: "more_problems", message, at: {} };
  }
}
