import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { bearer, type Member } from "./accounts.ts";

interface Choices {
  readonly device: string;
  readonly year: number;
  readonly locale: string;
}

/** Returns the PDF that the server makes of what the command line writes for the same choices of the daily planner. */
export async function serverPdf(
  request: APIRequestContext,
  { token }: Member,
  { device, year, locale }: Choices,
  folder: string,
): Promise<Buffer> {
  const choices = ["--profile", device, "--year", String(year), "--locale", locale];
  const octavo = join(import.meta.dirname, "../packages/cli/bin/octavo.mjs");
  execFileSync(process.execPath, [octavo, "new", "daily", ...choices, "--documents", folder, "-o", `${folder}.pdf`]);
  const [masters_yaml, plan_yaml] = ["masters", "plan"].map((name) =>
    readFileSync(join(folder, `${name}.yaml`), "utf8"),
  );
  const headers = bearer(token);
  const built = await request.post("/api/compile/build", { data: { masters_yaml, plan_yaml }, headers });
  const { yaml_content } = await built.json();
  const generated = await request.post("/api/pdf/generate", { data: { yaml_content }, headers });
  return generated.body();
}
