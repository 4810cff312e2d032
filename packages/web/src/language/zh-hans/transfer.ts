import type { Area } from "./forms.ts";

/** Texts of src/transfer: how a planner gets onto a device. */
export const transfer = {
  "Put it on your {device}": "传到 {device}",
  "Put it on a device…": "传到设备…",
  "PDF downloaded. Put it on your {device}:": "PDF 已下载。接下来传到 {device}：",
  "PDF downloaded.": "PDF 已下载。",
  "With a computer": "使用电脑",
  "Share the PDF with an app…": "将 PDF 分享到应用…",
  "Replace a planner that is on the tablet and keep your ink": "替换平板上的手账并保留笔迹",
  "With a program for the command line": "使用命令行程序",
  "Added at the end: the ink stays.": "添加在末尾：笔迹不变。",
  "Inserted before: the ink moves.": "插入在前面：笔迹会移位。",
  "Keep the planner as a project first: a tablet can download only projects of an account.":
    "请先将手账保存为项目：平板只能下载账号中的项目。",
  "The tablet gets the saved plan, without your unsaved changes.": "平板收到的是已保存的计划，不含未保存的更改。",
  "With a code, the tablet gets the pages only: the PDF does not contain your project, because others could see the code. If you later take pages out of the plan, those pages are blank in the updated PDF.":
    "使用下载码时，平板只会收到页面：PDF 不含您的项目，因为其他人可能看到下载码。如果之后从计划中移除页面，更新后的 PDF 中这些页面会变为空白页。",
  "The code has ended.": "下载码已失效。",
  "Make a code": "创建下载码",
  "Make a new code": "创建新的下载码",
  "QR code of the download": "下载用的二维码",
  "Address: {address}": "网址：{address}",
  "Code: {code}": "下载码：{code}",
  "{minutes} min left, for {downloads} downloads": "剩余 {minutes} 分钟，可下载 {downloads} 次",
  "Only this device can open this address. Open Octavo under its address in your network, and make a code there.":
    "只有这台设备能打开此网址。请用 Octavo 在你网络中的网址打开它，再创建下载码。",
  "Only this device can open this address. Open Octavo under its address in your network instead.":
    "只有这台设备能打开此网址。请改用 Octavo 在你网络中的网址。",
  "Name of the program or device": "程序或设备的名称",
  "Make a catalog address": "创建 OPDS 地址",
  "Catalog address": "OPDS 地址",
  "Catalog addresses": "OPDS 地址",
  "User name": "用户名",
  "Address with the password, for programs without a password field": "包含密码的地址，供没有密码栏的程序使用",
  "Copy them now: the password is not shown again. It reads your planners and changes nothing.":
    "请立即复制：密码不会再次显示。它只能读取你的手账，不能更改任何内容。",
  "Made {date}, last used {last}": "创建于 {date}，上次使用 {last}",
  "Made {date}, never used": "创建于 {date}，从未使用",
  Revoke: "作废",
  "Revoke {name}": "作废“{name}”",
  "{name} revoked.": "已作废“{name}”。",
  "Failed to make a code": "无法创建下载码",

  Cable: "数据线",
  "Wi-Fi": "Wi-Fi",
  "reMarkable's website or app": "reMarkable 网站或应用",
  "Partner app or Dropbox": "Partner 应用或 Dropbox",
  "Send to Kindle": "Send to Kindle",
  Mail: "邮件",
  "The Kobo's browser": "Kobo 浏览器",
  "Tablet's browser": "平板浏览器",
  "KOReader or calibre": "KOReader 或 calibre",
  "Tested by others on such a device, not by us.": "由他人在此类设备上测试过，我们未测试。",
  "Documented by the maker, not tested by us.": "厂商有文档说明，我们未测试。",
  "Reported by users, not tested by us.": "有用户反馈，我们未测试。",
  "Nobody has reported trying it on such a device.": "尚无人反馈在此类设备上试过。",

  "Other devices": "其他设备",
  "Dropbox or Google Drive": "Dropbox 或 Google Drive",
  "On the Kobo, open More and sign in to Dropbox or Google Drive, if your model has one.":
    "在 Kobo 上打开“更多”（More），查找 Dropbox 或 Google Drive。如果您的型号有其中之一，请在其中登录一次。",
  "Add the PDF there on your phone or computer, in the folder that the Kobo names.":
    "从手机或电脑把 PDF 放入该云盘，放到 Kobo 指明的文件夹中。",
  "Download it from there on the Kobo.": "在 Kobo 上从那里下载。",
  "On the Kobo, open More, Beta features, Web browser, then the address, and type the code.":
    "在 Kobo 上依次打开“更多”“测试版功能”“网页浏览器”（More、Beta features、Web browser）和网址，输入下载码。",
  "Make a code in Octavo.": "在 Octavo 中创建下载码。",
  "If you downloaded the planner in the tablet's browser, it is on the tablet already.":
    "如果是在平板的浏览器中下载的手账，它已经在平板上了。",
  "Open the address in the tablet's browser and type the code, or scan the QR code.":
    "在平板浏览器中打开网址并输入下载码，或扫描二维码。",
  "Open the downloaded file in the tablet's own reader.": "用平板自带的阅读器打开下载的文件。",
  "Make a catalog address in Octavo.": "在 Octavo 中创建 OPDS 地址。",
  "In KOReader, open the search menu, choose OPDS catalog and add a catalog with this address, user name and password.":
    "在 KOReader 中打开搜索菜单，选择 OPDS 目录，用此地址、用户名和密码添加目录。",
  "Download the planner, and open the file in the device's own reader to write on it: KOReader does not draw.":
    "下载手账，然后用设备自带的阅读器打开以便书写：KOReader 不支持书写。",
  "In calibre, the plugin OPDS Client reads the address that contains the password.":
    "在 calibre 中，OPDS Client 插件可读取包含密码的地址。",
  "KOReader is not made by the maker of your device, and you install it yourself.":
    "KOReader 不是由设备厂商提供的，需要你自行安装。",

  "Copy the new planner as a document of its own, under another name.": "将新手账复制为单独的文档，使用不同的名称。",
  "Keep the old planner for what you have written.": "保留旧手账，里面有你写下的内容。",
  "Nobody has reported what happens to handwriting if the file is overwritten. Do not try it with your only copy.":
    "尚无人反馈覆盖文件后笔迹会怎样。请勿用唯一的一份尝试。",
  "NeoReader stores handwriting apart from the PDF. Nobody has reported what happens to it if the file is overwritten. Do not try it with your only copy.":
    "NeoReader 将笔迹与 PDF 分开存储。尚无人反馈覆盖文件后笔迹会怎样。请勿用唯一的一份尝试。",

  "Connect the tablet to the computer by USB and unlock it.": "用 USB 将平板连接到电脑，并解锁平板。",
  "On the tablet, open Settings, Storage, and turn on the USB web interface.":
    "在平板上打开设置（“Settings”）中的存储（“Storage”），并开启 USB 网页界面（“USB web interface”）。",
  "Open `http://10.11.99.1` in the computer's browser and drop the PDF there.":
    "在电脑浏览器中打开 `http://10.11.99.1` 并将 PDF 拖放进去。",
  "The tablet takes files of at most 100 MB. Each upload makes a new document.":
    "平板接收的文件最大 100 MB。每次上传都会新建文档。",
  "Sign in at `my.remarkable.com`, or open the reMarkable app on your computer or phone.":
    "登录 `my.remarkable.com`，或在电脑或手机上打开 reMarkable 应用。",
  "Add the PDF there. If the reMarkable app is on your phone, you can also share the PDF with it.":
    "在那里添加 PDF。如果手机上有 reMarkable 应用，也可以将 PDF 分享到该应用。",
  "The tablet downloads it at its next synchronization.": "平板会在下次同步时下载。",
  "Make a backup of the planner on the tablet.": "备份平板上的手账。",
  "Each upload makes a new document, without your handwriting. It stays in the old one.":
    "每次上传都会生成一个不含笔迹的新文档。笔迹留在旧文档中。",
  "Install rmapi (ddvk/rmapi) on your computer and connect it to your reMarkable account.":
    "在电脑上安装 rmapi（ddvk/rmapi），并连接到你的 reMarkable 账号。",
  "Run `rmapi put --content-only planner.pdf`. It replaces the PDF and keeps the handwriting. The file must have the name of the document on the tablet.":
    "运行 `rmapi put --content-only planner.pdf`。它会替换 PDF 并保留笔迹。文件名必须与平板上的文档名相同。",
  "Do not use `--force`, which deletes the handwriting, and do not delete the old document.":
    "不要使用 `--force`，它会删除笔迹；也不要删除旧文档。",
  "Handwriting belongs to the position of a page. Changed pages and pages added at the end are safe. Pages inserted in the middle move the handwriting to other pages, unless `octavo carry` moves it with its pages.":
    "笔迹对应页面的位置。更改页面或在末尾添加页面都是安全的；在中间插入页面会使笔迹移到其他页面，除非用 `octavo carry` 让笔迹随页面移动。",
  "Tap links with a finger. The phone app does not follow them.": "请用手指点按链接。手机应用不支持打开链接。",

  "Connect the tablet to the computer by USB.": "用 USB 将平板连接到电脑。",
  "Copy the PDF into the folder `Document`.": "将 PDF 复制到文件夹 `Document`。",
  "Disconnect it.": "断开连接。",
  "Connect the tablet and your computer or phone to the same network.": "将平板和你的电脑或手机连接到同一网络。",
  "On the tablet, swipe down from the top edge and tap Browse & Access. It shows an address.":
    "在平板上从顶部边缘向下滑动，点按浏览器访问（英文为 Browse & Access），它会显示一个网址。",
  "The file is called “{name}” and is usually in the folder Downloads.": "文件名为“{name}”，通常位于下载文件夹中。",
  "Open that address in the browser of the computer or phone and upload the PDF into the folder `Document`.":
    "在电脑或手机的浏览器中打开该网址，将 PDF 上传到文件夹 `Document`。",
  "An upload in this way does not overwrite files.": "用这种方式上传不会覆盖文件。",
  "Upload the PDF with the Partner app, or to a cloud that the tablet is signed in to, into its folder `Document`.":
    "用 Partner 应用上传 PDF，或上传到平板已登录的云服务，放入其文件夹 `Document`。",
  "Start the synchronization on the tablet.": "在平板上开始同步。",
  "Make a backup of the planner and of the file beside it with the same name that ends in `.mark`. It contains the handwriting.":
    "备份手账，以及旁边同名、以 `.mark` 结尾的文件，其中包含笔迹。",
  "Overwrite the PDF by cable or through Dropbox, under exactly the same name. Leave the `.mark` file.":
    "用数据线或 Dropbox 覆盖 PDF，名称必须完全相同。保留 `.mark` 文件。",
  "Open the planner on the tablet and check some pages that you wrote on.": "在平板上打开手账，检查几个你写过的页面。",
  "Handwriting belongs to the position of a page. The order and the size of pages must stay the same. Add pages at the end only.":
    "笔迹对应页面的位置。页面的顺序和尺寸必须保持不变。只能在末尾添加页面。",
  "Tap links with a finger, not with the pen. The Contents panel lists months and weeks.":
    "请用手指点按链接，不要用笔。目录面板中列出了月和周。",

  "Open `amazon.com/sendtokindle` in the browser, or the Send to Kindle app on a computer.":
    "在浏览器中打开 `amazon.com/sendtokindle`，或在电脑上打开 Send to Kindle 应用。",
  "Add the PDF and send it to your library. On a phone with the Kindle app, you can also share the PDF with it.":
    "添加 PDF 并发送到你的书库。在装有 Kindle 应用的手机上，也可以将 PDF 分享到该应用。",
  "Download it from the library on the Kindle. You can write on its pages.":
    "在 Kindle 的书库中下载。可以在页面上书写。",
  "On Amazon's page Content & Devices, find the email address of your Kindle, and add your own address to the list of approved senders.":
    "在亚马逊的 Content & Devices 页面找到 Kindle 的邮箱地址，并将你自己的地址加入认可的发件人列表。",
  "Send the PDF to that address as an attachment, from your approved address.":
    "用已认可的地址，将 PDF 作为附件发送到该邮箱。",
  "Leave the subject empty: the word “convert” turns the pages into text without links. Emails from other senders are deleted without notice.":
    "邮件主题请留空：“convert”一词会将页面转换为没有链接的文本。其他发件人的邮件会被直接删除，不作通知。",
  "Connect the Kindle to the computer by USB.": "用 USB 将 Kindle 连接到电脑。",
  "Copy the PDF into the folder `documents`.": "将 PDF 复制到文件夹 `documents`。",
  "A user reports that a PDF copied by cable could be read, but not written on. Use Send to Kindle to write on it.":
    "有用户反馈，通过数据线复制的 PDF 可以阅读，但不能书写。要书写，请使用 Send to Kindle。",
  "Tapping the top edge opens the menu, so starters have no links there. Planners copied by cable may be read-only.":
    "点按上边缘会打开菜单，因此现成手账在那里没有链接。通过数据线复制的手账可能只能阅读。",

  "On the tablet, open BOOXDrop, which shows an address.": "在平板上打开 BOOXDrop，它会显示一个网址。",
  "Open that address in the browser of the computer or phone and upload the PDF.":
    "在电脑或手机的浏览器中打开该网址并上传 PDF。",
  "Connect the tablet to the computer by USB and choose file transfer on the tablet.":
    "用 USB 将平板连接到电脑，在平板上选择文件传输。",
  "Copy the PDF to its storage.": "将 PDF 复制到平板的存储空间。",
  "Open it in NeoReader. If the first tap opens a menu, tap the link again or turn off the tap zones.":
    "用 NeoReader 打开。如果第一次点按打开了菜单，请再次点按链接，或关闭点按区。",

  "Connect the Kobo to the computer by USB and allow the connection on its screen.":
    "用 USB 将 Kobo 连接到电脑，并在其屏幕上允许连接。",
  "Copy the PDF to the drive.": "将 PDF 复制到磁盘。",
  "Eject the drive.": "弹出磁盘。",
  "You can write on PDFs only on models with a pen.": "只有带笔的型号可以在 PDF 上书写。",

  "Connect the device to the computer by USB.": "用 USB 将设备连接到电脑。",
  "Copy the PDF to the folder of its documents.": "将 PDF 复制到设备的文档文件夹。",
  "Turn off cropping and reflow, because they move the content away from its links.":
    "请关闭裁边和重排，它们会使内容与链接错位。",

  reMarkable: "reMarkable",
  Supernote: "Supernote",
  "Kindle Scribe": "Kindle Scribe",
  Boox: "Boox",
  Kobo: "Kobo",

  "From a file": "从文件",
  "On the tablet itself": "就在平板上",
  "Tested by us with this program.": "我们用此程序测试过。",
  "In Xournal++, choose Annotate PDF in the menu File, and open the planner.":
    "在 Xournal++ 的“文件”菜单中选择批注 PDF，然后打开手账。",
  "Save the document. It names the PDF and does not contain it, so leave the PDF where it is.":
    "保存文档。文档只记录 PDF 的位置，不包含 PDF，因此请勿移动 PDF。",
  "Make a copy of the document, whose name ends in `.xopp`.": "复制名称以 `.xopp` 结尾的文档。",
  "Run `octavo carry planner.xopp new.pdf -o new.xopp`.": "运行 `octavo carry planner.xopp new.pdf -o new.xopp`。",
  "Open the new document, and leave the new PDF where it is.": "打开新文档，并且不要移动新的 PDF。",
  "Handwriting stays on its page, wherever that is in the new PDF. Pages that are no longer in the planner become plain paper if something is on them.":
    "无论页面在新 PDF 中的哪个位置，笔迹都留在它的页面上。手账中不再有的页面，如果上面有内容，会变成空白纸页保留下来。",
  "PDFs that Xournal++ exports have links from version 1.3 on.": "Xournal++ 从 1.3 版起导出的 PDF 带有链接。",
  "iPad with Goodnotes or Notability": "装有 Goodnotes 或 Notability 的 iPad",
  "On the iPad itself": "就在 iPad 上",
  "From another device": "从其他设备",
  "If you downloaded the planner on the iPad, it is in Files, in the folder Downloads.":
    "如果是在 iPad 上下载的手账，它在“文件”的“下载”文件夹中。",
  "Send the PDF to the iPad, for example with AirDrop or iCloud Drive.":
    "将 PDF 发送到 iPad，例如通过 AirDrop 或 iCloud Drive。",
  "Open it in Files, tap Share, and choose the app.": "在“文件”中打开它，点按“共享”并选择应用。",
  "Import it as a new document, not into a note that exists.": "将它导入为新文档，而不是导入已有的笔记。",
  "If a tap writes a dot and does not follow a link, turn on the read-only mode of the app.":
    "如果点按只画出一个点而没有打开链接，请开启应用的只读模式。",
  "Xournal++": "Xournal++",
  "Open the new planner as a document of its own.": "将新手账作为单独的文档打开。",
  "The new document begins without your handwriting.": "新文档中没有你的笔迹。",
} satisfies Area<"transfer">;
