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
  "The calendar of the document": "ドキュメントの暦",
  "The language of the document": "ドキュメントの言語",
  "The holidays of {country}": "{country}の祝日",
} satisfies Area<"workerMessages">;
