import type { Area } from "./forms.ts";

/** Passkeys, linked accounts and recovery codes on the account page. */
export const signInWays = {
  "Confirm with a passkey": "パスキーで確認",
  "Confirm with {provider}": "{provider}で確認",
  "This site requires an authenticator app or a passkey. Set one up on this page to continue.":
    "このサイトでは認証アプリかパスキーが必要です。続けるには、このページで設定してください。",
  "Your account has a second factor.": "このアカウントには2要素認証が設定されています。",
  "Authenticator app": "認証アプリ",
  "An app on your phone shows a code that changes every 30 seconds. Signing in with the password needs it.":
    "スマートフォンのアプリに、30秒ごとに変わるコードが表示されます。パスワードでのサインインに必要です。",
  "In use since {day}": "{day}から使用中",
  "Remove the app": "アプリを解除",
  "Remove the authenticator app?": "認証アプリを解除しますか？",
  "The password alone will be enough to sign in.": "パスワードだけでサインインできるようになります。",
  "Set up an app": "アプリを設定",
  "Make recovery codes below. Without them, losing the app locks you out.":
    "下でリカバリーコードを作成してください。リカバリーコードがないと、アプリを失ったときにサインインできなくなります。",
  "Set up an authenticator app": "認証アプリを設定",
  "Scan the QR code with the app, or type the key. Then enter the code that the app shows.":
    "アプリでQRコードをスキャンするか、キーを入力してください。その後、アプリに表示されるコードを入力します。",
  "QR code for the authenticator app": "認証アプリ用のQRコード",
  "Code in the app": "アプリのコード",
  "Turn on": "オンにする",
  "Code of your authenticator app": "認証アプリのコード",
  "A recovery code works, too.": "リカバリーコードも使えます。",
  "Remove the password": "パスワードを削除",
  "Remove the password?": "パスワードを削除しますか？",
  "You then sign in only with your passkeys or linked accounts. If you lose all of them, a recovery code or a reset by email lets you in. All other browsers are signed out.":
    "以後は、パスキーか連携アカウントでのみサインインします。すべて失った場合は、リカバリーコードかメールでの再設定を使ってください。ほかのブラウザはすべてサインアウトされます。",
  "To remove the password, make recovery codes first.":
    "パスワードを削除するには、先にリカバリーコードを作成してください。",
  Passkeys: "パスキー",
  "Sign in with a fingerprint, your face or a PIN of your device, without username and password.":
    "ユーザー名とパスワードを使わずに、指紋、顔、またはデバイスのPINでサインインできます。",
  "Add a passkey": "パスキーを追加",
  "This browser can't use passkeys.": "このブラウザではパスキーを使えません。",
  Synced: "同期済み",
  "Added on {day}, not used yet": "{day}に追加、未使用",
  "Added on {day}, last used on {last}": "{day}に追加、最終使用{last}",
  "Remove {name}?": "{name}を削除しますか？",
  "You can no longer sign in with it. Delete it on your device, too.":
    "このパスキーではサインインできなくなります。デバイスからも削除してください。",
  "Your browser asks next where to keep the passkey. The name is for this list.":
    "次に、パスキーの保存先をブラウザが尋ねます。名前はこの一覧で使います。",
  Continue: "続ける",
  Print: "印刷",
  "Passkey {number}": "パスキー{number}",
  "Recovery codes": "リカバリーコード",
  "Each of ten codes replaces your password or passkey once, if you have lost it. Keep them on paper.":
    "パスワードやパスキーを失ったときに、10個のコードをそれぞれ1回ずつ代わりに使えます。紙に書いて保管してください。",
  "{count} codes left, made on {day}": ["コード残り{count}個、{day}作成"],
  "Make recovery codes": "リカバリーコードを作成",
  "Make new recovery codes": "新しいリカバリーコードを作成",
  "Make new recovery codes?": "新しいリカバリーコードを作成しますか？",
  "The codes that you have now stop working.": "現在のコードは使えなくなります。",
  "Your recovery codes": "リカバリーコード",
  "They are shown only now. Keep them where others can't find them.":
    "表示されるのは今だけです。ほかの人に見つからない場所に保管してください。",
  "Recovery codes of {name} at {site}": "{name}のリカバリーコード（{site}）",
  "I have kept them": "保管しました",
  "Signing out here doesn't sign you out of {provider}.":
    "ここでサインアウトしても、{provider}からはサインアウトされません。",
  "Link an account": "アカウントを連携",
  "Link another account": "別のアカウントを連携",
  "Linked on {day}": "{day}に連携",
  Unlink: "連携を解除",
  "Unlink {name}": "{name}の連携を解除",
  "Unlink {name}?": "{name}の連携を解除しますか？",
  "You can no longer sign in with it.": "このアカウントではサインインできなくなります。",
  "Your account is not linked with {provider} yet. Sign out, and sign in with {provider} to link it.":
    "アカウントはまだ{provider}と連携していません。サインアウトし、{provider}でサインインすると連携します。",
} satisfies Area<"signInWays">;
