import PDFDocument from "pdfkit";
import * as workload from "../workload/links.ts";

/** The library's types omit the result of `addItem`. */
type Outline = ReturnType<InstanceType<typeof PDFDocument>["outline"]["addItem"]>;

/**
 * Uses pdfkit as in its guide. It writes pages in order and cannot reference later ones, so links use names. It has no
 * forms, object streams or page labels.
 */
export async function writeWithPdfkit(fontPath: string): Promise<Uint8Array> {
  const { sheet, textSizes, pages, rules } = workload;
  const doc = new PDFDocument({
    autoFirstPage: false,
    size: [sheet.width, sheet.height],
    margin: 0,
    pdfVersion: "1.5",
    info: { Title: workload.title },
  });
  const chunks: Uint8Array[] = [];
  doc.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise((resolve) => doc.on("end", resolve));
  doc.registerFont("text", fontPath);
  const outline = outlineWriter(doc.outline);
  for (const { name, heading, links, design, number } of pages) {
    doc.addPage();
    doc.addNamedDestination(name, "XYZ", 0, sheet.height, null);
    outline(number);
    for (const y of rules[design]) doc.moveTo(36, y).lineTo(sheet.width - 36, y);
    doc.lineWidth(workload.ruleWidth).stroke();
    doc.font("text", textSizes.heading);
    doc.text(heading, workload.headingAt.x, workload.headingAt.y, { lineBreak: false, baseline: "alphabetic" });
    doc.fontSize(textSizes.label);
    for (const { x, y, width, height, text, page } of links) {
      doc.text(text, x + workload.labelInset.x, y + workload.labelInset.y, {
        lineBreak: false,
        baseline: "alphabetic",
      });
      doc.goTo(x, y, width, height, pages[page - 1]?.name ?? "");
    }
  }
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

/** An outline item refers to the current page, so items are added page by page, each to its parent. */
function outlineWriter(root: Outline): (page: number) => void {
  const chapters = new Map<number, { title: string; parent: () => Outline }>();
  const made = new Map<number, Outline>();
  const plan = (list: readonly workload.Chapter[], parent: () => Outline) => {
    for (const { title, page, children } of list) {
      chapters.set(page, { title, parent });
      plan(children, () => made.get(page) ?? root);
    }
  };
  plan(workload.chapters, () => root);
  return (page) => {
    const chapter = chapters.get(page);
    if (chapter) made.set(page, chapter.parent().addItem(chapter.title));
  };
}
