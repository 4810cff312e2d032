/** A planner for each row of a list, as one ZIP file: `octavo build --each pupils`. */
import { Readable } from "node:stream";
import { type Compilation, emitPdf, type PdfOptions, type PlannedRow, rowsOfList, type World } from "@octavo/engine";
import { MessageError } from "@octavo/foundation";
import { deflate, latin1 } from "@octavo/press";
import { ZipFile } from "yazl";
import { UsageError } from "./command.ts";
import type { Output } from "./output.ts";

export interface RowPlanner {
  readonly row: PlannedRow;
  readonly pages: number;
}

/** Rows of the list `name`. Throws a `UsageError` if the plan lacks it. */
export function plannedRows({ template }: Compilation, name: string): readonly PlannedRow[] {
  const tables = template?.data ?? [];
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
export class RowProblem extends Error {
  readonly row: PlannedRow;
  readonly compilation: Compilation;

  constructor(row: PlannedRow, compilation: Compilation) {
    super(`The planner of row "${row.key}" has errors`);
    this.row = row;
    this.compilation = compilation;
  }
}

interface RowPlanners {
  readonly rows: readonly PlannedRow[];
  readonly compileRow: (row: PlannedRow) => Compilation;
  readonly settings: (compilation: Compilation) => PdfOptions;
}

/** The first date of ZIP files, so that the same planners give the same bytes. */
const noTime = new Date(1980, 0, 1);

/**
 * Writes the planners one after the other, so that one is in memory at a time. Throws a `RowProblem` for the first one with
 * errors.
 */
export async function writeRowPlanners(
  { rows, compileRow, settings }: RowPlanners,
  { fonts }: World,
  output: Output,
): Promise<{ readonly planners: readonly RowPlanner[]; readonly bytes: number }> {
  const zip = new ZipFile();
  const planners: RowPlanner[] = [];
  for (const row of rows)
    zip.addReadStreamLazy(row.file, { mtime: noTime, compress: false, forceDosTimestamp: true }, (done) => {
      try {
        const compilation = compileRow(row);
        const { document } = compilation;
        if (!document) throw new RowProblem(row, compilation);
        planners.push({ row, pages: document.pageCount });
        done(undefined, Readable.from(emitPdf(document, { deflate, latin1, fonts }, settings(compilation))));
      } catch (problem) {
        stream.destroy(problem instanceof Error ? problem : new MessageError({ text: String(problem) }));
      }
    });
  const stream = Readable.from(zip.outputStream as AsyncIterable<Uint8Array>);
  zip.end();
  return { bytes: await output.write(stream), planners };
}
