import type { Area } from "./forms.ts";

/** The first screen, the planner maker and the other screens for visitors. */
export const visitor = {
  "planners for e-ink tablets": "電子ペーパータブレットのための手帳",
  "A planner made for your e-ink tablet": "お使いの電子ペーパーにぴったりの手帳",
  "Octavo makes linked PDF planners in the exact page size of your tablet, for the dates and the language that you choose.":
    "Octavoは、タブレットのページサイズにぴったり合う、リンク付きのPDF手帳を作ります。日付も言語も自由に選べます。",
  "Make your planner": "手帳を作る",
  "Make a planner": "手帳を作る",
  "Free, and without an account. The PDF is made in your browser.":
    "無料、アカウント不要。PDFはブラウザ内で作成されます。",
  "Try a planner": "手帳を試す",
  "Choose a planner": "手帳を選ぶ",
  "Why Octavo": "Octavoの特長",
  "True to size on {count} devices": ["{count}機種で実寸どおり"],
  "Pages match the screen of your tablet pixel for pixel and stay clear of its toolbar.":
    "ページはタブレットの画面に1ピクセル単位で合い、ツールバーにも重なりません。",
  "Every link is proven": "すべてのリンクを確認済み",
  "Octavo checks each link before the download, and reports text that does not fit or is too small, and links that are hard to tap.":
    "Octavoはダウンロード前にすべてのリンクを確認し、収まらないテキスト、小さすぎるテキスト、タップしにくいリンクを知らせます。",
  "A design studio behind it": "本格的なデザインスタジオ",
  "Keep a planner as a project and redraw every page in the editor: layout, type, calendars, links.":
    "手帳をプロジェクトとして保存し、レイアウト、文字、カレンダー、リンクなど、すべてのページをエディタで描き直せます。",
  "New in the gallery": "ギャラリーの新着",
  "Keep your planners": "手帳を保存する",
  "With an account you can save planners as projects, change their pages and share them in the gallery.":
    "アカウントがあれば、手帳をプロジェクトとして保存し、ページを変更して、ギャラリーで共有できます。",

  "Page not found": "ページが見つかりません",
  "The address may be mistyped, or the page has moved.": "アドレスが間違っているか、ページが移動した可能性があります。",
  "Go to the start page": "スタートページに移動",
  "There is no planner at this address": "このアドレスに手帳はありません",
  "Choose one of the planners on the start page.": "スタートページの手帳から選んでください。",

  API: "API",
  "HTTP API": "HTTP API",
  "Everything that the studio does is a call that your programs can make, too. {file}":
    "スタジオの機能は、すべてプログラムからも呼び出せます。{file}",
  "OpenAPI description": "OpenAPIの記述",
  "The description could not be loaded. Check the connection and try again.":
    "記述を読み込めませんでした。接続を確認して、もう一度お試しください。",
  "Find a call": "呼び出しを検索",
  "No call contains these words.": "これらの語を含む呼び出しはありません。",
  "Public: requires no token.": "公開：トークンは不要です。",
  Parameters: "パラメータ",
  "Request body (JSON)": "リクエスト本文（JSON）",
  Response: "レスポンス",
  "Response fields": "レスポンスのフィールド",
  required: "必須",

  Hours: "時刻",
  "24-hour clock": "24時間表示",
  "12-hour clock": "12時間表示",
  "Usual in {region}, the region of your browser's language.": "ブラウザの言語の地域（{region}）で一般的な設定です。",
  "Left-handed": "左利き用",
  Landscape: "横向き",
  Dates: "日付",
  "Other dates": "その他の期間",
  "Enter both days.": "両方の日を入力してください。",
  "Choose days between 1900 and 2200.": "1900年から2200年までの日を選んでください。",
  "Choose a day after the first.": "最初の日より後の日を選んでください。",
  "Optional pages": "追加ページ",
  "Side of the tablet's toolbar": "タブレットのツールバーの位置",
  Default: "既定",
  Devices: "デバイス",
  "{inches} in": "{inches}インチ",
  "No device has this name.": "この名前のデバイスはありません。",
  "{count} devices": ["デバイス{count}機種"],
  "{width} × {height} mm": "{width} × {height} mm",
  "{across} × {down} pixels, {ppi} ppi": "{across} × {down}ピクセル、{ppi} ppi",
  "Dashed: A5 paper": "破線：A5用紙",

  "Save and edit": "保存して編集",
  "Show the preview": "プレビューを見る",
  "Back to the choices": "選択に戻る",
  "Saving needs a free account.": "保存には無料のアカウントが必要です。",
  "Your choices stay in this browser.": "選択内容はこのブラウザーに残ります。",
  "Start over": "最初からやり直す",
  "Choices removed.": "選択内容を削除しました。",
  "Choices restored.": "選択内容を元に戻しました。",
  Change: "変更",
  Choices: "設定",
  "The PDF is made in your browser. Nothing is sent to a server.":
    "PDFはブラウザ内で作成されます。サーバーには何も送信されません。",
  "{count} links, all checked": ["リンク{count}件、すべて確認済み"],
  "Choose device, dates and language": "デバイス、日付、言語を選ぶ",
  "On my device": "自分のデバイス",
  "Download for {device}": "{device}用にダウンロード",
  "No problems on this device: text, links and toolbar were checked.":
    "このデバイスでは問題ありません。テキスト、リンク、ツールバーを確認しました。",
  "{count} problems on this device": ["このデバイスで問題{count}件"],
  "Parts of the address could not be used and were replaced:": "アドレスの次の部分は使えないため、置き換えました：",
  "There is no device “{value}”.": "「{value}」というデバイスはありません。",
  "Text and links of this planner would be too small on “{value}”.":
    "「{value}」では、この手帳のテキストとリンクが小さくなりすぎます。",
  "This planner has no landscape pages for the device.": "この手帳には、このデバイス用の横向きのページがありません。",
  "“{value}” is not a year between {first} and {last}.": "「{value}」は{first}～{last}の年ではありません。",
  "The year is ignored, because a first and a last day are given.":
    "最初と最後の日が指定されているため、年は無視されます。",
  "“{value}” is not a date such as 2027-03-31.": "「{value}」は2027-03-31のような日付ではありません。",
  "The first or the last day is missing.": "最初の日または最後の日がありません。",
  "The last day, {value}, is before the first.": "最後の日（{value}）が最初の日より前です。",
  "The language “{value}” is not available.": "言語「{value}」は使えません。",
  "“{value}” is not a first hour and a later last hour, such as {known}.":
    "「{value}」は最初の時刻とそれより後の最後の時刻（例：{known}）ではありません。",
  "The toolbar of this device has no other side.": "このデバイスのツールバーは反対側に移せません。",
  "“{value}” is not a value of “{name}”.": "「{value}」は「{name}」の値ではありません。",
} satisfies Area<"visitor">;
