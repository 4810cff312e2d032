import type { Area } from "./forms.ts";

/** Texts of copying handwriting to the update of a PDF. */
export const ink = {
  "Copy handwriting": "复制笔迹",
  "Octavo copies handwriting that your tablet or a program exports to the update. In a PDF, each stroke goes to the same lines and days. In documents of reMarkable (.rmdoc, .zip) and Xournal++ (.xopp), each page keeps its strokes. What has no place in the update is kept, and listed.":
    "Octavo 会把平板或程序导出的笔迹复制到更新中。在 PDF 中，每一笔都放到相同的行和日期。在 reMarkable（.rmdoc、.zip）和 Xournal++（.xopp）的文档中，每一页保留自己的笔画。在更新中没有位置的笔迹会保留并列出。",
  "File with handwriting": "带笔迹的文件",
  "Copy the handwriting of this file": "复制此文件的笔迹",
  "Choose a file with handwriting…": "选择带笔迹的文件…",
  "{count} strokes and notes are in their places in the update.": ["{count} 处笔画和批注在更新中的原有位置。"],
  "{count} strokes and notes": ["{count} 处笔画和批注"],
  "On pages at the end": "在末尾的页面上",
  "Beside other lines or words": "在其他线条或文字旁",
  "Download the update with handwriting": "下载带笔迹的更新",
  "{count} pages with handwriting have other texts or lines, outside of the areas to write on.": [
    "{count} 个带笔迹的页面在书写区域之外有其他文字或线条。",
  ],
  "On pages that you inserted, between the same pages": "在你插入的页面上，前后页面不变",
  "On pages without their print": "在没有印刷内容的页面上",
  "The document shows the PDF “{name}”. Keep both files in one folder, and keep their names.":
    "该文档显示 PDF“{name}”。请把两个文件放在同一文件夹中，并保留文件名。",
  "Download the document with handwriting": "下载带笔迹的文档",
  "Download its PDF": "下载它的 PDF",
  "A page of your own": "你自己的页面",
  "the update has no such page": "更新中没有这一页",
  "its page has no such lines": "该页没有这些行",
  "its page has too little room": "该页空间不足",
  "The handwriting could not be copied. Reload the page and try again.": "无法复制笔迹。请重新加载页面后再试。",
} satisfies Area<"ink">;

/** Refusals and limits of it. */
export const inkMessages = {
  "The pages of the PDF with handwriting cannot be read. Export it again, or save it with another program first":
    "无法读取带笔迹的 PDF 的页面。请重新导出，或先用其他程序保存",
  "The pages of the new PDF cannot be read. Build it again": "无法读取新 PDF 的页面。请重新生成",
  "The two PDFs have no page in common: they are PDFs of different planners, or of other dates":
    "两个 PDF 没有相同的页面：它们来自不同的手帐或不同的日期",
  "The PDF with handwriting no longer says which pages it has: the program that exported it left that out. Choose also the PDF without handwriting, as it was before it went to the tablet":
    "带笔迹的 PDF 不再说明它有哪些页面：导出它的程序省略了这些信息。请同时选择传到平板之前的不带笔迹的 PDF",
  "The PDF with handwriting has {count} pages, and the one without has {expected}. Choose the PDF that was on the tablet":
    "带笔迹的 PDF 有 {count} 页，不带笔迹的有 {expected} 页。请选择平板上的那个 PDF",
  "The links of the PDF with handwriting are not those of the PDF without. Choose the PDF that was on the tablet":
    "带笔迹的 PDF 的链接与不带笔迹的 PDF 不同。请选择平板上的那个 PDF",
  "The PDF has more than {most} strokes and notes. Export fewer pages":
    "PDF 中的笔画和批注超过 {most} 处。请导出较少的页面",
  "The PDF has no handwriting that could be carried": "PDF 中没有可以复制的笔迹",
  "The program that exported the PDF left out the numbers of its pages. They were matched by their order and size":
    "导出 PDF 的程序省略了页码。已按顺序和尺寸匹配页面",
  "At least one of the PDFs does not contain its project, so that words around handwriting could not be compared":
    "至少有一个 PDF 不包含其项目，因此无法比较笔迹周围的文字",
  "A program had drawn {count} pages anew. Their handwriting was carried as pictures, at the resolution of the device":
    ["某个程序重新绘制了 {count} 页。其笔迹已按设备分辨率作为图片复制"],
  "On {count} pages, handwriting that a program drew into the page cannot be told from their print. These pages are at the end as they were":
    ["在 {count} 页上，程序画进页面的笔迹无法与印刷内容区分。这些页面原样放在末尾"],
  "The planner that you wrote in: {reason}": "你书写过的手帐：{reason}",
  "The new PDF: {reason}": "新的 PDF：{reason}",
  "The new PDF has none of the pages of the planner that you wrote in: it is another planner, or has other dates":
    "新的 PDF 没有你书写过的手帐的任何页面：它是另一个手帐，或日期不同",
  "{count} pages of the planner that you deleted stay deleted": ["你删除的手帐中的 {count} 页保持删除状态"],
  "The file is of a kind that Octavo cannot read. Choose a PDF, a document of reMarkable (.rmdoc or .zip), or one of Xournal++ (.xopp)":
    "Octavo 无法读取这种文件。请选择 PDF、reMarkable 的文档（.rmdoc 或 .zip）或 Xournal++ 的文档（.xopp）",
  "The file is larger than 400 MB. Planners with handwriting are smaller": "文件大于 400 MB。带笔迹的手帐要小一些",
  "The bundle is damaged or incomplete. Export it from your tablet again, or copy it again":
    "平板文档已损坏或不完整。请从平板重新导出，或重新复制",
  "The bundle is protected by a password. Remove the protection and try again": "平板文档受密码保护。请移除保护后再试",
  "The bundle is larger than 400 MB, or has too many files for a planner. Choose the bundle of one document":
    "平板文档大于 400 MB，或文件数量超出手帐的范围。请选择单个文档",
  'The bundle has a file outside of its own folder, "{name}". Export the document from your tablet again':
    "平板文档有一个文件在其文件夹之外：“{name}”。请从平板重新导出",
  'The bundle has the file "{name}" twice. Export the document from your tablet again':
    "平板文档中有两个文件“{name}”。请从平板重新导出",
  'The file "{name}" in the bundle is damaged. Export the document from your tablet again':
    "平板文档中的文件“{name}”已损坏。请从平板重新导出",
  "The ZIP file has no .content file, so it is not the bundle of a reMarkable document. Export the planner as .rmdoc, or with rmapi":
    "ZIP 文件没有 .content 文件，因此不是 reMarkable 的文档。请将手帐导出为 .rmdoc，或用 rmapi 导出",
  "The ZIP file has {count} documents. Choose a bundle of one document, as rmapi makes it":
    "ZIP 文件有 {count} 个文档。请选择只含一个文档的文件，例如 rmapi 生成的文件",
  'The file "{name}" in the bundle is not a JSON object. Export the document from your tablet again':
    "平板文档中的文件“{name}”不是 JSON 对象。请从平板重新导出",
  'The document in the bundle is of the kind "{kind}", and not a PDF. Choose the bundle of your planner':
    "平板文档的类型是“{kind}”，不是 PDF。请选择你的手帐的文档",
  'The bundle lacks the PDF "{name}". Export the document with its PDF':
    "平板文档缺少 PDF“{name}”。请连同 PDF 一起导出文档",
  'The list of pages in "{name}" cannot be read. Open the document on the tablet and export it again':
    "无法读取“{name}”中的页面列表。请在平板上打开文档并重新导出",
  'The list of pages in "{name}" names page {page} of a PDF with {count} pages. Open the document on the tablet and export it again':
    "“{name}”中的页面列表提到了第 {page} 页，而 PDF 有 {count} 页。请在平板上打开文档并重新导出",
  "The bundle has version {version} of the format. This version of Octavo knows 1 and 2. Look for a newer one":
    "平板文档的格式版本为 {version}。此版本的 Octavo 支持 1 和 2。请查找更新的版本",
  "The planner was never opened on the tablet, so the bundle has no handwriting. Only its PDF was replaced":
    "手帐从未在平板上打开过，因此文档中没有笔迹。只替换了其 PDF",
  'Bookmarks in "{name}" were made by an extension of the tablet, by page number, and are kept as they are. Check them if pages were added or removed before them':
    "“{name}”中的书签由平板的扩展程序按页码创建，保持原样。如果在它们之前增加或删除了页面，请检查书签",
  "The handwriting of {count} pages is of a version whose strokes are not counted. It counts as one mark per page": [
    "{count} 页的笔迹属于无法统计笔画的版本。每页计为一处",
  ],
  "The file is damaged or incomplete. Open it in Xournal++ and save it again, or take the copy that Xournal++ keeps of it":
    "文件已损坏或不完整。请在 Xournal++ 中打开并重新保存，或使用 Xournal++ 保留的副本",
  "The file expands to more than 200 MB. Planners with handwriting are smaller":
    "文件解压后大于 200 MB。带笔迹的手帐要小一些",
  "The file is not a document of Xournal++. Choose a file that ends in .xopp":
    "该文件不是 Xournal++ 的文档。请选择以 .xopp 结尾的文件",
  "The document shows no PDF. Choose the .xopp file that Xournal++ saved after you wrote on your planner":
    "该文档不显示任何 PDF。请选择在手帐上书写后由 Xournal++ 保存的 .xopp 文件",
  "Page {page} of the document shows page {number} of a PDF with {count} pages. Choose the PDF that you wrote on":
    "文档的第 {page} 页显示 PDF 的第 {number} 页，而该 PDF 有 {count} 页。请选择你书写过的 PDF",
  "A document of Xournal++ has no PDF in it. Choose the PDF that it shows here, and the document under Copy handwriting":
    "Xournal++ 的文档不包含 PDF。请在此选择它显示的 PDF，并在“复制笔迹”下选择文档",
  'The document shows a PDF with the name "{shown}", and not "{given}". Check the result if it is another PDF':
    "文档显示的 PDF 名为“{shown}”，而不是“{given}”。如果是另一个 PDF，请检查结果",
} satisfies Area<"inkMessages">;
