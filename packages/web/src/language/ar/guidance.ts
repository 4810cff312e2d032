import type { Area } from "./forms.ts";

/** Explained terms, hints and examples. */
export const guidance = {
  // Terms
  Section: "قسم",
  Part: "جزء",
  Token: "رمز نائب",
  "A section is an entry of the plan. It makes one page from its master, one for each day, week or month, or as many as you say.":
    "القسم بند في الخطة. يصنع من نموذجه صفحة واحدة، أو صفحة لكل يوم أو أسبوع أو شهر، أو العدد الذي تحدده.",
  "A part is a ready-made piece of a page, such as a schedule or a habit tracker. Insert it, and change it as you like.":
    "الجزء قطعة جاهزة من صفحة، مثل جدول مواعيد أو متتبع عادات. أدرجه ثم غيّره كما تشاء.",
  "A block is a piece that several masters share, such as a header. If you change it in one place, it changes everywhere.":
    "المكوّن قطعة تشترك فيها عدة نماذج، مثل ترويسة. إذا غيّرته في موضع واحد تغيّر في كل مكان.",
  "A style is a look with a name: font, size, color and lines. If you change the style, everything that uses it changes.":
    "النمط مظهر له اسم: الخط والحجم واللون والخطوط. إذا غيّرت النمط تغيّر كل ما يستخدمه.",
  "A token is a word in braces. Each page replaces it by its own value: {token} is Monday on one page and Tuesday on the next.":
    "الرمز النائب كلمة بين قوسين معقوفين، تضع كل صفحة قيمتها مكانها: {token} هو الاثنين في صفحة والثلاثاء في التالية.",
  "An anchor gives a place on a page a name, so that links can lead there. It is not printed.":
    "تعطي المرساة موضعًا في صفحة اسمًا، فيمكن أن تؤدي الروابط إليه. وهي لا تُطبع.",

  // Hints
  "Explain “{heading}”": "شرح «{heading}»",
  "All words in the tutorial": "كل المصطلحات في الدليل",
  "The words": "المصطلحات",
  "Hint {number} of {total}": "تلميح {number} من {total}",
  "{number} of {total}": "{number} من {total}",
  "Skip all hints": "تخطي كل التلميحات",
  Next: "التالي",
  "Show hints again": "إظهار التلميحات مجددًا",
  "The hints appear again when you open a project.": "ستظهر التلميحات مجددًا عندما تفتح مشروعًا.",
  "The first and the last day decide which days, weeks and months the planner has. Holidays, birthdays and other own days are on the Dates tab.":
    "يحدد أول يوم وآخر يوم أيام المخطط وأسابيعه وأشهره. العطلات وأعياد الميلاد والأيام الخاصة الأخرى في تبويب «التواريخ».",
  "Add a section. It makes pages from a master, for example one for each day.":
    "أضف قسمًا. يصنع صفحات من نموذج، مثل صفحة لكل يوم.",
  "Each of these is a section. Open one to choose its master and how often it repeats.":
    "كل بند هنا قسم. افتح أحدها لتختار نموذجه وعدد مرات تكراره.",
  "The pages follow each change at once. Save the plan to keep it.":
    "تتبع الصفحات كل تغيير فورًا. احفظ الخطة للاحتفاظ به.",
  "These are the pages of your planner. Tap a date or a tab: links work here as on your tablet.":
    "هذه صفحات مخططك. المس تاريخًا أو علامة تبويب: تعمل الروابط هنا كما على جهازك اللوحي.",
  "Start here: draw the first page, such as a day. The plan then makes pages from it.":
    "ابدأ هنا: ارسم الصفحة الأولى، مثل صفحة اليوم. ثم تصنع الخطة منها صفحات.",
  "Open a master to change the design. All pages that use it change with it.":
    "افتح نموذجًا لتغيير التصميم. تتغير معه كل الصفحات التي تستخدمه.",
  "Pages match this screen exactly. If you choose another device, the designs adapt to it.":
    "الصفحات بحجم هذه الشاشة. إذا اخترت جهازًا آخر لاءمت التصاميم شاشته.",
  "Download one PDF with all pages and links. Afterwards, you see how to copy it to your tablet.":
    "نزّل ملف PDF واحدًا يضم كل الصفحات والروابط. ثم ترى كيف تنسخه إلى جهازك اللوحي.",
  "Choose a widget or a ready-made part. It lands on the page, and you drag it where it belongs.":
    "اختر عنصرًا أو جزءًا جاهزًا. يظهر على الصفحة، ثم اسحبه إلى مكانه.",
  "Select something on the page. Drag it to move it, and double-click a text to write. Enter ends a text of one line; Shift + Enter starts a new line.":
    "حدد شيئًا على الصفحة. اسحبه لنقله، وانقر نصًا نقرًا مزدوجًا للكتابة. ينهي Enter النص ذا السطر الواحد، ويبدأ Shift + Enter سطرًا جديدًا.",
  "Tap something on the page to select it. Drag it to move it, tap a text twice to write, and tap beside it when you have finished.":
    "انقر شيئًا على الصفحة لتحديده. اسحبه لنقله، وانقر نصًا مرتين للكتابة، ثم انقر بجانبه عند الانتهاء.",
  "Change here what you have selected. With nothing selected, change the styles of the whole planner.":
    "غيّر هنا ما حددته. ومن دون تحديد غيّر أنماط المخطط كله.",
  "When you save, all pages with this design change.": "عند الحفظ تتغير كل الصفحات بهذا التصميم.",
  "Turn on here what the planner needs, such as weeks, and choose the master of its pages. Lists, such as projects or pupils, have a tab of their own.":
    "فعّل هنا ما يحتاج إليه المخطط، مثل الأسابيع، واختر نموذج صفحاته. القوائم، مثل المشاريع أو التلاميذ، لها تبويبها الخاص.",

  // Examples
  Examples: "أمثلة",
  "Each is a small project that shows one thing. Open one, change what you like, and throw it away.":
    "كل مثال مشروع صغير يوضح شيئًا واحدًا. افتح أحدها وغيّر ما تشاء ثم تخلص منه.",
  "Opening…": "جارٍ الفتح…",
  "Example: {name}": "مثال: {name}",
  "Throw away": "التخلص منه",
  "Keep as my project": "الاحتفاظ به كمشروعي",
  "An index": "فهرس",
  "Tap a number on the first page: it opens a note. The number at the top of the note leads back. One grid makes all links.":
    "المس رقمًا في الصفحة الأولى فتُفتح ملاحظة. يعيدك الرقم في أعلى الملاحظة. شبكة واحدة تصنع كل الروابط.",
  "Month tabs": "علامات تبويب الأشهر",
  "Every page has the months at its side and marks its own. The tabs are a block that all masters show, so they are drawn once.":
    "في كل صفحة الأشهر على جانبها مع تمييز شهرها. علامات التبويب مكوّن تعرضه كل النماذج، فتُرسم مرة واحدة.",
  "A habit tracker": "متتبع عادات",
  "Each month has a row for each day, with columns to tick off. Select the list of days in the master to change the number of columns.":
    "لكل شهر صف لكل يوم، وفيه أعمدة للتأشير. حدد قائمة الأيام في النموذج لتغيير عدد الأعمدة.",
  "The month shows the events of a calendar, and its list leads to the days. Only days with an event have a page. Add your own calendar on the tab Dates.":
    "يعرض الشهر أحداث تقويم، وتؤدي قائمته إلى الأيام. للأيام التي فيها حدث فقط صفحة. أضف تقويمك في علامة التبويب «التواريخ».",
  "A rotating timetable": "جدول دروس دوّار",
  "School days count from 1 to 4 and start again. Each day leads to the timetable of its number. The numbers are events on the tab Dates.":
    "تُعدّ أيام الدراسة من 1 إلى 4 ثم تبدأ من جديد. يؤدي كل يوم إلى جدول رقمه. الأرقام أحداث في علامة التبويب «التواريخ».",
  "Pages from a list": "صفحات من قائمة",
  "Each name of the list has a page and a line in the index. Add a name on the tab Lists, and both follow.":
    "لكل اسم في القائمة صفحة وسطر في الفهرس. أضف اسمًا في علامة التبويب «القوائم» فيتبعانه.",
  "A block on two masters": "مكوّن في نموذجين",
  "Days and notes have the same header, which is a block. Change it on one master, and it changes on both.":
    "للأيام والملاحظات الترويسة نفسها، وهي مكوّن. غيّرها في نموذج واحد فتتغير في كليهما.",
  "Styles and themes": "الأنماط والسمات",
  "Title, text and lines have styles. Open the master and choose another theme: all of them change together.":
    "للعنوان والنص والخطوط أنماط. افتح النموذج واختر سمة أخرى فتتغير كلها معًا.",
  "An anchor and its links": "مرساة وروابطها",
  "The month has an anchor named “goals”. A link on every day leads there, and the days of the calendar lead to their pages.":
    "في الشهر مرساة اسمها «goals». يؤدي إليها رابط في كل يوم، وتؤدي أيام التقويم إلى صفحاتها.",
  "One master makes all these days. Its tokens put another date, number and neighbor on each page. Open it to see them.":
    "نموذج واحد يصنع كل هذه الأيام. تضع رموزه النائبة في كل صفحة تاريخًا ورقمًا وجارًا مختلفًا. افتحه لتراها.",
} satisfies Area<"guidance">;
