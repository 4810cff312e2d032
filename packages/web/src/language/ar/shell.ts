import type { Area } from "./forms.ts";

/** Texts of src/shell and src/ui. */
export const shell = {
  Studio: "الاستوديو",
  Menu: "القائمة",
  Projects: "المشاريع",
  Templates: "القوالب",
  "Public gallery": "المعرض العام",
  Tutorial: "الدليل",
  Donate: "التبرع",
  Source: "المصدر",
  "(opens in a new tab)": "(يُفتح في علامة تبويب جديدة)",
  "Skip to content": "التخطي إلى المحتوى",

  Theme: "السمة",
  "Light|theme": "فاتحة",
  "Dark|theme": "داكنة",
  System: "النظام",
  "E-ink": "حبر إلكتروني",

  "Signed in as {name}": "الحساب: {name}",
  "Sign in": "تسجيل الدخول",
  "Sign out": "تسجيل الخروج",
  "Create account": "إنشاء حساب",
  "Sign in again": "تسجيل الدخول مجددًا",
  "Your session has expired, {name}. Sign in again to continue. Your work is still here.":
    "انتهت جلستك يا {name}. سجّل الدخول مجددًا للمتابعة. عملك ما زال هنا.",
  "Sign out without saving?": "هل تريد تسجيل الخروج بلا حفظ؟",
  "This page has unsaved changes. This browser stores them until you sign in again.":
    "في هذه الصفحة تغييرات غير محفوظة. يحتفظ بها هذا المتصفح إلى أن تسجّل الدخول مجددًا.",
  "This page has unsaved changes, which will be lost.": "في هذه الصفحة تغييرات غير محفوظة، وستُفقد.",
  Stay: "البقاء",

  "Terms of use": "شروط الاستخدام",
  "Please read these before you begin.": "اقرأ ما يلي قبل أن تبدأ.",
  "Personal use only": "للاستخدام الشخصي فقط",
  "Make planners and templates for yourself, and share them with others for the same use.":
    "أنشئ المخططات والقوالب لنفسك، وشاركها مع الآخرين للاستخدام نفسه.",
  "No commercial use": "لا للاستخدام التجاري",
  "You may not sell Octavo or anything made with it, or use them to earn money.":
    "لا يجوز لك بيع الاستوديو أو أي شيء صُنع به، ولا استخدامهما لكسب المال.",
  "Provided as is": "يُقدَّم كما هو",
  "The studio is free and comes without any warranty. It may have errors or be unavailable. Keep copies of important work.":
    "الاستوديو مجاني وبلا أي ضمان. قد تكون فيه أخطاء وقد لا يكون متاحًا. احتفظ بنسخ من الأعمال المهمة.",
  "No sensitive data": "لا بيانات حساسة",
  "Do not type passwords, health data, financial data or other sensitive data, whether your own or that of others. What you write by hand on your tablet is not sent.":
    "لا تُدخل كلمات مرور أو بيانات صحية أو مالية أو غيرها من البيانات الحساسة، سواء كانت لك أو لغيرك. ولا يُرسل ما تكتبه بخط يدك على جهازك اللوحي.",
  "I have read and understand these terms": "قرأت هذه الشروط وفهمتها",
  "In everyday use": "في الاستخدام اليومي",
  "May I use my planner at work?": "هل يجوز لي استخدام مخططي في العمل؟",
  "Yes, for your own work, for example as a teacher or a nurse, also if you are paid for it. You may not sell planners, or hand them out for money.":
    "نعم، لعملك الخاص، مثل عمل المعلم أو الممرض، حتى لو كان مدفوع الأجر. لا يجوز بيع المخططات ولا توزيعها مقابل المال.",
  "Who sees the names that I type for a new planner?": "من يرى الأسماء التي أكتبها لمخطط جديد؟",
  "Until you keep the planner, they are in this browser and in the address of the page, which reaches this site only when the page is loaded again. Whoever gets this address can read them.":
    "إلى أن تحتفظ بالمخطط، تكون في هذا المتصفح وفي عنوان الصفحة الذي لا يصل إلى هذا الموقع إلا عند إعادة تحميل الصفحة. يستطيع كل من يحصل على هذا العنوان قراءتها.",
  "Who sees the names in a project?": "من يرى الأسماء في مشروع؟",
  "A project is stored on this site, with its names. It is private until you publish it or give its PDF to others. Those who run the site can read what it stores.":
    "يُخزَّن المشروع بأسمائه على هذا الموقع. وهو خاص إلى أن تنشره أو تعطي ملف PDF لآخرين. ويستطيع القائمون على الموقع قراءة ما يخزّنه.",
  "May I type the names of pupils?": "هل يجوز لي كتابة أسماء التلاميذ؟",
  "If the rules of your school or employer allow it. Otherwise leave out full names: a first name, initials or a number is enough for a planner.":
    "إذا سمحت بذلك قواعد مدرستك أو جهة عملك. وإلا فاترك الأسماء الكاملة: يكفي المخطط اسم أول أو أحرف أولى أو رقم.",
  Decline: "رفض",
  "Accept & Continue": "قبول ومتابعة",

  "Something went wrong": "حدث خطأ ما",
  "A part of the studio could not be loaded. This browser has stored your work. Check the connection and reload the page.":
    "تعذّر تحميل جزء من الاستوديو. احتفظ هذا المتصفح بعملك. تحقق من الاتصال وأعد تحميل الصفحة.",
  "An unexpected error occurred in the studio. This browser has stored your work. Reload the page to continue.":
    "حدث خطأ غير متوقع في الاستوديو. احتفظ هذا المتصفح بعملك. أعد تحميل الصفحة للمتابعة.",
  "Reload page": "إعادة تحميل الصفحة",
  "Error details": "تفاصيل الخطأ",

  "(optional)": "(اختياري)",

  Add: "إضافة",
  Cancel: "إلغاء",
  Close: "إغلاق",
  Delete: "حذف",
  "Deleting…": "جارٍ الحذف…",
  "Delete {name}": "حذف {name}",
  "Delete {name}?": "هل تريد حذف {name}؟",
  Save: "حفظ",
  "Saving…": "جارٍ الحفظ…",
  "Loading…": "جارٍ التحميل…",
  "Preparing…": "جارٍ التحضير…",
  "Updating…": "جارٍ التحديث…",
  "Try again": "إعادة المحاولة",
  "Leave without saving?": "هل تريد المغادرة بلا حفظ؟",
  Leave: "مغادرة",
  "Save and leave": "حفظ ومغادرة",
  "Move {name} up": "نقل {name} لأعلى",
  "Move {name} down": "نقل {name} لأسفل",
  "Use {text}": "استخدام {text}",
  "Insert {text}": "إدراج {text}",
  "Variable name": "اسم المتغيّر",
  Value: "القيمة",
  mood: "mood",
  quiet: "هادئ",
  "Add variable": "إضافة متغيّر",
  "Remove variable {name}": "إزالة المتغيّر {name}",
  "This name is already in use": "هذا الاسم مستخدم بالفعل",
  "{count} bytes": ["{count} بايت", "بايت واحد", "بايتان", "{count} بايت", "{count} بايت", "{count} بايت"],

  "Loading project...": "جارٍ تحميل المشروع…",
  "Back to Projects": "العودة إلى المشاريع",
  "This part of the studio could not be loaded. Check the connection and try again.":
    "تعذّر تحميل هذا الجزء من الاستوديو. تحقق من الاتصال وأعد المحاولة.",
  "Your browser's storage is full, so this text is not stored. Download the PDF or copy the text before you close the page.":
    "مساحة التخزين في متصفحك ممتلئة، فلم يُخزَّن هذا النص. نزّل ملف PDF أو انسخ النص قبل أن تغلق الصفحة.",

  "{text} ({note})": "{text} ({note})",
  "Changed elsewhere": "تغيّر في مكان آخر",
  "Deleted elsewhere": "حُذف في مكان آخر",
  "This {what} was changed in another tab or on another device after you opened it. Choose which version to keep.":
    "تغيّر هذا المستند ({what}) في علامة تبويب أخرى أو على جهاز آخر بعد أن فتحته. اختر الإصدار الذي تريد الاحتفاظ به.",
  "This {what} was deleted or renamed in another tab or on another device after you opened it. Your version is still here.":
    "حُذف هذا المستند ({what}) أو تغيّر اسمه في علامة تبويب أخرى أو على جهاز آخر بعد أن فتحته. إصدارك ما زال هنا.",
  "list of rules": "قائمة القواعد",
  page: "الصفحة",
  "Use stored version": "استخدام الإصدار المخزَّن",
  "Overwrite stored version": "استبدال الإصدار المخزَّن",
  "Save my version": "حفظ إصداري",
  "Save mine as a copy": "حفظ إصداري كنسخة",
  "This was changed in another tab or on another device. Save again to replace it with your version.":
    "تغيّر هذا في علامة تبويب أخرى أو على جهاز آخر. احفظ مرة أخرى ليحل إصدارك محله.",
  "This was changed in another tab or on another device to {values}. Save again to replace it with your version.":
    "تغيّر هذا في علامة تبويب أخرى أو على جهاز آخر إلى {values}. احفظ مرة أخرى ليحل إصدارك محله.",
  "(landscape)": "(أفقي)",
  copy: "نسخة",
  "No connection. Your work is kept here: try again when it returns.":
    "لا يوجد اتصال. عملك محفوظ هنا: أعد المحاولة حين يعود الاتصال.",
  "Copy request id": "نسخ معرّف الطلب",
  "The copy could not be made. Please try again.": "تعذّر النسخ. أعد المحاولة.",
  "Your session has expired, {name}. Sign in with {provider} in a new tab, and this page continues. Your work is still here.":
    "انتهت جلستك يا {name}. سجّل الدخول عبر {provider} في علامة تبويب جديدة، ثم تتابع هذه الصفحة. عملك ما زال هنا.",
  "All projects": "كل المشاريع",
  "Next, you are asked to agree to these.": "سيُطلب منك بعد ذلك الموافقة عليها.",
  "Next, you are asked to agree to these: personal use only, including at work, and no passwords, health or financial data in your planners.":
    "سيُطلب منك بعد ذلك الموافقة عليها: استخدام شخصي، في عملك أيضًا، ومن دون كلمات مرور أو بيانات صحية أو مالية في مخططاتك.",
  "What you type is stored on this site. Other users see it only if you publish it. Handwriting stays on your tablet.":
    "ما تكتبه محفوظ في هذا الموقع. ولا يراه المستخدمون الآخرون إلا إذا نشرته. ويبقى خط اليد على جهازك اللوحي.",
} satisfies Area<"shell">;
