import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import type { Download } from "@playwright/test";

export interface PlannerFile {
  readonly pages: number;
  /** Link annotations over all pages. */
  readonly links: number;
}

/** What qpdf finds in a file that was downloaded; a file that it does not accept throws. */
export async function inspect(download: Download): Promise<PlannerFile> {
  const file = await download.path();
  execFileSync("qpdf", ["--check", file]);
  const plain = `${file}.plain`;
  execFileSync("qpdf", ["--qdf", "--object-streams=disable", file, plain]);
  return {
    pages: Number(execFileSync("qpdf", ["--show-npages", file], { encoding: "utf8" })),
    links: readFileSync(plain, "latin1").split("/Subtype /Link").length - 1,
  };
}
