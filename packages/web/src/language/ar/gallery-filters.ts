import type { Area } from "./forms.ts";

/** Conditions of the gallery, and measured scores. */
export const galleryFilters = {
  "More conditions…": "مزيد من الشروط…",
  "More conditions": "مزيد من الشروط",
  Conditions: "الشروط",
  "Remove condition: {filter}": "إزالة الشرط: {filter}",
  "Has all of these pages": "يحتوي على كل هذه الصفحات",
  "Year pages": "صفحات السنوات",
  "Quarter pages": "صفحات أرباع السنة",
  "Month pages": "صفحات الشهور",
  "Week pages": "صفحات الأسابيع",
  "Day pages": "صفحات الأيام",
  "Event pages": "صفحات الأحداث",
  "Pages of list rows": "صفحات صفوف القوائم",
  "Numbered pages": "صفحات مرقّمة",
  "Any language": "أي لغة",
  "Any licence": "أي ترخيص",
  "Any score": "أي تقييم",
  "Score of at least {score}": "تقييم لا يقل عن {score}",
  "Show planners": "عرض المخططات",
  "No planner meets all conditions. These are without one of them:": "لا يوجد مخطط يستوفي كل الشروط. دون أحدها:",
  "Without “{filter}”: {count}": "دون «{filter}»: {count}",
  "Showing {shown} of more than {total} public projects.": "يُعرض {shown} من أكثر من {total} من المشاريع العامة.",
  "Measured score": "التقييم المقيس",
  "Measured score: {score} of 100": "التقييم المقيس: {score} من 100",
  "{score} of 100": "{score} من 100",
  "Measured on {date} by this site from the planner itself, and not from what its author says.":
    "قاسه هذا الموقع في {date} من المخطط نفسه، لا من أقوال المؤلف.",
  "Not measured yet. The site measures a project some minutes after its last change.":
    "لم يُقَس بعد. يقيس الموقع المشروع بعد دقائق من آخر تغيير.",
  "Its documents have errors, so it can't be measured.": "في مستنداته أخطاء، لذا لا يمكن قياسه.",
  "It is too large to be measured.": "إنه أكبر من أن يُقاس.",
  "It could not be measured. The site tries again after its next change.":
    "تعذّر قياسه. سيحاول الموقع مجددًا بعد التغيير التالي.",
  "{points} of {most} points": "{points} من {most} نقطة",
  "Rules of its device": "قواعد جهازه",
  "Other languages": "لغات أخرى",
  Weight: "الحجم",
  "The PDF has no links between its pages.": "لا يحتوي ملف PDF على روابط بين صفحاته.",
  "Links that lead to a page, and back with three taps or fewer: {good} of {total}.":
    "الروابط التي تؤدي إلى صفحة وتعود بثلاث لمسات أو أقل: {good} من {total}.",
  "Pages whose links were read: {read} of {pages}.": "الصفحات التي قُرئت روابطها: {read} من {pages}.",
  "Problems on its own device: {count}.": "المشكلات على جهازه: {count}.",
  "Other screens on which it has no problem when scaled: {fits} of {tested}. Tried: {names}.":
    "شاشات أخرى لا مشكلة عليها بعد تغيير المقياس: {fits} من {tested}. جُرّبت: {names}.",
  "Other languages in which its texts have room: {fits} of {tested}. Tried: {names}.":
    "لغات أخرى تتسع لنصوصه: {fits} من {tested}. جُرّبت: {names}.",
  "Size of the PDF: {size}. Pages: {pages}.": "حجم ملف PDF: {size}. الصفحات: {pages}.",
  "Not measured, because the planner has too many pages.": "لم يُقَس لأن صفحات المخطط كثيرة جدًا.",
  "What lowers the score": "ما يخفض التقييم",
  "Nothing lowers it.": "لا شيء يخفضه.",
  "Correct the problems that this project lists.": "صحّح المشكلات التي يعرضها هذا المشروع.",
  "Problems on {device} after scaling: {count}. Choose this device for a copy to see them.":
    "المشكلات على {device} بعد تغيير المقياس: {count}. اختر هذا الجهاز لنسخة لتراها.",
  "Texts without room in {language}: {count}. Give names of months and days wider boxes.":
    "نصوص لا تتسع في {language}: {count}. اجعل مربعات أسماء الشهور والأيام أعرض.",
  "Use smaller pictures, or fewer of them.": "استخدم صورًا أصغر أو أقل.",
  "Link the pages, for example by tabs for the months.": "اربط الصفحات، مثلًا بألسنة للشهور.",
  "A link on page {page} leads to no page. Choose another target.":
    "رابط في الصفحة {page} لا يؤدي إلى أي صفحة. اختر هدفًا آخر.",
  "Page {page} links to page {target}, from which no three links lead back. Add a link there.":
    "الصفحة {page} ترتبط بالصفحة {target}، ولا تكفي ثلاثة روابط للعودة منها. أضف رابطًا هناك.",
  "Unable to load the score of this project.": "تعذّر تحميل تقييم هذا المشروع.",
} satisfies Area<"galleryFilters">;
