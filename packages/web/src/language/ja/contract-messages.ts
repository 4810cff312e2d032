import type { Area } from "./forms.ts";

/** Messages of forms and of the server. Texts that the engine has too are among its messages. */
export const contractMessages = {
  "Use at least {count} characters": ["{count}文字以上にしてください"],
  "Use at most {count} characters": ["{count}文字以下にしてください"],
  "Username is required": "ユーザー名を入力してください",
  "Use letters, digits, spaces, hyphens, underscores and periods":
    "文字、数字、スペース、ハイフン、アンダースコア、ピリオドを使ってください",
  "This name is reserved for the site itself. Choose another":
    "この名前はサイト用に予約されています。別の名前を選んでください",
  "Email is required": "メールアドレスを入力してください",
  "Enter a valid email address": "有効なメールアドレスを入力してください",
  "Password is required": "パスワードを入力してください",
  "Use a password that does not repeat a few characters": "少数の文字を繰り返さないパスワードにしてください",
  "Use a password that is not a sequence, such as 87654321 or asdfghjk":
    "87654321やasdfghjkのような連続した並びではないパスワードにしてください",
  "This password is one of the most common ones. Choose another":
    "このパスワードはよく使われているものです。別のパスワードを選んでください",
  "Use a password that is more than the name of this site or of a device":
    "サイトやデバイスの名前だけのパスワードは使えません",
  "Use a password that is not your username or email address": "ユーザー名やメールアドレスと同じパスワードは使えません",
  "Confirm your password": "確認のためパスワードをもう一度入力してください",
  "Passwords do not match": "パスワードが一致しません",
  "Project name is required": "プロジェクト名を入力してください",
  "Name is required": "名前を入力してください",
  "Set-up code is required": "セットアップコードを入力してください",
  "Code is required": "コードを入力してください",
  "Recovery code is required": "リカバリーコードを入力してください",
  "If an account exists for that email, we sent a reset link.":
    "そのメールアドレスのアカウントがある場合は、再設定リンクを送信しました。",
  "Password updated successfully. You can now sign in with your new password.":
    "パスワードを更新しました。新しいパスワードでサインインできます。",
  "We sent a confirmation link to your email address.": "お使いのメールアドレスに確認リンクを送信しました。",
  "Your email address is confirmed. You can now sign in with it.":
    "メールアドレスが確認されました。このアドレスでサインインできます。",
  masters: "マスター",
  plan: "プラン",
  template: "テンプレート",
  "line {line}": "{line}行目",
  'list "{name}"': "リスト「{name}」",
  'section "{name}"': "セクション「{name}」",
  'master "{name}"': "マスター「{name}」",
  'block "{name}"': "ブロック「{name}」",
  '{label} "{name}"': "{label}「{name}」",
  "{place}: {problem}": "{place}：{problem}",
  "{problem} ({count} times)": ["{problem}（{count}回）"],
  "{problem} ({count} times, first on page {page})": ["{problem}（{count}回、最初はページ{page}）"],
  "{problem} (page {page})": "{problem}（ページ{page}）",
  "{sentence}.": "{sentence}。",
  "{sentence} {hint}": "{sentence}{hint}",
  "The body is not valid JSON": "リクエスト本文が正しいJSONではありません",
  "The request needs a JSON body": "リクエストにはJSONの本文が必要です",
  "The body has too many values or levels": "リクエスト本文の値または階層が多すぎます",
  "The request cannot be read": "リクエストを読み取れません",
  "The request needs a Host header": "リクエストにはHostヘッダーが必要です",
  "The server supports only the expectation 100-continue": "このサーバーが対応しているExpectは100-continueのみです",
  "The body must be JSON (content type application/json)":
    "リクエスト本文はJSON（content type application/json）にしてください",
  "Network request failed": "サーバーに接続できませんでした",
  "Authentication required": "サインインが必要です",
  "Only administrators of this site can do this": "この操作ができるのは、このサイトの管理者だけです",
  "Choose at least one permission": "権限を1つ以上選んでください",
  "Programs can't make this call. It needs a signed-in user":
    "プログラムからはこの呼び出しを使えません。ユーザーのサインインが必要です",
  "This token lacks the scope {scope}": "このトークンにはスコープ{scope}がありません",
  "Confirm that it is you, and try again": "本人確認をしてから、もう一度お試しください",
  "Accept the terms of use first": "先に利用規約に同意してください",
  "This site requires an authenticator app or a passkey. Set one up on the Security page of your account first":
    "このサイトでは認証アプリかパスキーが必要です。先にアカウントの「セキュリティ」ページで設定してください",
  "Set up an authenticator app or a passkey for your own account first":
    "先に自分のアカウントに認証アプリかパスキーを設定してください",
  "This site requires more than a password. Sign in with your passkey, or with a recovery code":
    "このサイトではパスワードだけではサインインできません。パスキーかリカバリーコードでサインインしてください",
  "This username is taken": "このユーザー名はすでに使われています",
  "This session has ended already": "このセッションはすでに終了しています",
  "A download of your data is running already. Try again when it has ended":
    "データのダウンロードはすでに実行中です。終わってからもう一度お試しください",
  "This is not your username": "自分のユーザー名ではありません",
  "No other active account has this name": "この名前の有効なアカウントはほかにありません",
  "This is the email address of your account already": "これはすでにこのアカウントのメールアドレスです",
  "We sent a confirmation link to the new address.": "新しいアドレスに確認リンクを送信しました。",
  "This is not your password": "パスワードが違います",
  "Wrong username or password": "ユーザー名またはパスワードが違います",
  "This link has been used or has expired. Request a new one":
    "このリンクは使用済みか期限切れです。新しいリンクを取得してください",
  "This link has expired, or another account has confirmed the address. Sign in and request a new link":
    "このリンクは期限切れか、別のアカウントがこのアドレスを確認済みです。サインインして新しいリンクを取得してください",
  "Too many users are signing in. Try again in a few seconds":
    "サインインが集中しています。数秒後にもう一度お試しください",
  "Too many attempts. Try again in {time}": "試行回数が多すぎます。{time}後にもう一度お試しください",
  "The server is stopping": "サーバーを停止しています",
  "The server's database is not responding, is damaged or has no space left":
    "サーバーのデータベースが応答しないか、破損しているか、空き容量がありません",
  "If-Match must contain the revision of an ETag": "If-MatchにはETagのリビジョンを指定してください",
  "This field is missing": "このフィールドがありません",
  "Must be {expected}": "{expected}である必要があります",
  "Must have {amount}": "{amount}にしてください",
  "The request is larger than {size}, which is the limit": "リクエストが上限の{size}を超えています",
  "There is no {method} {path}": "{method} {path}はありません",
  "Nothing was found at this address": "このアドレスには何もありません",
  "Something went wrong on the server. Request id: {id}": "サーバーで問題が発生しました。リクエストID：{id}",
  "Large pictures, fonts and PDFs can't be read or saved at the moment. Nothing was lost. Try again in a minute":
    "現在、大きな画像、フォント、PDF を読み込みまたは保存できません。失われたデータはありません。1 分後にもう一度お試しください",
  "A picture, font or PDF is missing or damaged on the server. Tell the operator of the site":
    "サーバー上の画像、フォント、または PDF が見つからないか、破損しています。サイトの運営者に連絡してください",
  "The server's disk is full, so nothing was saved. Tell the operator of the site":
    "サーバーのディスクがいっぱいのため、何も保存されませんでした。サイトの運営者に連絡してください",
  "The server is busy. Try again in a few seconds": "サーバーが混み合っています。数秒後にもう一度お試しください",
  "Too many planners are being rendered. Try again in a few seconds":
    "描画中の手帳が多すぎます。数秒後にもう一度お試しください",
  "{jobs} of your requests are in progress. Try again in a few seconds":
    "リクエスト{jobs}件を処理中です。数秒後にもう一度お試しください",
  "You have too many live previews open. Close one first":
    "開いているライブプレビューが多すぎます。先にどれかを閉じてください",
  "Pages of other sites can't connect": "ほかのサイトのページからは接続できません",
  "Messages must be text": "メッセージはテキストである必要があります",
  "Rendering was stopped after {seconds} seconds, which is the limit":
    "上限の{seconds}秒を超えたため、描画を停止しました",
  "Rendering needs too much memory. Try smaller images or fewer widgets":
    "描画に必要なメモリが足りません。画像を小さくするか、要素を減らしてください",
  "The PDF is larger than {size} MiB, which is the limit": "PDFが上限の{size} MiBを超えています",
  "The picture would have {pixels} million pixels and may have {limit}; choose a smaller scale":
    "画像が{pixels}百万画素になり、上限の{limit}百万画素を超えます。縮尺を小さくしてください",
  "Project not found": "プロジェクトが見つかりません",
  "The edition could not be made in several attempts. Try again later":
    "何度か試しましたが版を作れませんでした。後でもう一度お試しください",
  "An account can have nightly editions of {limit} projects. Switch them off for another project first":
    "夜間の版は 1 つのアカウントで {limit} 件のプロジェクトまでです。先に別のプロジェクトでオフにしてください",
  "This edition has been decided about or replaced": "この版はすでに決定済みか、新しいものに置き換えられました",
  "This project has no nightly editions. Switch them on first":
    "このプロジェクトの夜間の版はオフです。先にオンにしてください",
  "There is no such time zone": "そのタイムゾーンはありません",
  "Write an address that begins with https:// or http://": "https:// または http:// で始まるアドレスを入力してください",
  "Public project not available.": "公開プロジェクトを利用できません。",
  "The project has no current PDF. Compile it first": "プロジェクトに最新のPDFがありません。先にコンパイルしてください",
  "Part not found": "パーツが見つかりません",
  "Token not found": "トークンが見つかりません",
  "This passkey was not accepted. Try again, or sign in another way":
    "このパスキーは受け付けられませんでした。もう一度試すか、別の方法でサインインしてください",
  "Passkeys need a site with a domain name and TLS": "パスキーを使うには、サイトにドメイン名とTLSが必要です",
  "Passkey not found": "パスキーが見つかりません",
  "You have {limit} passkeys, which is the limit. Remove one first":
    "パスキーが上限の{limit}個に達しています。先にどれかを削除してください",
  "This is your only way to sign in. Add a password or another way first":
    "これは唯一のサインイン方法です。先にパスワードか別の方法を追加してください",
  "This is not the set-up code. The server prints it at its start, and the operator reads it with: octavo admin setup-code":
    "セットアップコードが違います。コードはサーバーの起動時に表示されます。運営者は次のコマンドで確認できます：octavo admin setup-code",
  "Enter the code of your authenticator app": "認証アプリのコードを入力してください",
  "This code is not valid. Wait for the next one, and check the time of your device":
    "このコードは無効です。次のコードを待ち、デバイスの時刻を確認してください",
  "This took too long. Start again with a new QR code": "時間がかかりすぎました。新しいQRコードでやり直してください",
  "The account has no authenticator app": "このアカウントには認証アプリがありません",
  "This account needs its password, too. Sign in with it, and enter the recovery code in place of the app's code":
    "このアカウントにはパスワードも必要です。パスワードでサインインし、アプリのコードの代わりにリカバリーコードを入力してください",
  "Enter your current password. If you have forgotten it, reset it by email":
    "現在のパスワードを入力してください。忘れた場合は、メールで再設定できます",
  "Wrong username or recovery code": "ユーザー名またはリカバリーコードが違います",
  "This site has no other provider for signing in": "このサイトには、サインインできるほかのプロバイダーがありません",
  "{provider} does not respond. Try again later, or sign in another way":
    "{provider}が応答しません。後でもう一度試すか、別の方法でサインインしてください",
  "This sign-in has expired, or was started in another browser. Try again":
    "このサインインは期限切れか、別のブラウザで始められたものです。もう一度お試しください",
  "No account is linked with your account at {provider}. Sign in another way, and link it on the account page":
    "{provider}のアカウントと連携しているアカウントはありません。別の方法でサインインし、アカウントのページで連携してください",
  "This account at the provider is linked with another user":
    "プロバイダーのこのアカウントは、別のユーザーと連携しています",
  "Linked account not found": "連携アカウントが見つかりません",
  "You have {limit} tokens, which is the limit. Revoke one first":
    "トークンが上限の{limit}個に達しています。先にどれかを取り消してください",
  "You have {limit} parts, which is the limit. Delete one first":
    "パーツが上限の{limit}件に達しています。先にどれかを削除してください",
  "Template not found": "テンプレートが見つかりません",
  'Master "{name}" not found': "マスター「{name}」が見つかりません",
  'Page "{name}" not found': "ページ「{name}」が見つかりません",
  'There is a master called "{name}" already': "「{name}」というマスターはすでにあります",
  'There is a page called "{name}" already': "「{name}」というページはすでにあります",
  "Too many of your responses are unread. Read or cancel them, and try again in a few seconds":
    "読み取られていない応答が多すぎます。読み取るかキャンセルして、数秒後にもう一度お試しください",
  "The project was changed while it was being read. Try again":
    "読み取り中にプロジェクトが変更されました。もう一度お試しください",
  "Too many changes are waiting to be saved. Try again in a few seconds":
    "保存待ちの変更が多すぎます。数秒後にもう一度お試しください",
  "This is being changed elsewhere. Try again in a few seconds":
    "ほかの場所で変更中です。数秒後にもう一度お試しください",
  "This was changed after you opened it. Reload it, or save your version as a copy":
    "開いた後に変更されています。再読み込みするか、自分のバージョンをコピーとして保存してください",
  'The address "{slug}" is taken; "{free}" is free': "アドレス「{slug}」はすでに使われています。「{free}」は使えます",
  "Text with the character U+0000 can't be stored": "文字U+0000を含むテキストは保存できません",
  "You have {limit} projects, which is the limit. Delete one first":
    "プロジェクトが上限の{limit}件に達しています。先にどれかを削除してください",
  "You have {limit} templates, which is the limit. Delete one first":
    "テンプレートが上限の{limit}件に達しています。先にどれかを削除してください",
  "Your projects and templates take {used} of {limit} MiB, and this does not fit. Delete one, or use smaller images":
    "プロジェクトとテンプレートが{limit} MiBのうち{used} MiBを使っているため、これは保存できません。どれかを削除するか、画像を小さくしてください",
  "This version no longer exists": "このバージョンはもうありません",
  "A project can have {limit} named versions at most. Remove the name of one first":
    "プロジェクトの名前付きバージョンは{limit}件までです。先にどれかの名前を削除してください",
  "The named versions of all your projects can take {size} MiB at most. Remove the name of one first":
    "すべてのプロジェクトの名前付きバージョンは合計{size} MiBまでです。先にどれかの名前を削除してください",
  "Your parts take {used} of {limit} MiB, and this one does not fit. Delete one first":
    "パーツが{limit} MiBのうち{used} MiBを使っているため、これは保存できません。先にどれかを削除してください",
  "The named versions of a project can take {size} MiB at most. Remove the name of one first":
    "プロジェクトの名前付きバージョンは合計{size} MiBまでです。先にどれかの名前を削除してください",
  "A project can have {limit} masters at most": "プロジェクトのマスターは{limit}件までです",
  "A project can have {limit} named pages at most": "プロジェクトの名前付きページは{limit}件までです",
  "A project can have {limit} compilation rules at most": "プロジェクトのコンパイルルールは{limit}件までです",
  "A project can have {limit} blocks, {limit} styles and {limit} themes at most":
    "プロジェクトのブロック、スタイル、テーマは、それぞれ{limit}件までです",
  "A project can hold {size} MiB at most, including images": "プロジェクトの大きさは、画像を含めて{size} MiBまでです",
  'No device profile is called "{written}"': "「{written}」というデバイスプロファイルはありません",
  'No font face is called "{written}"': "「{written}」というフォントはありません",
  "{problem}. {advice}": "{problem}。{advice}",
  "{count} seconds": "{count}秒",
  "{count} minutes": "{count}分",
  "{count} hours": "{count}時間",
  "a whole number": "整数",
  "an object with fields": "フィールドを持つオブジェクト",
  "{written}": "{written}",
  "at least {limit}": "{limit}以上",
  "at most {limit}": "{limit}以下",
  "at least {count} entries": ["{count}件以上"],
  "at most {count} entries": ["{count}件以下"],
  "{path}: {problem}": "{path}：{problem}",
  "An administrator has disabled this account. Ask the administrator of this site to enable it":
    "このアカウントは管理者によって無効にされています。有効にするには、このサイトの管理者に依頼してください",
  "An administrator of this site has made this project private. It cannot be published again until an administrator allows it":
    "このプロジェクトは、このサイトの管理者によって非公開にされました。管理者が許可するまで、再び公開することはできません",
  "Another administrator has already answered this report": "別の管理者がすでにこの通報に対応しました",
  "New accounts need an invitation on this site. Ask its administrator for one, and open its link":
    "このサイトで新しいアカウントを作るには招待が必要です。管理者に依頼し、招待のリンクを開いてください",
  "This site accepts no new accounts. Ask its administrator for an account":
    "このサイトでは新しいアカウントを受け付けていません。アカウントについては管理者に依頼してください",
  "This invitation has been used, was revoked or has expired. Ask the administrator of this site for a new one":
    "この招待は使用済みか、取り消されたか、期限切れです。このサイトの管理者に新しい招待を依頼してください",
  "This is the only administrator of the site. Make another user an administrator first":
    "サイトの管理者はこのユーザーだけです。先に別のユーザーを管理者にしてください",
  "Type the name of the account": "アカウントの名前を入力してください",
  "User not found": "ユーザーが見つかりません",
  "This invitation has been used or revoked": "この招待は使用済みか、取り消されています",
  "Report not found": "通報が見つかりません",
  "You have made {limit} planners in 24 hours, which is the limit. Try again in {time}":
    "24時間に作成できる手帳が上限の{limit}件に達しました。{time}後にもう一度お試しください",
  "Paste the address of the calendar": "カレンダーのアドレスを貼り付けてください",
  "This site reads no calendars from addresses. Ask its administrator to allow it, or import a calendar file":
    "このサイトではアドレスからカレンダーを読み込めません。管理者に許可を依頼するか、カレンダーファイルを読み込んでください",
  "You have {limit} calendars by address, which is the limit. Remove one first":
    "アドレスで読み込むカレンダーが上限の{limit}件に達しています。先にどれかを削除してください",
  "The project already has a calendar from this address": "このアドレスのカレンダーは、すでにプロジェクトにあります",
  "This calendar address has been removed": "このカレンダーのアドレスは削除されました",
  "The calendar is no longer among the dates of the plan. Refresh it to add it again, or remove its address":
    "このカレンダーはプランの日付にありません。更新して追加し直すか、アドレスを削除してください",
  "The address was stored with another key of this site and cannot be read. Remove it and add it again":
    "アドレスはこのサイトの別の鍵で保存されており、読み取れません。削除して追加し直してください",
  "The plan has no first and last day yet, so no events can be added":
    "プランに最初の日と最後の日がないため、予定を追加できません",
  "The dates of the plan would have too many entries. Remove a calendar, or choose a shorter time":
    "プランの日付の項目が多すぎます。カレンダーを減らすか、期間を短くしてください",
  "This is not an address that begins with https:// or webcal://":
    "https:// または webcal:// で始まるアドレスではありません",
  "The address must not contain a username and password. Use the public or secret address of the calendar":
    "アドレスにユーザー名とパスワードを含めないでください。カレンダーの公開アドレスか秘密のアドレスを使ってください",
  "The address has a port that this site does not allow. Ask its administrator to allow this server":
    "このサイトで許可されていないポートのアドレスです。管理者にこのサーバーの許可を依頼してください",
  "The address leads into a private network, which this site does not reach. Ask its administrator to allow this server":
    "このアドレスはプライベートネットワークを指しており、このサイトからは接続しません。管理者にこのサーバーの許可を依頼してください",
  "There is no server with this name. Check the address": "この名前のサーバーはありません。アドレスを確認してください",
  "The server of the calendar does not respond. Try again later":
    "カレンダーのサーバーが応答しません。後でもう一度お試しください",
  "The server of the calendar has no valid certificate, so nothing was read":
    "カレンダーのサーバーに有効な証明書がないため、何も読み込みませんでした",
  "The server of the calendar took too long to answer. Try again later":
    "カレンダーのサーバーの応答に時間がかかりすぎました。後でもう一度お試しください",
  "The calendar is larger than {megabytes} MB. Choose one with fewer years":
    "カレンダーが{megabytes} MBを超えています。年数の少ないものを選んでください",
  "The server of the calendar redirects too often. Check the address":
    "カレンダーのサーバーのリダイレクトが多すぎます。アドレスを確認してください",
  "The server of the calendar redirects to an address without encryption, which would reveal the secret in it":
    "カレンダーのサーバーが暗号化されていないアドレスにリダイレクトしています。アドレスの秘密が漏れるため、接続しませんでした",
  "The server of the calendar refuses access. Copy the public or secret address of the calendar again":
    "カレンダーのサーバーにアクセスを拒否されました。カレンダーの公開アドレスか秘密のアドレスをもう一度コピーしてください",
  "There is no calendar at this address. It was removed or got a new address. Copy the address again":
    "このアドレスにカレンダーはありません。削除されたか、アドレスが変わっています。もう一度コピーしてください",
  "The server of the calendar reports an error. Try again later":
    "カレンダーのサーバーがエラーを返しました。後でもう一度お試しください",
  "The address leads to a web page. Copy the address in iCal format (.ics) from the settings of the calendar":
    "このアドレスはウェブページです。カレンダーの設定からiCal形式（.ics）のアドレスをコピーしてください",
  "The address leads to a file that is not a calendar (.ics)":
    "このアドレスのファイルはカレンダー（.ics）ではありません",
  "The answer of the calendar's server is damaged. Try again later":
    "カレンダーのサーバーの応答が壊れています。後でもう一度お試しください",
  "Collection not found": "コレクションが見つかりません",
  "Public collection not available.": "公開コレクションを利用できません。",
  "The collection doesn't contain this project": "コレクションにこのプロジェクトは含まれていません",
  "An administrator of this site has made this collection private. It cannot be published again until an administrator allows it":
    "このサイトの管理者がこのコレクションを非公開にしました。管理者が許可するまで、再び公開することはできません",
  "You have {limit} collections, which is the limit. Delete one first":
    "コレクションは上限の{limit}個に達しています。まず1つ削除してください",
  "A collection can have {limit} projects at most. Remove one first":
    "コレクションに入れられるプロジェクトは最大{limit}個です。まず1つ外してください",
  "Must name each project of the collection once": "コレクションの各プロジェクトを1回ずつ指定する必要があります",
  "Its author reserves all rights, so this project can't be cloned":
    "作者がすべての権利を留保しているため、このプロジェクトはクローンできません",
  "This project is based on a work under {licence}, which does not allow this licence. Choose another one":
    "このプロジェクトは {licence} の作品に基づいており、このライセンスは使えません。別のものを選んでください",
  "The original of this project can't be cloned any more, so there is nothing to merge":
    "元の作品がクローンできなくなったため、統合するものはありません",
  "The content that the original had when it was cloned was not kept, so its changes can't be merged. Clone it again":
    "クローンしたときの元の作品の内容が保存されていないため、変更を統合できません。もう一度クローンしてください",
  "The original has changed again. Look at its changes before you merge them":
    "元の作品がまた変更されました。統合する前に変更を確認してください",
  "The original has another licence now, which your project's licence does not allow. Clone it again to use its changes":
    "元の作品のライセンスが変わり、このプロジェクトのライセンスと両立しません。変更を使うには、もう一度クローンしてください",
  "The original states no licence, so this project can't have one":
    "元の作品にライセンスの記載がないため、このプロジェクトにも設定できません",
  "{provider} does not respond. Try again later": "{provider}が応答しません。後でもう一度お試しください",
  "People sign in to this site only with {provider}, so its own passwords, passkeys, codes and invitations are not used. Sign in with {provider}":
    "このサイトには{provider}でのみサインインできます。サイト独自のパスワード、パスキー、コード、招待は使われません。{provider}でサインインしてください",
  "Your account at {provider} is in no group that may use this site. Ask the administrator of {provider} to add you to one":
    "{provider}のあなたのアカウントは、このサイトを使えるグループに入っていません。{provider}の管理者にグループへの追加を依頼してください",
  "This site requires a second factor, and {provider} reports none for this sign-in. Set one up there, and sign in again with it":
    "このサイトには2要素認証が必要ですが、{provider}は今回のサインインでの使用を報告していません。{provider}で設定し、それを使ってもう一度サインインしてください",
  "{provider} reported no second factor when you signed in, so you could not sign in again. Sign out, and sign in with a second factor first":
    "サインインしたとき、{provider}は2要素認証を報告しませんでした。このままでは次にサインインできなくなります。先にサインアウトし、2要素認証を使ってサインインしてください",
  "The account of this site with your address can't be linked with your account at {provider}. Ask the administrator of this site to unlink it first":
    "このサイトであなたのアドレスを持つアカウントは、{provider}のアカウントと連携できません。先にこのサイトの管理者に連携の解除を依頼してください",
  "No account of this site has confirmed the address of your account at {provider}, and new accounts are not allowed. Ask the administrator of this site for one":
    "{provider}のアカウントのアドレスを確認済みのアカウントがこのサイトになく、新しいアカウントは作成できません。このサイトの管理者に作成を依頼してください",
  "This is your only way to sign in. Link another account at {provider} first":
    "これは唯一のサインイン方法です。先に{provider}の別のアカウントと連携してください",
} satisfies Area<"contractMessages">;
