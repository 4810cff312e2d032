import { type Diagnostic, formatMessage } from "@octavo/foundation";
import type { VariantSource } from "@octavo/starters";
import { formatDiagnostic, reportedDiagnostic, sortDiagnostics, summarize } from "../diagnostics.ts";
import { standardStream } from "../read-document.ts";
import { fileSize, formatCount, printError, printLine } from "../terminal.ts";
import type { MadeVariant, NamedVariant } from "./make-variant.ts";

interface ReportedRelease {
  readonly source: VariantSource;
  readonly zip: string | undefined;
}

interface ReportedVariant extends MadeVariant {
  readonly named: NamedVariant;
}

/** File names listed for a problem. */
const mostNames = 3;

/** Prints a line for each variant when it is made, and then each problem once with its variants; or one JSON object. */
export class MatrixReport {
  readonly #isJson: boolean;
  readonly #release: ReportedRelease;
  readonly #variants: ReportedVariant[] = [];
  #zipBytes: number | undefined;

  constructor(isJson: boolean, release: ReportedRelease) {
    this.#isJson = isJson;
    this.#release = release;
  }

  add(named: NamedVariant, made: MadeVariant): void {
    this.#variants.push({ ...made, named });
    if (this.#isJson) return;
    const problems = summarize(made.diagnostics);
    if (!made.written) return printError(`${named.name}  ${problems}: no PDF was written.`);
    const { pages, links, bytes } = made.written;
    const facts = [formatCount(pages, "page"), formatCount(links, "link"), fileSize(bytes), problems];
    this.#print(`${named.name}  ${facts.filter((fact) => fact !== "").join(", ")}`);
  }

  addZip(bytes: number): void {
    this.#zipBytes = bytes;
  }

  /** Returns true if all variants were written. */
  end(): boolean {
    const failed = this.#variants.filter(({ written }) => !written);
    if (this.#isJson) printLine(JSON.stringify(this.#described(), null, 2));
    else this.#summarize(failed.length);
    return failed.length === 0;
  }

  #print(line: string): void {
    (this.#release.zip === standardStream ? printError : printLine)(line);
  }

  #summarize(failed: number): void {
    this.#printProblems();
    const { source, zip } = this.#release;
    const total = this.#variants.length;
    const of = source.made ? ` of the starter ${source.made.madeFrom.starter}` : "";
    if (failed > 0) {
      const rest = zip === undefined ? "" : ", so no ZIP file was written";
      printError(`${failed} of ${formatCount(total, "variant")}${of} ${failed === 1 ? "has" : "have"} errors${rest}.`);
      printError("octavo check names the line of an error in the documents.");
      return;
    }
    const bytes = this.#zipBytes ?? this.#variants.reduce((sum, { written }) => sum + (written?.bytes ?? 0), 0);
    this.#print(`${this.#place()}${formatCount(total, "variant")}${of}, ${fileSize(bytes)}`);
  }

  #place(): string {
    const { zip } = this.#release;
    if (zip === undefined) return "";
    return `${zip === standardStream ? "stdout" : zip}  `;
  }

  #printProblems(): void {
    const found = this.#variants.flatMap(({ named, diagnostics }) =>
      sortDiagnostics(diagnostics, {}).map((diagnostic) => ({ named, diagnostic })),
    );
    for (const same of Map.groupBy(found, ({ diagnostic }) => keyOf(diagnostic)).values()) {
      const [first] = same;
      if (!first) continue;
      const names = new Set(same.map(({ named }) => named.name));
      printError(`${formatDiagnostic(first.diagnostic, {}, process.stderr)}\n    ${this.#listed([...names])}`);
    }
  }

  #listed(names: readonly string[]): string {
    const all = this.#variants.length;
    if (names.length === all && all > 1) return `in all ${all} variants`;
    const more = names.length > mostNames ? `, and ${names.length - mostNames} more` : "";
    return `in ${formatCount(names.length, "variant")}: ${names.slice(0, mostNames).join(", ")}${more}`;
  }

  #described() {
    const { source, zip } = this.#release;
    return {
      made_from: source.made?.madeFrom.starter ?? null,
      zip: zip !== undefined && this.#zipBytes !== undefined ? { output: zip, bytes: this.#zipBytes } : null,
      variants: this.#variants.map(({ named: { name, values, variant }, written, diagnostics }) => ({
        device: values.device,
        locale: values.locale,
        hand: values.hand,
        weekstart: values.weekStart,
        ...(variant.row && { row: variant.row.key }),
        output: written ? name : null,
        ...(written ?? { pages: 0, links: 0, bytes: 0 }),
        diagnostics: sortDiagnostics(diagnostics, {}).map(reportedDiagnostic),
      })),
    };
  }
}

/** Problems of variants are the same if they say the same about the same place. */
function keyOf({ severity, code, message, at: { master, section, widget_id, block } }: Diagnostic): string {
  return JSON.stringify([severity, code, formatMessage(message), master, section, widget_id, block]);
}
