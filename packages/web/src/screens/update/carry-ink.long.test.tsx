import masters_yaml from "@library/sample/masters.yaml?raw";
import samplePlan from "@library/sample/plan.yaml?raw";
import { PDFArray, PDFDocument, PDFName } from "pdf-lib";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../test/axe.ts";
import { alert, button } from "../../../test/found-by.ts";
import { recordDownloads } from "../../../test/record-downloads.ts";
import { aMember, aProject, openStudio } from "../../../test/studio.tsx";

const plan_yaml = samplePlan.replace("end_date: 2026-12-31", "end_date: 2026-02-28");

/** Writes a stroke on some pages, and a program's way to lose the files in a PDF. */
async function withInk(pdf: Uint8Array, pages: readonly number[], { keepsFiles = true } = {}): Promise<File> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  for (const number of pages) {
    const { node } = document.getPage(number - 1);
    const stroke = {
      Type: "Annot",
      Subtype: "Ink",
      Rect: [90, 90, 130, 130],
      InkList: [[100, 100, 120, 120]],
      C: [1, 0, 0],
      F: 4,
    };
    const reference = document.context.register(document.context.obj(stroke));
    const annotations = node.lookupMaybe(PDFName.of("Annots"), PDFArray);
    if (annotations) annotations.push(reference);
    else node.set(PDFName.of("Annots"), document.context.obj([reference]));
  }
  if (!keepsFiles)
    for (const [reference, object] of document.context.enumerateIndirectObjects())
      if (String(object).includes("octavo.manifest")) document.context.delete(reference);
  return new File([(await document.save({ useObjectStreams: false })) as Uint8Array<ArrayBuffer>], "Written.pdf");
}

it("copies the handwriting of a PDF to the update, and lists what has no place there", async () => {
  const ann = await aMember();
  const { id, revision, plan } = await aProject(ann, { name: "Diary", masters_yaml, plan_yaml });
  const { bytes } = await ann.api("GET /api/projects/{id}/pdf", { params: { id }, query: { inline: "1" } });
  const pdf = new Uint8Array(bytes);
  const calendar = { ...plan.calendar, start_date: "2026-02-01" };
  await ann.api("PUT /api/projects/{id}/plan", { params: { id }, body: { ...plan, calendar }, revision });

  await openStudio(`/projects/${id}/update`, { as: ann });
  const input = (name: string) => page.getByLabelText(name);
  await userEvent.upload(input("PDF on the tablet"), await withInk(pdf, [20, 70]));
  await page.getByRole("radio", { name: /^Remove them/ }).click();
  await button("Copy the handwriting of this file").click();
  await expect.element(page.getByText("1 stroke or note is in its place in the update.")).toBeVisible();
  await expect.element(page.getByText(/: the update has no such page$/)).toBeVisible();
  await expectAccessible();
  const downloads = recordDownloads();
  await button("Download the update with handwriting").click();
  await expect.poll(downloads).toEqual(["Written.pdf"]);

  await userEvent.upload(input("File with handwriting"), new File(["GIF89a"], "cat.gif"));
  await expect.element(alert()).toMatchTextContent(/^The file is of a kind that Octavo cannot read/);
  await userEvent.upload(input("File with handwriting"), await withInk(pdf, [70], { keepsFiles: false }));
  await expect.element(page.getByText("1 stroke or note is in its place in the update.")).toBeVisible();
});
