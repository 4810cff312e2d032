import type { Area } from "./forms.ts";

/** Texts of copying handwriting to the update of a PDF. */
export const ink = {
  "Handwriting in the PDF": "PDF の手書き",
  "If your tablet or a program exports the PDF with handwriting, Octavo copies it to the update: each stroke to the same lines and days. Strokes that have no place there are on pages at the end.":
    "タブレットやアプリが手書き入りの PDF を書き出す場合、Octavo は手書きを更新版にコピーします。それぞれの線は同じ行と日付に置かれます。置く場所のない線は最後のページにあります。",
  "PDF with handwriting": "手書き入りの PDF",
  "Copy the handwriting of this PDF": "この PDF の手書きをコピー",
  "Choose a PDF with handwriting…": "手書き入りの PDF を選択…",
  "{count} strokes and notes are in their places in the update.": [
    "{count} 件の線とメモが更新版の正しい場所にあります。",
  ],
  "{count} strokes and notes": ["{count} 件の線とメモ"],
  "On pages at the end": "最後のページにあるもの",
  "Beside other lines or words": "ほかの線や語の横にあるもの",
  "Download the update with handwriting": "手書き入りの更新版をダウンロード",
  "A page of your own": "自分で追加したページ",
  "the update has no such page": "更新版にこのページがありません",
  "its page has no such lines": "このページに同じ行がありません",
  "its page has too little room": "このページに十分な場所がありません",
  "The handwriting could not be copied. Reload the page and try again.":
    "手書きをコピーできませんでした。ページを再読み込みして、もう一度お試しください。",
} satisfies Area<"ink">;

/** Refusals and limits of it. */
export const inkMessages = {
  "The pages of the PDF with handwriting cannot be read. Export it again, or save it with another program first":
    "手書き入りの PDF のページを読み取れません。もう一度書き出すか、先に別のアプリで保存してください",
  "The pages of the new PDF cannot be read. Build it again":
    "新しい PDF のページを読み取れません。もう一度作成してください",
  "The two PDFs have no page in common: they are PDFs of different planners, or of other dates":
    "2 つの PDF に共通のページがありません。別のプランナー、または別の期間の PDF です",
  "The PDF with handwriting no longer says which pages it has: the program that exported it left that out. Choose also the PDF without handwriting, as it was before it went to the tablet":
    "手書き入りの PDF に、どのページを含むかの情報がありません。書き出したアプリが省いています。タブレットに送る前の、手書きのない PDF も選択してください",
  "The PDF with handwriting has {count} pages, and the one without has {expected}. Choose the PDF that was on the tablet":
    "手書き入りの PDF は {count} ページ、手書きのない PDF は {expected} ページです。タブレットにあった PDF を選択してください",
  "The links of the PDF with handwriting are not those of the PDF without. Choose the PDF that was on the tablet":
    "手書き入りの PDF のリンクが、手書きのない PDF のリンクと異なります。タブレットにあった PDF を選択してください",
  "The PDF has more than {most} strokes and notes. Export fewer pages":
    "PDF に {most} 件を超える線とメモがあります。書き出すページを減らしてください",
  "The PDF has no handwriting that could be carried": "PDF にコピーできる手書きがありません",
  "The program that exported the PDF left out the numbers of its pages. They were matched by their order and size":
    "PDF を書き出したアプリがページの番号を省いています。順序とサイズで対応させました",
  "At least one of the PDFs does not contain its project, so that words around handwriting could not be compared":
    "少なくとも 1 つの PDF にプロジェクトが含まれていないため、手書きの周りの語を比較できませんでした",
  "A program had drawn {count} pages anew. Their handwriting was carried as pictures, at the resolution of the device":
    ["アプリが {count} ページを描き直していました。手書きは端末の解像度の画像としてコピーしました"],
  "On {count} pages, handwriting that a program drew into the page cannot be told from their print. These pages are at the end as they were":
    [
      "{count} ページで、アプリがページに描き込んだ手書きを印刷内容と区別できません。これらのページはそのまま最後にあります",
    ],
} satisfies Area<"inkMessages">;
