import type { Translation } from "./translation.ts";

const getPage = {
  title: "手帳を取得",
  label: "コード",
  button: "ダウンロード",
  hint: "別のデバイスのOctavoでプロジェクトを開き、「デバイスに入れる」を選んでコードを作成してください。",
  wrong:
    "このコードは正しくありません。コードを確認するか、新しいコードを作成してください。コードの有効期限は10分です。",
  tooMany: "コードの間違いが多すぎます。10分待ってからもう一度お試しください。",
  failed: "PDFを作成できませんでした。別のデバイスでプロジェクトを開き、問題を確認してください。",
  later:
    "今はPDFを作成できません。アカウントが上限に達しているか、サーバーが混み合っています。しばらくしてからもう一度お試しください。",
  terms: "利用規約が変更されました。別のデバイスでOctavoにサインインして同意してから、もう一度コードを使ってください。",
  secondFactor:
    "このサイトでは2要素認証が必要です。別のデバイスでOctavoにサインインして設定してから、もう一度コードを使ってください。",
};

const archiveReadme = `このファイルには、Octavoで作成したものがすべて含まれています。

account.json   アカウント、コレクションと、以下のフォルダーの内容
projects/      プロジェクトごとのフォルダー：
  masters.yaml, plan.yaml   デザイン、プラン、ルール、日付（"octavo build"が読む形式）
  planner.pdf               手帳（エラーがある場合や、作成に時間がかかりすぎる場合を除く）
  cover.png                 最初のページ
  fonts/, pictures/         デザインに含まれるファイル
  versions/                 名前付きのバージョンと、最近の自動バージョン
templates/     テンプレート
parts.json     パレットに保存したパーツ

削除したプロジェクト、パスワード、トークン、セッションは含まれません。

Octavoのサイトに読み込むには、運営者が次を実行します：
  octavo restore --user 名前 octavo-account.zip
プロジェクトは非公開になり、すでにあるものは置き換えられません。
`;

/** By the English text. */
const emails = {
  "A calendar of {project} can't be read": "{project}のカレンダーを読み込めません",
  "The calendar {calendar} of your planner {project} could not be read from its address three times.":
    "手帳{project}のカレンダー{calendar}を、アドレスから3回続けて読み込めませんでした。",
  "The planner keeps the events from before. Open its dates to see the reason, and to change the address.":
    "手帳には以前の予定が残っています。日付のタブを開くと、理由の確認とアドレスの変更ができます。",
  "Open the dates of the project": "プロジェクトの日付を開く",
  "Hello,": "こんにちは。",
  "New edition of {project}": "{project} の新しい版",
  "A new edition of your planner {project} is ready. Changed events: {events}.":
    "プランナー {project} の新しい版ができました。変更された予定: {events}。",
  "All pages keep their places, so handwriting stays on its page.":
    "すべてのページの位置は変わらないので、手書きは同じページに残ります。",
  "Open the project": "プロジェクトを開く",
  "A decision about {project}": "{project} についての確認",
  "The new edition of your planner {project} was not delivered, because pages would change: {pages}.":
    "プランナー {project} の新しい版は、変わるページがあるため配信されませんでした: {pages}。",
  "Your tablet keeps getting the old one until you have decided.": "決めるまで、タブレットには前の版が届きます。",
  "No new edition of {project}": "{project} の新しい版を作れませんでした",
  "The new edition of your planner {project} could not be made. Open the project to see its problems.":
    "プランナー {project} の新しい版を作れませんでした。プロジェクトを開いて問題を確認してください。",
  "You get this email because you asked for it in the nightly editions of the project.":
    "このメールは、プロジェクトの夜間の版の設定により送信されました。",

  "A test email from Octavo": "Octavoからのテストメール",
  "The mail settings of the site work.": "サイトのメール設定は正常に動作しています。",

  "Choose a new password for Octavo": "Octavoの新しいパスワードの設定",
  "A new password was requested for your account.": "お使いのアカウントの新しいパスワードがリクエストされました。",
  "Choose a new password for {username}": "{username}の新しいパスワードを設定",
  "The link works once, for {minutes} minutes. Your old password keeps working until you choose a new one.":
    "リンクは1回だけ、{minutes}分間有効です。新しいパスワードを設定するまでは、以前のパスワードを使えます。",
  "If you did not request this, you can ignore this message.": "心当たりがない場合は、このメールを無視してください。",

  "Confirm your email address for Octavo": "Octavoのメールアドレスの確認",
  "The account {username} was created with this email address.":
    "このメールアドレスでアカウント{username}が作成されました。",
  "Confirm this address for {username}": "{username}のアドレスを確認",
  "The link works for {days} days. Once the address is confirmed, you can sign in with it and reset a forgotten password.":
    "リンクは{days}日間有効です。アドレスを確認すると、そのアドレスでサインインしたり、忘れたパスワードを再設定したりできます。",
  "If you did not create this account, ignore this message. An unconfirmed address has no effect.":
    "このアカウントを作成していない場合は、このメールを無視してください。未確認のアドレスは使われません。",

  "A new password was requested for this email address. This requires a confirmed address, and no account has confirmed this one.":
    "このメールアドレスの新しいパスワードがリクエストされました。それには確認済みのアドレスが必要ですが、このアドレスはどのアカウントでも確認されていません。",
  "Confirm the address for your account, and then request a new password again. A link works for {days} days, and an address can be confirmed for one account only.":
    "アカウントのアドレスを確認してから、もう一度新しいパスワードをリクエストしてください。リンクは{days}日間有効です。アドレスを確認できるアカウントは1つだけです。",
  "If you did not create an account, ignore this message. An unconfirmed address has no effect.":
    "アカウントを作成していない場合は、このメールを無視してください。未確認のアドレスは使われません。",

  "If you did not do this, change your password, remove what you don't know on the account page, and sign out everywhere.":
    "心当たりがない場合は、パスワードを変更し、アカウントページで見覚えのないものを削除して、すべてのデバイスからサインアウトしてください。",
  "An authenticator app for Octavo": "Octavoの認証アプリ",
  "The account {username} now asks for a code of an authenticator app beside the password.":
    "アカウント{username}では、パスワードに加えて認証アプリのコードが必要になりました。",
  "An authenticator app for Octavo was removed": "Octavoの認証アプリの削除",
  "The account {username} no longer asks for a code of an authenticator app.":
    "アカウント{username}では、認証アプリのコードが不要になりました。",
  "Your password for Octavo was removed": "Octavoのパスワードの削除",
  "The password of the account {username} was removed. You sign in to it in another way.":
    "アカウント{username}のパスワードが削除されました。別の方法でサインインしてください。",
  "A new passkey for Octavo": "Octavoの新しいパスキー",
  "A passkey was added to the account {username}. It can be used to sign in.":
    "アカウント{username}にパスキーが追加されました。このパスキーでサインインできます。",
  "A passkey for Octavo was removed": "Octavoのパスキーの削除",
  "A passkey was removed from the account {username}. It can no longer be used to sign in.":
    "アカウント{username}からパスキーが削除されました。このパスキーではサインインできなくなりました。",
  "A new way to sign in to Octavo": "Octavoへの新しいサインイン方法",
  "The account {username} was linked with an account at another provider, which can be used to sign in.":
    "アカウント{username}が別のプロバイダーのアカウントと連携されました。そのアカウントでサインインできます。",
  "A recovery code for Octavo was used": "Octavoのリカバリーコードの使用",
  "A recovery code was used to sign in to the account {username}. It can't be used again.":
    "リカバリーコードでアカウント{username}へのサインインがありました。このコードはもう使えません。",
  "Your password for Octavo was changed": "Octavoのパスワードの変更",
  "The account {username} has a new password. All sessions have been signed out.":
    "アカウント{username}のパスワードが変更されました。すべてのセッションからサインアウトしました。",
  "The account {username} has a new password. All other sessions have been signed out.":
    "アカウント{username}のパスワードが変更されました。ほかのすべてのセッションからサインアウトしました。",
  "If you did not change it, request a new password on the sign-in page, and check who has access to your mailbox.":
    "変更した覚えがない場合は、サインインページで新しいパスワードをリクエストし、メールボックスに誰がアクセスできるかを確認してください。",

  "Another account with your address at Octavo": "同じアドレスの別のOctavoアカウント",
  "The account {created} was created with this email address. The address belongs to your account {yours}, which has confirmed it.":
    "このメールアドレスでアカウント{created}が作成されました。このアドレスは、確認済みのアカウント{yours}のものです。",
  "If you created it, sign in to {created} with its username.":
    "自分で作成した場合は、{created}にユーザー名でサインインしてください。",
  "If you did not, you can ignore this message. The new account can't sign in with your address and receives no password reset links.":
    "そうでない場合は、このメールを無視してください。新しいアカウントはこのアドレスではサインインできず、パスワード再設定のリンクも届きません。",

  "The account {username} asks to use this email address.":
    "アカウント{username}がこのメールアドレスの使用をリクエストしています。",
  "The link works for {days} days. Until you use it, the account keeps its present address.":
    "リンクは{days}日間有効です。リンクを使うまでは、今のアドレスのままです。",
  "If this is not your account, ignore this message. An unconfirmed address has no effect.":
    "自分のアカウントでない場合は、このメールを無視してください。未確認のアドレスは使われません。",
  "The account {other} asks to use this email address. The address belongs to your account {yours}, which has confirmed it, so it can't be used twice.":
    "アカウント{other}がこのメールアドレスの使用をリクエストしています。このアドレスは、確認済みのアカウント{yours}のものなので、二重には使えません。",
  "If you asked for this, delete {yours}, or give it another address first. If you did not, you can ignore this message.":
    "自分でリクエストした場合は、先に{yours}を削除するか、別のアドレスに変更してください。そうでない場合は、このメールを無視してください。",

  "A new email address for your account at Octavo": "Octavoアカウントの新しいメールアドレス",
  "Somebody who is signed in to {username} asked to change its email address to {email}. The address changes when the link that we sent there is used.":
    "{username}にサインインしている人が、メールアドレスを{email}に変更するようリクエストしました。アドレスは、そこに送ったリンクが使われると変更されます。",
  "If this was not you, sign in, cancel the change on your account page, and choose a new password.":
    "心当たりがない場合は、サインインしてアカウントページで変更をキャンセルし、新しいパスワードを設定してください。",
  "The account {username} has the email address {email} now. This address can no longer sign in to it or reset its password.":
    "アカウント{username}のメールアドレスが{email}に変更されました。以前のアドレスでは、サインインやパスワードの再設定ができなくなりました。",
  "If this was not you, contact the administrator of the server.":
    "心当たりがない場合は、サーバーの管理者に連絡してください。",

  "Your account at Octavo was deleted": "Octavoアカウントの削除",
  "The account {username} is deleted, with its planners, templates and tokens. This can't be undone.":
    "アカウント{username}は、手帳、テンプレート、トークンとともに削除されました。元に戻すことはできません。",
  "Copies that other people made of your public planners stay with them.":
    "公開した手帳をほかの人がコピーしたものは、その人のもとに残ります。",

  "Your username at Octavo was changed": "Octavoのユーザー名の変更",
  "Your account is called {username} now. Sign in with this name, or with your email address.":
    "アカウントの名前が{username}に変更されました。この名前かメールアドレスでサインインしてください。",
  "If this was not you, sign in, and choose a new password on your account page.":
    "心当たりがない場合は、サインインしてアカウントページで新しいパスワードを設定してください。",

  "You are invited to Octavo": "Octavoへの招待",
  "An administrator of {site} invites you to make planners there.":
    "{site}の管理者から、手帳を作るための招待が届きました。",
  "{words}": "{words}",
  "Create your account": "アカウントを作成",
  "The invitation works once, until {date}.": "招待は1回だけ、{date}まで有効です。",
  "If you do not know this site, you can ignore this message.":
    "このサイトに心当たりがない場合は、このメールを無視してください。",

  "Your project {project} is no longer public": "プロジェクト{project}の公開の終了",
  "An administrator has made your public project {project} private. It is still among your projects.":
    "管理者が公開プロジェクト{project}を非公開にしました。プロジェクトは引き続き一覧にあります。",
  "Your collection {collection} is no longer public": "コレクション{collection}の公開の終了",
  "An administrator has made your public collection {collection} private. You still have it.":
    "管理者が公開コレクション{collection}を非公開にしました。コレクションは引き続き手元にあります。",
  "Reason: {reason}": "理由：{reason}",
  "You cannot publish it again until an administrator allows it.":
    "管理者が許可するまで、もう一度公開することはできません。",
};

export const japanese: Translation = { getPage, archiveReadme, emails };
