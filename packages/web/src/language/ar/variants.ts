import type { Area } from "./forms.ts";

/** Texts of src/screens/variants. */
export const variants = {
  "All variants…": "كل النسخ…",
  "All variants": "كل النسخ",
  "One PDF for each combination of your choices, in one ZIP file. The project stays as it is.":
    "ملف PDF لكل تركيبة من اختياراتك، في ملف ZIP واحد. يبقى المشروع كما هو.",
  "Find a device by its name": "ابحث عن جهاز باسمه",
  Languages: "اللغات",
  "Writing hand": "اليد اليسرى أو اليمنى",
  "Right-handed": "لليد اليمنى",
  "These designs look the same for both hands.": "تبدو هذه التصاميم متماثلة لكلتا اليدين.",
  "Designs of your own are scaled and mirrored. Their texts stay in their language; names of months and days change.":
    "تُحجَّم تصاميمك الخاصة وتُعكس. تبقى نصوصها بلغتها، وتتغير أسماء الشهور والأيام.",
  "At most {most} variants can be made at once. Choose fewer.":
    "يمكن إنشاء {most} نسخة على الأكثر دفعة واحدة. اختر أقل.",
  "Show variants": "إظهار النسخ",
  "Download ZIP": "تنزيل ZIP",
  "{done} of {total} variants": "{done} من {total} نسخة",
  "Pictures of the variants": "صور النسخ المختلفة",
  "A variant with errors has no PDF, so there is no ZIP file. Show the variants to find it.":
    "النسخة التي بها أخطاء ليس لها ملف PDF، لذلك لا يوجد ملف ZIP. أظهر النسخ للعثور عليها.",
  "A variant could not be made in this browser. Try again, or choose fewer.":
    "تعذر إنشاء نسخة في هذا المتصفح. حاول مرة أخرى أو اختر أقل.",
  "{count} variants": ["{count} نسخة", "نسخة واحدة", "نسختان", "{count} نسخ", "{count} نسخة", "{count} نسخة"],
} satisfies Area<"variants">;
