import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { bearer, type Member } from "./accounts.ts";

interface Choices {
  readonly device: string;
  readonly year: number;
  /** Default: December 31. */
  readonly lastDay?: string;
  readonly locale: string;
}

/** Masters and plan that the command line writes for the choices of the daily planner. */
export function dailyPlanner({ device, year, lastDay = `${year}-12-31`, locale }: Choices, folder: string) {
  const dates = ["--from", `${year}-01-01`, "--to", lastDay];
  const choices = ["--profile", device, ...dates, "--locale", locale];
  const octavo = join(import.meta.dirname, "../packages/cli/bin/octavo.mjs");
  execFileSync(process.execPath, [octavo, "new", "daily", ...choices, "--documents", folder, "-o", `${folder}.pdf`]);
  const read = (name: string) => readFileSync(join(folder, `${name}.yaml`), "utf8");
  return { masters_yaml: read("masters"), plan_yaml: read("plan") };
}

/** Returns the server's PDF of the daily planner. */
export async function serverPdf(
  request: APIRequestContext,
  { token }: Member,
  choices: Choices,
  folder: string,
): Promise<Buffer> {
  const headers = bearer(token);
  const built = await request.post("/api/compile/build", { data: dailyPlanner(choices, folder), headers });
  const { yaml_content } = await built.json();
  const generated = await request.post("/api/pdf/generate", { data: { yaml_content }, headers });
  return generated.body();
}
