import type { Area } from "./forms.ts";

export const tutorial = {
  Chapters: "الفصول",
  "Create your first planner": "أنشئ مخططك الأول",
  "Octavo creates one PDF with links between its pages: from the year to its months, from a month to its days, from a day to its notes, and back. You design the pages.":
    "يُنشئ Octavo ملف PDF واحدًا بين صفحاته روابط: من السنة إلى أشهرها، ومن الشهر إلى أيامه، ومن اليوم إلى ملاحظاته، والعكس. وأنت تصمّم الصفحات.",
  "Your first planner": "مخططك الأول",
  "Masters, plan, planner": "النماذج والخطة والمخطط",
  "Links and destinations": "الروابط والوجهات",
  "Tokens in text": "الرموز النائبة في النص",
  "Copy to your tablet": "النسخ إلى جهازك اللوحي",
  "Keyboard shortcuts": "اختصارات لوحة المفاتيح",

  "Create a project": "إنشاء مشروع",
  "On {projects}, select {button}. Choose your tablet. The pages then match its screen and leave room for its toolbar.":
    "في {projects}، اختر {button}. اختر جهازك اللوحي، فتطابق الصفحات شاشته وتترك مكانًا لشريط أدواته.",
  "Pick a starter": "اختيار مخطط جاهز",
  "Choose a daily, weekly or monthly planner or a bullet journal. The preview shows your tablet, year and language. Blank creates an empty project.":
    "اختر مخططًا يوميًا أو أسبوعيًا أو شهريًا أو «بوليت جورنال». تُظهر المعاينة جهازك وسنتك ولغتك. والخيار «فارغ» يُنشئ مشروعًا فارغًا.",
  "Open a master to add, move and remove widgets and to draw links. Open the plan to choose the pages and their number. “Preview as” shows the master on any date.":
    "افتح نموذجًا لإضافة العناصر ونقلها وإزالتها ولرسم الروابط. افتح الخطة لاختيار الصفحات وعددها. يُظهر «معاينة كـ» النموذج في أي تاريخ.",
  "Check the preview": "فحص المعاينة",
  "The preview shows the pages as in the PDF. Follow the links to test them.":
    "تُظهر المعاينة الصفحات كما في ملف PDF. اتبع الروابط لتجربتها.",
  "Download the PDF": "تنزيل ملف PDF",
  "One file contains all pages. A year with a page for each day is smaller than a photo.":
    "ملف واحد فيه كل الصفحات. سنة بصفحة لكل يوم أصغر من صورة.",

  "Tap a month to open its page. Tap a date to open its day.": "انقر شهرًا لفتح صفحته. انقر تاريخًا لفتح يومه.",
  "A {master} is the design of a page: its lines, boxes, calendars and links. The {plan} defines the pages: one Year, twelve Months, a Day for every day, sixty Notes. Together they make the planner. If you change the day master, all 365 days change.":
    "{master} هو تصميم صفحة: أسطرها ومستطيلاتها وتقاويمها وروابطها. وتحدد {plan} الصفحات: صفحة للسنة، واثنتا عشرة للأشهر، وصفحة لكل يوم، وستون للملاحظات. ومنهما معًا يتكوّن المخطط. إذا غيّرت نموذج اليوم، تغيّرت الأيام كلها وعددها 365.",
  "The plan consists of {section}s. Each has a kind (its name), a master, and a generation mode: once, for each day, week or month, or a number of times.":
    "الوحدة التي تتكوّن منها الخطة هي {section}. ولكل قسم نوع (وهو اسمه) ونموذج وطريقة إنشاء: مرة واحدة، أو لكل يوم أو أسبوع أو شهر، أو عدد من المرات.",

  "Every page with a date or a number has a name, its {destination}. A link refers to this name.":
    "لكل صفحة لها تاريخ أو رقم اسم هو {destination}، ويشير الرابط إلى هذا الاسم.",
  destination: "الوجهة",
  "your own name for a single page": "اسم من اختيارك لصفحة منفردة",
  "a year": "سنة",
  "a month": "شهر",
  "a day": "يوم",
  "the first notes page": "أول صفحة ملاحظات",
  "A master is used for many pages, so its links use a {binding} instead of a fixed name. The value in brackets is computed on each page. {at} inserts a variable of that page.":
    "يُستخدم النموذج لصفحات كثيرة، لذا تستخدم روابطه {binding} بدلًا من اسم ثابت. تُحسب القيمة بين القوسين في كل صفحة. وتُدرج {at} متغيّرًا من تلك الصفحة.",
  binding: "صيغة ربط",
  "the month of this page's date": "شهر تاريخ هذه الصفحة",
  "the day of a calendar cell": "يوم الخلية في التقويم",
  "the week of this page's date": "أسبوع تاريخ هذه الصفحة",
  "the notes page with the number of a grid cell": "صفحة الملاحظات التي رقمها رقم خلية الشبكة",
  "the fifth notes page": "صفحة الملاحظات الخامسة",
  "the year": "السنة",
  "You can define your own names as {destinations} of a section, such as {name}. They use tokens in braces; {at} is only for bindings. The preview reports links without a destination and suggests the closest name.":
    "يمكنك تعريف أسماء من اختيارك، وهي {destinations} للقسم، مثل {name}. تستخدم رموزًا نائبة بين قوسين معقوفين، أما {at} فلصيغ الربط فقط. تبلّغ المعاينة عن الروابط التي بلا وجهة وتقترح أقرب اسم.",
  "named destinations": "الوجهات المسمّاة",

  "A {token} in braces is replaced on each page. If you write {text} on a day master, every day shows its own date. Names of months and weekdays use the language of the plan.":
    "{token} بين قوسين معقوفين يُستبدل في كل صفحة. إذا كتبت {text} في نموذج اليوم، أظهر كل يوم تاريخه. تُكتب أسماء الأشهر وأيام الأسبوع بلغة الخطة.",
  token: "الرمز النائب",
  "on every page": "في كل صفحة",
  "2026-01-15; in words: Thursday, January 15, 2026": "⁦2026-01-15⁩؛ وبالكلمات: الخميس، 15 يناير 2026",
  "parts of the date, on days, weeks and months": "أجزاء التاريخ، في الأيام والأسابيع والأشهر",
  "Thursday, 3, 2026-W03": "الخميس، 3، ⁦2026-W03⁩",
  "with leading zeros: 01, 05": "بأصفار بادئة: 01، 05",
  "previous and next, for arrows to other pages": "السابق والتالي، للأسهم إلى صفحات أخرى",
  "on counted pages: 5, 005, 60": "في الصفحات المعدودة: 5، 005، 60",
  "A section can have {variables}: add {name} with the value {value} to use {written} on all of its pages.":
    "يمكن أن تكون للقسم {variables}: أضف {name} بالقيمة {value} لاستخدام {written} في كل صفحاته.",
  "context variables": "متغيّرات سياقية",

  "Choose your tablet in the project before you design. A planner for another screen is scaled, including its lines and tap targets.":
    "اختر جهازك اللوحي في المشروع قبل أن تصمّم. المخطط المصنوع لشاشة أخرى يتغيّر مقياسه، ومعه أسطره وأهداف اللمس.",
  "The menu of a project shows these steps too, and makes the codes and addresses. It also says how to replace a planner and keep your ink, and on which devices nobody has tried it.":
    "تُظهر قائمة المشروع هذه الخطوات أيضًا، وتُنشئ الرموز والعناوين. وتشرح كيف تستبدل مخططًا وتحتفظ بخط يدك، وعلى أي أجهزة لم يجرّب أحد ذلك.",

  "You can use the whole studio with the keyboard. The first Tab on a page offers to skip to the content.":
    "يمكنك استخدام الاستوديو كله بلوحة المفاتيح. أول ضغطة على Tab في الصفحة تعرض التخطي إلى المحتوى.",
  "turn the pages of a planner": "تقليب صفحات المخطط",
  "go to the first or last page": "الانتقال إلى الصفحة الأولى أو الأخيرة",
  "go back to the page before a link, and forward again": "الرجوع إلى الصفحة التي قبل الرابط، والتقدم مجددًا",
  "select a link on the page and follow it": "تحديد رابط في الصفحة وفتحه",
  "compile and open, in Build from YAML": "التوليد والفتح، في «بناء من YAML»",
  "close a dialog or menu; in a YAML editor, the next Tab then leaves the editor":
    "إغلاق مربع حوار أو قائمة؛ وفي محرر YAML يخرج Tab التالي من المحرر",
  "In the editor": "في المحرر",
  "show all shortcuts": "إظهار كل الاختصارات",
  "find a command by its name": "البحث عن أمر باسمه",
  "find and replace text in all masters and pages": "البحث عن نص واستبداله في كل النماذج والصفحات",
  "draw a text, box, lines, divider or calendar; Enter on a palette button inserts one":
    "رسم نص أو مستطيل أو أسطر أو فاصل أو تقويم؛ ومفتاح Enter على زر في لوحة العناصر يُدرج واحدًا",
  "draw a link": "رسم رابط",
  "select the next widget": "تحديد العنصر التالي",
  "move it by one point, with Shift by a step of the grid; with Ctrl resize it":
    "نقله بمقدار نقطة واحدة، ومع Shift بخطوة من الشبكة؛ ومع Ctrl تغيير حجمه",
  "show the distances of the selected widget to the page, or to the widget under the pointer":
    "إظهار المسافات من العنصر المحدد إلى الصفحة، أو إلى العنصر تحت المؤشر",
  "edit its text": "تعديل نصه",
  "reset the property that has the focus": "إعادة تعيين الخاصية التي عليها التركيز",
  "undo; with Shift redo": "تراجع؛ ومع Shift إعادة",
  save: "حفظ",
  "go to the next region: tools, page, panels": "الانتقال إلى المنطقة التالية: الأدوات، الصفحة، اللوحات",
} satisfies Area<"tutorial">;
