import { join } from "node:path";
import { expect, test } from "vitest";
import { folder, octavo } from "./octavo.ts";

const environment = { DATABASE_URL: "", OCTAVO_DATA_DIR: "", SMTP_URL: "" };

test("doctor prints a line for each check, remedies and a sum, and exits with 1 on errors", async () => {
  const data = join(folder({}), "site");
  const fine = await octavo(["doctor", "--data", data], { env: environment });
  expect(fine.code).toBe(0);
  expect(fine.stdout).toMatch(/^ok {7}Settings {6}/m);
  expect(fine.stdout).toMatch(
    /^ok {7}Documents {5}\d+ fonts, \d+ devices, \d+ starters\. A test planner has [\d,]+ bytes\.$/m,
  );
  expect(fine.stdout).toMatch(/^ +→ Set SMTP_URL and OCTAVO_MAIL_FROM/m);
  expect(fine.stdout).toMatch(/^0 errors, \d+ warnings?$/m);
  const broken = await octavo(["doctor", "--data", data, "--json"], { env: { ...environment, PORT: "http" } });
  expect(broken.code).toBe(1);
  const { ok, findings } = JSON.parse(broken.stdout) as { ok: boolean; findings: object[] };
  expect(ok).toBe(false);
  expect(findings).toContainEqual({
    area: "Settings",
    level: "error",
    text: 'PORT must be a whole number from 0 to 65535, not "http".',
    remedy: "Correct PORT: docs/settings.md",
  });
});

test("doctor refuses documents and addresses that are none", async () => {
  expect((await octavo(["doctor", "plan.yaml"])).stderr).toContain("octavo doctor takes no document.");
  expect((await octavo(["doctor", "--mail", "ann"])).stderr).toContain(
    '--mail must be an email address, and is "ann".',
  );
});
