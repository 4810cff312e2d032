import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { runTask, scratch } from "../fresh-process.ts";
import { interleaved, median } from "../measure.ts";
import { type Effort, grouped, measured, megabytes, type Row, seconds } from "../row.ts";
import { dayMasters, photograph, yearPlan } from "../workload/photograph.ts";

interface Figures {
  readonly workMs: number;
  readonly pages: number;
  readonly pdfBytes: number;
  readonly templateBytes: number;
}

/** Compares a year of days with a picture in the design to the same year without it. */
export async function photographRows({ processes }: Effort): Promise<readonly Row[]> {
  return measured("a photograph in the master of a year of days", () => measureRows(processes));
}

async function measureRows(processes: number): Promise<readonly Row[]> {
  const file = photograph();
  const runs = await interleaved(processes, { with: year("with", file), without: year("without", undefined) });
  const [picture, plain] = [runs.with[0], runs.without[0]];
  if (!picture || !plain) throw new Error("The year was not compiled once.");
  const of = (name: keyof typeof runs, figure: "workMs" | "peakBytes") =>
    median(runs[name].map((result) => result[figure]));
  const what = `a photograph of ${(file.length / 1e6).toFixed(2)} MB in the master of ${picture.pages} days`;
  const perPage = (picture.pdfBytes - plain.pdfBytes - file.length) / picture.pages;
  const encoded = Math.ceil(file.length / 3) * 4;
  return [
    {
      what: `${what}: documents → PDF`,
      other: "12–14 s",
      target: "–",
      ours: `${seconds(of("with", "workMs"))}; ${seconds(of("without", "workMs"))} without it`,
      figures: { cpu_ms: of("with", "workMs"), cpu_without_ms: of("without", "workMs") },
    },
    {
      what: `${what}: PDF, beside pages and photograph`,
      other: "–",
      target: "≤ 10 bytes a page",
      ours: `${perPage.toFixed(1)} bytes a page; ${grouped(picture.pdfBytes)} in all`,
      met: perPage <= 10,
      figures: { bytes_per_page: perPage, bytes: picture.pdfBytes },
    },
    {
      what: `${what}: compiled template`,
      other: "453 MB",
      target: "the picture once",
      ours: `${grouped(picture.templateBytes)} bytes`,
      figures: { bytes: picture.templateBytes },
      met: picture.templateBytes <= plain.templateBytes + encoded + 1000,
    },
    {
      what: `${what}: peak memory`,
      other: "969 MB",
      target: "–",
      ours: `${megabytes(of("with", "peakBytes"))}; ${megabytes(of("without", "peakBytes"))} without it`,
      figures: { bytes: of("with", "peakBytes"), bytes_without: of("without", "peakBytes") },
    },
  ];
}

function year(name: string, picture: Uint8Array | undefined) {
  const [masters, plan] = [join(scratch, `${name}.masters.yaml`), join(scratch, `${name}.plan.yaml`)];
  writeFileSync(masters, dayMasters(picture));
  writeFileSync(plan, yearPlan);
  return () => runTask<Figures>(new URL("../tasks/photograph.ts", import.meta.url), masters, plan);
}
