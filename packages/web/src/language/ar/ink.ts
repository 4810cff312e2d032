import type { Area } from "./forms.ts";

/** Texts of copying handwriting to the update of a PDF. */
export const ink = {
  "Copy handwriting": "نسخ خط اليد",
  "Octavo copies handwriting that your tablet or a program exports to the update. In a PDF, each stroke goes to the same lines and days. In documents of reMarkable (.rmdoc, .zip) and Xournal++ (.xopp), each page keeps its strokes. What has no place in the update is kept, and listed.":
    "ينسخ Octavo إلى التحديث خط اليد الذي يصدّره جهازك اللوحي أو برنامج ما. في ملف PDF يوضع كل خط على الأسطر والأيام نفسها. في مستندات reMarkable ‏(.rmdoc و.zip) وXournal++ ‏(.xopp) تحتفظ كل صفحة بخطوطها. ما لا مكان له في التحديث يُحفظ ويُذكر في قائمة.",
  "File with handwriting": "ملف مع خط اليد",
  "Copy the handwriting of this file": "نسخ خط اليد من هذا الملف",
  "Choose a file with handwriting…": "اختيار ملف مع خط اليد…",
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
  "{count} pages with handwriting have other texts or lines, outside of the areas to write on.": [
    "لا صفحات فيها نصوص أو خطوط أخرى خارج أماكن الكتابة.",
    "في صفحة واحدة مع خط اليد نصوص أو خطوط أخرى خارج أماكن الكتابة.",
    "في صفحتين مع خط اليد نصوص أو خطوط أخرى خارج أماكن الكتابة.",
    "في {count} صفحات مع خط اليد نصوص أو خطوط أخرى خارج أماكن الكتابة.",
    "في {count} صفحة مع خط اليد نصوص أو خطوط أخرى خارج أماكن الكتابة.",
    "في {count} صفحة مع خط اليد نصوص أو خطوط أخرى خارج أماكن الكتابة.",
  ],
  "On pages that you inserted, between the same pages": "في صفحات أدرجتها، بين الصفحات نفسها",
  "On pages without their print": "في صفحات بدون ما كان مطبوعًا عليها",
  "The document shows the PDF “{name}”. Keep both files in one folder, and keep their names.":
    "يعرض المستند ملف PDF «{name}». احفظ الملفين في مجلد واحد ولا تغيّر اسميهما.",
  "Download the document with handwriting": "تنزيل المستند مع خط اليد",
  "Download its PDF": "تنزيل ملف PDF الخاص به",
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
  "The planner that you wrote in: {reason}": "المخطط الذي كتبت فيه: {reason}",
  "The new PDF: {reason}": "ملف PDF الجديد: {reason}",
  "The new PDF has none of the pages of the planner that you wrote in: it is another planner, or has other dates":
    "لا يحتوي ملف PDF الجديد على أي صفحة من المخطط الذي كتبت فيه: هو مخطط آخر أو له تواريخ أخرى",
  "{count} pages of the planner that you deleted stay deleted": [
    "لم تُحذف أي صفحة من المخطط",
    "صفحة واحدة حذفتها من المخطط تبقى محذوفة",
    "صفحتان حذفتهما من المخطط تبقيان محذوفتين",
    "{count} صفحات حذفتها من المخطط تبقى محذوفة",
    "{count} صفحة حذفتها من المخطط تبقى محذوفة",
    "{count} صفحة حذفتها من المخطط تبقى محذوفة",
  ],
  "The file is of a kind that Octavo cannot read. Choose a PDF, a document of reMarkable (.rmdoc or .zip), or one of Xournal++ (.xopp)":
    "لا يستطيع Octavo قراءة ملف من هذا النوع. اختر ملف PDF أو مستند reMarkable ‏(.rmdoc أو .zip) أو مستند Xournal++ ‏(.xopp)",
  "The file is larger than 400 MB. Planners with handwriting are smaller":
    "الملف أكبر من 400 ميغابايت. المخططات مع خط اليد أصغر",
  "The bundle is damaged or incomplete. Export it from your tablet again, or copy it again":
    "مستند الجهاز اللوحي تالف أو غير مكتمل. صدّره من الجهاز مرة أخرى أو انسخه من جديد",
  "The bundle is protected by a password. Remove the protection and try again":
    "مستند الجهاز اللوحي محمي بكلمة مرور. أزل الحماية وحاول مرة أخرى",
  "The bundle is larger than 400 MB, or has too many files for a planner. Choose the bundle of one document":
    "مستند الجهاز اللوحي أكبر من 400 ميغابايت أو فيه ملفات كثيرة لا تناسب مخططًا. اختر مستندًا واحدًا",
  'The bundle has a file outside of its own folder, "{name}". Export the document from your tablet again':
    "في مستند الجهاز اللوحي ملف خارج مجلده: «{name}». صدّره من الجهاز مرة أخرى",
  'The bundle has the file "{name}" twice. Export the document from your tablet again':
    "في مستند الجهاز اللوحي الملف «{name}» مرتين. صدّره من الجهاز مرة أخرى",
  'The file "{name}" in the bundle is damaged. Export the document from your tablet again':
    "الملف «{name}» في مستند الجهاز اللوحي تالف. صدّر المستند من الجهاز مرة أخرى",
  "The ZIP file has no .content file, so it is not the bundle of a reMarkable document. Export the planner as .rmdoc, or with rmapi":
    "لا يوجد في ملف ZIP ملف ‎.content، فهو ليس مستند reMarkable. صدّر المخطط بصيغة ‎.rmdoc أو باستخدام rmapi",
  "The ZIP file has {count} documents. Choose a bundle of one document, as rmapi makes it":
    "عدد المستندات في ملف ZIP هو {count}. اختر ملفًا فيه مستند واحد كما ينشئه rmapi",
  'The file "{name}" in the bundle is not a JSON object. Export the document from your tablet again':
    "الملف «{name}» في مستند الجهاز اللوحي ليس كائن JSON. صدّر المستند من الجهاز مرة أخرى",
  'The document in the bundle is of the kind "{kind}", and not a PDF. Choose the bundle of your planner':
    "مستند الجهاز اللوحي من النوع «{kind}» وليس ملف PDF. اختر مستند مخططك",
  'The bundle lacks the PDF "{name}". Export the document with its PDF':
    "ينقص مستند الجهاز اللوحي ملف PDF «{name}». صدّر المستند مع ملف PDF",
  'The list of pages in "{name}" cannot be read. Open the document on the tablet and export it again':
    "لا يمكن قراءة قائمة الصفحات في «{name}». افتح المستند على الجهاز اللوحي وصدّره مرة أخرى",
  'The list of pages in "{name}" names page {page} of a PDF with {count} pages. Open the document on the tablet and export it again':
    "تذكر قائمة الصفحات في «{name}» الصفحة {page} من ملف PDF عدد صفحاته {count}. افتح المستند على الجهاز اللوحي وصدّره مرة أخرى",
  "The bundle has version {version} of the format. This version of Octavo knows 1 and 2. Look for a newer one":
    "مستند الجهاز اللوحي بالإصدار {version} من التنسيق. يعرف هذا الإصدار من Octavo الإصدارين 1 و2. ابحث عن إصدار أحدث",
  "The planner was never opened on the tablet, so the bundle has no handwriting. Only its PDF was replaced":
    "لم يُفتح المخطط على الجهاز اللوحي قط، فلا خط يد في المستند. استُبدل ملف PDF فقط",
  'Bookmarks in "{name}" were made by an extension of the tablet, by page number, and are kept as they are. Check them if pages were added or removed before them':
    "الإشارات المرجعية في «{name}» أنشأتها إضافة للجهاز اللوحي حسب رقم الصفحة، وتبقى كما هي. تحقق منها إذا أضيفت صفحات قبلها أو أزيلت",
  "The handwriting of {count} pages is of a version whose strokes are not counted. It counts as one mark per page": [
    "لا صفحات بخط يد من إصدار لا تُعد خطوطه",
    "خط اليد في صفحة واحدة من إصدار لا تُعد خطوطه. يُحسب خطًا واحدًا",
    "خط اليد في صفحتين من إصدار لا تُعد خطوطه. يُحسب خطًا واحدًا لكل صفحة",
    "خط اليد في {count} صفحات من إصدار لا تُعد خطوطه. يُحسب خطًا واحدًا لكل صفحة",
    "خط اليد في {count} صفحة من إصدار لا تُعد خطوطه. يُحسب خطًا واحدًا لكل صفحة",
    "خط اليد في {count} صفحة من إصدار لا تُعد خطوطه. يُحسب خطًا واحدًا لكل صفحة",
  ],
  "The file is damaged or incomplete. Open it in Xournal++ and save it again, or take the copy that Xournal++ keeps of it":
    "الملف تالف أو غير مكتمل. افتحه في Xournal++ واحفظه مرة أخرى، أو استخدم النسخة التي يحتفظ بها Xournal++",
  "The file expands to more than 200 MB. Planners with handwriting are smaller":
    "يتجاوز حجم الملف بعد فك الضغط 200 ميغابايت. المخططات مع خط اليد أصغر",
  "The file is not a document of Xournal++. Choose a file that ends in .xopp":
    "الملف ليس مستند Xournal++. اختر ملفًا ينتهي بـ ‎.xopp",
  "The document shows no PDF. Choose the .xopp file that Xournal++ saved after you wrote on your planner":
    "لا يعرض المستند ملف PDF. اختر ملف ‎.xopp الذي حفظه Xournal++ بعد أن كتبت في مخططك",
  "Page {page} of the document shows page {number} of a PDF with {count} pages. Choose the PDF that you wrote on":
    "تعرض الصفحة {page} من المستند الصفحة {number} من ملف PDF عدد صفحاته {count}. اختر ملف PDF الذي كتبت عليه",
  "A document of Xournal++ has no PDF in it. Choose the PDF that it shows here, and the document under Copy handwriting":
    "لا يحتوي مستند Xournal++ على ملف PDF. اختر هنا ملف PDF الذي يعرضه، واختر المستند تحت «نسخ خط اليد»",
  'The document shows a PDF with the name "{shown}", and not "{given}". Check the result if it is another PDF':
    "يعرض المستند ملف PDF باسم «{shown}» وليس «{given}». تحقق من النتيجة إذا كان ملفًا آخر",
} satisfies Area<"inkMessages">;
