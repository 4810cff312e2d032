/** Runs the commands of docs/programs.md. They need curl and jq. */
import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { ask } from "../../test/ask.ts";
import { aPlannerProject } from "../../test/planner-project.ts";
import { masters, plan } from "../../test/planners.ts";
import { serverUnderTest } from "../../test/server-under-test.ts";
import { signedIn } from "../../test/signed-in.ts";

const page = readFileSync(new URL("../../../../docs/programs.md", import.meta.url), "utf8");
const commands = [...page.matchAll(/```sh\n(.*?)```/gs)].map(([, block = ""]) => block);

const hasTools = ["curl", "jq"].every((name) => {
  try {
    return execFileSync(name, ["--version"]).length > 0;
  } catch {
    return false;
  }
});

const server = serverUnderTest();

test.skipIf(!hasTools)("the documented commands download, compile and change planners", async () => {
  const ada = await signedIn(server, "Ada");
  const project = await aPlannerProject(server, ada);
  const scopes = ["read_planners", "write_planners", "compile_documents"];
  const { token } = await ask(server, "POST /api/tokens", { as: ada, body: { name: "curl", scopes } });
  await server.app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  const cwd = mkdtempSync(join(tmpdir(), "octavo-commands-"));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  writeFileSync(join(cwd, "masters.yaml"), masters);
  writeFileSync(join(cwd, "plan.yaml"), plan);
  const [variables = "", ...steps] = commands;
  const values = { OCTAVO: `http://127.0.0.1:${port}`, TOKEN: token, PROJECT: project.id };
  const assignments = Object.entries(values).map(([name, value]) => `${name}=${value}`);
  expect([...variables.matchAll(/^\w+/gm)].map(([name]) => name)).toEqual(Object.keys(values));
  const script = ["set -e", ...assignments, ...steps].join("\n");
  await promisify(execFile)("bash", ["-c", script], { cwd });
  for (const file of ["planner.pdf", "compiled.pdf"])
    expect(readFileSync(join(cwd, file)).subarray(0, 5).toString()).toBe("%PDF-");
  const { metadata } = await ask(server, "GET /api/projects/{id}", { as: ada, params: { id: project.id } });
  expect(metadata.description).toBe("Changed by a program");
});
