import type { Area } from "./forms.ts";

/** Texts of src/screens/account, and of the confirmation that changes there need. */
export const account = {
  "Confirm that it is you": "本人確認",
  "You signed in as {name} a while ago. Confirm that it is still you to continue.":
    "しばらく前に{name}としてサインインしています。続けるには本人確認をしてください。",
  Confirm: "確認",
  Account: "アカウント",
  Profile: "プロフィール",
  Security: "セキュリティ",
  "API tokens": "APIトークン",
  "Your data": "自分のデータ",

  "You sign in with this name, or with your confirmed email address.":
    "この名前か、確認済みのメールアドレスでサインインします。",
  "Change username": "ユーザー名を変更",
  "Your new username is not saved.": "新しいユーザー名は保存されていません。",
  "Your username is changed.": "ユーザー名を変更しました。",
  "You can sign in with it once it is confirmed, and get a link there if you forget your password.":
    "確認が済むと、このアドレスでサインインでき、パスワードを忘れたときにリンクを受け取れます。",
  "(confirmed)": "（確認済み）",
  "(not confirmed)": "（未確認）",
  "This server cannot send email, so the address can't be changed.":
    "このサーバーはメールを送信できないため、アドレスは変更できません。",
  "New email address": "新しいメールアドレス",
  "Send confirmation link": "確認リンクを送信",
  "Your new email address is not saved.": "新しいメールアドレスは保存されていません。",
  "To change your address to {address}, open the link in the email that we sent there. Until then the present address stays.":
    "アドレスを{address}に変更するには、そのアドレスに届いたメールのリンクを開いてください。それまでは現在のアドレスのままです。",
  "Cancel the change": "変更をキャンセル",
  "The language of the studio and of emails to you.": "スタジオと、届くメールの言語です。",
  "Change language": "言語を変更",
  "Your choice of language is not saved.": "選んだ言語は保存されていません。",
  "Your language is changed.": "言語を変更しました。",

  "A new password signs out all other browsers.":
    "パスワードを変更すると、ほかのブラウザはすべてサインアウトされます。",
  "Your account has no password. With one, you can also sign in with your username.":
    "このアカウントにはパスワードがありません。設定すると、ユーザー名でもサインインできます。",
  "Change password": "パスワードを変更",
  "Set a password": "パスワードを設定",
  "Current password": "現在のパスワード",
  "Your new password is not saved.": "新しいパスワードは保存されていません。",
  "Your password is changed.": "パスワードを変更しました。",

  Sessions: "セッション",
  "The browsers in which you are signed in. Sign out the ones that you do not know, and change your password.":
    "サインイン中のブラウザです。心当たりのないものはサインアウトし、パスワードを変更してください。",
  "This browser": "このブラウザ",
  "Signed in {date}, {method}": "{date}にサインイン（{method}）",
  "Last used {date}": "最終使用：{date}",
  "Sign out|session": "サインアウト",
  "Sign out: {name}": "サインアウト：{name}",
  "Sign out all others": "ほかをすべてサインアウト",
  "{browser} on {system}": "{browser}（{system}）",
  "Unknown browser": "不明なブラウザ",
  "with the password": "パスワード",
  "with a passkey": "パスキー",
  "with another account": "連携アカウント",
  "with a recovery code": "リカバリーコード",
  "Make a token": "トークンを作成",
  "Failed to load the tokens": "トークンを読み込めませんでした",
  "Failed to change the tokens": "トークンを変更できませんでした",
  "Your tokens": "自分のトークン",
  "You have no tokens.": "トークンはありません。",
  "Programs use a token instead of your password, for the {api} and for the catalog of your planners. No token reaches your account, other tokens or the gallery.":
    "プログラムは、パスワードの代わりにトークンを使って、{api}や手帳のカタログを利用します。トークンでアカウント、ほかのトークン、ギャラリーを操作することはできません。",
  "The token has not been made.": "トークンは作成されていません。",
  "Such as the program or device that will use it": "トークンを使うプログラムやデバイスの名前など",
  Permissions: "権限",
  "Read planners": "手帳の読み取り",
  "Change planners": "手帳の変更",
  "Compile documents": "ドキュメントのコンパイル",
  "Projects, versions, templates, PDFs, and the catalog for e-readers":
    "プロジェクト、バージョン、テンプレート、PDF、電子書籍リーダー用のカタログ",
  "Create, change and delete them; 30 days to restore what is deleted":
    "作成、変更、削除（削除したものは30日間復元可能）",
  "Render documents that the program sends, without your planners":
    "プログラムが送るドキュメントの描画（自分の手帳は使いません）",
  End: "有効期限",
  "No end": "無期限",
  "In a year": "1年後",
  "In {days} days": "{days}日後",
  "Copy the token of {name} now. It is not shown again.":
    "{name}のトークンを今コピーしてください。再び表示されることはありません。",
  "For example, to list your projects:": "たとえば、プロジェクトの一覧を取得するには：",
  "ends {date}": "{date}まで",

  "Download your data": "データをダウンロード",
  "A ZIP file with your planners as documents and PDFs, with their versions, pictures and fonts, and with your templates and saved parts. Any site of Octavo can read it.":
    "手帳のドキュメントとPDF、そのバージョン、画像、フォントと、テンプレート、保存したパーツを含むZIPファイルです。どのOctavoのサイトでも読み込めます。",
  "Your data is downloaded.": "データをダウンロードしました。",
  "Packing your data… {size}": "データをまとめています… {size}",
  "Download everything": "すべてダウンロード",

  "Delete the account": "アカウントの削除",
  "Deletes your planners, templates and everything else that you have here. Download your data first.":
    "手帳、テンプレートなど、ここにあるものをすべて削除します。先にデータをダウンロードしてください。",
  "Delete account…": "アカウントを削除…",
  "Delete account": "アカウントを削除",
  "Delete the account {name}?": "アカウント「{name}」を削除しますか？",
  "This can't be undone.": "この操作は元に戻せません。",
  "{count} projects": ["プロジェクト{count}件"],
  "{count} templates": ["テンプレート{count}件"],
  "{count} saved parts": ["保存したパーツ{count}件"],
  "{count} API tokens": ["APIトークン{count}件"],
  "Your public projects": "公開中のプロジェクト",
  "Keep them in the gallery, with “Former member” as their author": "作者を「元メンバー」としてギャラリーに残す",
  "Delete them, too": "これらも削除する",
  "Next administrator": "次の管理者",
  "You are the only administrator. Name the user who becomes the next one.":
    "管理者は自分だけです。次に管理者となるユーザーを指定してください。",
  "Your username": "自分のユーザー名",
  "Type {name} to confirm.": "確認のため「{name}」と入力してください。",
} satisfies Area<"account">;
