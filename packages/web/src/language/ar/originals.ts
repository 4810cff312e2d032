import type { Area } from "./forms.ts";

/** Texts of src/screens/original. */
export const originals = {
  "See changes": "عرض التغييرات",
  "Not now": "ليس الآن",
  "“{name}” by {author}, which this project was cloned from, has changed.":
    "تغيّر «{name}» لـ {author}، الذي استُنسخ منه هذا المشروع.",
  "Changes of the original": "تغييرات العمل الأصلي",
  "Take over what changed in the project that this one was cloned from. Your own changes stay.":
    "خذ ما تغيّر في المشروع الذي استُنسخ منه هذا المشروع. تبقى تغييراتك كما هي.",
  "View the original": "عرض العمل الأصلي",
  "There is nothing to merge: this project has no original that can be cloned now.":
    "لا يوجد ما يُدمج: ليس لهذا المشروع عمل أصلي يمكن استنساخه الآن.",
  "The original is now under this licence: {licence}. Your project is under another: {own}. They do not go together. Clone the original again to have its changes.":
    "للعمل الأصلي الآن هذه الرخصة: {licence}. ولمشروعك رخصة أخرى: {own}. وهما لا تتوافقان. استنسخ العمل الأصلي من جديد للحصول على تغييراته.",
  "Octavo did not keep what the original was when this project was cloned, so it can't tell your changes from the original's. Clone the original again to have its changes.":
    "لم يحفظ Octavo حالة العمل الأصلي عند استنساخ هذا المشروع، لذا لا يمكنه تمييز تغييراتك من تغييراته. استنسخ العمل الأصلي من جديد للحصول على تغييراته.",
  "Nothing is new: “{name}” by {author} has not changed since it was cloned or last merged.":
    "لا جديد: لم يتغيّر «{name}» لـ {author} منذ استنساخه أو آخر دمج.",
  "Nothing in your project changes.": "لا يتغيّر شيء في مشروعك.",
  "These stay, because they are still used: {names}.": "تبقى هذه الأجزاء لأنها ما زالت مستخدمة: {names}.",
  "The merged planner would have errors: {problem}. Choose the other value of a conflict, or change your project first.":
    "ستكون في المخطط بعد الدمج أخطاء: {problem}. اختر القيمة الأخرى في أحد التعارضات، أو غيّر مشروعك أولًا.",
  "Mine now": "عندي الآن",
  "After the merge": "بعد الدمج",
  "Only now": "الآن فقط",
  "No page changes.": "لا تتغيّر أي صفحة.",
  "No master changes.": "لا يتغيّر أي نموذج.",
  "Merged changes of {name} by {author}": "دُمجت تغييرات {name} لـ {author}",
  "Merging…": "جارٍ الدمج…",
  "Merge changes": "دمج التغييرات",
  "Changes merged.": "دُمجت التغييرات.",
  "You and the author changed these differently. Yours stays, unless you choose the original's.":
    "غيّرت هذه الأجزاء أنت والمؤلف بشكل مختلف. تبقى قيمتك ما لم تختر قيمة العمل الأصلي.",
  "Keep all of mine": "الاحتفاظ بكل قيمي",
  "Take all of the original's": "أخذ كل قيم العمل الأصلي",
  "Show all {count} conflicts": "عرض كل التعارضات ({count})",
  Mine: "قيمتي",
  "The original's": "قيمة العمل الأصلي",
  "Deleted by one of you": "حذفه أحد الطرفين",
  "Named page {name}": "الصفحة المسماة {name}",
  "Style {name}": "النمط {name}",
  "Theme {name}": "السمة {name}",
  "Font {name}": "الخط {name}",
  "Rule for {name}": "قاعدة {name}",
  "Page setup": "إعداد الصفحة",
  "Theme in use": "السمة المستخدمة",
  "Frame of all masters": "إطار كل النماذج",
  Order: "الترتيب",
  "List {name}": "القائمة {name}",
  "Calendar {name}": "التقويم {name}",
  "Term {name}": "الفترة {name}",
  "Row {name}": "الصف {name}",
  "Nothing|value": "لا شيء",
  "Kept, with changes": "محفوظ مع تغييرات",
  "{count} conflicts": ["لا تعارضات", "تعارض واحد", "تعارضان", "{count} تعارضات", "{count} تعارضًا", "{count} تعارض"],
} satisfies Area<"originals">;
