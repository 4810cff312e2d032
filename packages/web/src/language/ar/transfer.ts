import type { Area } from "./forms.ts";

/** Texts of src/transfer: how a planner gets onto a device. */
export const transfer = {
  "Put it on your {device}": "نقل إلى {device}",
  "Put it on a device…": "نقل إلى جهاز…",
  "PDF downloaded. Put it on your {device}:": "تم تنزيل ملف PDF. لنقله إلى {device}:",
  "PDF downloaded.": "تم تنزيل ملف PDF.",
  "With a computer": "باستخدام كمبيوتر",
  "Share the PDF with an app…": "مشاركة ملف PDF مع تطبيق…",
  "Replace a planner that is on the tablet and keep your ink":
    "استبدال مخطط موجود على الجهاز اللوحي مع الاحتفاظ بخط يدك",
  "With a program for the command line": "باستخدام برنامج لسطر الأوامر",
  "Added at the end: the ink stays.": "مضافة في النهاية: يبقى خط اليد.",
  "Inserted before: the ink moves.": "مدرجة قبلها: ينتقل خط اليد.",
  "Keep the planner as a project first: a tablet can download only projects of an account.":
    "احفظ المخطط كمشروع أولًا: لا ينزّل الجهاز اللوحي إلا مشاريع الحسابات.",
  "The tablet gets the saved plan, without your unsaved changes.":
    "يحصل الجهاز اللوحي على الخطة المحفوظة، بلا تغييراتك غير المحفوظة.",
  "With a code, the tablet gets the pages only: the PDF does not contain your project, because others could see the code. If you later take pages out of the plan, those pages are blank in the updated PDF.":
    "مع الرمز لا يحصل الجهاز اللوحي إلا على الصفحات: لا يحتوي ملف PDF على مشروعك، لأن الآخرين قد يرون الرمز. إذا أزلت صفحات من الخطة لاحقًا، تصبح هذه الصفحات فارغة في ملف PDF المحدّث.",
  "The code has ended.": "انتهى الرمز.",
  "Make a code": "إنشاء رمز",
  "Make a new code": "إنشاء رمز جديد",
  "QR code of the download": "رمز QR للتنزيل",
  "Address: {address}": "العنوان: {address}",
  "Code: {code}": "الرمز: {code}",
  "{minutes} min left, for {downloads} downloads": "بقي {minutes} د، عدد التنزيلات: {downloads}",
  "Only this device can open this address. Open Octavo under its address in your network, and make a code there.":
    "لا يفتح هذا العنوان إلا هذا الجهاز. افتح Octavo بعنوانه في شبكتك، وأنشئ الرمز هناك.",
  "Only this device can open this address. Open Octavo under its address in your network instead.":
    "لا يفتح هذا العنوان إلا هذا الجهاز. افتح Octavo بعنوانه في شبكتك بدلًا منه.",
  "Name of the program or device": "اسم البرنامج أو الجهاز",
  "Make a catalog address": "إنشاء عنوان كتالوج",
  "Catalog address": "عنوان الكتالوج",
  "Catalog addresses": "عناوين الكتالوج",
  "User name": "اسم المستخدم",
  "Address with the password, for programs without a password field":
    "العنوان مع كلمة المرور، للبرامج التي بلا حقل كلمة مرور",
  "Copy them now: the password is not shown again. It reads your planners and changes nothing.":
    "انسخها الآن: لن تظهر كلمة المرور مرة أخرى. تقرأ مخططاتك ولا تغيّر شيئًا.",
  "Made {date}, last used {last}": "أُنشئ {date}، آخر استخدام {last}",
  "Made {date}, never used": "أُنشئ {date}، لم يُستخدم قط",
  Revoke: "إبطال",
  "Revoke {name}": "إبطال {name}",
  "{name} revoked.": "تم إبطال {name}.",
  "Failed to make a code": "تعذّر إنشاء رمز",

  Cable: "الكابل",
  "Wi-Fi": "Wi-Fi",
  "reMarkable's website or app": "موقع reMarkable أو تطبيقها",
  "Partner app or Dropbox": "تطبيق Partner أو Dropbox",
  "Send to Kindle": "Send to Kindle",
  Mail: "البريد",
  "The Kobo's browser": "متصفح Kobo",
  "Tablet's browser": "متصفح الجهاز اللوحي",
  "KOReader or calibre": "KOReader أو calibre",
  "Tested by others on such a device, not by us.": "جرّبه آخرون على جهاز مثله، ولم نجرّبه نحن.",
  "Documented by the maker, not tested by us.": "موثّق من الشركة المصنّعة، ولم نجرّبه نحن.",
  "Reported by users, not tested by us.": "أبلغ عنه مستخدمون، ولم نجرّبه نحن.",
  "Nobody has reported trying it on such a device.": "لم يبلغنا أن أحدًا جرّبه على جهاز مثله.",

  "Other devices": "أجهزة أخرى",
  "Dropbox or Google Drive": "Dropbox أو Google Drive",
  "On the Kobo, open More and sign in to Dropbox or Google Drive, if your model has one.":
    "على Kobo، افتح «More» وابحث عن «My Dropbox» أو «My Google Drive». إن كان أحدهما في طرازك، فسجّل الدخول فيه مرة واحدة.",
  "Add the PDF there on your phone or computer, in the folder that the Kobo names.":
    "من هاتفك أو كمبيوترك، ضع ملف PDF في تلك السحابة، في المجلد الذي يذكره Kobo.",
  "Download it from there on the Kobo.": "نزّله من هناك على Kobo.",
  "On the Kobo, open More, Beta features, Web browser, then the address, and type the code.":
    "على Kobo، افتح «More» ثم «Beta features» ثم «Web browser»، وافتح العنوان واكتب الرمز.",
  "Make a code in Octavo.": "أنشئ رمزًا في Octavo.",
  "If you downloaded the planner in the tablet's browser, it is on the tablet already.":
    "إذا نزّلت المخطط في متصفح الجهاز اللوحي، فهو عليه بالفعل.",
  "Open the address in the tablet's browser and type the code, or scan the QR code.":
    "افتح العنوان في متصفح الجهاز اللوحي واكتب الرمز، أو امسح رمز QR.",
  "Open the downloaded file in the tablet's own reader.": "افتح الملف الذي نزّلته في قارئ الجهاز اللوحي نفسه.",
  "Make a catalog address in Octavo.": "أنشئ عنوان كتالوج في Octavo.",
  "In KOReader, open the search menu, choose OPDS catalog and add a catalog with this address, user name and password.":
    "في KOReader، افتح قائمة البحث، واختر كتالوج OPDS، وأضف كتالوجًا بهذا العنوان واسم المستخدم وكلمة المرور.",
  "Download the planner, and open the file in the device's own reader to write on it: KOReader does not draw.":
    "نزّل المخطط، وافتح الملف في قارئ الجهاز نفسه لتكتب عليه: لا يرسم KOReader.",
  "In calibre, the plugin OPDS Client reads the address that contains the password.":
    "في calibre، تقرأ الإضافة OPDS Client العنوان الذي يحتوي على كلمة المرور.",
  "KOReader is not made by the maker of your device, and you install it yourself.":
    "ليس KOReader من الشركة المصنّعة لجهازك، وتثبّته بنفسك.",

  "Copy the new planner as a document of its own, under another name.": "انسخ المخطط الجديد كمستند مستقل، باسم آخر.",
  "Keep the old planner for what you have written.": "احتفظ بالمخطط القديم لما كتبته.",
  "Nobody has reported what happens to handwriting if the file is overwritten. Do not try it with your only copy.":
    "لم يبلغنا ما يحدث لخط اليد إذا استُبدل الملف. لا تجرّب ذلك بنسختك الوحيدة.",
  "NeoReader stores handwriting apart from the PDF. Nobody has reported what happens to it if the file is overwritten. Do not try it with your only copy.":
    "يخزّن NeoReader خط اليد خارج ملف PDF. لم يبلغنا ما يحدث له إذا استُبدل الملف. لا تجرّب ذلك بنسختك الوحيدة.",

  "Connect the tablet to the computer by USB and unlock it.": "صِل الجهاز اللوحي بالكمبيوتر عبر USB وافتح قفله.",
  "On the tablet, open Settings, Storage, and turn on the USB web interface.":
    "على الجهاز اللوحي، افتح الإعدادات («Settings») ثم التخزين («Storage»)، وشغّل واجهة الويب عبر USB («USB web interface»).",
  "Open `http://10.11.99.1` in the computer's browser and drop the PDF there.":
    "افتح `http://10.11.99.1` في متصفح الكمبيوتر وأفلت ملف PDF هناك.",
  "The tablet takes files of at most 100 MB. Each upload makes a new document.":
    "يقبل الجهاز اللوحي ملفات حتى 100 ميغابايت. كل رفع يُنشئ مستندًا جديدًا.",
  "Sign in at `my.remarkable.com`, or open the reMarkable app on your computer or phone.":
    "سجّل الدخول في `my.remarkable.com`، أو افتح تطبيق reMarkable على الكمبيوتر أو الهاتف.",
  "Add the PDF there. If the reMarkable app is on your phone, you can also share the PDF with it.":
    "أضف ملف PDF هناك. إذا كان تطبيق reMarkable على هاتفك، يمكنك أيضًا مشاركة ملف PDF معه.",
  "The tablet downloads it at its next synchronization.": "ينزّله الجهاز اللوحي في المزامنة التالية.",
  "Make a backup of the planner on the tablet.": "خذ نسخة احتياطية من المخطط الموجود على الجهاز اللوحي.",
  "Each upload makes a new document, without your handwriting. It stays in the old one.":
    "كل عملية رفع تُنشئ مستندًا جديدًا من دون خط يدك، الذي يبقى في المستند القديم.",
  "Install rmapi (ddvk/rmapi) on your computer and connect it to your reMarkable account.":
    "ثبّت rmapi ⁦(ddvk/rmapi)⁩ على الكمبيوتر وصِله بحساب reMarkable.",
  "Run `rmapi put --content-only planner.pdf`. It replaces the PDF and keeps the handwriting. The file must have the name of the document on the tablet.":
    "شغّل `rmapi put --content-only planner.pdf`. يستبدل ملف PDF ويُبقي خط اليد. يجب أن يحمل الملف اسم المستند الموجود على الجهاز اللوحي.",
  "Do not use `--force`, which deletes the handwriting, and do not delete the old document.":
    "لا تستخدم ⁦`--force`⁩ لأنه يحذف خط اليد، ولا تحذف المستند القديم.",
  "Handwriting belongs to the position of a page. Changed pages and pages added at the end are safe. Pages inserted in the middle move the handwriting to other pages, unless `octavo carry` moves it with its pages.":
    "يتبع خط اليد ترتيب الصفحة. الصفحات المعدّلة والصفحات المضافة في النهاية آمنة. أما الصفحات المدرجة في الوسط فتنقل خط اليد إلى صفحات أخرى، ما لم ينقله `octavo carry` مع صفحاته.",
  "Tap links with a finger. The phone app does not follow them.": "انقر الروابط بإصبعك. لا يفتحها تطبيق الهاتف.",

  "Connect the tablet to the computer by USB.": "صِل الجهاز اللوحي بالكمبيوتر عبر USB.",
  "Copy the PDF into the folder `Document`.": "انسخ ملف PDF إلى المجلد `Document`.",
  "Disconnect it.": "افصله.",
  "Connect the tablet and your computer or phone to the same network.":
    "صِل الجهاز اللوحي وجهاز الكمبيوتر أو الهاتف بالشبكة نفسها.",
  "On the tablet, swipe down from the top edge and tap Browse & Access. It shows an address.":
    "على الجهاز اللوحي، اسحب من الحافة العلوية إلى الأسفل وانقر الوصول من المتصفح (بالإنجليزية Browse & Access). يظهر عنوان.",
  "The file is called “{name}” and is usually in the folder Downloads.":
    "اسم الملف «{name}» وهو عادةً في مجلد التنزيلات.",
  "Open that address in the browser of the computer or phone and upload the PDF into the folder `Document`.":
    "افتح ذلك العنوان في متصفح الكمبيوتر أو الهاتف وارفع ملف PDF إلى المجلد `Document`.",
  "An upload in this way does not overwrite files.": "الرفع بهذه الطريقة لا يستبدل الملفات.",
  "Upload the PDF with the Partner app, or to a cloud that the tablet is signed in to, into its folder `Document`.":
    "ارفع ملف PDF بتطبيق Partner، أو إلى سحابة سجّل فيها الجهاز اللوحي الدخول، إلى مجلدها `Document`.",
  "Start the synchronization on the tablet.": "ابدأ المزامنة على الجهاز اللوحي.",
  "Make a backup of the planner and of the file beside it with the same name that ends in `.mark`. It contains the handwriting.":
    "خذ نسخة احتياطية من المخطط ومن الملف المجاور له بالاسم نفسه الذي ينتهي بـ ⁦`.mark`⁩. ففيه خط اليد.",
  "Overwrite the PDF by cable or through Dropbox, under exactly the same name. Leave the `.mark` file.":
    "استبدل ملف PDF عبر الكابل أو عبر Dropbox، بالاسم نفسه تمامًا. اترك الملف ⁦`.mark`⁩.",
  "Open the planner on the tablet and check some pages that you wrote on.":
    "افتح المخطط على الجهاز اللوحي وتحقق من بعض الصفحات التي كتبت عليها.",
  "Handwriting belongs to the position of a page. The order and the size of pages must stay the same. Add pages at the end only.":
    "يتبع خط اليد ترتيب الصفحة. يجب أن يبقى ترتيب الصفحات وحجمها كما هما. لا تضف الصفحات إلا في النهاية.",
  "Tap links with a finger, not with the pen. The Contents panel lists months and weeks.":
    "انقر الروابط بإصبعك، لا بالقلم. في لوحة المحتويات الأشهر والأسابيع.",

  "Open `amazon.com/sendtokindle` in the browser, or the Send to Kindle app on a computer.":
    "افتح `amazon.com/sendtokindle` في المتصفح، أو تطبيق Send to Kindle على كمبيوتر.",
  "Add the PDF and send it to your library. On a phone with the Kindle app, you can also share the PDF with it.":
    "أضف ملف PDF وأرسله إلى مكتبتك. على هاتف فيه تطبيق Kindle، يمكنك أيضًا مشاركة ملف PDF معه.",
  "Download it from the library on the Kindle. You can write on its pages.":
    "نزّله من المكتبة على Kindle. يمكنك الكتابة على صفحاته.",
  "On Amazon's page Content & Devices, find the email address of your Kindle, and add your own address to the list of approved senders.":
    "في صفحة Content & Devices في Amazon، ابحث عن عنوان البريد الإلكتروني لجهاز Kindle، وأضف عنوانك إلى قائمة المرسلين المعتمدين.",
  "Send the PDF to that address as an attachment, from your approved address.":
    "أرسل ملف PDF إلى ذلك العنوان كمرفق، من عنوانك المعتمد.",
  "Leave the subject empty: the word “convert” turns the pages into text without links. Emails from other senders are deleted without notice.":
    "اترك الموضوع فارغًا: كلمة «convert» تحوّل الصفحات إلى نص بلا روابط. تُحذف رسائل المرسلين الآخرين بلا إشعار.",
  "Connect the Kindle to the computer by USB.": "صِل Kindle بالكمبيوتر عبر USB.",
  "Copy the PDF into the folder `documents`.": "انسخ ملف PDF إلى المجلد `documents`.",
  "A user reports that a PDF copied by cable could be read, but not written on. Use Send to Kindle to write on it.":
    "أفاد مستخدم بأن ملف PDF منسوخًا عبر الكابل أمكنت قراءته لا الكتابة عليه. استخدم Send to Kindle لتكتب عليه.",
  "Tapping the top edge opens the menu, so starters have no links there. Planners copied by cable may be read-only.":
    "النقر على الحافة العليا يفتح القائمة، لذا لا روابط هناك في المخططات الجاهزة. قد تكون المخططات المنسوخة عبر الكابل للقراءة فقط.",

  "On the tablet, open BOOXDrop, which shows an address.": "على الجهاز اللوحي، افتح BOOXDrop الذي يُظهر عنوانًا.",
  "Open that address in the browser of the computer or phone and upload the PDF.":
    "افتح ذلك العنوان في متصفح الكمبيوتر أو الهاتف وارفع ملف PDF.",
  "Connect the tablet to the computer by USB and choose file transfer on the tablet.":
    "صِل الجهاز اللوحي بالكمبيوتر عبر USB واختر نقل الملفات على الجهاز اللوحي.",
  "Copy the PDF to its storage.": "انسخ ملف PDF إلى ذاكرته.",
  "Open it in NeoReader. If the first tap opens a menu, tap the link again or turn off the tap zones.":
    "افتحه في NeoReader. إذا فتحت النقرة الأولى قائمة، فانقر الرابط مرة أخرى أو أوقف مناطق اللمس.",

  "Connect the Kobo to the computer by USB and allow the connection on its screen.":
    "صِل Kobo بالكمبيوتر عبر USB واسمح بالاتصال على شاشته.",
  "Copy the PDF to the drive.": "انسخ ملف PDF إلى القرص.",
  "Eject the drive.": "أخرج القرص.",
  "You can write on PDFs only on models with a pen.": "لا تمكن الكتابة على ملفات PDF إلا في الطرازات ذات القلم.",

  "Connect the device to the computer by USB.": "صِل الجهاز بالكمبيوتر عبر USB.",
  "Copy the PDF to the folder of its documents.": "انسخ ملف PDF إلى مجلد مستنداته.",
  "Turn off cropping and reflow, because they move the content away from its links.":
    "أوقف الاقتصاص وإعادة تدفق النص، لأنهما يزيحان المحتوى عن روابطه.",

  reMarkable: "reMarkable",
  Supernote: "Supernote",
  "Kindle Scribe": "Kindle Scribe",
  Boox: "Boox",
  Kobo: "Kobo",

  "From a file": "من ملف",
  "On the tablet itself": "على الجهاز اللوحي نفسه",
  "Tested by us with this program.": "جرّبناه نحن بهذا البرنامج.",
  "In Xournal++, choose Annotate PDF in the menu File, and open the planner.":
    "في Xournal++، اختر التعليق على ملف PDF من قائمة ملف، وافتح المخطط.",
  "Save the document. It names the PDF and does not contain it, so leave the PDF where it is.":
    "احفظ المستند. فهو يذكر ملف PDF ولا يحتويه، لذا اترك ملف PDF في مكانه.",
  "Make a copy of the document, whose name ends in `.xopp`.": "أنشئ نسخة من المستند الذي ينتهي اسمه بـ `.xopp`.",
  "Run `octavo carry planner.xopp new.pdf -o new.xopp`.": "شغّل `octavo carry planner.xopp new.pdf -o new.xopp`.",
  "Open the new document, and leave the new PDF where it is.": "افتح المستند الجديد، واترك ملف PDF الجديد في مكانه.",
  "Handwriting stays on its page, wherever that is in the new PDF. Pages that are no longer in the planner become plain paper if something is on them.":
    "يبقى خط اليد على صفحته أينما كانت في ملف PDF الجديد. والصفحات التي لم تعد في المخطط تصبح ورقًا أبيض إن كان عليها شيء.",
  "PDFs that Xournal++ exports have links from version 1.3 on.":
    "تحتوي ملفات PDF التي يصدّرها Xournal++ على روابط بدءًا من الإصدار 1.3.",
  "iPad with Goodnotes or Notability": "جهاز iPad مع Goodnotes أو Notability",
  "On the iPad itself": "على iPad نفسه",
  "From another device": "من جهاز آخر",
  "If you downloaded the planner on the iPad, it is in Files, in the folder Downloads.":
    "إذا نزّلت المخطط على iPad، فهو في تطبيق الملفات، في مجلد التنزيلات.",
  "Send the PDF to the iPad, for example with AirDrop or iCloud Drive.":
    "أرسل ملف PDF إلى جهاز iPad، عبر AirDrop أو iCloud Drive مثلًا.",
  "Open it in Files, tap Share, and choose the app.": "افتحه في تطبيق الملفات، وانقر مشاركة، ثم اختر التطبيق.",
  "Import it as a new document, not into a note that exists.": "استورده كمستند جديد، لا في ملاحظة موجودة.",
  "If a tap writes a dot and does not follow a link, turn on the read-only mode of the app.":
    "إذا رسمت النقرة نقطة ولم تفتح الرابط، فشغّل وضع القراءة فقط في التطبيق.",
  "Xournal++": "Xournal++",
  "Open the new planner as a document of its own.": "افتح المخطط الجديد كمستند مستقل.",
  "The new document begins without your handwriting.": "يبدأ المستند الجديد من دون خط يدك.",
} satisfies Area<"transfer">;
