import type { Area } from "./forms.ts";

/** Texts of src/screens/account, and of the confirmation that changes there need. */
export const account = {
  "Confirm that it is you": "تأكيد هويتك",
  "You signed in as {name} a while ago. Confirm that it is still you to continue.":
    "سجّلت الدخول باسم {name} منذ مدة. أكّد هويتك للمتابعة.",
  Confirm: "تأكيد",
  Account: "الحساب",
  Profile: "الملف الشخصي",
  Security: "الأمان",
  "API tokens": "رموز API",
  "Your data": "بياناتك",

  "You sign in with this name, or with your confirmed email address.":
    "تسجّل الدخول بهذا الاسم، أو بعنوان بريدك الإلكتروني المؤكَّد.",
  "Change username": "تغيير اسم المستخدم",
  "Your new username is not saved.": "اسم المستخدم الجديد غير محفوظ.",
  "Your username is changed.": "تم تغيير اسم المستخدم.",
  "You can sign in with it once it is confirmed, and get a link there if you forget your password.":
    "بعد تأكيده يمكنك تسجيل الدخول به، وتلقّي رابط عليه إذا نسيت كلمة المرور.",
  "(confirmed)": "(مؤكَّد)",
  "(not confirmed)": "(غير مؤكَّد)",
  "This server cannot send email, so the address can't be changed.":
    "لا يستطيع هذا الخادم إرسال البريد الإلكتروني، لذا لا يمكن تغيير العنوان.",
  "New email address": "عنوان البريد الجديد",
  "Send confirmation link": "إرسال رابط التأكيد",
  "Your new email address is not saved.": "عنوان بريدك الإلكتروني الجديد غير محفوظ.",
  "To change your address to {address}, open the link in the email that we sent there. Until then the present address stays.":
    "لتغيير عنوانك إلى {address}، افتح الرابط الذي أرسلناه إليه بالبريد. وحتى ذلك الحين يبقى العنوان الحالي.",
  "Cancel the change": "إلغاء التغيير",
  "The language of the studio and of emails to you.": "لغة الاستوديو ورسائل البريد التي تصلك.",
  "Change language": "تغيير اللغة",
  "Your choice of language is not saved.": "اختيارك للغة غير محفوظ.",
  "Your language is changed.": "تم تغيير اللغة.",

  "A new password signs out all other browsers.": "كلمة المرور الجديدة تُنهي الجلسات في كل المتصفحات الأخرى.",
  "Your account has no password. With one, you can also sign in with your username.":
    "ليس لحسابك كلمة مرور. إذا عيّنت واحدة، أمكنك تسجيل الدخول باسم المستخدم أيضًا.",
  "Change password": "تغيير كلمة المرور",
  "Set a password": "تعيين كلمة مرور",
  "Current password": "كلمة المرور الحالية",
  "Your new password is not saved.": "كلمة المرور الجديدة غير محفوظة.",
  "Your password is changed.": "تم تغيير كلمة المرور.",

  Sessions: "الجلسات",
  "The browsers in which you are signed in. Sign out the ones that you do not know, and change your password.":
    "المتصفحات التي سجّلت الدخول فيها. سجّل الخروج من كل ما لا تعرفه منها، وغيّر كلمة مرورك.",
  "This browser": "هذا المتصفح",
  "Signed in {date}, {method}": "تسجيل الدخول في {date}، {method}",
  "Last used {date}": "آخر استخدام {date}",
  "Sign out|session": "تسجيل الخروج",
  "Sign out: {name}": "تسجيل الخروج: {name}",
  "Sign out all others": "إنهاء كل الجلسات الأخرى",
  "{browser} on {system}": "{browser} على {system}",
  "Unknown browser": "متصفح غير معروف",
  "with the password": "بكلمة المرور",
  "with a passkey": "بمفتاح مرور",
  "with another account": "بحساب آخر",
  "with a recovery code": "برمز استرداد",
  "Make a token": "إنشاء رمز مميز",
  "Failed to load the tokens": "تعذّر تحميل الرموز المميزة",
  "Failed to change the tokens": "تعذّر تغيير الرموز المميزة",
  "Your tokens": "رموزك المميزة",
  "You have no tokens.": "ليست لديك رموز مميزة.",
  "Programs use a token instead of your password, for the {api} and for the catalog of your planners. No token reaches your account, other tokens or the gallery.":
    "تستخدم البرامج رمزًا مميزًا بدلًا من كلمة مرورك، من أجل {api} وكتالوج مخططاتك. لا يصل أي رمز إلى حسابك أو إلى الرموز الأخرى أو إلى المعرض.",
  "The token has not been made.": "لم يُنشأ الرمز المميز.",
  "Such as the program or device that will use it": "مثل البرنامج أو الجهاز الذي سيستخدمه",
  Permissions: "الأذونات",
  "Read planners": "قراءة المخططات",
  "Change planners": "تغيير المخططات",
  "Compile documents": "توليد المستندات",
  "Projects, versions, templates, PDFs, and the catalog for e-readers":
    "المشاريع والإصدارات والقوالب وملفات PDF، والكتالوج لأجهزة القراءة",
  "Create, change and delete them; 30 days to restore what is deleted":
    "إنشاؤها وتغييرها وحذفها؛ وتبقى استعادة المحذوف ممكنة 30 يومًا",
  "Render documents that the program sends, without your planners": "إنتاج المستندات التي يرسلها البرنامج، بلا مخططاتك",
  End: "الانتهاء",
  "No end": "بلا انتهاء",
  "In a year": "بعد سنة",
  "In {days} days": "بعد {days} يومًا",
  "Copy the token of {name} now. It is not shown again.": "انسخ الرمز المميز {name} الآن، فلن يظهر مرة أخرى.",
  "For example, to list your projects:": "مثلًا، لعرض قائمة مشاريعك:",
  "ends {date}": "ينتهي {date}",

  "Download your data": "تنزيل بياناتك",
  "A ZIP file with your planners as documents and PDFs, with their versions, pictures and fonts, and with your templates and saved parts. Any site of Octavo can read it.":
    "ملف ZIP فيه مخططاتك كمستندات وملفات PDF، مع إصداراتها وصورها وخطوطها، ومعها قوالبك وأجزاؤك المحفوظة. يمكن لأي موقع Octavo قراءته.",
  "Your data is downloaded.": "تم تنزيل بياناتك.",
  "Packing your data… {size}": "جارٍ تحزيم بياناتك… {size}",
  "Download everything": "تنزيل كل شيء",

  "Delete the account": "حذف الحساب",
  "Deletes your planners, templates and everything else that you have here. Download your data first.":
    "يحذف مخططاتك وقوالبك وكل ما لديك هنا. نزّل بياناتك أولًا.",
  "Delete account…": "حذف الحساب…",
  "Delete account": "حذف الحساب",
  "Delete the account {name}?": "هل تريد حذف الحساب {name}؟",
  "This can't be undone.": "لا يمكن التراجع عن هذا.",
  "{count} projects": ["{count} مشروع", "مشروع واحد", "مشروعان", "{count} مشاريع", "{count} مشروعًا", "{count} مشروع"],
  "{count} templates": ["{count} قالب", "قالب واحد", "قالبان", "{count} قوالب", "{count} قالبًا", "{count} قالب"],
  "{count} saved parts": [
    "{count} جزء محفوظ",
    "جزء محفوظ واحد",
    "جزآن محفوظان",
    "{count} أجزاء محفوظة",
    "{count} جزءًا محفوظًا",
    "{count} جزء محفوظ",
  ],
  "{count} API tokens": [
    "{count} رمز مميز",
    "رمز مميز واحد",
    "رمزان مميزان",
    "{count} رموز مميزة",
    "{count} رمزًا مميزًا",
    "{count} رمز مميز",
  ],
  "Your public projects": "مشاريعك العامة",
  "Keep them in the gallery, with “Former member” as their author": "إبقاؤها في المعرض باسم المؤلف «عضو سابق»",
  "Delete them, too": "حذفها أيضًا",
  "Next administrator": "المسؤول التالي",
  "You are the only administrator. Name the user who becomes the next one.":
    "أنت المسؤول الوحيد. اكتب اسم المستخدم الذي سيخلفك.",
  "Your username": "اسم المستخدم",
  "Type {name} to confirm.": "اكتب {name} للتأكيد.",
} satisfies Area<"account">;
