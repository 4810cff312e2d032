import type { Area } from "./forms.ts";

/** Messages of the engine worker. */
export const workerMessages = {
  "Compiling took longer than {seconds} seconds and was stopped. Try a plan with fewer pages.":
    "استغرق التوليد أكثر من {seconds} ث فأُوقف. جرّب خطة بصفحات أقل.",
  "The PDF made no progress for {seconds} seconds and was stopped. Please try again.":
    "لم يتقدم إنشاء ملف PDF خلال {seconds} ث فأُوقف. أعد المحاولة.",
  "The engine stopped unexpectedly. Reload the page.": "توقف المحرّك على نحو غير متوقع. أعد تحميل الصفحة.",
  "The planner has changed. Compile it and try again.": "تغيّر المخطط. ولّده ثم أعد المحاولة.",
  "{thing} could not be loaded. Check the connection and try again.":
    "تعذّر تحميل ما يلي: {thing}. تحقق من الاتصال وأعد المحاولة.",
  "{thing} could not be loaded: the server answered {status}.": "تعذّر تحميل ما يلي: {thing}. رد الخادم {status}.",
  "The list of devices": "قائمة الأجهزة",
  "The font subsetter": "مجتزئ الخطوط",
  "The font {name}": "الخط {name}",
  "The font {name} could not be loaded: bars stand for its text.": "تعذّر تحميل الخط {name}: تظهر أشرطة مكان نصه.",
  "The support of this script": "دعم هذه الكتابة",
  "The renderer of pages": "برنامج رسم الصفحات",
  "The image decoder": "مفكّك ترميز الصور",
  "The plan has no start and end date. Set them on the Plan Configuration tab.":
    "ليس للخطة تاريخ بداية ونهاية. عيّنهما في علامة التبويب «إعداد الخطة».",
  "The {count} entries of the file have more than {limit} characters, which is the limit. Try a shorter plan, or fewer calendars.":
    "محارف إدخالات الملف ({count}) أكثر من الحد، وهو {limit}. جرّب خطة أقصر أو تقاويم أقل.",
  "The tables of holidays": "جداول العطلات",
  "The drawing of events": "رسم الأحداث",
  "The calendar of the document": "تقويم المستند",
  "The language of the document": "لغة المستند",
  "The holidays of {country}": "عطلات {country}",
  "The file is no table. Use a CSV, TSV or XLSX file, or copy the cells and paste them.":
    "الملف ليس جدولًا. استخدم ملف CSV أو TSV أو XLSX، أو انسخ الخلايا وألصقها.",
  "The file is larger than {megabytes} MB. Remove rows, columns or pictures from it.":
    "الملف أكبر من {megabytes} م.ب. احذف منه صفوفًا أو أعمدة أو صورًا.",
  "There are no cells with text.": "لا توجد خلايا بها نص.",
  "A list can have {rows} rows and {columns} columns at most.": "الحد الأقصى للقائمة {rows} صف و{columns} عمود.",
  "A list can have {characters} characters at most.": "الحد الأقصى للقائمة {characters} حرف.",
  "The workbook expands to more cells than a list can have. Copy the cells of the list into a new file.":
    "يتوسع المصنف إلى خلايا أكثر مما تتسع له قائمة. انسخ خلايا القائمة إلى ملف جديد.",
  "Row {row}, column {column} of the first sheet has an error value. Correct it in your spreadsheet program.":
    "الصف {row} والعمود {column} في الورقة الأولى قيمة خطأ. صحّحها في برنامج الجداول.",
  "The list has no room for all of these pictures. Added: {count}. Use a smaller list, or SVG files.":
    "لا تتسع القائمة لكل هذه الصور. أُضيف: {count}. استخدم قائمة أصغر أو ملفات SVG.",
  "No cell names one of these pictures. Write the names of the files into a column with the type “Picture”.":
    "لا تذكر أي خلية إحدى هذه الصور. اكتب أسماء الملفات في عمود من النوع «صورة».",
} satisfies Area<"workerMessages">;
