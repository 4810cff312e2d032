import type { Area } from "./forms.ts";

/** Texts of src/shell and src/ui. */
export const shell = {
  Studio: "スタジオ",
  Menu: "メニュー",
  Projects: "プロジェクト",
  Templates: "テンプレート",
  "Public gallery": "公開ギャラリー",
  Tutorial: "チュートリアル",
  Donate: "寄付",
  Source: "ソースコード",
  "(opens in a new tab)": "（新しいタブで開きます）",
  "Skip to content": "本文へスキップ",

  Theme: "テーマ",
  "Light|theme": "ライト",
  "Dark|theme": "ダーク",
  System: "システム",
  "E-ink": "電子ペーパー",

  "Signed in as {name}": "{name}さん",
  "Sign in": "サインイン",
  "Sign out": "サインアウト",
  "Create account": "アカウントを作成",
  "Sign in again": "再度サインイン",
  "Your session has expired, {name}. Sign in again to continue. Your work is still here.":
    "{name}さん、セッションの有効期限が切れました。続けるには、再度サインインしてください。作業内容はここに残っています。",
  "Sign out without saving?": "保存せずにサインアウトしますか？",
  "This page has unsaved changes. This browser stores them until you sign in again.":
    "このページには未保存の変更があります。再度サインインするまで、このブラウザに保存されます。",
  "This page has unsaved changes, which will be lost.": "このページの未保存の変更は失われます。",
  Stay: "ページに残る",

  "Terms of use": "利用規約",
  "Please read these before you begin.": "始める前にお読みください。",
  "Personal use only": "個人利用のみ",
  "Make planners and templates for yourself, and share them with others for the same use.":
    "自分用に手帳やテンプレートを作成し、同じ用途でほかの人と共有できます。",
  "No commercial use": "商用利用の禁止",
  "You may not sell Octavo or anything made with it, or use them to earn money.":
    "スタジオやスタジオで作成したものを販売したり、収益を得るために使ったりすることはできません。",
  "Provided as is": "現状のままの提供",
  "The studio is free and comes without any warranty. It may have errors or be unavailable. Keep copies of important work.":
    "スタジオは無料で、いかなる保証もありません。エラーが起きたり、利用できなかったりすることがあります。大切な作品はコピーを保管してください。",
  "No sensitive data": "機密データの禁止",
  "Do not type passwords, health data, financial data or other sensitive data, whether your own or that of others. What you write by hand on your tablet is not sent.":
    "自分のものか他人のものかを問わず、パスワード、健康情報、金融情報などの機密データを入力しないでください。タブレットに手書きした内容は送信されません。",
  "I have read and understand these terms": "この規約を読み、理解しました",
  "In everyday use": "日常の利用",
  "May I use my planner at work?": "仕事で手帳を使えますか？",
  "Yes, for your own work, for example as a teacher or a nurse, also if you are paid for it. You may not sell planners, or hand them out for money.":
    "はい。教師や看護師など、ご自身の仕事のためなら、有給の仕事でも使えます。手帳を販売したり、有料で配布したりすることはできません。",
  "Who sees the names that I type for a new planner?": "新しい手帳に入力した名前は誰に見えますか？",
  "Until you keep the planner, they are in this browser and in the address of the page, which reaches this site only when the page is loaded again. Whoever gets this address can read them.":
    "手帳を保存するまでは、このブラウザとページのアドレスにあります。アドレスがこのサイトに届くのは、ページを再読み込みしたときだけです。このアドレスを受け取った人は、名前を読むことができます。",
  "Who sees the names in a project?": "プロジェクトの名前は誰に見えますか？",
  "A project is stored on this site, with its names. It is private until you publish it or give its PDF to others. Those who run the site can read what it stores.":
    "プロジェクトは名前とともにこのサイトに保存されます。公開するか、PDFを他の人に渡すまでは非公開です。サイトの運営者は、保存された内容を読むことができます。",
  "May I type the names of pupils?": "生徒の名前を入力してもよいですか？",
  "If the rules of your school or employer allow it. Otherwise leave out full names: a first name, initials or a number is enough for a planner.":
    "学校や勤務先の規則が認めていれば入力できます。そうでない場合は氏名を省いてください。手帳には下の名前、イニシャル、番号で十分です。",
  Decline: "同意しない",
  "Accept & Continue": "同意して続ける",

  "Something went wrong": "問題が発生しました",
  "A part of the studio could not be loaded. This browser has stored your work. Check the connection and reload the page.":
    "スタジオの一部を読み込めませんでした。作業内容はこのブラウザに保存されています。接続を確認して、ページを再読み込みしてください。",
  "An unexpected error occurred in the studio. This browser has stored your work. Reload the page to continue.":
    "スタジオで予期しないエラーが発生しました。作業内容はこのブラウザに保存されています。続けるには、ページを再読み込みしてください。",
  "Reload page": "ページを再読み込み",
  "Error details": "エラーの詳細",

  "(optional)": "（任意）",

  Add: "追加",
  Cancel: "キャンセル",
  Close: "閉じる",
  Delete: "削除",
  "Deleting…": "削除中…",
  "Delete {name}": "{name}を削除",
  "Delete {name}?": "{name}を削除しますか？",
  Save: "保存",
  "Saving…": "保存中…",
  "Loading…": "読み込み中…",
  "Preparing…": "準備中…",
  "Updating…": "更新中…",
  "Try again": "再試行",
  "Leave without saving?": "保存せずに移動しますか？",
  Leave: "移動",
  "Save and leave": "保存して移動",
  "Move {name} up": "{name}を上へ移動",
  "Move {name} down": "{name}を下へ移動",
  "Use {text}": "{text}を使う",
  "Insert {text}": "{text}を挿入",
  "Variable name": "変数名",
  Value: "値",
  mood: "mood",
  quiet: "静か",
  "Add variable": "変数を追加",
  "Remove variable {name}": "変数「{name}」を削除",
  "This name is already in use": "この名前はすでに使われています",
  "{count} bytes": ["{count}バイト"],

  "Loading project...": "プロジェクトを読み込み中…",
  "Back to Projects": "プロジェクトに戻る",
  "This part of the studio could not be loaded. Check the connection and try again.":
    "スタジオのこの部分を読み込めませんでした。接続を確認して、もう一度お試しください。",
  "Your browser's storage is full, so this text is not stored. Download the PDF or copy the text before you close the page.":
    "ブラウザの保存領域がいっぱいのため、このテキストは保存されていません。ページを閉じる前に、PDFをダウンロードするか、テキストをコピーしてください。",

  "{text} ({note})": "{text}（{note}）",
  "Changed elsewhere": "ほかの場所で変更されました",
  "Deleted elsewhere": "ほかの場所で削除されました",
  "This {what} was changed in another tab or on another device after you opened it. Choose which version to keep.":
    "この{what}は、開いた後に別のタブまたは別のデバイスで変更されました。残すバージョンを選んでください。",
  "This {what} was deleted or renamed in another tab or on another device after you opened it. Your version is still here.":
    "この{what}は、開いた後に別のタブまたは別のデバイスで削除または名前変更されました。自分のバージョンはここに残っています。",
  "list of rules": "ルールの一覧",
  page: "ページ",
  "Use stored version": "保存済みのバージョンを使う",
  "Overwrite stored version": "保存済みのバージョンに上書き",
  "Save my version": "自分のバージョンを保存",
  "Save mine as a copy": "自分のバージョンをコピーとして保存",
  "This was changed in another tab or on another device. Save again to replace it with your version.":
    "別のタブまたは別のデバイスで変更されました。もう一度保存すると、自分のバージョンに置き換わります。",
  "This was changed in another tab or on another device to {values}. Save again to replace it with your version.":
    "別のタブまたは別のデバイスで{values}に変更されました。もう一度保存すると、自分のバージョンに置き換わります。",
  "(landscape)": "（横向き）",
  copy: "コピー",
  "No connection. Your work is kept here: try again when it returns.":
    "接続がありません。作業内容はここに残っています。接続が戻ってから、もう一度お試しください。",
  "Copy request id": "リクエストIDをコピー",
  "The copy could not be made. Please try again.": "コピーを作成できませんでした。もう一度お試しください。",
  "Your session has expired, {name}. Sign in with {provider} in a new tab, and this page continues. Your work is still here.":
    "{name}さん、セッションの有効期限が切れました。新しいタブで{provider}でサインインすると、このページで続けられます。作業内容は残っています。",
  "All projects": "すべてのプロジェクト",
  "Next, you are asked to agree to these.": "次に、同意が求められます。",
  "Next, you are asked to agree to these: personal use only, including at work, and no passwords, health or financial data in your planners.":
    "次に、同意が求められます: 個人利用のみ（自分の仕事での利用を含む）、手帳にパスワード、健康情報、金融情報を書かないこと。",
  "What you type is stored on this site. Other users see it only if you publish it. Handwriting stays on your tablet.":
    "入力した内容はこのサイトに保存されます。公開しない限り、ほかのユーザーには見えません。手書きはタブレットに残ります。",
} satisfies Area<"shell">;
