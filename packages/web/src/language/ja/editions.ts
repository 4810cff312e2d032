import type { Area } from "./forms.ts";

/** Texts of src/screens/update and of PDFs that contain a project. */
export const editions = {
  "Update on your tablet…": "タブレットの手帳を更新…",
  "Make a PDF that keeps each page at its place": "各ページの位置を保ったPDFを作成",
  "Update the planner on your tablet": "タブレットの手帳を更新",
  "Tablets keep handwriting by page number. Octavo makes a PDF of the saved plan in which each page stays at its place.":
    "タブレットは手書きをページ番号ごとに記録しています。Octavoは、保存済みのプランから、各ページの位置を保ったPDFを作成します。",
  "Drop the PDF here": "PDFをここにドロップ",
  "Reading the PDF…": "PDFを読み込み中…",
  "Drop the PDF that is on your tablet here, or choose it. A document of reMarkable (.rmdoc or .zip) contains it.":
    "タブレットにあるPDFをここにドロップするか、選んでください。reMarkable の文書（.rmdoc または .zip）にも含まれています。",
  "PDF on the tablet": "タブレットのPDF",
  "Choose another PDF…": "別のPDFを選択…",
  "Choose the PDF…": "PDFを選択…",
  "The file is read in this browser. Nothing of it is sent or stored. Back up your tablet first.":
    "ファイルはこのブラウザ内で読み込まれます。内容が送信されたり、保存されたりすることはありません。先にタブレットをバックアップしてください。",
  "Choose one PDF, not several files.": "PDFは1つだけ選んでください。",
  "The file could not be read. Please choose it again.": "ファイルを読み取れませんでした。もう一度選んでください。",
  "Drop a PDF of Octavo here to open its project": "OctavoのPDFをここにドロップすると、プロジェクトを開けます",
  "Open a PDF of Octavo…": "OctavoのPDFを開く…",
  "PDF of Octavo": "OctavoのPDF",
  "Drop one PDF of Octavo. Other files cannot be opened here.":
    "OctavoのPDFを1つドロップしてください。ほかのファイルはここでは開けません。",
  "The PDF does not contain its project. Choose one that was downloaded with “Include the project in the PDF”.":
    "このPDFにはプロジェクトが含まれていません。「PDFにプロジェクトを含める」を選んでダウンロードしたPDFを選んでください。",
  "The project in the PDF has errors and cannot be opened.": "PDF内のプロジェクトにエラーがあり、開けません。",
  "Download options": "ダウンロードのオプション",
  "Include the project in the PDF": "PDFにプロジェクトを含める",
  "Octavo can open the PDF as a project again, and an update can keep pages that the plan no longer makes. Readers of the PDF do not show it.":
    "OctavoでPDFをプロジェクトとして再び開けるようになり、プランが作らなくなったページも更新時に残せます。PDFの閲覧画面には表示されません。",
  Result: "結果",
  "The PDF does not contain its project. Pictures of its pages show only the areas to write on.":
    "このPDFにはプロジェクトが含まれていません。ページの画像には書き込み領域だけが表示されます。",
  "Choose what happens to pages that are gone.": "なくなったページの扱いを選んでください。",
  "Build it for {device}": "{device}用に作成",
  "The planner has errors.": "手帳にエラーがあります。",
  "The planner has errors: {error}.": "手帳にエラーがあります：{error}。",
  "The plan no longer makes {count} pages, which can have handwriting": [
    "手書きがあるかもしれない{count}ページを、プランは作らなくなりました",
  ],
  "Keep them as they are": "そのまま残す",
  "{count} pages stay as they were, at their places, without being in the plan.": [
    "{count}ページを、プランの外のページとして、元の位置にそのまま残します。",
  ],
  "Not possible: the PDF does not contain its project.": "選択できません。PDFにプロジェクトが含まれていません。",
  "Keep their places, with blank pages": "空白ページで位置を保つ",
  "{count} blank pages with a note stay at their places. Handwriting stays on them.": [
    "注記付きの空白ページ{count}ページを元の位置に残します。手書きもそこに残ります。",
  ],
  "Drop them": "取り除く",
  "Only if nothing is written on them: new pages take their places, so that handwriting on them would be on other pages.":
    "何も書き込んでいない場合だけ選んでください。新しいページがその位置に入るため、手書きが別のページに移ってしまいます。",
  "Download the update": "更新版をダウンロード",
  "Pages that the plan no longer makes": "プランが作らなくなったページ",
  "They are in the PDF on the tablet.": "タブレットのPDFにあるページです。",
  "They stay at their places.": "元の位置に残ります。",
  "Handwriting on other pages": "別のページに移る手書き",
  "Handwriting on these pages would be on another page after the update. To avoid it, keep the pages or their places.":
    "これらのページの手書きは、更新後に別のページに移ってしまいます。避けるには、ページか位置を残してください。",
  "New pages": "新しいページ",
  "Links, outline and page labels show them where the plan has them.":
    "リンク、目次、ページラベルでは、プランどおりの場所に表示されます。",
  "Changed pages": "変更されたページ",
  "Handwriting stays on these pages, and can be beside other lines or words. If you have written on them, undo the change of their masters or of the plan.":
    "手書きはこれらのページに残りますが、罫線や文字とずれることがあります。書き込みがある場合は、マスターやプランの変更を元に戻してください。",
  "On the tablet": "タブレットの現状",
  "After the update": "更新後",
  "Handwriting would have no page": "手書きの入るページがなくなります",
  "Handwriting would be on a page of {section}": "手書きが「{section}」のページに移ります",
  "Handwriting would be on an empty page": "手書きが空白のページに移ります",
  "in reserved or free places": "予約済みまたは空きの位置",
  "at the end": "末尾",
  "Another page size": "ページサイズの違い",
  "Areas to write on: {before} before, {after} now": "書き込み領域：{before}か所から{after}か所に変更",
  "The lines start at another date or time": "罫線の開始日または開始時刻が変更",
  "Areas to write on have another place or size": "書き込み領域の位置またはサイズが変更",
  "An empty area has lines now": "空白だった領域に罫線が追加",
  "Lines are gone": "罫線がなくなりました",
  "Blank, with a note": "空白（注記付き）",
  "Other texts or lines": "テキストまたは線の違い",
  "The PDF does not record what is printed here": "ここに印刷される内容はPDFに記録されていません",
  "in several places": "複数の箇所",
  "outside of the areas to write on": "書き込み領域の外",
  "Distance of the lines: {before} mm before, {after} mm now": "罫線の間隔：{before} mmから{after} mmに変更",
  "{count} pages at their places": ["{count}ページは元の位置"],
  "{pages} changed": "変更{pages}ページ",
  "{pages} in reserved or free places": "予約済みまたは空きの位置{pages}ページ",
  "{pages} appended": "末尾に追加{pages}ページ",
  "{pages} moved": "移動{pages}ページ",
  "{pages} missing": "欠落{pages}ページ",
  "{counts}: safe to replace": "{counts}：安全に差し替えられます",
  "{counts}: check the changed pages before you replace the PDF":
    "{counts}：PDFを差し替える前に、変更されたページを確認してください",
  "{counts}: check the order of the pages before you replace the PDF":
    "{counts}：PDFを差し替える前に、ページの順序を確認してください",
  "{counts}: not safe to replace": "{counts}：安全に差し替えられません",
} satisfies Area<"editions">;
