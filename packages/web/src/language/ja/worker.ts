import type { Area } from "./forms.ts";

/** Messages of the engine worker. */
export const workerMessages = {
  "Compiling took longer than {seconds} seconds and was stopped. Try a plan with fewer pages.":
    "コンパイルが{seconds}秒を超えたため停止しました。ページ数の少ないプランでお試しください。",
  "The PDF made no progress for {seconds} seconds and was stopped. Please try again.":
    "PDFの作成が{seconds}秒間進まなかったため停止しました。もう一度お試しください。",
  "The engine stopped unexpectedly. Reload the page.":
    "エンジンが予期せず停止しました。ページを再読み込みしてください。",
  "The planner has changed. Compile it and try again.":
    "手帳が変更されました。コンパイルして、もう一度お試しください。",
  "{thing} could not be loaded. Check the connection and try again.":
    "{thing}を読み込めませんでした。接続を確認して、もう一度お試しください。",
  "{thing} could not be loaded: the server answered {status}.":
    "{thing}を読み込めませんでした。サーバーの応答：{status}。",
  "The list of devices": "デバイスの一覧",
  "The font subsetter": "フォントのサブセット化モジュール",
  "The font {name}": "フォント「{name}」",
  "The font {name} could not be loaded: bars stand for its text.":
    "フォント「{name}」を読み込めませんでした。テキストの代わりに帯を表示します。",
  "The support of this script": "この文字のサポート",
  "The renderer of pages": "ページを描画するプログラム",
  "The image decoder": "画像デコーダ",
  "The plan has no start and end date. Set them on the Plan Configuration tab.":
    "プランに開始日と終了日がありません。「プラン」タブで設定してください。",
  "The {count} entries of the file have more than {limit} characters, which is the limit. Try a shorter plan, or fewer calendars.":
    "ファイルの項目{count}件が、上限の{limit}文字を超えています。プランの期間を短くするか、カレンダーを減らしてください。",
  "The tables of holidays": "祝日の表",
  "The drawing of events": "予定の描画",
  "The calendar of the document": "ドキュメントの暦",
  "The language of the document": "ドキュメントの言語",
  "The holidays of {country}": "{country}の祝日",
  "The file is no table. Use a CSV, TSV or XLSX file, or copy the cells and paste them.":
    "このファイルは表ではありません。CSV、TSV、XLSXファイルを使うか、セルをコピーして貼り付けてください。",
  "The file is larger than {megabytes} MB. Remove rows, columns or pictures from it.":
    "ファイルが{megabytes} MBを超えています。行、列、画像を減らしてください。",
  "There are no cells with text.": "テキストのあるセルがありません。",
  "A list can have {rows} rows and {columns} columns at most.": "リストは{rows}行、{columns}列までです。",
  "A list can have {characters} characters at most.": "リストは{characters}文字までです。",
  "The workbook expands to more cells than a list can have. Copy the cells of the list into a new file.":
    "ブックを展開すると、リストに入るより多くのセルになります。リストのセルを新しいファイルにコピーしてください。",
  "Row {row}, column {column} of the first sheet has an error value. Correct it in your spreadsheet program.":
    "最初のシートの{row}行{column}列がエラー値です。表計算ソフトで修正してください。",
  "The list has no room for all of these pictures. Added: {count}. Use a smaller list, or SVG files.":
    "このリストにはすべての画像は入りません。追加：{count}。リストを小さくするか、SVGファイルを使ってください。",
  "No cell names one of these pictures. Write the names of the files into a column with the type “Picture”.":
    "これらの画像の名前があるセルがありません。種類が「画像」の列にファイル名を入力してください。",
} satisfies Area<"workerMessages">;
