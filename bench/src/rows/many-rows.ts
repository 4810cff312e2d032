import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { createDatabase, type Measured, measureManyRows, startPostgres } from "@octavo/server/testing";
import { scratch } from "../fresh-process.ts";
import { quantile } from "../measure.ts";
import { type Effort, grouped, measured, milliseconds, type Row, seconds } from "../row.ts";

const stores = ["SQLite", "PostgreSQL"] as const;

/** Measures the queries of the audit log, of versions and of rate limits on ten million rows of each, or one million. */
export async function manyRows({ repetitions }: Effort): Promise<readonly Row[]> {
  const count = repetitions < 9 ? 1_000_000 : 10_000_000;
  const rows: Row[] = [];
  for (const store of stores) {
    const about = `${grouped(count)} rows on ${store}`;
    rows.push(...(await measured(about, async () => rowsOf(about, await onStore(store, count)))));
  }
  return rows;
}

async function onStore(store: (typeof stores)[number], count: number): Promise<Measured> {
  if (store === "SQLite") return measureManyRows({ dataDir: mkdtempSync(join(scratch, "rows-")) }, count);
  const postgres = await startPostgres();
  const { url: databaseUrl, drop } = await createDatabase(postgres.url);
  try {
    return await measureManyRows({ databaseUrl }, count);
  } finally {
    await drop();
    await postgres.stop();
  }
}

function rowsOf(about: string, { queries, readsMeanwhile, prunings }: Measured): readonly Row[] {
  return [
    ...Object.entries(queries).map(([what, times]) => timesRow(`${about}: ${what}`, times)),
    timesRow(`${about}: another read while the audit log is searched`, readsMeanwhile),
    ...Object.entries(prunings).map(([table, { rows, milliseconds: took, waits, inOneStatement }]): Row => {
      const [p99, most] = [quantile(waits, 0.99), Math.max(...waits)];
      return {
        what: `${about}: prune ${grouped(rows)} of ${table}, wait of other writes`,
        other: `one statement for as many: ${inOneStatement === undefined ? "ended by the store" : seconds(inOneStatement)}`,
        target: "p99 ≤ 250 ms",
        ours: `${seconds(took)}, p99 ${milliseconds(p99)}, at most ${milliseconds(most)}`,
        met: p99 <= 250,
        figures: { took_ms: took, p99_ms: p99, most_ms: most },
      };
    }),
  ];
}

function timesRow(what: string, times: readonly number[]): Row {
  const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)];
  return {
    what,
    other: "–",
    target: "–",
    ours: `p50 ${milliseconds(p50)}, p99 ${milliseconds(p99)}`,
    figures: { p50_ms: p50, p99_ms: p99 },
  };
}
