import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LicenceId } from "@octavo/foundation";
import { sampled } from "@octavo/foundation/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask, inject } from "../../test/ask.ts";
import { aPlannerProject } from "../../test/planner-project.ts";
import { serverUnderTest } from "../../test/server-under-test.ts";
import { type SignedIn, signedIn } from "../../test/signed-in.ts";

const folder = mkdtempSync(join(tmpdir(), "octavo-rights-"));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (program: string, ...args: string[]) => execFileSync(program, args, { encoding: "utf8" });

describe("the licence in the PDF of a public project", () => {
  const server = serverUnderTest();
  let ada: SignedIn;
  let bob: SignedIn;
  beforeAll(async () => {
    ada = await signedIn(server, "Ada");
    bob = await signedIn(server, "Bob");
  });

  const share = (as: SignedIn, id: string, licence?: LicenceId) =>
    ask(server, "POST /api/projects/{id}/share", { as, params: { id }, body: { is_public: true, licence } });

  async function pdfOf(id: string, as?: SignedIn): Promise<string> {
    const answer = as
      ? await inject(server, "GET /api/projects/{id}/pdf", { as, params: { id } })
      : await inject(server, "GET /api/public/projects/{id}/pdf", { params: { id } });
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
    const path = join(folder, `${id}-${as ? "own" : "public"}.pdf`);
    writeFileSync(path, answer.rawPayload);
    return path;
  }

  const licences: readonly [LicenceId, string, string][] = [
    ["CC0-1.0", "https://creativecommons.org/publicdomain/zero/1.0/", "False"],
    ["CC-BY-4.0", "https://creativecommons.org/licenses/by/4.0/", "True"],
    ["CC-BY-SA-4.0", "https://creativecommons.org/licenses/by-sa/4.0/", "True"],
    ["CC-BY-NC-4.0", "https://creativecommons.org/licenses/by-nc/4.0/", "True"],
  ];

  test.each(sampled(licences, 4, 2))("%s is found by poppler, MuPDF and qpdf", async (licence, url, marked) => {
    const { id } = await aPlannerProject(server, ada, { author: "Ada <Łucja> & Żółw\u0001 🐢" });
    await share(ada, id, licence);
    for (const path of [await pdfOf(id), await pdfOf(id, ada)]) {
      run("qpdf", "--check", path);
      const xmp = run("pdfinfo", "-meta", path);
      expect(xmp).toContain(`<xmpRights:Marked>${marked}</xmpRights:Marked>`);
      expect(xmp).toContain(`<xmpRights:WebStatement>${url}</xmpRights:WebStatement>`);
      expect(xmp).toContain(`<cc:license rdf:resource="${url}"/>`);
      expect(xmp).toContain("<cc:attributionName>Ada &#60;&#321;ucja&#62; &#38; &#379;&#243;&#322;w ");
      const custom = run("pdfinfo", "-custom", path);
      expect(custom).toMatch(new RegExp(`LicenseURL: +${url}`));
      expect(run("mutool", "show", path, "trailer/Root/Metadata")).toContain(url);
    }
  });

  test("is also in the file as text, without a PDF reader", async () => {
    const { id } = await aPlannerProject(server, ada);
    await share(ada, id, "CC-BY-4.0");
    const answer = await inject(server, "GET /api/public/projects/{id}/pdf", { params: { id } });
    const text = answer.rawPayload.toString("latin1");
    expect(text.match(/<\?xpacket begin="\xef\xbb\xbf"/g)).toHaveLength(1);
    expect(text).toContain("creativecommons.org/licenses/by/4.0/");
  });

  test("is absent if none is stated, as in files of before", async () => {
    const { id } = await aPlannerProject(server, ada);
    await share(ada, id);
    const path = await pdfOf(id);
    expect(run("pdfinfo", "-meta", path).trim()).toBe("");
    expect(run("pdfinfo", "-custom", path)).not.toContain("License");
  });

  test("reserved rights have no address", async () => {
    const { id } = await aPlannerProject(server, ada);
    await share(ada, id, "all-rights-reserved");
    const path = await pdfOf(id);
    expect(run("pdfinfo", "-custom", path)).toMatch(/License: +All rights reserved/);
    expect(run("pdfinfo", "-meta", path)).not.toContain("cc:license");
  });

  test("a remix names its original in the PDF before and after it is published", async () => {
    const { id } = await aPlannerProject(server, ada, { name: "First work" });
    await share(ada, id, "CC-BY-4.0");
    const remix = await ask(server, "POST /api/projects/public/{id}/clone", {
      as: bob,
      params: { id },
      body: { new_name: "Second work" },
    });
    const basis = /BasedOn: +"First work" by .+ \(CC BY 4\.0\)/;
    expect(run("pdfinfo", "-custom", await pdfOf(remix.id, bob))).toMatch(basis);
    await share(bob, remix.id);
    const path = await pdfOf(remix.id);
    expect(run("pdfinfo", "-custom", path)).toMatch(basis);
    expect(run("pdfinfo", "-meta", path)).toContain("First work");
  });

  test("another licence is another file, with another tag", async () => {
    const { id } = await aPlannerProject(server, ada);
    await share(ada, id, "CC-BY-4.0");
    const read = () => inject(server, "GET /api/public/projects/{id}/pdf", { params: { id } });
    const first = await read();
    await share(ada, id, "CC0-1.0");
    const second = await read();
    expect(second.headers.etag).not.toBe(first.headers.etag);
    expect(second.rawPayload.includes("publicdomain/zero")).toBe(true);
  });
});
