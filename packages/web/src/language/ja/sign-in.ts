import type { Area } from "./forms.ts";

export const signIn = {
  Username: "ユーザー名",
  Email: "メール",
  Password: "パスワード",
  "New password": "新しいパスワード",
  "Confirm password": "パスワードの確認",
  Show: "表示",
  Hide: "非表示",
  "At least {characters} characters, and not a common password.":
    "{characters}文字以上で、よく使われるパスワード以外にしてください。",
  "Sign in to keep your planner “{planner}”.": "サインインすると、手帳「{planner}」を保存できます。",
  "Create an account to keep your planner “{planner}”.": "アカウントを作成すると、手帳「{planner}」を保存できます。",

  "Set-up code": "セットアップコード",
  "The first account of a site becomes its administrator. The server printed this code when it started.":
    "サイトの最初のアカウントが管理者になります。このコードは、サーバーの起動時に表示されたものです。",

  "Signing in…": "サインイン中…",
  "Forgot your password?": "パスワードをお忘れですか？",
  "Create an account": "アカウントを作成",
  or: "または",
  "Sign in with a passkey": "パスキーでサインイン",
  "Sign in with {provider}": "{provider}でサインイン",
  "Use a recovery code": "リカバリーコードを使う",
  "Recovery code": "リカバリーコード",
  "Each of your ten codes signs you in once. Upper case, spaces and hyphens don't matter.":
    "10個のコードは、それぞれ1回だけサインインに使えます。大文字と小文字、スペース、ハイフンの違いは問いません。",
  "the provider": "プロバイダー",
  "You canceled the sign-in at {provider}.": "{provider}でのサインインをキャンセルしました。",
  "The answer of {provider} was not accepted. Try again, and tell the administrator if it happens again.":
    "{provider}からの応答を受け付けられませんでした。もう一度試し、再び起きる場合は管理者に連絡してください。",
  "Link your account": "アカウントを連携",
  "The account {name} has the address {email}, like yours at {provider}. Sign in to it once. From then on, you can sign in with {provider}, too.":
    "アカウント「{name}」のアドレスは、{provider}のアカウントと同じ{email}です。一度サインインしてください。以後は{provider}でもサインインできます。",
  "Sign in and link": "サインインして連携",
  "Choose a username for your account here. You sign in to it with {provider}.":
    "ここで使うアカウントのユーザー名を選んでください。サインインには{provider}を使います。",
  "Choose a username for your account here. You sign in to it with {provider}, and its address is {email}.":
    "ここで使うアカウントのユーザー名を選んでください。サインインには{provider}を使い、アドレスは{email}になります。",
  "Creating account…": "アカウントを作成中…",
  "Back to sign in": "サインインに戻る",

  "Reset your password": "パスワードの再設定",
  "We will send a reset link to your account's email address.":
    "アカウントのメールアドレスに再設定リンクを送信します。",
  "Password reset is not yet implemented on this server: it cannot send email. Contact the administrator of the server.":
    "このサーバーはメールを送信できないため、パスワードの再設定を利用できません。サーバーの管理者に連絡してください。",
  "Send password reset link": "再設定リンクを送信",
  "Sending…": "送信中…",
  "Confirm your email address": "メールアドレスの確認",
  "After you confirm the address, you can use it to sign in and to reset your password.":
    "アドレスを確認すると、サインインとパスワードの再設定に使えるようになります。",
  "This link is incomplete. Open it again from the email, or copy the whole link.":
    "このリンクは不完全です。メールからもう一度開くか、リンク全体をコピーしてください。",
  "Confirming…": "確認中…",
  "Confirm address": "アドレスを確認",
  "Confirm {address}: open the link in the email that we sent. Until then, you can only sign in with your username.":
    "{address}を確認するには、届いたメールのリンクを開いてください。それまでは、ユーザー名でのみサインインできます。",
  "Send link again": "リンクを再送信",
  "Choose a new password": "新しいパスワードを選ぶ",
  "Update password": "パスワードを更新",
  "This link has been used or has expired. {request}": "このリンクは使用済みか期限切れです。{request}",
  "Request a new one": "新しいリンクを取得",
  "People sign in to this site only with {provider}.": "このサイトには{provider}でのみサインインできます。",
  "Confirm {address}: open the link in the email that we sent.":
    "{address}を確認してください。お送りしたメールのリンクを開きます。",
} satisfies Area<"signIn">;
