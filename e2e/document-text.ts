import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Returns all objects of a PDF as text, which is independent of the compressor. */
export function documentText(file: string): string {
  const text = `${file}.txt`;
  execFileSync("qpdf", ["--qdf", "--static-id", "--object-streams=disable", file, text]);
  return readFileSync(text, "latin1");
}
