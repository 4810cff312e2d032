import type { Area } from "./forms.ts";

/** Texts of copying handwriting to the update of a PDF. */
export const ink = {
  "Handwriting in the PDF": "PDF 中的笔迹",
  "If your tablet or a program exports the PDF with handwriting, Octavo copies it to the update: each stroke to the same lines and days. Strokes that have no place there are on pages at the end.":
    "如果平板或程序导出带笔迹的 PDF，Octavo 会把笔迹复制到更新中：每一笔都放到相同的行和日期。没有位置的笔迹放在末尾的页面上。",
  "PDF with handwriting": "带笔迹的 PDF",
  "Copy the handwriting of this PDF": "复制此 PDF 的笔迹",
  "Choose a PDF with handwriting…": "选择带笔迹的 PDF…",
  "{count} strokes and notes are in their places in the update.": ["{count} 处笔画和批注在更新中的原有位置。"],
  "{count} strokes and notes": ["{count} 处笔画和批注"],
  "On pages at the end": "在末尾的页面上",
  "Beside other lines or words": "在其他线条或文字旁",
  "Download the update with handwriting": "下载带笔迹的更新",
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
} satisfies Area<"inkMessages">;
