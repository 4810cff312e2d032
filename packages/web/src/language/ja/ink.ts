import type { Area } from "./forms.ts";

/** Texts of copying handwriting to the update of a PDF. */
export const ink = {
  "Copy handwriting": "手書きのコピー",
  "Octavo copies handwriting that your tablet or a program exports to the update. In a PDF, each stroke goes to the same lines and days. In documents of reMarkable (.rmdoc, .zip) and Xournal++ (.xopp), each page keeps its strokes. What has no place in the update is kept, and listed.":
    "タブレットやアプリが書き出した手書きを、Octavo が更新版にコピーします。PDF では、それぞれの線が同じ行と日付に置かれます。reMarkable（.rmdoc、.zip）と Xournal++（.xopp）の文書では、各ページの線がそのまま残ります。更新版に場所のないものは保存され、一覧に表示されます。",
  "File with handwriting": "手書き入りのファイル",
  "Copy the handwriting of this file": "このファイルの手書きをコピー",
  "Choose a file with handwriting…": "手書き入りのファイルを選択…",
  "{count} strokes and notes are in their places in the update.": [
    "{count} 件の線とメモが更新版の正しい場所にあります。",
  ],
  "{count} strokes and notes": ["{count} 件の線とメモ"],
  "On pages at the end": "最後のページにあるもの",
  "Beside other lines or words": "ほかの線や語の横にあるもの",
  "Download the update with handwriting": "手書き入りの更新版をダウンロード",
  "{count} pages with handwriting have other texts or lines, outside of the areas to write on.": [
    "手書きのある {count} ページで、書き込み欄の外の文字や線が変わっています。",
  ],
  "On pages that you inserted, between the same pages": "挿入したページにあるもの（前後のページは同じ）",
  "On pages without their print": "印刷内容のないページにあるもの",
  "The document shows the PDF “{name}”. Keep both files in one folder, and keep their names.":
    "文書は PDF「{name}」を表示します。2 つのファイルを同じフォルダーに置き、名前を変えないでください。",
  "Download the document with handwriting": "手書き入りの文書をダウンロード",
  "Download its PDF": "その PDF をダウンロード",
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
  "The planner that you wrote in: {reason}": "書き込んだプランナー：{reason}",
  "The new PDF: {reason}": "新しい PDF：{reason}",
  "The new PDF has none of the pages of the planner that you wrote in: it is another planner, or has other dates":
    "新しい PDF に、書き込んだプランナーのページがありません。別のプランナー、または別の期間の PDF です",
  "{count} pages of the planner that you deleted stay deleted": [
    "削除したプランナーの {count} ページは、削除されたままです",
  ],
  "The file is of a kind that Octavo cannot read. Choose a PDF, a document of reMarkable (.rmdoc or .zip), or one of Xournal++ (.xopp)":
    "この種類のファイルは読み取れません。PDF、reMarkable の文書（.rmdoc または .zip）、または Xournal++ の文書（.xopp）を選択してください",
  "The file is larger than 400 MB. Planners with handwriting are smaller":
    "ファイルが 400 MB を超えています。手書き入りのプランナーはもっと小さいものです",
  "The bundle is damaged or incomplete. Export it from your tablet again, or copy it again":
    "タブレットの文書が壊れているか不完全です。タブレットからもう一度書き出すか、コピーし直してください",
  "The bundle is protected by a password. Remove the protection and try again":
    "タブレットの文書がパスワードで保護されています。保護を解除して、もう一度お試しください",
  "The bundle is larger than 400 MB, or has too many files for a planner. Choose the bundle of one document":
    "タブレットの文書が 400 MB を超えているか、プランナーにしてはファイルが多すぎます。1 つの文書を選択してください",
  'The bundle has a file outside of its own folder, "{name}". Export the document from your tablet again':
    "タブレットの文書に、フォルダーの外のファイル「{name}」があります。もう一度書き出してください",
  'The bundle has the file "{name}" twice. Export the document from your tablet again':
    "タブレットの文書にファイル「{name}」が 2 つあります。もう一度書き出してください",
  'The file "{name}" in the bundle is damaged. Export the document from your tablet again':
    "タブレットの文書のファイル「{name}」が壊れています。もう一度書き出してください",
  "The ZIP file has no .content file, so it is not the bundle of a reMarkable document. Export the planner as .rmdoc, or with rmapi":
    "ZIP ファイルに .content ファイルがないため、reMarkable の文書ではありません。プランナーを .rmdoc または rmapi で書き出してください",
  "The ZIP file has {count} documents. Choose a bundle of one document, as rmapi makes it":
    "ZIP ファイルに {count} 件の文書があります。rmapi が作るような、1 つの文書のファイルを選択してください",
  'The file "{name}" in the bundle is not a JSON object. Export the document from your tablet again':
    "タブレットの文書のファイル「{name}」が JSON オブジェクトではありません。もう一度書き出してください",
  'The document in the bundle is of the kind "{kind}", and not a PDF. Choose the bundle of your planner':
    "タブレットの文書の種類は「{kind}」で、PDF ではありません。プランナーの文書を選択してください",
  'The bundle lacks the PDF "{name}". Export the document with its PDF':
    "タブレットの文書に PDF「{name}」がありません。PDF を含めて書き出してください",
  'The list of pages in "{name}" cannot be read. Open the document on the tablet and export it again':
    "「{name}」のページ一覧を読み取れません。タブレットで文書を開き、もう一度書き出してください",
  'The list of pages in "{name}" names page {page} of a PDF with {count} pages. Open the document on the tablet and export it again':
    "「{name}」のページ一覧が、{count} ページの PDF の {page} ページを指しています。タブレットで文書を開き、もう一度書き出してください",
  "The bundle has version {version} of the format. This version of Octavo knows 1 and 2. Look for a newer one":
    "タブレットの文書の形式はバージョン {version} です。この Octavo が扱えるのは 1 と 2 です。新しい版を探してください",
  "The planner was never opened on the tablet, so the bundle has no handwriting. Only its PDF was replaced":
    "プランナーがタブレットで開かれたことがないため、文書に手書きがありません。PDF だけを置き換えました",
  'Bookmarks in "{name}" were made by an extension of the tablet, by page number, and are kept as they are. Check them if pages were added or removed before them':
    "「{name}」のブックマークは、タブレットの拡張機能がページ番号で作ったもので、そのまま残ります。その前にページが増減した場合は確認してください",
  "The handwriting of {count} pages is of a version whose strokes are not counted. It counts as one mark per page": [
    "{count} ページの手書きは、線を数えられないバージョンです。1 ページにつき 1 件と数えます",
  ],
  "The file is damaged or incomplete. Open it in Xournal++ and save it again, or take the copy that Xournal++ keeps of it":
    "ファイルが壊れているか不完全です。Xournal++ で開いて保存し直すか、Xournal++ が保存している控えを使ってください",
  "The file expands to more than 200 MB. Planners with handwriting are smaller":
    "展開すると 200 MB を超えます。手書き入りのプランナーはもっと小さいものです",
  "The file is not a document of Xournal++. Choose a file that ends in .xopp":
    "ファイルは Xournal++ の文書ではありません。.xopp で終わるファイルを選択してください",
  "The document shows no PDF. Choose the .xopp file that Xournal++ saved after you wrote on your planner":
    "文書が PDF を表示していません。プランナーに書き込んだあと Xournal++ が保存した .xopp ファイルを選択してください",
  "Page {page} of the document shows page {number} of a PDF with {count} pages. Choose the PDF that you wrote on":
    "文書の {page} ページが、{count} ページの PDF の {number} ページを表示しています。書き込んだ PDF を選択してください",
  "A document of Xournal++ has no PDF in it. Choose the PDF that it shows here, and the document under Copy handwriting":
    "Xournal++ の文書に PDF は含まれていません。ここでは表示される PDF を、「手書きのコピー」で文書を選択してください",
  'The document shows a PDF with the name "{shown}", and not "{given}". Check the result if it is another PDF':
    "文書が表示する PDF の名前は「{given}」ではなく「{shown}」です。別の PDF の場合は結果を確認してください",
} satisfies Area<"inkMessages">;
