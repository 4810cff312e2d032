import type { Area } from "./forms.ts";

/** Texts of copying handwriting to the update of a PDF. */
export const ink = {
  "Handwriting in the PDF": "خط اليد في ملف PDF",
  "If your tablet or a program exports the PDF with handwriting, Octavo copies it to the update: each stroke to the same lines and days. Strokes that have no place there are on pages at the end.":
    "إذا كان جهازك اللوحي أو برنامج ما يصدّر ملف PDF مع خط اليد، ينسخه Octavo إلى التحديث: كل خط إلى الأسطر والأيام نفسها. الخطوط التي لا مكان لها توجد في صفحات في النهاية.",
  "PDF with handwriting": "ملف PDF مع خط اليد",
  "Copy the handwriting of this PDF": "نسخ خط اليد من هذا الملف",
  "Choose a PDF with handwriting…": "اختيار ملف PDF مع خط اليد…",
  "{count} strokes and notes are in their places in the update.": [
    "لا خطوط أو ملاحظات في مكانها في التحديث.",
    "خط أو ملاحظة واحدة في مكانها في التحديث.",
    "خطان أو ملاحظتان في مكانهما في التحديث.",
    "{count} خطوط وملاحظات في أماكنها في التحديث.",
    "{count} خطًا وملاحظة في أماكنها في التحديث.",
    "{count} خط وملاحظة في أماكنها في التحديث.",
  ],
  "{count} strokes and notes": [
    "لا خطوط أو ملاحظات",
    "خط أو ملاحظة واحدة",
    "خطان أو ملاحظتان",
    "{count} خطوط وملاحظات",
    "{count} خطًا وملاحظة",
    "{count} خط وملاحظة",
  ],
  "On pages at the end": "في صفحات في النهاية",
  "Beside other lines or words": "بجانب أسطر أو كلمات أخرى",
  "Download the update with handwriting": "تنزيل التحديث مع خط اليد",
  "A page of your own": "صفحة خاصة بك",
  "the update has no such page": "لا توجد هذه الصفحة في التحديث",
  "its page has no such lines": "لا توجد هذه الأسطر في صفحتها",
  "its page has too little room": "لا يوجد مكان كافٍ في صفحتها",
  "The handwriting could not be copied. Reload the page and try again.":
    "تعذّر نسخ خط اليد. أعد تحميل الصفحة وحاول مرة أخرى.",
} satisfies Area<"ink">;

/** Refusals and limits of it. */
export const inkMessages = {
  "The pages of the PDF with handwriting cannot be read. Export it again, or save it with another program first":
    "لا يمكن قراءة صفحات ملف PDF الذي يحتوي على خط اليد. صدّره مرة أخرى، أو احفظه أولًا ببرنامج آخر",
  "The pages of the new PDF cannot be read. Build it again": "لا يمكن قراءة صفحات ملف PDF الجديد. أنشئه مرة أخرى",
  "The two PDFs have no page in common: they are PDFs of different planners, or of other dates":
    "لا توجد صفحة مشتركة بين الملفين: هما لمخططين مختلفين أو لتواريخ أخرى",
  "The PDF with handwriting no longer says which pages it has: the program that exported it left that out. Choose also the PDF without handwriting, as it was before it went to the tablet":
    "لم يعد ملف PDF مع خط اليد يذكر صفحاته: البرنامج الذي صدّره حذف ذلك. اختر أيضًا ملف PDF بدون خط اليد كما كان قبل نقله إلى الجهاز اللوحي",
  "The PDF with handwriting has {count} pages, and the one without has {expected}. Choose the PDF that was on the tablet":
    "في ملف PDF مع خط اليد {count} صفحة، وفي الملف بدونه {expected}. اختر ملف PDF الذي كان على الجهاز اللوحي",
  "The links of the PDF with handwriting are not those of the PDF without. Choose the PDF that was on the tablet":
    "روابط ملف PDF مع خط اليد ليست روابط الملف بدونه. اختر ملف PDF الذي كان على الجهاز اللوحي",
  "The PDF has more than {most} strokes and notes. Export fewer pages":
    "في ملف PDF أكثر من {most} خط وملاحظة. صدّر صفحات أقل",
  "The PDF has no handwriting that could be carried": "لا يوجد في ملف PDF خط يد يمكن نسخه",
  "The program that exported the PDF left out the numbers of its pages. They were matched by their order and size":
    "البرنامج الذي صدّر ملف PDF حذف أرقام صفحاته. طوبقت الصفحات حسب ترتيبها وحجمها",
  "At least one of the PDFs does not contain its project, so that words around handwriting could not be compared":
    "أحد الملفين على الأقل لا يحتوي على مشروعه، لذلك لم تُقارن الكلمات حول خط اليد",
  "A program had drawn {count} pages anew. Their handwriting was carried as pictures, at the resolution of the device":
    [
      "لم يُعد أي برنامج رسم صفحات",
      "أعاد برنامج رسم صفحة واحدة. نُسخ خط اليد فيها كصورة بدقة الجهاز",
      "أعاد برنامج رسم صفحتين. نُسخ خط اليد فيهما كصور بدقة الجهاز",
      "أعاد برنامج رسم {count} صفحات. نُسخ خط اليد فيها كصور بدقة الجهاز",
      "أعاد برنامج رسم {count} صفحة. نُسخ خط اليد فيها كصور بدقة الجهاز",
      "أعاد برنامج رسم {count} صفحة. نُسخ خط اليد فيها كصور بدقة الجهاز",
    ],
  "On {count} pages, handwriting that a program drew into the page cannot be told from their print. These pages are at the end as they were":
    [
      "لا صفحات فيها خط يد لا يمكن تمييزه عن المطبوع",
      "في صفحة واحدة لا يمكن تمييز خط اليد الذي رسمه برنامج عن المطبوع. الصفحة في النهاية كما كانت",
      "في صفحتين لا يمكن تمييز خط اليد الذي رسمه برنامج عن المطبوع. الصفحتان في النهاية كما كانتا",
      "في {count} صفحات لا يمكن تمييز خط اليد الذي رسمه برنامج عن المطبوع. هذه الصفحات في النهاية كما كانت",
      "في {count} صفحة لا يمكن تمييز خط اليد الذي رسمه برنامج عن المطبوع. هذه الصفحات في النهاية كما كانت",
      "في {count} صفحة لا يمكن تمييز خط اليد الذي رسمه برنامج عن المطبوع. هذه الصفحات في النهاية كما كانت",
    ],
} satisfies Area<"inkMessages">;
