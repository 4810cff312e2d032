/** All variants of the daily starter that issue 35 names, against single builds. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folder, octavoProgram } from "./octavo.ts";

const devices = ["remarkable-2", "remarkable-paper-pro", "kindle-scribe", "supernote-nomad", "boox-note-air-4c"].concat(
  "kobo-elipsa-2e",
);
const locales = ["en", "de", "pl"];
const hands = ["right", "left"];

test("36 variants of Daily are byte for byte the PDFs of 36 single builds", async () => {
  const cwd = folder({});
  const hash = (name: string) =>
    createHash("sha256")
      .update(readFileSync(join(cwd, name)))
      .digest("hex");
  const year = ["new", "daily", "--year", "2027", "--documents"];
  await octavoProgram([...year, "base", "--profile", "remarkable-2"], { cwd });
  const axes = [`devices=${devices.join(",")}`, `locales=${locales.join(",")}`, `hands=${hands.join(",")}`];
  const build = ["build", "base/masters.yaml", "base/plan.yaml", "--matrix", ...axes];
  expect((await octavoProgram([...build, "-o", "{device}-{locale}-{hand}.pdf"], { cwd })).code).toBe(0);
  const made = readdirSync(cwd).filter((name) => name.endsWith(".pdf"));
  expect(made).toHaveLength(36);
  for (const device of devices)
    for (const locale of locales)
      for (const hand of hands) {
        const name = `${device}-${locale}-${hand}`;
        const side = hand === "left" ? ["--left-handed"] : [];
        await octavoProgram([...year, name, "--profile", device, "--locale", locale, ...side], { cwd });
        await octavoProgram(["build", `${name}/masters.yaml`, `${name}/plan.yaml`, "-o", "single.pdf"], { cwd });
        expect([name, hash(`${name}.pdf`)]).toEqual([name, hash("single.pdf")]);
      }
}, 600_000);
