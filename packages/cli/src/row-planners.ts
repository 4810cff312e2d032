/** A planner for each row of a list, as one ZIP file: `octavo build --each pupils`. */
import { Readable } from "node:stream";
import {
  type Compilation,
  emitPdf,
  type PdfOptions,
  type PlannedRow,
  rowsOfList,
  type Template,
  type World,
} from "@octavo/engine";
import { deflate, latin1 } from "@octavo/press";
import { ZipFile } from "yazl";
import { UsageError } from "./command.ts";
import type { Output } from "./output.ts";

export interface RowPlanner {
  readonly row: PlannedRow;
  readonly pages: number;
}

/** Rows of the list `name`. Throws a `UsageError` if the plan lacks it. */
export function plannedRows(tables: NonNullable<Template["data"]>, name: string): readonly PlannedRow[] {
  const rows = rowsOfList(tables, name);
  if (rows && rows.length > 0) return rows;
  if (rows) throw new UsageError(`The list "${name}" has no rows, so there are no planners to make.`);
  const known = tables.map((table) => table.name);
  throw new UsageError(
    known.length === 0
      ? `The plan has no list "${name}". Add one to its "data", or name a file: --data ${name}=${name}.csv`
      : `The plan has no list "${name}", but ${known.map((one) => `"${one}"`).join(", ")}.`,
  );
}

/** A row whose planner has errors. */
interface RowProblem {
  readonly row: PlannedRow;
  readonly compilation: Compilation;
}

interface WrittenPlanners {
  readonly planners: readonly RowPlanner[];
  readonly bytes: number;
}

interface RowPlanners {
  readonly rows: readonly PlannedRow[];
  readonly compileRow: (row: PlannedRow) => Compilation;
  readonly settings: (compilation: Compilation) => PdfOptions;
}

/** The first date of ZIP files, so that the same planners give the same bytes. */
const noTime = new Date(1980, 0, 1);

/** Writes the planners one after the other, so that one is in memory at a time. Stops at the first one with errors. */
export async function writeRowPlanners(
  { rows, compileRow, settings }: RowPlanners,
  { fonts }: World,
  output: Output,
): Promise<WrittenPlanners | { readonly problem: RowProblem }> {
  const zip = new ZipFile();
  const planners: RowPlanner[] = [];
  let failure: { readonly cause: unknown; readonly problem?: RowProblem } | undefined;
  const pdfOf = (row: PlannedRow): Readable => {
    const compilation = compileRow(row);
    const { document } = compilation;
    if (!document) failure = { cause: new Error("A planner has errors"), problem: { row, compilation } };
    if (!document) return Readable.from([]);
    planners.push({ row, pages: document.pageCount });
    return Readable.from(emitPdf(document, { deflate, latin1, fonts }, settings(compilation)));
  };
  for (const row of rows)
    zip.addReadStreamLazy(row.file, { mtime: noTime, compress: false, forceDosTimestamp: true }, (done) => {
      try {
        done(undefined, failure ? Readable.from([]) : pdfOf(row));
      } catch (cause) {
        failure = { cause };
        done(undefined, Readable.from([]));
      }
    });
  zip.end();
  try {
    return { bytes: await output.write(untilFailure(zip.outputStream, () => failure)), planners };
  } catch (cause) {
    if (failure?.problem) return { problem: failure.problem };
    throw failure?.cause ?? cause;
  }
}

/** An exception in a callback of the ZIP file would end the process. */
async function* untilFailure(
  stream: NodeJS.ReadableStream,
  failure: () => { readonly cause: unknown } | undefined,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of stream) {
    const found = failure();
    if (found) throw found.cause;
    yield chunk as unknown as Uint8Array;
  }
  const found = failure();
  if (found) throw found.cause;
}
