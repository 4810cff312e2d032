import type { Area } from "./forms.ts";

/** The help beside the work. */
export const help = {
  "Help: {kind}": "مساعدة: {kind}",
  Help: "مساعدة",
  "Why?": "لماذا؟",
  "Back to the search": "العودة إلى البحث",
  "Close the help": "إغلاق المساعدة",
  "Search the help": "البحث في المساعدة",
  "Help text": "نص المساعدة",
  "Nothing found. Try another word, such as link, page or text.": "لا نتائج. جرّب كلمة أخرى مثل رابط أو صفحة أو نص.",
  "Search the planners of the gallery": "البحث في مخططات المعرض",
  "Read it in the tutorial": "اقرأه في الدليل",
  "Before: with the problem": "قبل: مع المشكلة",
  "After: without the problem": "بعد: بلا المشكلة",
  "As text (YAML)": "كنص (YAML)",
  "The outlined widget has the problem: {problem}": "في العنصر المحاط بإطار هذه المشكلة: {problem}",
  "The outlined widget no longer has the problem.": "لم تعد في العنصر المحاط بإطار أي مشكلة.",
  "Term|help": "مصطلح",
  Problem: "مشكلة",
  "page sheet layout template design background": "صفحة ورقة تخطيط قالب تصميم خلفية",
  "plan calendar structure contents pages order year": "خطة تقويم بنية محتويات صفحات ترتيب سنة",
  "link connect hyperlink jump tap navigate target bookmark": "رابط ربط وصلة انتقال لمس هدف إشارة مرجعية",
  "text words letters type writing label title": "نص كلمات حروف كتابة تسمية عنوان",
  "look color line thickness font bold theme": "مظهر لون خط سماكة غامق سمة",
  "picture image photo logo drawing": "صورة شعار رسم",
  "device tablet screen size resolution e-reader transfer copy": "جهاز لوحي شاشة حجم دقة قارئ نقل نسخ",
  "list table rows spreadsheet names pupils import": "قائمة جدول صفوف أسماء تلاميذ استيراد",
  "date day week month event holiday birthday": "تاريخ يوم أسبوع شهر حدث عطلة عيد ميلاد",
  "reuse repeat copy shared header footer component": "إعادة استخدام تكرار نسخ مشترك ترويسة تذييل",
  "code YAML file syntax error": "شيفرة YAML ملف صياغة خطأ",
  "variable placeholder field insert automatic number": "متغير نائب حقل إدراج تلقائي رقم",
  "key keyboard shortcut command hotkey": "مفتاح لوحة مفاتيح اختصار أمر",
  "{count} results": ["لا نتائج", "نتيجة واحدة", "نتيجتان", "{count} نتائج", "{count} نتيجة", "{count} نتيجة"],

  // Explanations of problems
  "Outside of the page or in its margin": "خارج الصفحة أو في هامشها",
  "A tablet cuts off what lies outside of the page, and its case, toolbars or page turns can cover the margin. Drag the widget inside the margins, or drag one of its corners to make it smaller.":
    "يقتطع الجهاز اللوحي ما يقع خارج الصفحة، وقد يغطي الغلاف أو شريط الأدوات أو تقليب الصفحات الهامش. اسحب العنصر إلى داخل الهوامش، أو اسحب إحدى زواياه لتصغيره.",
  "Text that is too small to read": "نص أصغر من أن يُقرأ",
  "Small letters break up on an e-ink screen, which has no backlight and few greys. Select the widget and enter a larger “Size” under Properties; the problem states the smallest one for the device.":
    "تتكسر الحروف الصغيرة على شاشة الحبر الإلكتروني لقلة درجات الرمادي فيها. حدّد العنصر وأدخل قيمة أكبر في «الحجم» ضمن الخصائص؛ وتذكر المشكلة أصغر حجم للجهاز.",
  "Text without room": "نص لا يتسع له المكان",
  "On some pages the text is longer than its box, often only for a long name such as Wednesday or September. It is cut off, or covers what is beside it. Drag an edge of the widget to make it wider, or enter a smaller “Size” under Properties.":
    "في بعض الصفحات يكون النص أطول من إطاره، وغالبًا عند اسم طويل فقط مثل الأربعاء أو سبتمبر، فيُقتطع أو يغطي ما بجانبه. اسحب حافة العنصر لتوسيعه، أو أدخل قيمة أصغر في «الحجم» ضمن الخصائص.",
  "Texts that cover each other": "نصوص يغطي بعضها بعضًا",
  "Two texts are printed in the same place, so that both are hard to read. Drag one of them away, or drag an edge to make its box smaller.":
    "يُطبع نصان في الموضع نفسه فتصعب قراءتهما. اسحب أحدهما بعيدًا، أو اسحب حافة لتصغير إطاره.",
  "Characters that the font lacks": "محارف ليست في الخط",
  "A tablet does not have all fonts, so the PDF brings its own. A character that is in none of them stays empty. Type another one in its place, or select the widget and choose another “Font” under Properties.":
    "لا يملك الجهاز اللوحي كل الخطوط، لذلك يحمل ملف PDF خطوطه. المحرف الذي لا يوجد في أي منها يبقى فارغًا. اكتب محرفًا آخر مكانه، أو حدّد العنصر واختر «الخط» المناسب ضمن الخصائص.",
  "Lines that are too thin": "خطوط رفيعة جدًا",
  "A line thinner than a pixel is drawn in a light grey or in gaps, so that rows to write on are hard to see. Choose a thicker line.":
    "الخط الأرفع من بكسل يظهر رماديًا فاتحًا أو متقطعًا، فتصعب رؤية أسطر الكتابة. اختر خطًا أثخن.",
  "Colors on a screen without color": "ألوان على شاشة بلا ألوان",
  "A grayscale screen turns every color into one of a few greys. Light ones vanish, and different colors can look the same. Choose a darker grey.":
    "تحوّل الشاشة الرمادية كل لون إلى واحدة من درجات قليلة. تختفي الفاتحة، وقد تتشابه ألوان مختلفة. اختر رماديًا أغمق.",
  "Links that are hard to tap": "روابط يصعب لمسها",
  "A finger covers several millimetres. A link that is small, below the tablet's toolbar or under another link opens the wrong page or none. Drag a corner of the link to enlarge it, or drag it away from the others.":
    "يغطي الإصبع عدة مليمترات. الرابط الصغير أو الواقع تحت شريط أدوات الجهاز أو تحت رابط آخر يفتح صفحة خاطئة أو لا يفتح شيئًا. اسحب إحدى زوايا الرابط لتكبيره، أو اسحبه بعيدًا عن الروابط الأخرى.",
  "Page and device do not match": "الصفحة والجهاز غير متوافقين",
  "A tablet scales a page that is not the size of its screen, so type and rows become smaller than planned. Choose your device, or change the device of the project so that the design follows.":
    "يغيّر الجهاز اللوحي مقياس الصفحة التي لا تطابق حجم شاشته، فتصبح الحروف والأسطر أصغر مما خُطط. اختر جهازك أو غيّر جهاز المشروع ليتبعه التصميم.",
  "Not enough room for the content": "لا مكان كافيًا للمحتوى",
  "The content does not fit in its box, so that cells or entries are missing on the page. Enlarge the box, or ask for fewer rows and columns.":
    "لا يتسع الإطار للمحتوى، فتنقص خلايا أو بنود في الصفحة. كبّر الإطار أو اطلب صفوفًا وأعمدة أقل.",
  "Links that lead nowhere": "روابط لا تؤدي إلى شيء",
  "A tap on the link does nothing on the tablet, because the planner has no such page or the rule has a typing error. Select the link and choose a page below “Leads to” under Properties, or add the missing page to the plan.":
    "لمس الرابط لا يفعل شيئًا على الجهاز، لأن المخطط لا يحتوي هذه الصفحة أو لأن في القاعدة خطأ كتابيًا. حدّد الرابط واختر صفحة عند «يقود إلى» ضمن الخصائص، أو أضف الصفحة الناقصة إلى الخطة.",
  "Names of link targets": "أسماء أهداف الروابط",
  "A link finds its page by name. If two pages have the same name, all links lead to the first. Use a token such as {date}, so that every page gets a name of its own.":
    "يجد الرابط صفحته بالاسم. إذا حملت صفحتان الاسم نفسه أدت كل الروابط إلى الأولى. استخدم رمزًا نائبًا مثل {date} ليكون لكل صفحة اسمها.",
  "Tokens without a value": "رموز نائبة بلا قيمة",
  "A token in braces is replaced by a value of the page, such as its date. An unknown one is printed as it is, with its braces. Delete it, and choose another one from “All variables” under Properties.":
    "تحل محل الرمز النائب بين قوسين معقوفين قيمة من الصفحة مثل تاريخها. ويُطبع المجهول كما هو بقوسيه. احذفه واختر رمزًا آخر من «كل المتغيّرات» ضمن الخصائص.",
  "Fonts that are missing": "خطوط مفقودة",
  "The PDF has to contain each font. If one is missing or damaged, another takes its place, and texts get another width. Select the widget and choose a “Font” from the list under Properties, or import the file again.":
    "يجب أن يحتوي ملف PDF كل خط. إذا فُقد خط أو تلف حل محله آخر وتغيّر عرض النصوص. حدّد العنصر واختر «الخط» من القائمة ضمن الخصائص، أو استورد الملف مرة أخرى.",
  "Pictures that are missing": "صور مفقودة",
  "A tablet loads nothing from the web, so each picture must be in the planner. Import the picture as a PNG, JPEG or simple SVG file.":
    "لا يحمّل الجهاز اللوحي شيئًا من الويب، لذلك يجب أن تكون كل صورة في المخطط. استورد الصورة بصيغة PNG أو JPEG أو SVG بسيط.",
  "Values of the wrong kind": "قيم من نوع خاطئ",
  "The value is not used, so the page looks different from what you wrote. The problem states which values are possible.":
    "لا تُستخدم القيمة، فتبدو الصفحة مختلفة عما كتبت. تذكر المشكلة القيم الممكنة.",
  "Names that nothing reads": "أسماء لا يقرؤها شيء",
  "A setting with an unknown name has no effect, mostly because of a typing error. Correct the name, or remove the line.":
    "الإعداد ذو الاسم المجهول لا أثر له، وغالبًا بسبب خطأ كتابي. صحح الاسم أو احذف السطر.",
  "Incomplete widgets": "عناصر ناقصة",
  "Each widget needs an id of its own, a type and a position. Otherwise it lies in the wrong place, or other changes cannot find it.":
    "يحتاج كل عنصر إلى معرّف خاص ونوع وموضع. وإلا وقع في مكان خاطئ أو لم تجده التغييرات الأخرى.",
  "Text that is not valid YAML": "نص ليس YAML صحيحًا",
  "The rest of the document cannot be read, or a value is lost without notice. Put texts with colons, braces or # in quotes, and indent with spaces.":
    "لا يمكن قراءة بقية المستند، أو تضيع قيمة دون تنبيه. ضع النصوص التي فيها نقطتان أو أقواس أو # بين علامتي اقتباس، واجعل المسافة البادئة بالفراغات.",
  "Another kind of document": "نوع آخر من المستندات",
  "The text is empty, is another kind of document, or comes from another version of Octavo. Compare its first lines with the example.":
    "النص فارغ أو مستند من نوع آخر أو من إصدار آخر من Octavo. قارن أسطره الأولى بالمثال.",
  "More than a planner can have": "أكثر مما يمكن أن يحتويه المخطط",
  "Limits keep planners small enough for a tablet, whose memory is small. Ask for less, or split the planner into two.":
    "تُبقي الحدود المخطط صغيرًا بما يكفي لجهاز لوحي ذاكرته قليلة. اطلب أقل أو قسّم المخطط إلى اثنين.",
  "Names of masters": "أسماء النماذج",
  "The plan finds a master by its name. If a name is missing or occurs twice, pages get the wrong design. Give each master a name of its own.":
    "تجد الخطة النموذج باسمه. إذا نقص اسم أو تكرر حصلت صفحات على تصميم خاطئ. أعط كل نموذج اسمًا خاصًا.",
  "Pages without a design": "صفحات بلا تصميم",
  "Each section needs a master, which is the design of its pages. Choose one that exists, or create it. After renaming a master, choose it again in the plan.":
    "يحتاج كل قسم إلى نموذج هو تصميم صفحاته. اختر نموذجًا موجودًا أو أنشئه. وبعد تغيير اسم نموذج اختره من جديد في الخطة.",
  "Blocks, styles and themes": "المكوّنات والأنماط والسمات",
  "Widgets refer to blocks and styles by name. If the name does not exist, the part is missing or keeps its plain look. Choose one from the list, or create it.":
    "تشير العناصر إلى المكوّنات والأنماط بأسمائها. إذا لم يوجد الاسم نقص الجزء أو بقي على مظهره البسيط. اختر واحدًا من القائمة أو أنشئه.",
  "Dates of the plan": "تواريخ الخطة",
  "Dated pages need a first and a last day, in this order. Without them, no day, week or month can be made. Enter both dates in the plan.":
    "تحتاج الصفحات المؤرخة إلى يوم أول ويوم أخير بهذا الترتيب. من دونهما لا يمكن صنع يوم أو أسبوع أو شهر. أدخل التاريخين في الخطة.",
  "How a section makes pages": "كيف يصنع القسم صفحات",
  "A section makes one page, a number of pages, or a page for each day, week, month or row. Some settings belong to only one of these. Choose how often the page repeats, and remove what does not fit.":
    "يصنع القسم صفحة واحدة أو عددًا من الصفحات أو صفحة لكل يوم أو أسبوع أو شهر أو صف. بعض الإعدادات تخص واحدة من هذه الطرق فقط. اختر كم مرة تتكرر الصفحة واحذف ما لا يناسب.",
  "Sections without pages": "أقسام بلا صفحات",
  "The planner gets no page from this section, and links to it lead nowhere. Check its dates and filters, or delete it.":
    "لا يحصل المخطط على أي صفحة من هذا القسم، والروابط إليه لا تؤدي إلى شيء. تحقق من تواريخه ومرشحاته أو احذفه.",
  "A very large planner": "مخطط كبير جدًا",
  "Many pages make a file that opens slowly on a tablet. Check that the number of pages is what you want; a smaller one is often enough.":
    "الصفحات الكثيرة تجعل الملف بطيء الفتح على الجهاز اللوحي. تحقق من أن عدد الصفحات هو ما تريده؛ فغالبًا يكفي أقل.",
  "Names of sections": "أسماء الأقسام",
  "Links and the order of the plan use the names of sections. Each section needs a name of its own with letters or digits.":
    "تستخدم الروابط وترتيب الخطة أسماء الأقسام. يحتاج كل قسم إلى اسم خاص فيه حروف أو أرقام.",
  "Order of sections": "ترتيب الأقسام",
  "Sections that the order does not list come last, and names without a section have no effect. List each section once.":
    "الأقسام التي لا يذكرها الترتيب تأتي في الآخر، والأسماء التي لا قسم لها بلا أثر. اذكر كل قسم مرة واحدة.",
  "Your own variables": "متغيراتك الخاصة",
  "Your pages print the value of a variable where its token stands. Without a name or a value, the place stays empty. Enter both.":
    "تطبع صفحاتك قيمة المتغير حيث يقع رمزه النائب. من دون اسم أو قيمة يبقى المكان فارغًا. أدخلهما معًا.",
  "Language and calendar": "اللغة والتقويم",
  "Names of months and days follow the language of the plan. Settings that do not belong to its calendar have no effect. Choose a language and a calendar from the lists.":
    "تتبع أسماء الأشهر والأيام لغة الخطة. والإعدادات التي لا تخص تقويمها بلا أثر. اختر اللغة والتقويم من القائمتين.",
  "Events and holidays": "الأحداث والعطل",
  "The event or holiday is missing in the planner. An event is one line with a date and a title; a holiday calendar is a country, with a region if you want.":
    "الحدث أو العطلة غير موجودين في المخطط. الحدث سطر فيه تاريخ وعنوان؛ وتقويم العطل بلد، مع منطقة إن أردت.",
  "Lists with rows": "قوائم ذات صفوف",
  "A list makes a page for each row, such as a pupil. It needs a name, a line with the names of columns, and a different key in each row. Otherwise rows or links are missing.":
    "تصنع القائمة صفحة لكل صف، مثل تلميذ. تحتاج إلى اسم وسطر بأسماء الأعمدة ومفتاح مختلف في كل صف. وإلا نقصت صفوف أو روابط.",
  "Pages of a template": "صفحات القالب",
  "Each page of a template has a number and a design, and is listed once. Otherwise one of the two is lost.":
    "لكل صفحة من القالب رقم وتصميم، وتُذكر مرة واحدة. وإلا ضاع أحدهما.",
  "Updates of a planner on a tablet": "تحديث مخطط على الجهاز اللوحي",
  "An update keeps the pages that you have written on in their places. For this it reads the project in the earlier PDF. Choose the PDF that Octavo made, or update without it.":
    "يُبقي التحديث الصفحات التي كتبت عليها في أماكنها. ولهذا يقرأ المشروع من ملف PDF السابق. اختر الملف الذي صنعه Octavo أو حدّث من دونه.",

  // Labels
  "A project is one planner: the designs of its pages, and the plan that says how many there are.":
    "المشروع مخطط واحد: تصاميم صفحاته والخطة التي تحدد عددها.",

  // Commands
  Command: "أمر",
  "In the editor, press {palette} and type the name of the command.": "في المحرر، اضغط {palette} واكتب اسم الأمر.",
  "In the editor, press {keys}. Or press {palette} and type the name of the command.":
    "في المحرر، اضغط {keys}. أو اضغط {palette} واكتب اسم الأمر.",

  // Examples in empty lists
  "Insert this example": "إدراج هذا المثال",
  "A page for each day, with the master {master}": "صفحة لكل يوم بالنموذج {master}",
  "Dinner with Ann": "عشاء مع آن",
  Family: "العائلة",
  "A calendar Family with one event: {day}, {title}": "تقويم العائلة بحدث واحد: {day}، {title}",
  "A reading list with three books and their authors": "قائمة قراءة بثلاثة كتب ومؤلفيها",
  "Insert the example {name} = {value}": "إدراج المثال {name} = {value}",
  "The page {page} twelve times": "الصفحة {page} اثنتي عشرة مرة",
  Book: "كتاب",
} satisfies Area<"help">;
