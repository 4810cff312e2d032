import type { Area } from "./forms.ts";

/** Messages of the engine about documents, in the order of its stages. */
export const engineMessages = {
  // Reading text
  "The font file is larger than 32 MiB. Use a font with fewer characters.":
    "ملف الخط أكبر من 32 ميبيبايت. استخدم خطًا بمحارف أقل.",
  "The font is too large, even with few of its characters. Use a font of one script.":
    "في الخط بيانات كثيرة جدًا، حتى مع القليل من محارفه. استخدم خطًا لنظام كتابة واحد.",
  "This file contains several fonts. Save one of them as a TTF or OTF file.":
    "في هذا الملف عدة خطوط. احفظ واحدًا منها كملف TTF أو OTF.",
  "Fonts in WOFF files are not supported. Use the TTF, OTF or WOFF2 file.":
    "الخطوط في ملفات WOFF غير مدعومة. استخدم ملف TTF أو OTF أو WOFF2.",
  "This is no font file. Use a TTF, OTF or WOFF2 file.": "هذا ليس ملف خط. استخدم ملف TTF أو OTF أو WOFF2.",
  "The license of this font forbids embedding. Use another font, or ask its maker for one that may be embedded.":
    "ترخيص هذا الخط يمنع تضمينه. استخدم خطًا آخر، أو اطلب من صاحبه خطًا يجوز تضمينه.",
  "This font may only be embedded as a whole. Use another font, or ask its maker for one that may be embedded in part.":
    "لا يجوز تضمين هذا الخط إلا كاملًا. استخدم خطًا آخر، أو اطلب من صاحبه خطًا يجوز تضمين جزء منه.",
  "This font may only be embedded as pictures. Use another font.": "لا يجوز تضمين هذا الخط إلا كصور. استخدم خطًا آخر.",
  "The font has no outlines that can be embedded. Use a font with TrueType or CFF outlines.":
    "ليست في الخط أشكال خارجية يمكن تضمينها. استخدم خطًا بأشكال TrueType أو CFF.",
  "The font file is damaged. Download it again, or use another one.":
    "ملف الخط تالف. نزّله مرة أخرى، أو استخدم ملفًا آخر.",
  "A document can have {limit} fonts at most": "الحد الأقصى للخطوط في المستند {limit}",
  'The font "{family}" cannot be read, so that its texts are set in other fonts':
    "لا يمكن قراءة الخط «{family}»، لذا تُكتب نصوصه بخطوط أخرى",
  "Remove it, and add it again from its file": "أزله ثم أضفه من ملفه مرة أخرى",
  "The document is larger than {mebibytes} MiB, which is the limit": "المستند أكبر من الحد، وهو {mebibytes} ميبيبايت",
  "The document is larger than {mebibytes} MiB with its pictures, which is the limit":
    "المستند مع صوره أكبر من الحد، وهو {mebibytes} ميبيبايت",
  "Pictures make documents large: import them smaller, or split the library":
    "الصور تُكبّر المستندات: استوردها أصغر، أو قسّم المكتبة",
  "The document is empty": "المستند فارغ",
  "The document must consist of keys and values, such as name: My planner":
    "يجب أن يتكوّن المستند من مفاتيح وقيم، مثل ⁦name: مخططي⁩",
  "The text holds more than one document": "في النص أكثر من مستند واحد",
  "Remove the line --- that begins the second one": "أزل السطر ⁦---⁩ الذي يبدأ به المستند الثاني",
  "The document is nested more than {levels} levels deep, which is the limit":
    "عمق التداخل في المستند أكبر من الحد، وهو {levels}",
  "References such as *{name} are not supported": "الإحالات مثل ⁦*{name}⁩ غير مدعومة",
  "Write the value out here; if it is text that begins with *, put it in quotes":
    "اكتب القيمة نفسها هنا؛ وإذا كانت نصًا يبدأ بـ ⁦*⁩ فضعها بين علامتي اقتباس",
  'The key "{key}" appears twice in the same mapping': "المفتاح «{key}» مكرر في المجموعة نفسها",
  "Remove one of the two": "أزل واحدًا من الاثنين",
  "The YAML tag {tag} is not supported": "وسم YAML {tag} غير مدعوم",
  "Remove the tag; text that begins with ! must stand in quotes":
    "أزل الوسم؛ النص الذي يبدأ بـ ⁦!⁩ يجب أن يكون بين علامتي اقتباس",
  "The text holds a character that cannot be printed ({code})": "في النص محرف لا يمكن طباعته ({code})",
  "A tab cannot indent a line": "لا يمكن بدء مسافة السطر بعلامة جدولة",
  "Indent with spaces": "ابدأ السطر بمسافات عادية",
  "A value that begins with {first} must stand in quotes": "القيمة التي تبدأ بـ {first} يجب أن تكون بين علامتي اقتباس",
  "A value that holds a colon followed by a space must stand in quotes":
    "القيمة التي فيها نقطتان رأسيتان بعدهما مسافة يجب أن تكون بين علامتي اقتباس",
  "A list cannot begin on the line of its key": "لا يمكن أن تبدأ قائمة في سطر مفتاحها",
  "Put the first - on the next line": "ضع أول ⁦-⁩ في السطر التالي",
  "Text follows the closing quote": "يوجد نص بعد علامة الاقتباس الأخيرة",
  "Inside double quotes write a quote as \\\", inside single quotes as ''":
    "داخل علامتي الاقتباس المزدوجتين اكتب علامة الاقتباس ⁦\\\"⁩، وداخل المفردتين ⁦''⁩",
  "Text follows the closing {bracket}": "يوجد نص بعد {bracket} الأخير",
  "A quote is opened here and never closed": "فُتحت هنا علامة اقتباس ولم تُغلق",
  "The {bracket} that is opened here is never closed": "القوس {bracket} الذي فُتح هنا لم يُغلق",
  "A # after a space begins a comment, which runs to the end of the line":
    "العلامة ⁦#⁩ بعد مسافة تبدأ تعليقًا يمتد إلى آخر السطر",
  "There is no space after the colon": "لا توجد مسافة بعد النقطتين الرأسيتين",
  'Write "{key}: " with a space': "اكتب «⁦{key}: ⁩» مع المسافة",
  "There is no colon on this line, so it is not a key with a value":
    "لا توجد نقطتان رأسيتان في هذا السطر، فهو ليس مفتاحًا مع قيمة",
  "Write key: value; text that goes on over several lines must be indented":
    "اكتب ⁦key: value⁩؛ والنص الممتد على عدة أسطر يجب أن تسبقه مسافة بادئة",
  "There is a comma missing before this, or a quote around the value": "تنقص فاصلة قبل هذا، أو علامة اقتباس حول القيمة",
  "The line is not indented like the lines that it belongs to":
    "المسافة البادئة لهذا السطر ليست كالأسطر التي ينتمي إليها",
  "Keys of one mapping begin in the same column, and so do the - of one list":
    "تبدأ مفاتيح المجموعة الواحدة من العمود نفسه، وكذلك علامات ⁦-⁩ في القائمة الواحدة",
  'A backslash inside double quotes must be followed by one of \\ " n t or a code':
    'الشرطة المائلة العكسية داخل علامتي الاقتباس المزدوجتين يجب أن يليها ⁦\\ " n t⁩ أو رمز محرف',
  "Write two backslashes, or use single quotes": "اكتب شرطتين مائلتين عكسيتين، أو استخدم علامتي الاقتباس المفردتين",
  "Text after {first} must begin on the next line": "النص بعد {first} يجب أن يبدأ في السطر التالي",
  "If the text itself begins with {first}, put it in quotes":
    "إذا كان النص نفسه يبدأ بـ {first}، فضعه بين علامتي اقتباس",
  "A key must be text": "يجب أن يكون المفتاح نصًا",
  "Put a value or key that begins with { or [ in quotes": "ضع القيمة أو المفتاح الذي يبدأ بـ ⁦{⁩ أو ⁦[⁩ بين علامتي اقتباس",
  "The text cannot be read as YAML from here on": "من هنا فصاعدًا لا يمكن قراءة النص بصيغة YAML",

  // Versions of the format
  "schema_version must be a version of the format, like 1.0":
    "يجب أن تكون قيمة schema_version إصدارًا من الصيغة، مثل 1.0",
  "Write schema_version: {current}, or leave it out": "اكتب ⁦schema_version: {current}⁩ أو احذف هذا المفتاح",
  "The document is of version {written} of the format, and this Octavo reads up to {current}":
    "إصدار صيغة المستند {written}، وهذا الإصدار من Octavo يقرأ حتى {current}",
  "Open it with a newer version of Octavo": "افتحه بإصدار أحدث من Octavo",
  "link_strategy simple, which led to the page whose number is the day's, now leads each day to its own page":
    "القيمة simple لـ link_strategy كانت تقود إلى الصفحة التي رقمها رقم اليوم، وأصبحت تقود كل يوم إلى صفحته",

  // Values
  "a date": "تاريخ",
  "a number from {min} to {max}": "رقم من {min} إلى {max}",
  "a number above {min} up to {max}": "رقم أكبر من {min} ولا يتجاوز {max}",
  "a day that exists, like 2026-01-31": "يوم موجود، مثل ⁦2026-01-31⁩",
  "fractions between 0 and 1": "كسور بين 0 و1",
  "a list of texts": "قائمة نصوص",
  "a list of positive numbers": "قائمة أرقام موجبة",
  "a list of rows, each a list of texts": "قائمة صفوف، كل منها قائمة نصوص",
  "the name of a font": "اسم خط",
  "range(first, end), range(count), months(first, count) or a list":
    "⁦range(first, end)⁩ أو ⁦range(count)⁩ أو ⁦months(first, count)⁩ أو قائمة",
  "{name} is {token} without quotes, which YAML reads as a mapping; it is taken as text":
    "قيمة {name} هي {token} بلا علامتي اقتباس، وهذا في YAML مجموعة مفاتيح؛ عُدّت نصًا",
  "{color} without quotes is a comment, so the key has no value":
    "اللون {color} بلا علامتي اقتباس تعليق، لذا لا قيمة للمفتاح",
  'The key "{key}" is unknown here, so it is ignored': "المفتاح «{key}» غير معروف هنا، لذا يُتجاهل",
  "{count} more keys here are unknown and ignored": "هنا مفاتيح أخرى غير معروفة تُتجاهل، وعددها {count}",
  'The styling of a widget has no "{name}", so it is ignored': "ليس في تنسيق العنصر «{name}»، لذا يُتجاهل",
  'Widgets of type {type} have no property "{name}", so it is ignored':
    "ليس للعناصر من النوع {type} خاصية «{name}»، لذا تُتجاهل",

  // Masters and widgets
  "The master library has no list called masters": "ليست في مكتبة النماذج قائمة باسم masters",
  "Begin with masters: and, below it, - name: Day": "ابدأ بـ ⁦masters:⁩ وتحتها ⁦- name: Day⁩",
  'There is already a master called "{name}"; that one is used': "يوجد نموذج باسم «{name}» بالفعل، وهو المستخدَم",
  'The master names "{name}" and "{other}" differ only in capitals':
    "لا يختلف اسما النموذجين «{name}» و«{other}» إلا في حالة الأحرف",
  '"{id}" cannot be the id of a master': "لا يصلح «{id}» معرّفًا لنموذج",
  'There is already a master with the id "{id}"; that one is used': "يوجد نموذج بالمعرّف «{id}» بالفعل، وهو المستخدَم",
  "Use letters, digits, hyphens and underscores": "استخدم الحروف والأرقام والواصلات والشرطات السفلية",
  "A page design can have at most {limit} widgets": "الحد الأقصى للعناصر في تصميم الصفحة {limit}",
  "Widget type is required": "أدخل نوع العنصر",
  'There is no widget type "{type}"': "لا يوجد نوع عنصر باسم «{type}»",
  '"{written}" cannot be the id of a widget; {used} is used': "لا يصلح «{written}» معرّفًا لعنصر؛ يُستخدم {used}",
  'There is already a widget "{id}" here; this one becomes {used}': "يوجد هنا عنصر باسم «{id}» بالفعل؛ يصبح هذا {used}",
  "Widget {id} has no position; 0, 0, 100, 100 is used": "ليس للعنصر {id} مكان؛ يُستخدم ⁦0, 0, 100, 100⁩",
  "{side} of widget {id} is missing or no number in range; {value} is used":
    "قيمة {side} للعنصر {id} ناقصة أو ليست رقمًا ضمن النطاق؛ تُستخدم {value}",

  // Shared parts
  "The name must have 1 to 99 letters, digits, spaces or _ . - ( ), and cannot be none":
    "يجب أن يكون الاسم من 1 إلى 99 من الحروف والأرقام والمسافات أو ⁦_ . - ( )⁩، وألا يكون none",
  "Write - name: Tabs": "اكتب ⁦- name: Tabs⁩",
  'The name "{name}" appears twice; the first is used': "الاسم «{name}» مكرر؛ يُستخدم الأول",
  "The block has no usable size; {width} × {height}, the extent of its widgets, is used":
    "ليس للمكوّن حجم صالح؛ يُستخدم {width} × {height}، وهو امتداد عناصره",
  "a path of up to 8 names, such as Header/Tabs": "مسار من 8 أسماء على الأكثر، مثل ⁦Header/Tabs⁩",
  "changes by the ids of the block's widgets, such as { label: { content: … } }":
    "تغييرات بحسب معرّفات عناصر المكوّن، مثل ⁦{ label: { content: … } }⁩",
  'There is no block "{name}", so nothing is drawn here': "لا يوجد مكوّن باسم «{name}»، لذا لا يُرسم شيء هنا",
  "The widget names no block, so nothing is drawn here": "لا يذكر العنصر مكوّنًا، لذا لا يُرسم شيء هنا",
  "Write block: and the name of a block": "اكتب ⁦block:⁩ ثم اسم مكوّن",
  "A block cannot contain itself: {path}": "لا يمكن أن يحتوي المكوّن على نفسه: {path}",
  "Blocks can be nested at most {limit} deep: {path}": "الحد الأقصى لعمق تداخل المكوّنات {limit}: {path}",
  "A page design can have at most {limit} widgets with those of its blocks":
    "الحد الأقصى للعناصر في تصميم الصفحة، مع عناصر مكوّناته، {limit}",
  'There is no style "{name}", so it is ignored': "لا يوجد نمط باسم «{name}»، لذا يُتجاهل",
  'There is no theme "{name}", so the styles of the library are used':
    "لا توجد سمة باسم «{name}»، لذا تُستخدم أنماط المكتبة",
  'The block "{block}" has no widget "{id}", so the change is ignored':
    "ليس في المكوّن «{block}» عنصر باسم «{id}»، لذا يُتجاهل التغيير",
  'An instance of a block cannot change "{name}", so it is ignored':
    "لا يمكن تغيير «{name}» في موضع المكوّن، لذا يُتجاهل",
  "Use one of {names}": "استخدم واحدًا مما يلي: {names}",
  'The widget "{id}" has no text to change': "ليس للعنصر «{id}» نص لتغييره",
  'The widget "{id}" cannot lead anywhere': "لا يمكن للعنصر «{id}» أن يقود إلى أي مكان",

  // Pages
  "The page of the device is not known here, so A4 is used": "صفحة الجهاز غير معروفة هنا، لذا تُستخدم A4",
  "Name the device: profile: remarkable-2": "اذكر الجهاز: ⁦profile: remarkable-2⁩",
  'There is no page size "{name}", so A4 is used': "لا يوجد حجم صفحة باسم «{name}»، لذا يُستخدم A4",
  "four numbers: top, right, bottom, left": "أربعة أرقام: أعلى، يمين، أسفل، يسار",

  // Plan
  "The document has no plan": "ليست في المستند خطة",
  "Write plan: and, below it, calendar and sections": "اكتب ⁦plan:⁩ وتحتها calendar وsections",
  "Start date is required": "أدخل تاريخ البداية",
  "End date is required": "أدخل تاريخ النهاية",
  "End date must be after start date": "يجب أن يكون تاريخ النهاية بعد تاريخ البداية",
  "Provide both start and end, or leave both empty to use plan defaults":
    "أدخل البداية والنهاية معًا، أو اترك كلتيهما فارغة لاستخدام تواريخ الخطة",
  '"{written}" is not a date': "«{written}» ليس تاريخًا",
  "Write a day that exists as YYYY-MM-DD, such as 2026-01-31": "اكتب يومًا موجودًا بالصيغة YYYY-MM-DD، مثل ⁦2026-01-31⁩",
  'There are no names of months and days in "{written}"; English is used':
    "لا توجد أسماء أشهر وأيام بلغة «{written}»؛ تُستخدم الإنجليزية",
  "Section kind is required": "أدخل نوع القسم",
  "The sections '{first}' and '{second}' have the same name in links, {name}; links lead to the first":
    "للقسمين «{first}» و«{second}» الاسم نفسه في الروابط، وهو {name}؛ تقود الروابط إلى الأول",
  "Change one of the two kinds; in links, case makes no difference, and spaces and signs other than _ : . - # count as _":
    "غيّر أحد النوعين؛ لا فرق في الروابط بين حالات الأحرف، وتُعدّ المسافات والعلامات غير ⁦_ : . - #⁩ مثل ⁦_⁩",
  "The kind '{kind}' has no letters or digits, so links cannot name the section":
    "ليست في النوع «{kind}» حروف ولا أرقام، لذا لا يمكن للروابط أن تسمّي القسم",
  "Use a kind with letters or digits, such as notes": "استخدم نوعًا فيه حروف أو أرقام، مثل notes",
  "Duplicate section kind '{kind}'. Each section must have a unique kind.":
    "نوع القسم «{kind}» مكرر. يجب أن يكون لكل قسم نوع فريد.",
  "Master template is required": "اختر النموذج",
  "Generation mode is required": "اختر طريقة الإنشاء",
  'There is no generation mode "{written}"': "لا توجد طريقة إنشاء باسم «{written}»",
  "Count must be at least 1": "يجب ألا يقل العدد عن 1",
  "An anchor needs a dest_id: the name of the destination": "تحتاج المرساة إلى dest_id، أي اسم الوجهة",
  "Order contains non-existent sections: {kinds}": "في الترتيب أقسام غير موجودة: {kinds}",
  "A context variable has no name": "متغيّر سياقي بلا اسم",
  'Context variable "{key}" has no value': "ليست للمتغيّر السياقي «{key}» قيمة",
  'Context variable "{key}" must be text or a number': "يجب أن يكون المتغيّر السياقي «{key}» نصًا أو رقمًا",
  "Make the list larger, or its type or line spacing smaller": "كبّر القائمة، أو صغّر نصها أو تباعد أسطرها",
  "Make the schedule larger, or show fewer hours": "كبّر جدول اليوم، أو أظهر ساعات أقل",
  "Make the calendar larger, or its type or events smaller": "كبّر التقويم، أو صغّر خطه أو أحداثه",
  "Too small: the events need more room": "صغير جدًا: تحتاج الأحداث إلى مساحة أكبر",
  "Too small: the hours need more room": "صغير جدًا: تحتاج الساعات إلى مساحة أكبر",
  "correction has an effect with system: hijri only": "لا أثر لـ correction إلا مع system: hijri",
  "years of this kind need the Gregorian calendar": "تتطلب هذه السنوات التقويم الميلادي",
  "A term needs a name, and the dates from and to in order":
    "يحتاج الفصل الدراسي إلى اسم، وإلى التاريخين from وto بالترتيب",
  "A calendar needs holidays or rows": "يحتاج التقويم إلى holidays أو rows",
  "Write holidays: PL, or rows: and, below it, - { date: 2026-05-12, title: Party }":
    "اكتب ⁦holidays: PL⁩، أو ⁦rows:⁩ وتحتها ⁦- { date: 2026-05-12, title: Party }⁩",
  "A plan can have {limit} calendars at most": "الحد الأقصى للتقاويم في الخطة {limit}",
  "The calendars of a plan can have {limit} rows at most; further rows are left out":
    "الحد الأقصى للصفوف في تقاويم الخطة {limit}؛ تُترك الصفوف الزائدة",
  '"{written}" is not an entry of a calendar, and is left out': "ليس «{written}» إدخال تقويم، لذا يُترك",
  "A row needs a date like 2026-05-12, or days like 2026-08-02 to 2026-08-16, and a title, and can have a start and an end like 09:00 and 10:30":
    "يحتاج الصف إلى تاريخ مثل ⁦2026-05-12⁩، أو أيام مثل ⁦2026-08-02 to 2026-08-16⁩، وعنوان، ويمكن أن تكون له بداية ونهاية مثل ⁦09:00⁩ و⁦10:30⁩",
  "The filter days only counts for sections with a page for each day":
    "لا يسري عامل التصفية days إلا على الأقسام التي لها صفحة لكل يوم",
  "The filter events only counts for sections with a page for each event":
    "لا يسري عامل التصفية events إلا على الأقسام التي لها صفحة لكل حدث",
  'There are no holidays for the country "{written}"': "لا توجد عطلات للبلد «{written}»",
  'The country has no region "{written}"': "ليست في البلد منطقة «{written}»",
  'There is no weekday "{written}"': "لا يوجد يوم أسبوع باسم «{written}»",
  "Write names such as monday, numbers from 1 (monday) to 7, or working_days or weekends":
    "اكتب أسماء مثل monday، أو أرقامًا من 1 (monday) إلى 7، أو working_days أو weekends",
  "Weekdays only count for sections with a page for each day":
    "لا تسري أيام الأسبوع إلا على الأقسام التي لها صفحة لكل يوم",
  '"{name}" cannot be the name of a counter': "لا يصلح «{name}» اسمًا لعدّاد",
  "Sections can be at most {levels} levels deep": "الحد الأقصى لعمق الأقسام {levels}",
  "All rules must have a page name": "يجب أن يكون لكل قاعدة اسم صفحة",
  "Count repeat mode requires a valid count value": "يتطلب التكرار بعدد معيّن عددًا صالحًا",
  "{mode} repeat mode requires a start date": "طريقة التكرار {mode} تتطلب تاريخ بداية",
  'No section further up is called "{kind}"': "لا يوجد قسم أعلى باسم «{kind}»",
  "Page {page} is assigned twice; the later master is used": "عُيّن للصفحة {page} نموذج مرتين؛ يُستخدم الأخير",
  "page must be a whole number from 1 to {limit}": "يجب أن تكون قيمة page عددًا صحيحًا من 1 إلى {limit}",
  "A page design is one page: {count} widgets of other pages are left out": [
    "تصميم الصفحة صفحة واحدة: تُرك {count} عنصر من صفحات أخرى",
    "تصميم الصفحة صفحة واحدة: تُرك عنصر واحد من صفحة أخرى",
    "تصميم الصفحة صفحة واحدة: تُرك عنصران من صفحات أخرى",
    "تصميم الصفحة صفحة واحدة: تُرك {count} عناصر من صفحات أخرى",
    "تصميم الصفحة صفحة واحدة: تُرك {count} عنصرًا من صفحات أخرى",
    "تصميم الصفحة صفحة واحدة: تُرك {count} عنصر من صفحات أخرى",
  ],
  "An entry of the outline needs a title and a dest": "يحتاج إدخال المحتويات إلى title وdest",
  "This is not a template: a template has widgets, or masters and page_assignments. Masters and a plan are built together":
    "هذا ليس قالبًا: في القالب widgets، أو masters وpage_assignments. تُبنى النماذج والخطة معًا",

  // From plan to pages
  "Master '{name}' does not exist": "النموذج «{name}» غير موجود",
  "Page '{name}' does not exist": "الصفحة «{name}» غير موجودة",
  "The master library is empty": "مكتبة النماذج فارغة",
  "Add at least one master with a name and widgets": "أضف نموذجًا واحدًا على الأقل له اسم وعناصر",
  "The plan has no sections": "ليست في الخطة أقسام",
  "Add a section that says which master makes which pages": "أضف قسمًا يحدد أي نموذج يُنشئ أي صفحات",
  "The plan makes more than {limit} pages, which is the limit": "تُنشئ الخطة صفحات أكثر من الحد، وهو {limit}",
  "Choose fewer rows for section '{kind}', or divide the list into several planners":
    "اختر صفوفًا أقل للقسم «{kind}» أو قسّم القائمة على عدة مخططات",
  "Section '{kind}' alone makes {pages} pages": "عدد صفحات القسم «{kind}» وحده {pages}",
  "Section '{kind}' makes no pages": "لا يُنشئ القسم «{kind}» أي صفحات",
  "Referenced master does not exist": "النموذج المشار إليه غير موجود",
  "Sections not in order: {kinds}": "أقسام ليست في الترتيب: {kinds}",
  "The date range is over 2 years": "نطاق التواريخ أكبر من سنتين",
  "There are more than {usual} pages per day": "عدد الصفحات لكل يوم أكبر من {usual}",
  "The count is over {usual}": "العدد أكبر من {usual}",
  "There are more than {usual} estimated pages": "عدد الصفحات المقدّر أكبر من {usual}",

  // Layout
  "{token} asks for a format that does not exist, so it prints as written; there are {name:02d} and {name:capital}":
    "يطلب {token} تنسيقًا غير موجود، لذا يُطبع كما كُتب؛ الموجود ⁦{name:02d}⁩ و⁦{name:capital}⁩",
  '"@{name}" is a variable only where a link is written, and prints as it is here; write {token}':
    "«⁦@{name}⁩» متغيّر فقط حيث يُكتب رابط، ويُطبع هنا كما هو؛ اكتب {token}",
  'No variable is called "{name}" on this page, so the token prints as written':
    "لا يوجد في هذه الصفحة متغيّر باسم «{name}»، لذا يُطبع الرمز النائب كما كُتب",
  '"{name}" has no value in section "{section}", because the section has no dates':
    "لا قيمة لـ «{name}» في القسم «{section}»، لأن القسم بلا تواريخ",
  '"{name}" has no value on this page, because dates of this calendar are known from {from} to {to} only':
    "لا قيمة لـ «{name}» في هذه الصفحة، لأن تواريخ هذا التقويم معروفة من {from} إلى {to} فقط",
  '"{name}" has no value on this page, because the page has no date':
    "لا قيمة لـ «{name}» في هذه الصفحة، لأن الصفحة بلا تاريخ",
  '"{name}" has no value in section "{section}", because the section is not counted':
    "لا قيمة لـ «{name}» في القسم «{section}»، لأن القسم غير معدود",
  '"{name}" has no value on this page, because the page is not counted':
    "لا قيمة لـ «{name}» في هذه الصفحة، لأن الصفحة غير معدودة",
  '"{name}" has no value in section "{section}"; it is defined only in {definers}':
    "لا قيمة لـ «{name}» في القسم «{section}»؛ فهو معرّف فقط في: {definers}",
  '"{name}" has no value on this page; it is defined only in {definers}':
    "لا قيمة لـ «{name}» في هذه الصفحة؛ فهو معرّف فقط في: {definers}",
  'Define "{name}" here as well, or use a master without it': "عرّف «{name}» هنا أيضًا، أو استخدم نموذجًا بدونه",
  '"{name}" has no value in section "{section}", because the section is not inside another':
    "لا قيمة لـ «{name}» في القسم «{section}»، لأن القسم ليس داخل قسم آخر",
  '"{name}" has no value on this page, because the page is in no section':
    "لا قيمة لـ «{name}» في هذه الصفحة، لأن الصفحة ليست في أي قسم",
  "Nest the section in another one, or use a master without this variable":
    "ضع القسم داخل قسم آخر، أو استخدم نموذجًا بدون هذا المتغيّر",
  '"{name}" has no value in section "{section}", because section "{around}" around it has no "{variable}"':
    "لا قيمة لـ «{name}» في القسم «{section}»، لأن القسم «{around}» الذي يحيط به ليس فيه «{variable}»",
  'The link to "{name}" leads nowhere: no page has that destination':
    "الرابط إلى «{name}» لا يقود إلى أي مكان: لا صفحة لها هذه الوجهة",
  'Unknown binding function "{name}"': "دالة الربط «{name}» غير معروفة",
  "Use one of {names}, or the kind of a section of the plan": "استخدم واحدة مما يلي: {names}، أو نوع قسم في الخطة",
  '"{written}" is not a destination': "«{written}» ليس وجهة",
  "Write function(argument), such as day(@date), or a name made of letters, digits, _ : . - and a # before a page number":
    "اكتب ⁦function(argument)⁩ مثل ⁦day(@date)⁩، أو اسمًا من الحروف والأرقام و⁦_ : . -⁩ مع ⁦#⁩ قبل رقم الصفحة",
  'The destination "{name}" is already on page {first}; links go there':
    "الوجهة «{name}» موجودة بالفعل في الصفحة {first}؛ تقود الروابط إليها",
  '"{name}" cannot be the name of a destination': "لا يصلح «{name}» اسمًا لوجهة",
  "Use letters, digits, _ : . - and tokens like {token}": "استخدم الحروف والأرقام و⁦_ : . -⁩ والرموز النائبة مثل {token}",
  'The fonts of this planner have no "{name}"; "{used}" is used. Add its file, or choose another font style':
    "ليس في خطوط هذا المخطط «{name}»؛ يُستخدم «{used}». أضف ملفه، أو اختر نمط خط آخر",
  'There is no font called "{name}"; Helvetica is used': "لا يوجد خط باسم «{name}»؛ يُستخدم Helvetica",
  "No font has a shape for {characters}": "ليس في أي خط شكل لـ {characters}",
  "Set the text in {font}": "اضبط النص بالخط {font}",
  "Add an own font for the script {script}, and set the text in it":
    "أضف خطًا خاصًا بك لنظام الكتابة {script} واضبط النص به",
  "Add an own font that has the character, or use another character":
    "أضف خطًا خاصًا بك يحتوي على هذا المحرف، أو استخدم محرفًا آخر",
  'The text "{text}" does not fit its box': "لا يتسع المكان للنص «{text}»",
  "Make the box larger or the type smaller": "كبّر مساحته أو صغّر النص",
  "The document has more than {limit} links; the rest are left out": "في المستند روابط أكثر من {limit}؛ يُترك الباقي",
  "Grids inside grids stop at the third level": "تتوقف الشبكات داخل الشبكات عند المستوى الثالث",
  'No device profile is called "{id}", so pages are not checked against a device':
    "لا يوجد طراز جهاز باسم «{id}»، لذا لا تُفحص الصفحات لجهاز",
  "The page is not the screen of {device}: it will be shown at {percent} % of its size":
    "الصفحة ليست بحجم شاشة {device}: ستظهر بنسبة ⁦{percent}%⁩ من حجمها",
  "Choose the page size of the device": "اختر حجم صفحة الجهاز",

  // Widgets
  "a day like 2026-01-31 on a page without a date": "يوم مثل ⁦2026-01-31⁩ في صفحة بلا تاريخ",
  "{property} is missing; four weeks are shown": "{property}: القيمة ناقصة؛ تظهر أربعة أسابيع",
  "{end} must not be before {start}; four weeks are shown": "يجب ألا تسبق قيمة {end} قيمة {start}؛ تظهر أربعة أسابيع",
  "Too small: the calendar needs {needed} pt of {direction} and has {given}":
    "صغير جدًا: يحتاج التقويم إلى {needed} نقطة ({direction}) وله {given}",
  width: "العرض",
  height: "الارتفاع",
  "Make the calendar larger, its type smaller, or leave out its head": "كبّر التقويم، أو صغّر نصه، أو احذف رأسه",
  "Make the calendar larger, or show fewer hours or longer slots": "كبّر التقويم، أو أظهر ساعات أقل أو خانات أطول",
  "Too small: the days of a month need more room": "صغير جدًا: تحتاج أيام الشهر إلى مساحة أكبر",
  "Make the list larger or leave out its head": "كبّر القائمة أو احذف رأسها",
  "Make the grid larger": "كبّر الشبكة",
  "Too small: the rows of the table need more room": "صغير جدًا: تحتاج صفوف الجدول إلى مساحة أكبر",
  "Make the table or its rows lower": "قلّل ارتفاع الجدول أو صفوفه",
  "The table has texts for more than {rows} rows and {columns} columns; the rest is left out":
    "في الجدول نصوص لأكثر من {rows} صف و{columns} عمود؛ يُترك الباقي",
  "No picture has been chosen, so the frame is empty": "لم تُختر صورة، لذا الإطار فارغ",
  "A picture on the web is not fetched, so the frame is empty": "لا تُجلب الصور من الويب، لذا الإطار فارغ",
  "The picture is not in the document, so the frame is empty": "الصورة ليست في المستند، لذا الإطار فارغ",
  "The picture cannot be read, so the frame is empty": "لا يمكن قراءة الصورة، لذا الإطار فارغ",
  "Too small: the links of the list need more room": "صغير جدًا: تحتاج روابط القائمة إلى مساحة أكبر",
  "Make the list larger or its items smaller": "كبّر القائمة أو صغّر بنودها",
  'There are no names of months in "{locale}"; the document\'s language is used':
    "لا توجد أسماء أشهر بلغة «{locale}»؛ تُستخدم لغة المستند",
  "Too small: the square is larger than its box": "صغير جدًا: الخانة أكبر من مساحتها",
  "Make the box larger or the square smaller": "كبّر المساحة أو صغّر الخانة",
  "The grid has {cells} cells for {values} values; the rest are left out":
    "خلايا الشبكة {cells} والقيم {values}؛ يُترك الباقي",
  "A grid can have at most {limit} values; the rest are left out": "الحد الأقصى للقيم في الشبكة {limit}؛ يُترك الباقي",
  "Import the file, so that the document contains the picture": "استورد الملف ليحتوي المستند على الصورة",
  "Use PNG, or JPEG in grey or RGB, of at most 40 megapixels, or SVG of at most 1 MB":
    "استخدم PNG، أو JPEG بالرمادي أو RGB، حتى 40 ميغابكسل، أو SVG حتى 1 ميغابايت",
  "Left out of the drawing: {parts}": "تُرك من الرسم: {parts}",
  "Convert text to paths before you export the drawing": "حوّل النص إلى مسارات قبل تصدير الرسم",
  "Flatten effects before you export the drawing": "سطّح التأثيرات قبل تصدير الرسم",
  "text ({count})": "نص ({count})",
  "pictures ({count})": "صور ({count})",
  "pages of HTML ({count})": "صفحات HTML ({count})",
  "gradients, now one color each ({count})": "تدرجات، أصبح كل منها لونًا واحدًا ({count})",
  "patterns, now one color each ({count})": "نقوش، أصبح كل منها لونًا واحدًا ({count})",
  "filters ({count})": "مرشحات ({count})",
  "masks ({count})": "أقنعة ({count})",
  "clip paths that are not rectangles ({count})": "مسارات قص غير مستطيلة ({count})",
  "markers ({count})": "علامات ({count})",
  "style rules ({count})": "قواعد أنماط ({count})",
  "animations ({count})": "حركات ({count})",
  "scripts ({count})": "برامج نصية ({count})",
  "parts beyond the limits ({count})": "أجزاء تتجاوز الحدود ({count})",
  "Too small: there is no room for a whole cell of dots": "صغير جدًا: لا مكان لخلية نقاط كاملة",
  "a year like 2026 on a page without a date": "سنة مثل 2026 في صفحة بلا تاريخ",

  // Lint
  "{mm} mm ({pt} pt)": "{mm} مم ({pt} نقطة)",
  "{pt} pt ({mm} mm)": "{pt} نقطة ({mm} مم)",
  "{width} × {height} mm ({widthInPoints} × {heightInPoints} pt)":
    "{width} × {height} مم ({widthInPoints} × {heightInPoints} نقطة)",
  "Type of {size} pt ({mm} mm) on the device is hard to read: {least} pt is the least":
    "تصعب على الجهاز قراءة نص حجمه {size} نقطة ({mm} مم): الحد الأدنى {least} نقطة",
  "Rules of {size} on the device come out grey or not at all: {least} is the least":
    "تظهر على الجهاز الأسطر التي سُمكها {size} رمادية أو لا تظهر: الحد الأدنى {least}",
  "{count} links are as small as {size} on the device: a fingertip needs {least} each way": [
    "{count} رابط لا يتجاوز حجمه {size} على الجهاز: يحتاج طرف الإصبع إلى {least} في كل اتجاه",
    "رابط واحد لا يتجاوز حجمه {size} على الجهاز: يحتاج طرف الإصبع إلى {least} في كل اتجاه",
    "رابطان لا يتجاوز حجم كل منهما {size} على الجهاز: يحتاج طرف الإصبع إلى {least} في كل اتجاه",
    "{count} روابط لا يتجاوز حجمها {size} على الجهاز: يحتاج طرف الإصبع إلى {least} في كل اتجاه",
    "{count} رابطًا لا يتجاوز حجمها {size} على الجهاز: يحتاج طرف الإصبع إلى {least} في كل اتجاه",
    "{count} رابط لا يتجاوز حجمها {size} على الجهاز: يحتاج طرف الإصبع إلى {least} في كل اتجاه",
  ],
  "{count} links lie under the device's toolbar, which covers {size} at the {edge}": [
    "{count} رابط تحت شريط أدوات الجهاز الذي يغطي {size} ({edge})",
    "رابط واحد تحت شريط أدوات الجهاز الذي يغطي {size} ({edge})",
    "رابطان تحت شريط أدوات الجهاز الذي يغطي {size} ({edge})",
    "{count} روابط تحت شريط أدوات الجهاز الذي يغطي {size} ({edge})",
    "{count} رابطًا تحت شريط أدوات الجهاز الذي يغطي {size} ({edge})",
    "{count} رابط تحت شريط أدوات الجهاز الذي يغطي {size} ({edge})",
  ],
  "The widget lies outside the page, so it is not visible": "يقع العنصر خارج الصفحة، لذا لا يُرى",
  "The widget extends beyond the page by {size}": "يتجاوز العنصر الصفحة بمقدار {size}",
  "The widget reaches {size} into the page's margin": "يدخل العنصر في هامش الصفحة بمقدار {size}",
  "{type} ({id})": "{type} ({id})",
  "{type} “{text}”": "{type} «{text}»",
  "{count} links overlap links that lead elsewhere: {other}": [
    "{count} رابط تتداخل مع روابط تقود إلى مكان آخر: {other}",
    "رابط واحد يتداخل مع روابط تقود إلى مكان آخر: {other}",
    "رابطان يتداخلان مع روابط تقود إلى مكان آخر: {other}",
    "{count} روابط تتداخل مع روابط تقود إلى مكان آخر: {other}",
    "{count} رابطًا تتداخل مع روابط تقود إلى مكان آخر: {other}",
    "{count} رابط تتداخل مع روابط تقود إلى مكان آخر: {other}",
  ],
  "{count} texts lie on texts of {other}": [
    "{count} نص يقع فوق نصوص من: {other}",
    "نص واحد يقع فوق نصوص من: {other}",
    "نصان يقعان فوق نصوص من: {other}",
    "{count} نصوص تقع فوق نصوص من: {other}",
    "{count} نصًا يقع فوق نصوص من: {other}",
    "{count} نص يقع فوق نصوص من: {other}",
  ],
  "{color} is white on a screen of {greys} gray levels, so it is invisible":
    "اللون {color} أبيض على شاشة عدد درجات الرمادي فيها {greys}، لذا لا يُرى",
  "{color} is hardly visible on the device: it is only {count} of its {greys} gray levels darker than white": [
    "يكاد اللون {color} لا يُرى على الجهاز: أغمق من الأبيض بـ {count} درجة رمادي فقط من {greys}",
    "يكاد اللون {color} لا يُرى على الجهاز: أغمق من الأبيض بدرجة رمادي واحدة فقط من {greys}",
    "يكاد اللون {color} لا يُرى على الجهاز: أغمق من الأبيض بدرجتي رمادي فقط من {greys}",
    "يكاد اللون {color} لا يُرى على الجهاز: أغمق من الأبيض بـ {count} درجات رمادي فقط من {greys}",
    "يكاد اللون {color} لا يُرى على الجهاز: أغمق من الأبيض بـ {count} درجة رمادي فقط من {greys}",
    "يكاد اللون {color} لا يُرى على الجهاز: أغمق من الأبيض بـ {count} درجة رمادي فقط من {greys}",
  ],
  left: "يسار",
  right: "يمين",
  top: "أعلى",
  bottom: "أسفل",
  "The device has no colors: {color} is shown as {grey}": "ليست للجهاز ألوان: يظهر {color} كـ {grey}",
  "Set in {size} pt": "ضبط النص على {size} نقطة",
  "Set in {font}": "ضبط النص بالخط {font}",
  "Draw with {size} pt": "الرسم بسُمك {size} نقطة",
  "Enlarge to {width} × {height} pt": "تكبير إلى {width} × {height} نقطة",
  "Move onto the page": "نقل إلى داخل الصفحة",
  "Cut down to the page": "قص بحدود الصفحة",
  "Move clear of the toolbar": "إبعاد عن شريط الأدوات",
  "Make narrower than the toolbar leaves room": "تضييق لتفادي شريط الأدوات",
  "Move out of the margin": "إخراج من الهامش",
  "Use {color}": "استخدام {color}",

  "{problem}; {value} is used": "{problem}؛ القيمة المستخدمة {value}",
  "{property} {problem}": "{property}: {problem}",
  "{name} must be {expected}": "{name}: القيمة المطلوبة {expected}",
  "must be {expected}": "القيمة المطلوبة {expected}",
  "from {min} to {max}": "من {min} إلى {max}",
  '{property} "{written}" must be {expected}': "{property}: «{written}»، والقيمة المطلوبة {expected}",
  "{first} and {second} must be lists of equal length": "يجب أن تكون {first} و{second} قائمتين متساويتي الطول",
  "a month like 2026-09": "شهر مثل ⁦2026-09⁩",
  "a widget: type, content, properties": "عنصر: ⁦type, content, properties⁩",
  "{ link: { bind: … } }": "⁦{ link: { bind: … } }⁩",
  "a month like 2026-01 on a page without a date": "شهر مثل ⁦2026-01⁩ في صفحة بلا تاريخ",
  "Write {value}": "اكتب {value}",
  "Write {name}: {token}": "اكتب ⁦{name}: {token}⁩",
  "Use letters, digits and underscores, and begin with a letter": "استخدم الحروف والأرقام والشرطات السفلية، وابدأ بحرف",
  "Unknown binding function": "دالة ربط غير معروفة",
  "Invalid destination pattern format": "صيغة الوجهة غير صالحة",
  "Variable @{name} is not available": "المتغيّر ⁦@{name}⁩ غير متاح",
  "Destination IDs cannot contain '@'. Use tokens like {token} in dest_id, and use @vars only inside bind(...).":
    "لا يمكن أن تحتوي معرّفات الوجهات على «@». استخدم رموزًا نائبة مثل {token} في dest_id، ولا تستخدم ⁦@vars⁩ إلا داخل ⁦bind(...)⁩.",
  "This link leads nowhere yet": "لا يقود هذا الرابط إلى أي مكان بعد",
  "Choose where it leads, or delete it": "اختر إلى أين يقود، أو احذفه",
  "The days are links, but no page is a day": "الأيام روابط، لكن لا توجد صفحة يوم",
  "Add a section with a page for each day, or turn off the links of days":
    "أضف قسمًا فيه صفحة لكل يوم، أو أوقف روابط الأيام",
  "A range of reading_order must be two page numbers from 1 to {limit}, as in [1, 60]":
    "النطاق في reading_order رقما صفحتين من 1 إلى {limit}، مثل ⁦[1, 60]⁩",
  "Only outermost sections can reserve pages": "لا يمكن حجز الصفحات إلا في الأقسام الخارجية",
  "None of the pages of the earlier PDF are in this plan: it is the PDF of another planner, or of other dates":
    "ليست في هذه الخطة أي من صفحات ملف PDF السابق: هو لمخطط آخر، أو لتواريخ أخرى",
  "The pages of the earlier PDF measure {from}, and those of this planner {to}: handwriting would be displaced":
    "أبعاد صفحات ملف PDF السابق {from}، وأبعاد صفحات هذا المخطط {to}: سينزاح خط اليد عن مكانه",
  "Build the planner for the device of the earlier PDF": "أنشئ المخطط لجهاز ملف PDF السابق",
  "The plan no longer makes {count} pages of the earlier PDF, which can have handwriting": [
    "لم تعد الخطة تُنشئ {count} صفحة من ملف PDF السابق قد يكون فيها خط يد",
    "لم تعد الخطة تُنشئ صفحة واحدة من ملف PDF السابق قد يكون فيها خط يد",
    "لم تعد الخطة تُنشئ صفحتين من ملف PDF السابق قد يكون فيهما خط يد",
    "لم تعد الخطة تُنشئ {count} صفحات من ملف PDF السابق قد يكون فيها خط يد",
    "لم تعد الخطة تُنشئ {count} صفحة من ملف PDF السابق قد يكون فيها خط يد",
    "لم تعد الخطة تُنشئ {count} صفحة من ملف PDF السابق قد يكون فيها خط يد",
  ],
  "These sections are no longer in the plan: {names}. If you renamed them, give them their names back":
    "لم تعد هذه الأقسام في الخطة: {names}. إذا أعدت تسميتها، فأرجع إليها أسماءها",
  "The earlier PDF does not contain its project, so that the page of changes cannot list what changed since then":
    "لا يحتوي ملف PDF السابق على مشروعه، لذا لا يمكن لصفحة التغييرات عرض ما تغيّر منذ ذلك الحين",
  "Include the project in the PDF from now on": "ضمّن المشروع في ملف PDF من الآن فصاعدًا",
  "The earlier PDF does not contain its project, so its pages cannot be kept as they were. Keep their places with blank pages":
    "لا يحتوي ملف PDF السابق على مشروعه، لذا لا يمكن إبقاء صفحاته كما كانت. أبقِ أماكنها بصفحات فارغة",
  "The project in the earlier PDF can no longer be compiled, so its pages cannot be kept as they were. Keep their places with blank pages":
    "لم يعد ممكنًا توليد المشروع الموجود في ملف PDF السابق، لذا لا يمكن إبقاء صفحاته كما كانت. أبقِ أماكنها بصفحات فارغة",
  "With the pages of the earlier PDF, the planner has more than {limit} pages, which is the limit":
    "مع صفحات ملف PDF السابق يتجاوز المخطط الحد، وهو {limit} صفحة",
  "The file is not a PDF. Choose the planner's PDF from your tablet":
    "الملف ليس PDF. اختر ملف PDF الخاص بالمخطط من جهازك اللوحي",
  "The PDF is larger than 200 MB. Planners of Octavo are smaller":
    "ملف PDF أكبر من 200 ميغابايت. مخططات Octavo أصغر من ذلك",
  "The end of the PDF is missing. Copy it from your tablet again":
    "نهاية ملف PDF ناقصة. انسخه من جهازك اللوحي مرة أخرى",
  "The PDF does not say which pages it has, so it was not made by Octavo, or by an earlier version. Choose a PDF that was downloaded from Octavo":
    "لا يذكر ملف PDF ما فيه من صفحات، فإما أنه ليس من Octavo أو أنه من إصدار سابق. اختر ملف PDF نُزّل من Octavo",
  "The PDF's list of pages is damaged, or not written by Octavo. Choose the PDF as it was downloaded":
    "قائمة الصفحات في ملف PDF تالفة، أو لم يكتبها Octavo. اختر ملف PDF كما نُزّل",
  "The PDF is protected by a password. Remove the protection in the program that set it, or choose the PDF as it was downloaded":
    "ملف PDF محمي بكلمة مرور. أزل الحماية في البرنامج الذي وضعها، أو اختر ملف PDF كما نُزّل",
  "{count} pages of the file are from an earlier edition, with handwriting that was copied there. An update keeps their places blank, until the handwriting of the file is copied to the update":
    [
      "لا صفحات في الملف من إصدار سابق",
      "صفحة واحدة في الملف من إصدار سابق، مع خط يد نُسخ إليها. يترك التحديث مكانها فارغًا حتى يُنسخ خط اليد من الملف إليه",
      "صفحتان في الملف من إصدار سابق، مع خط يد نُسخ إليهما. يترك التحديث مكانهما فارغًا حتى يُنسخ خط اليد من الملف إليه",
      "{count} صفحات في الملف من إصدار سابق، مع خط يد نُسخ إليها. يترك التحديث أماكنها فارغة حتى يُنسخ خط اليد من الملف إليه",
      "{count} صفحة في الملف من إصدار سابق، مع خط يد نُسخ إليها. يترك التحديث أماكنها فارغة حتى يُنسخ خط اليد من الملف إليه",
      "{count} صفحة في الملف من إصدار سابق، مع خط يد نُسخ إليها. يترك التحديث أماكنها فارغة حتى يُنسخ خط اليد من الملف إليه",
    ],
  "The order of the pages in the file cannot be checked, because another program rewrote it. Use the PDF as it was downloaded":
    "لا يمكن التحقق من ترتيب الصفحات في الملف، لأن برنامجًا آخر أعاد كتابته. استخدم ملف PDF كما نُزّل",
  "{count} pages of the file are not from Octavo: they were inserted on the tablet or by another program (pages {pages})":
    [
      "في الملف {count} صفحة ليست من Octavo: أُدرجت على الجهاز اللوحي أو ببرنامج آخر (الصفحات {pages})",
      "في الملف صفحة واحدة ليست من Octavo: أُدرجت على الجهاز اللوحي أو ببرنامج آخر (الصفحة {pages})",
      "في الملف صفحتان ليستا من Octavo: أُدرجتا على الجهاز اللوحي أو ببرنامج آخر (الصفحتان {pages})",
      "في الملف {count} صفحات ليست من Octavo: أُدرجت على الجهاز اللوحي أو ببرنامج آخر (الصفحات {pages})",
      "في الملف {count} صفحة ليست من Octavo: أُدرجت على الجهاز اللوحي أو ببرنامج آخر (الصفحات {pages})",
      "في الملف {count} صفحة ليست من Octavo: أُدرجت على الجهاز اللوحي أو ببرنامج آخر (الصفحات {pages})",
    ],
  "{count} pages of the file are second copies of others (pages {pages})": [
    "في الملف {count} صفحة هي نسخ ثانية من غيرها (الصفحات {pages})",
    "في الملف صفحة واحدة هي نسخة ثانية من غيرها (الصفحة {pages})",
    "في الملف صفحتان هما نسختان ثانيتان من غيرهما (الصفحتان {pages})",
    "في الملف {count} صفحات هي نسخ ثانية من غيرها (الصفحات {pages})",
    "في الملف {count} صفحة هي نسخ ثانية من غيرها (الصفحات {pages})",
    "في الملف {count} صفحة هي نسخ ثانية من غيرها (الصفحات {pages})",
  ],
  "reMarkable keeps pages that were inserted on the tablet apart from the PDF, and in their places when it is replaced. On other tablets, handwriting behind them would be on other pages: use the PDF as it was downloaded":
    "يحفظ reMarkable الصفحات المدرجة على الجهاز خارج ملف PDF، ويبقيها في أماكنها عند استبداله. على الأجهزة اللوحية الأخرى ينتقل خط اليد الذي بعدها إلى صفحات أخرى: استخدم ملف PDF كما نُزّل",
  "{count} pages were deleted from the file after Octavo wrote it, and count as new ({pages})": [
    "حُذفت من الملف {count} صفحة بعد أن كتبه Octavo، وتُعدّ جديدة ({pages})",
    "حُذفت من الملف صفحة واحدة بعد أن كتبه Octavo، وتُعدّ جديدة ({pages})",
    "حُذفت من الملف صفحتان بعد أن كتبه Octavo، وتُعدّان جديدتين ({pages})",
    "حُذفت من الملف {count} صفحات بعد أن كتبه Octavo، وتُعدّ جديدة ({pages})",
    "حُذفت من الملف {count} صفحة بعد أن كتبه Octavo، وتُعدّ جديدة ({pages})",
    "حُذفت من الملف {count} صفحة بعد أن كتبه Octavo، وتُعدّ جديدة ({pages})",
  ],
  "Another program changed the order of the pages. The comparison uses the order in the file":
    "غيّر برنامج آخر ترتيب الصفحات. تعتمد المقارنة على الترتيب في الملف",
  "The document must be {expected}": "القيمة المطلوبة في المستند: {expected}",
  "Each list needs a name, which sections use": "تحتاج كل قائمة إلى اسم تستخدمه الأقسام",
  'Two lists have the name "{name}". Only the first one is used': "تحمل قائمتان الاسم «{name}». تُستخدم الأولى فقط",
  "A list needs rows, with the names of its columns in the first line":
    "تحتاج القائمة إلى صفوف، وفي السطر الأول أسماء أعمدتها",
  "A plan can have {most} lists at most": "الحد الأقصى للقوائم في الخطة {most}",
  "The lists of a plan can have {most} rows at most. Further rows have no pages":
    "الحد الأقصى للصفوف في قوائم الخطة {most}. لا صفحات للصفوف الزائدة",
  "A list can have {most} columns at most. Further columns are left out":
    "الحد الأقصى للأعمدة في القائمة {most}. تُترك الأعمدة الزائدة",
  'Two columns have the name "{column}". Tokens use the first one':
    "يحمل عمودان الاسم «{column}». تستخدم المتغيرات الأول",
  'The list "{table}" has no column "{column}"': "لا تحتوي القائمة «{table}» على العمود «{column}»",
  'The list "{table}" has no row "{key}"': "لا تحتوي القائمة «{table}» على الصف «{key}»",
  "The rows of all lists of a plan can have {most} characters at most":
    "الحد الأقصى لأحرف صفوف كل القوائم في الخطة {most}",
  'There is no list "{table}" in this plan': "لا توجد قائمة «{table}» في هذه الخطة",
  'Line {line}, column "{column}": without a value the row has no page':
    "السطر {line}، العمود «{column}»: لا صفحة لصف بلا قيمة",
  'Line {line}, column "{column}": an earlier row has the same value or one with the same letters, "{key}"':
    "السطر {line}، العمود «{column}»: لصف سابق القيمة نفسها أو قيمة بالأحرف نفسها، «{key}»",
  "Give each row a value of its own, or pages lose their place when the order of the rows changes":
    "أعطِ كل صف قيمة خاصة به، وإلا فقدت الصفحات مكانها عند تغيّر ترتيب الصفوف",
  'Line {line}, column "{column}": "{value}" is no date, such as 2027-03-04 or 4.3.2027':
    "السطر {line}، العمود «{column}»: «{value}» ليس تاريخًا مثل 2027-03-04 أو 4.3.2027",
  'Line {line}, column "{column}": "{value}" is no number': "السطر {line}، العمود «{column}»: «{value}» ليس عددًا",
  'Line {line}, column "{column}": there is no picture with the name "{value}"':
    "السطر {line}، العمود «{column}»: لا توجد صورة باسم «{value}»",
  "Line {line}: there are {count} cells more than columns, which are left out": [
    "السطر {line}: توجد {count} خلية أكثر من الأعمدة، وتُترك",
    "السطر {line}: توجد خلية واحدة أكثر من الأعمدة، وتُترك",
    "السطر {line}: توجد خليتان أكثر من الأعمدة، وتُتركان",
    "السطر {line}: توجد {count} خلايا أكثر من الأعمدة، وتُترك",
    "السطر {line}: توجد {count} خلية أكثر من الأعمدة، وتُترك",
    "السطر {line}: توجد {count} خلية أكثر من الأعمدة، وتُترك",
  ],
  'Line {line}, column "{column}": only the first {most} characters are used':
    "السطر {line}، العمود «{column}»: تُستخدم أول {most} حرف فقط",
  "Only sections with a page for each row of a list, or for each day, choose rows":
    "لا تختار الصفوف إلا الأقسام التي لها صفحة لكل صف من قائمة أو لكل يوم",
  '{token} prints as written, because the list of section "{section}" has no column "{column}"':
    "يُطبع {token} كما كُتب، لأن قائمة القسم «{section}» لا تحتوي على العمود «{column}»",
  '{token} prints as written, because section "{section}" has no page for each row of a list':
    "يُطبع {token} كما كُتب، لأن القسم «{section}» ليست له صفحة لكل صف من قائمة",
  "There are no pages of rows to list": "لا توجد صفحات صفوف لسردها",
  "Add a section with a page for each row of a list, or name one here":
    "أضف قسمًا له صفحة لكل صف من قائمة، أو اذكر اسم أحدها هنا",
  "There is no room for {count} rows of the list": [
    "لا مكان لـ{count} صف من القائمة",
    "لا مكان لصف واحد من القائمة",
    "لا مكان لصفين من القائمة",
    "لا مكان لـ{count} صفوف من القائمة",
    "لا مكان لـ{count} صفًا من القائمة",
    "لا مكان لـ{count} صف من القائمة",
  ],
  "Set the pages of each item of this section to {pages}, or show more rows on each page":
    "اجعل صفحات كل عنصر في هذا القسم {pages}، أو اعرض صفوفًا أكثر في كل صفحة",
  // Prints
  "the creep (the thickness of the paper)": "الإزاحة (سُمك الورق)",
  "the margin of the sheet": "هامش الورقة",
  "the binding margin": "هامش التجليد",
  "A sheet measures from {from} to {to} mm on each side": "طول ضلع الورقة من {from} إلى {to} مم",
  "Type a length from {from} to {to} mm for {name}": "اكتب طولًا من {from} إلى {to} مم: {name}",
  "A signature has from {from} to {to} sheets, as a whole number": "في الملزمة من {from} إلى {to} ورقة، عددًا صحيحًا",
  "Pages are printed at {from} to {to} % of their size": "تُطبع الصفحات بحجم من {from} إلى {to} %",
  "Two pages on a side need a size of the sheet, such as A4": "تحتاج صفحتان على الوجه إلى حجم للورقة، مثل A4",
  "A booklet is printed on both sides of the sheets": "يُطبع الكتيب على وجهي الأوراق",
  "The margins leave no room for pages on the sheet: make them smaller, or use a larger sheet":
    "لا تترك الهوامش مكانًا للصفحات على الورقة: صغّرها أو استخدم ورقة أكبر",
  "At {percent} %, the pages are larger than their place on the sheet, which has room for {most} %":
    "بحجم {percent} % تكون الصفحات أكبر من مكانها على الورقة، الذي يتسع لـ {most} %",
  "With {sheets} sheets inside each other, the creep moves the innermost pages by {shift} mm, more than {most} mm: use signatures of fewer sheets":
    "مع {sheets} ورقة متداخلة تتحرك الصفحات الداخلية {shift} مم، أكثر من {most} مم: استخدم ملازم بأوراق أقل",
  "These holes need an edge of at least {needed} mm: choose fewer holes, or a larger sheet":
    "تحتاج هذه الثقوب إلى حافة لا تقل عن {needed} مم: اختر ثقوبًا أقل أو ورقة أكبر",
  'The planner has no section "{name}" that can begin on left pages; it has {known}':
    "ليس في المخطط قسم «{name}» يمكن أن يبدأ على الصفحات اليسرى؛ فيه {known}",
  "Type of {size} pt ({mm} mm) in print is hard to read: {least} pt is the least":
    "تصعب في الطباعة قراءة نص حجمه {size} نقطة ({mm} مم): الحد الأدنى {least} نقطة",
  "Rules of {size} in print can break up or vanish: {least} is the least":
    "قد تنقطع في الطباعة الأسطر التي سُمكها {size} أو تختفي: الحد الأدنى {least}",
} satisfies Area<"engineMessages">;
