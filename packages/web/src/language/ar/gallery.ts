import type { Area } from "./forms.ts";

export const gallery = {
  "Comes with the site": "مرفق مع الموقع",
  "Account: {account}": "الحساب: {account}",
  "Planners shared by other users. Browse the pages, download the PDF, or clone a project to your account.":
    "مخططات شاركها مستخدمون آخرون. تصفّح الصفحات، أو نزّل ملف PDF، أو استنسخ مشروعًا إلى حسابك.",
  Search: "بحث",
  "Name, description or author": "الاسم أو الوصف أو المؤلف",
  Device: "الجهاز",
  "All devices": "كل الأجهزة",
  All: "الكل",
  Planners: "المخططات",
  Notebooks: "الدفاتر",
  Calendars: "التقاويم",
  Journals: "اليوميات",
  Forms: "الاستمارات",
  Other: "أخرى",
  "Sort by": "ترتيب حسب",
  Newest: "الأحدث",
  "Recently updated": "المحدّثة أخيرًا",
  "Most cloned": "الأكثر استنساخًا",
  Name: "الاسم",
  "Showing {shown} of {total} public projects.": "المعروض {shown} من {total} من المشاريع العامة.",
  "Show more": "عرض المزيد",
  "No matching planners": "لا توجد مخططات مطابقة",
  "Use fewer search words, or choose another device or category.":
    "استخدم كلمات بحث أقل، أو اختر جهازًا آخر أو فئة أخرى.",
  "Clear filters": "مسح عوامل التصفية",
  "No public projects yet": "لا توجد مشاريع عامة بعد",
  "To share a planner here, open one of your projects and select “Share publicly”.":
    "لمشاركة مخطط هنا، افتح أحد مشاريعك واختر «مشاركة عامة».",
  "Contribute to Octavo": "المساهمة في Octavo",
  "Support Octavo": "دعم Octavo",
  "Cloned {count} times": [
    "استُنسخ {count} مرة",
    "استُنسخ مرة واحدة",
    "استُنسخ مرتين",
    "استُنسخ {count} مرات",
    "استُنسخ {count} مرة",
    "استُنسخ {count} مرة",
  ],
  "based on {original}": "مبني على {original}",
  "Preview not available": "المعاينة غير متاحة",
  "Clone project": "استنساخ المشروع",
  "Downloading…": "جارٍ التنزيل…",
  "of {name}": "للمشروع {name}",

  "Back to gallery": "العودة إلى المعرض",
  "Its author may have made it private or changed its address. The gallery shows all projects that are currently shared.":
    "ربما جعله مؤلفه خاصًا أو غيّر عنوانه. يُظهر المعرض كل المشاريع المشاركة حاليًا.",
  "Browse the gallery": "تصفّح المعرض",
  "Public template": "قالب عام",
  "Shared by {author}": "شاركه {author}",
  "Browse the pages": "تصفّح الصفحات",
  "What you get": "ما تحصل عليه",
  "The full project with masters, plan configuration and device profile settings":
    "المشروع كاملًا مع النماذج وإعداد الخطة وإعدادات طراز الجهاز",
  "The clone count resets for your copy": "يبدأ عدد الاستنساخات لنسختك من الصفر",
  "All masters and plan files are copied to your workspace": "تُنسخ كل النماذج وملفات الخطة إلى مساحتك",
  "Share link": "رابط المشاركة",
  Copy: "نسخ",
  Copied: "تم النسخ",
  "Link copied.": "تم نسخ الرابط.",

  "Clone this project": "استنساخ هذا المشروع",
  "Creates a copy of “{name}” in your projects, which you can edit.": "ينشئ في مشاريعك نسخة من «{name}» يمكنك تعديلها.",
  "Cloning…": "جارٍ الاستنساخ…",
  "Your changes to the copy's name and description are not saved.": "تغييراتك في اسم النسخة ووصفها غير محفوظة.",

  Licence: "الرخصة",
  "No licence stated": "لم تُذكر رخصة",
  "All rights reserved": "جميع الحقوق محفوظة",
  "The licence of the original, {licence}, limits the choice.": "رخصة العمل الأصلي، {licence}، تحدّ من الاختيار.",
  "The original states no licence, so this project can't have one.":
    "العمل الأصلي لا يذكر رخصة، لذا لا يمكن أن تكون لهذا المشروع رخصة.",
  "Others can clone it on this site. You allow nothing else.":
    "يمكن للآخرين استنساخه في هذا الموقع. لا تسمح بأي شيء آخر.",
  "Anyone may use, change and sell it without naming you.": "يحق لأي شخص استخدامه وتعديله وبيعه دون ذكر اسمك.",
  "Anyone may use, change and sell it, and must name you.": "يحق لأي شخص استخدامه وتعديله وبيعه، مع ذكر اسمك.",
  "Anyone may use, change and sell it, must name you, and must publish changes under the same licence.":
    "يحق لأي شخص استخدامه وتعديله وبيعه، مع ذكر اسمك ونشر التعديلات بالرخصة نفسها.",
  "Anyone may use and change it, must name you, and may not sell it.":
    "يحق لأي شخص استخدامه وتعديله، مع ذكر اسمك، ولا يحق له بيعه.",
  "Others can view it and download its PDF, but not clone it.":
    "يمكن للآخرين عرضه وتنزيل ملف PDF، لكن لا يمكنهم استنساخه.",
  "Everyone can view this project in the gallery and download its PDF.":
    "يمكن للجميع عرض هذا المشروع في المعرض وتنزيل ملف PDF.",
  "Change licence": "تغيير الرخصة",
  "Licence changed.": "تم تغيير الرخصة.",
  "The new licence is not saved.": "الرخصة الجديدة غير محفوظة.",
  "Based on": "مبني على",
  "Remixes ({count})": "أعمال مشتقة ({count})",
  "a work without a known name": "عمل غير معروف الاسم",
  "Unable to load the remixes of this project.": "تعذّر تحميل الأعمال المشتقة من هذا المشروع.",
} satisfies Area<"gallery">;
