import type { Area } from "./forms.ts";

/** Texts of src/transfer: how a planner gets onto a device. */
export const transfer = {
  "Put it on your {device}": "{device}に入れる",
  "Put it on a device…": "デバイスに入れる…",
  "PDF downloaded. Put it on your {device}:": "PDFをダウンロードしました。{device}に入れるには：",
  "PDF downloaded.": "PDFをダウンロードしました。",
  "With a computer": "コンピュータを使う",
  "Share the PDF with an app…": "PDFをアプリに共有…",
  "Replace a planner that is on the tablet and keep your ink": "タブレットにある手帳を、手書きを残して差し替える",
  "With a program for the command line": "コマンドラインのプログラムを使う",
  "Added at the end: the ink stays.": "末尾に追加：手書きはそのまま。",
  "Inserted before: the ink moves.": "途中に挿入：手書きがずれる。",
  "Keep the planner as a project first: a tablet can download only projects of an account.":
    "先に手帳をプロジェクトとして保存してください。タブレットでダウンロードできるのは、アカウントのプロジェクトだけです。",
  "The tablet gets the saved plan, without your unsaved changes.":
    "タブレットに入るのは保存済みのプランです（未保存の変更は含みません）。",
  "With a code, the tablet gets the pages only: the PDF does not contain your project, because others could see the code. If you later take pages out of the plan, those pages are blank in the updated PDF.":
    "コードでは、タブレットにはページだけが届きます。コードは他人に見られる可能性があるため、PDFにプロジェクトは含まれません。後でプランからページを外した場合、更新後のPDFではそのページは白紙になります。",
  "The code has ended.": "コードの有効期限が切れました。",
  "Make a code": "コードを作成",
  "Make a new code": "新しいコードを作成",
  "QR code of the download": "ダウンロード用QRコード",
  "Address: {address}": "アドレス：{address}",
  "Code: {code}": "コード：{code}",
  "{minutes} min left, for {downloads} downloads": "残り{minutes}分、ダウンロード{downloads}回",
  "Only this device can open this address. Open Octavo under its address in your network, and make a code there.":
    "このアドレスを開けるのは、この機器だけです。ネットワーク内でのアドレスでOctavoを開き、そこでコードを作成してください。",
  "Only this device can open this address. Open Octavo under its address in your network instead.":
    "このアドレスを開けるのは、この機器だけです。代わりに、ネットワーク内でのアドレスでOctavoを開いてください。",
  "Name of the program or device": "アプリまたはデバイスの名前",
  "Make a catalog address": "カタログアドレスを作成",
  "Catalog address": "カタログアドレス",
  "Catalog addresses": "カタログアドレス",
  "User name": "ユーザー名",
  "Address with the password, for programs without a password field":
    "パスワード付きアドレス（パスワード欄のないアプリ用）",
  "Copy them now: the password is not shown again. It reads your planners and changes nothing.":
    "今コピーしてください。パスワードが再び表示されることはありません。このパスワードでできるのは手帳の読み取りだけで、変更はできません。",
  "Made {date}, last used {last}": "{date}作成、最終使用{last}",
  "Made {date}, never used": "{date}作成、未使用",
  Revoke: "取り消す",
  "Revoke {name}": "{name}を取り消す",
  "{name} revoked.": "{name}を取り消しました。",
  "Failed to make a code": "コードを作成できませんでした",

  Cable: "ケーブル",
  "Wi-Fi": "Wi-Fi",
  "reMarkable's website or app": "reMarkableのサイトかアプリ",
  "Partner app or Dropbox": "PartnerアプリかDropbox",
  "Send to Kindle": "Send to Kindle",
  Mail: "メール",
  "The Kobo's browser": "Koboのブラウザ",
  "Tablet's browser": "タブレットのブラウザ",
  "KOReader or calibre": "KOReaderまたはcalibre",
  "Tested by others on such a device, not by us.": "このデバイスで第三者が確認済み（Octavoでは未確認）。",
  "Documented by the maker, not tested by us.": "メーカーの説明に記載（Octavoでは未確認）。",
  "Reported by users, not tested by us.": "ユーザーからの報告あり（Octavoでは未確認）。",
  "Nobody has reported trying it on such a device.": "このデバイスで試したという報告はありません。",

  "Other devices": "その他のデバイス",
  "Dropbox or Google Drive": "DropboxかGoogle Drive",
  "On the Kobo, open More and sign in to Dropbox or Google Drive, if your model has one.":
    "Koboで「その他」（More）を開き、DropboxかGoogle Driveを探します。お使いの機種にあれば、一度サインインします。",
  "Add the PDF there on your phone or computer, in the folder that the Kobo names.":
    "スマートフォンかコンピュータから、Koboが示すフォルダーにPDFを入れます。",
  "Download it from there on the Kobo.": "Koboでそこからダウンロードします。",
  "On the Kobo, open More, Beta features, Web browser, then the address, and type the code.":
    "Koboで「その他」「ベータ版の機能」「ウェブブラウザ」（More、Beta features、Web browser）からアドレスを開き、コードを入力します。",
  "Make a code in Octavo.": "Octavoでコードを作成します。",
  "If you downloaded the planner in the tablet's browser, it is on the tablet already.":
    "タブレットのブラウザで手帳をダウンロードした場合は、すでにタブレットに入っています。",
  "Open the address in the tablet's browser and type the code, or scan the QR code.":
    "タブレットのブラウザでアドレスを開いてコードを入力するか、QRコードをスキャンします。",
  "Open the downloaded file in the tablet's own reader.":
    "ダウンロードしたファイルを、タブレット標準のリーダーで開きます。",
  "Make a catalog address in Octavo.": "Octavoでカタログアドレスを作成します。",
  "In KOReader, open the search menu, choose OPDS catalog and add a catalog with this address, user name and password.":
    "KOReaderで検索メニューを開き、OPDSカタログを選んで、このアドレス、ユーザー名、パスワードでカタログを追加します。",
  "Download the planner, and open the file in the device's own reader to write on it: KOReader does not draw.":
    "手帳をダウンロードし、書き込むにはデバイス標準のリーダーでファイルを開きます。KOReaderでは手書きできません。",
  "In calibre, the plugin OPDS Client reads the address that contains the password.":
    "calibreでは、プラグインのOPDS Clientで、パスワード付きアドレスを読み込めます。",
  "KOReader is not made by the maker of your device, and you install it yourself.":
    "KOReaderはデバイスのメーカーのアプリではなく、自分でインストールするものです。",

  "Copy the new planner as a document of its own, under another name.":
    "新しい手帳を、別の名前で独立したドキュメントとしてコピーします。",
  "Keep the old planner for what you have written.": "これまでに書いた内容のために、古い手帳は残しておきます。",
  "Nobody has reported what happens to handwriting if the file is overwritten. Do not try it with your only copy.":
    "ファイルを上書きしたときに手書きがどうなるかは、報告がありません。バックアップのない状態では試さないでください。",
  "NeoReader stores handwriting apart from the PDF. Nobody has reported what happens to it if the file is overwritten. Do not try it with your only copy.":
    "NeoReaderは手書きをPDFとは別に保存します。ファイルを上書きしたときにどうなるかは、報告がありません。バックアップのない状態では試さないでください。",

  "Connect the tablet to the computer by USB and unlock it.":
    "タブレットをUSBでコンピュータに接続し、ロックを解除します。",
  "On the tablet, open Settings, Storage, and turn on the USB web interface.":
    "タブレットで設定（「Settings」）、ストレージ（「Storage」）の順に開き、USBウェブインターフェース（「USB web interface」）をオンにします。",
  "Open `http://10.11.99.1` in the computer's browser and drop the PDF there.":
    "コンピュータのブラウザで`http://10.11.99.1`を開いてPDFをドロップします。",
  "The tablet takes files of at most 100 MB. Each upload makes a new document.":
    "タブレットに入れられるファイルは100 MBまでです。アップロードするたびに新しいドキュメントになります。",
  "Sign in at `my.remarkable.com`, or open the reMarkable app on your computer or phone.":
    "`my.remarkable.com`でサインインするか、コンピュータかスマートフォンでreMarkableアプリを開きます。",
  "Add the PDF there. If the reMarkable app is on your phone, you can also share the PDF with it.":
    "そこにPDFを追加します。スマートフォンにreMarkableアプリがあれば、PDFをアプリに共有することもできます。",
  "The tablet downloads it at its next synchronization.": "タブレットは、次に同期したときにダウンロードします。",
  "Make a backup of the planner on the tablet.": "タブレットの手帳をバックアップします。",
  "Each upload makes a new document, without your handwriting. It stays in the old one.":
    "アップロードするたびに、手書きのない新しいドキュメントができます。手書きは古いドキュメントに残ります。",
  "Install rmapi (ddvk/rmapi) on your computer and connect it to your reMarkable account.":
    "コンピュータにrmapi（ddvk/rmapi）をインストールし、reMarkableアカウントに接続します。",
  "Run `rmapi put --content-only planner.pdf`. It replaces the PDF and keeps the handwriting. The file must have the name of the document on the tablet.":
    "`rmapi put --content-only planner.pdf`を実行します。PDFが差し替わり、手書きは残ります。ファイル名は、タブレットのドキュメントと同じにしてください。",
  "Do not use `--force`, which deletes the handwriting, and do not delete the old document.":
    "`--force`は手書きを削除するため、使わないでください。古いドキュメントも削除しないでください。",
  "Handwriting belongs to the position of a page. Changed pages and pages added at the end are safe. Pages inserted in the middle move the handwriting to other pages, unless `octavo carry` moves it with its pages.":
    "手書きはページの位置に結び付いています。ページの変更や末尾への追加は安全です。途中にページを挿入すると、手書きが別のページに移ってしまいます。`octavo carry`を使うと、手書きはページと一緒に移動します。",
  "Tap links with a finger. The phone app does not follow them.":
    "リンクは指でタップします。スマートフォンのアプリではリンクを開けません。",

  "Connect the tablet to the computer by USB.": "タブレットをUSBでコンピュータに接続します。",
  "Copy the PDF into the folder `Document`.": "PDFを`Document`フォルダにコピーします。",
  "Disconnect it.": "接続を解除します。",
  "Connect the tablet and your computer or phone to the same network.":
    "タブレットと、コンピュータまたはスマートフォンを同じネットワークに接続します。",
  "On the tablet, swipe down from the top edge and tap Browse & Access. It shows an address.":
    "タブレットで上端から下にスワイプし、ブラウザからのアクセス（英語では「Browse & Access」）をタップすると、アドレスが表示されます。",
  "The file is called “{name}” and is usually in the folder Downloads.":
    "ファイル名は「{name}」で、通常はダウンロードフォルダーにあります。",
  "Open that address in the browser of the computer or phone and upload the PDF into the folder `Document`.":
    "コンピュータまたはスマートフォンのブラウザでそのアドレスを開き、PDFを`Document`フォルダにアップロードします。",
  "An upload in this way does not overwrite files.": "この方法でアップロードしても、ファイルは上書きされません。",
  "Upload the PDF with the Partner app, or to a cloud that the tablet is signed in to, into its folder `Document`.":
    "Partnerアプリで、またはタブレットがサインインしているクラウドの`Document`フォルダに、PDFをアップロードします。",
  "Start the synchronization on the tablet.": "タブレットで同期を開始します。",
  "Make a backup of the planner and of the file beside it with the same name that ends in `.mark`. It contains the handwriting.":
    "手帳と、同じ場所にある同名の`.mark`ファイルをバックアップします。手書きは`.mark`ファイルに入っています。",
  "Overwrite the PDF by cable or through Dropbox, under exactly the same name. Leave the `.mark` file.":
    "ケーブルまたはDropboxで、まったく同じ名前でPDFを上書きします。`.mark`ファイルはそのままにしてください。",
  "Open the planner on the tablet and check some pages that you wrote on.":
    "タブレットで手帳を開き、書き込みのあるページをいくつか確認します。",
  "Handwriting belongs to the position of a page. The order and the size of pages must stay the same. Add pages at the end only.":
    "手書きはページの位置に結び付いています。ページの順序とサイズは変えないでください。ページの追加は末尾だけにしてください。",
  "Tap links with a finger, not with the pen. The Contents panel lists months and weeks.":
    "リンクはペンではなく、指でタップします。目次パネルには月と週が並びます。",

  "Open `amazon.com/sendtokindle` in the browser, or the Send to Kindle app on a computer.":
    "ブラウザで`amazon.com/sendtokindle`を開くか、コンピュータでSend to Kindleアプリを開きます。",
  "Add the PDF and send it to your library. On a phone with the Kindle app, you can also share the PDF with it.":
    "PDFを追加し、ライブラリに送信します。Kindleアプリのあるスマートフォンでは、PDFをアプリに共有することもできます。",
  "Download it from the library on the Kindle. You can write on its pages.":
    "Kindleのライブラリからダウンロードします。ページに書き込めます。",
  "On Amazon's page Content & Devices, find the email address of your Kindle, and add your own address to the list of approved senders.":
    "Amazonの「コンテンツと端末の管理」ページでKindleのメールアドレスを確認し、自分のアドレスを承認済みの送信元に追加します。",
  "Send the PDF to that address as an attachment, from your approved address.":
    "承認済みのアドレスから、PDFを添付してそのアドレスに送信します。",
  "Leave the subject empty: the word “convert” turns the pages into text without links. Emails from other senders are deleted without notice.":
    "件名は空欄にしてください。「convert」と書くと、ページがリンクのないテキストに変換されます。ほかの送信元からのメールは、通知なしに削除されます。",
  "Connect the Kindle to the computer by USB.": "KindleをUSBでコンピュータに接続します。",
  "Copy the PDF into the folder `documents`.": "PDFを`documents`フォルダにコピーします。",
  "A user reports that a PDF copied by cable could be read, but not written on. Use Send to Kindle to write on it.":
    "ケーブルでコピーしたPDFは、読めても書き込めなかったという報告があります。書き込むには、Send to Kindleを使ってください。",
  "Tapping the top edge opens the menu, so starters have no links there. Planners copied by cable may be read-only.":
    "画面の上端をタップするとメニューが開くため、スターターではそこにリンクを置いていません。ケーブルでコピーした手帳には、書き込めないことがあります。",

  "On the tablet, open BOOXDrop, which shows an address.": "タブレットでBOOXDropを開くと、アドレスが表示されます。",
  "Open that address in the browser of the computer or phone and upload the PDF.":
    "コンピュータまたはスマートフォンのブラウザでそのアドレスを開き、PDFをアップロードします。",
  "Connect the tablet to the computer by USB and choose file transfer on the tablet.":
    "タブレットをUSBでコンピュータに接続し、タブレットでファイル転送を選びます。",
  "Copy the PDF to its storage.": "PDFをタブレットのストレージにコピーします。",
  "Open it in NeoReader. If the first tap opens a menu, tap the link again or turn off the tap zones.":
    "NeoReaderで開きます。最初のタップでメニューが開く場合は、リンクをもう一度タップするか、タップ領域の機能をオフにします。",

  "Connect the Kobo to the computer by USB and allow the connection on its screen.":
    "KoboをUSBでコンピュータに接続し、画面で接続を許可します。",
  "Copy the PDF to the drive.": "PDFをドライブにコピーします。",
  "Eject the drive.": "ドライブを取り出します。",
  "You can write on PDFs only on models with a pen.": "PDFに書き込めるのは、ペン対応のモデルだけです。",

  "Connect the device to the computer by USB.": "デバイスをUSBでコンピュータに接続します。",
  "Copy the PDF to the folder of its documents.": "PDFをデバイスのドキュメントフォルダにコピーします。",
  "Turn off cropping and reflow, because they move the content away from its links.":
    "トリミングとリフローをオフにします。オンのままでは、表示内容とリンクの位置がずれます。",

  reMarkable: "reMarkable",
  Supernote: "Supernote",
  "Kindle Scribe": "Kindle Scribe",
  Boox: "Boox",
  Kobo: "Kobo",

  "From a file": "ファイルから",
  "On the tablet itself": "タブレット本体で",
  "Tested by us with this program.": "このプログラムでOctavoが確認済み。",
  "In Xournal++, choose Annotate PDF in the menu File, and open the planner.":
    "Xournal++のファイルメニューでPDFへの注釈を選び、プランナーを開きます。",
  "Save the document. It names the PDF and does not contain it, so leave the PDF where it is.":
    "文書を保存します。文書はPDFの場所を記録するだけで中に含まないため、PDFは移動しないでください。",
  "Make a copy of the document, whose name ends in `.xopp`.": "名前が`.xopp`で終わる文書のコピーを作ります。",
  "Run `octavo carry planner.xopp new.pdf -o new.xopp`.":
    "`octavo carry planner.xopp new.pdf -o new.xopp`を実行します。",
  "Open the new document, and leave the new PDF where it is.":
    "新しい文書を開きます。新しいPDFは移動しないでください。",
  "Handwriting stays on its page, wherever that is in the new PDF. Pages that are no longer in the planner become plain paper if something is on them.":
    "新しいPDFのどこにあっても、手書きは同じページに残ります。プランナーからなくなったページは、書き込みがあれば白紙の背景で残ります。",
  "PDFs that Xournal++ exports have links from version 1.3 on.":
    "Xournal++が書き出すPDFのリンクは、バージョン1.3以降で使えます。",
  "iPad with Goodnotes or Notability": "iPad（GoodnotesまたはNotability）",
  "On the iPad itself": "iPad本体で",
  "From another device": "別のデバイスから",
  "If you downloaded the planner on the iPad, it is in Files, in the folder Downloads.":
    "iPadで手帳をダウンロードした場合は、「ファイル」の「ダウンロード」フォルダにあります。",
  "Send the PDF to the iPad, for example with AirDrop or iCloud Drive.":
    "AirDropやiCloud DriveなどでPDFをiPadに送ります。",
  "Open it in Files, tap Share, and choose the app.": "「ファイル」で開き、共有をタップしてアプリを選びます。",
  "Import it as a new document, not into a note that exists.": "既存のノートにではなく、新しい文書として読み込みます。",
  "If a tap writes a dot and does not follow a link, turn on the read-only mode of the app.":
    "タップしてもリンクが開かず点が書かれる場合は、アプリの読み取り専用モードをオンにします。",
  "Xournal++": "Xournal++",
  "Open the new planner as a document of its own.": "新しい手帳を、独立したドキュメントとして開きます。",
  "The new document begins without your handwriting.": "新しいドキュメントには、手書きは入っていません。",
} satisfies Area<"transfer">;
