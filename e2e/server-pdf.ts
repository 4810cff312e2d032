import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
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

/**
 * Masters and plan that the command line writes for the choices of the daily planner, and the path of its PDF. `makePlain`
 * makes the PDF without the project and returns its path.
 */
export function dailyPlanner({ device, year, lastDay = `${year}-12-31`, locale }: Choices, folder: string) {
  const dates = ["--from", `${year}-01-01`, "--to", lastDay];
  const choices = ["--profile", device, ...dates, "--locale", locale];
  const octavo = join(import.meta.dirname, "../packages/cli/bin/octavo.mjs");
  const [pdf, plain] = [`${folder}.pdf`, `${folder}-plain.pdf`];
  const make = (...more: readonly string[]) =>
    execFileSync(process.execPath, [octavo, "new", "daily", ...choices, ...more]);
  make("--documents", folder, "-o", pdf);
  const makePlain = () => {
    make("--no-project", "-o", plain);
    return plain;
  };
  const read = (name: string) => readFileSync(join(folder, `${name}.yaml`), "utf8");
  return { masters_yaml: read("masters"), plan_yaml: read("plan"), pdf, makePlain };
}

/** Writes the server's PDF of a planner to a file. It contains no project, because the server gets a template. */
export async function writeServerPdf(
  request: APIRequestContext,
  { token }: Member,
  { masters_yaml, plan_yaml }: Pick<ReturnType<typeof dailyPlanner>, "masters_yaml" | "plan_yaml">,
  file: string,
): Promise<void> {
  const headers = bearer(token);
  const built = await request.post("/api/compile/build", { data: { masters_yaml, plan_yaml }, headers });
  const { yaml_content } = await built.json();
  const generated = await request.post("/api/pdf/generate", { data: { yaml_content }, headers });
  writeFileSync(file, await generated.body());
}
