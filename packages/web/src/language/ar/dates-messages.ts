import type { Area } from "./forms.ts";

/** Notes and refusals of imports of calendars and special days. */
export const datesMessages = {
  '"{date}" is not a date as in 2026-01-31.': "«{date}» ليس تاريخًا مثل ⁦2026-01-31⁩.",
  "The last day must not be before the first day.": "يجب ألا يسبق اليوم الأخير اليوم الأول.",
  'There is no time zone "{zone}". Use a name such as Europe/Warsaw.':
    "لا توجد منطقة زمنية باسم «{zone}». استخدم اسمًا مثل Europe/Warsaw.",
  "The file is larger than {megabytes} MB. Export fewer years or fewer calendars.":
    "الملف أكبر من {megabytes} ميغابايت. صدّر سنوات أقل أو تقاويم أقل.",
  "The file is not a calendar (ICS). In your calendar program, export it as iCalendar (.ics).":
    "الملف ليس تقويمًا (ICS). صدّره من برنامج التقويم بصيغة iCalendar ⁦(.ics)⁩.",
  "The calendar file is incomplete: it ends in the middle of an entry. Export or download it again.":
    "ملف التقويم غير مكتمل: ينتهي في وسط إدخال. صدّره أو نزّله مرة أخرى.",
  "The calendar file has entries inside one another in more than {depth} levels. Export it from another program.":
    "في ملف التقويم إدخالات متداخلة يتجاوز عمقها {depth}. صدّره من برنامج آخر.",
  "The calendar file has more than {limit} entries. Export fewer years or fewer calendars.":
    "عدد إدخالات ملف التقويم يتجاوز {limit}. صدّر سنوات أقل أو تقاويم أقل.",
  "There are more than {limit} events between the first and the last day. Choose a shorter time or fewer calendars.":
    "عدد الأحداث بين اليوم الأول واليوم الأخير يتجاوز {limit}. اختر مدة أقصر أو تقاويم أقل.",
  "The events repeat too often to list them. Try fewer events or shorter repetitions.":
    "تتكرر الأحداث أكثر من أن يمكن سردها. جرّب أحداثًا أقل أو تكرارات أقصر.",
  "The file is not UTF-8. It was read as {encoding}.": "ترميز الملف ليس UTF-8. قُرئ بترميز {encoding}.",
  "The file does not define its time zones. Their known rules were used: {zones}.":
    "لا يعرّف الملف مناطقه الزمنية. استُخدمت قواعدها المعروفة: {zones}.",
  'The file does not define the time zone "{zone}". The rules of {used} were used.':
    "لا يعرّف الملف المنطقة الزمنية «{zone}». استُخدمت قواعد {used}.",
  'The time zone "{zone}" is unknown. Its times were not converted.':
    "المنطقة الزمنية «{zone}» غير معروفة. لم تُحوَّل أوقاتها.",
  '"{title}" repeats by a calendar that is not supported: {calendar}. Only its first date was imported.':
    "يتكرر «{title}» وفق تقويم غير مدعوم: {calendar}. استُورد تاريخه الأول فقط.",
  '"{title}" repeats by a rule that is not supported: {rule}. Only its first date was imported.':
    "يتكرر «{title}» وفق قاعدة غير مدعومة: {rule}. استُورد تاريخه الأول فقط.",
  "{count} events without a valid date were left out.": [
    "تُرك {count} حدث بلا تاريخ صالح.",
    "تُرك حدث واحد بلا تاريخ صالح.",
    "تُرك حدثان بلا تاريخ صالح.",
    "تُرك {count} أحداث بلا تاريخ صالح.",
    "تُرك {count} حدثًا بلا تاريخ صالح.",
    "تُرك {count} حدث بلا تاريخ صالح.",
  ],
  "{count} older versions of events were left out.": [
    "تُركت {count} نسخة أقدم من الأحداث.",
    "تُركت نسخة واحدة أقدم من الأحداث.",
    "تُركت نسختان أقدم من الأحداث.",
    "تُركت {count} نسخ أقدم من الأحداث.",
    "تُركت {count} نسخة أقدم من الأحداث.",
    "تُركت {count} نسخة أقدم من الأحداث.",
  ],
  "{count} tasks and notes were left out.": [
    "تُركت {count} مهمة أو مذكرة.",
    "تُركت مهمة أو مذكرة واحدة.",
    "تُركت مهمتان أو مذكرتان.",
    "تُركت {count} مهام ومذكرات.",
    "تُركت {count} مهمة ومذكرة.",
    "تُركت {count} مهمة ومذكرة.",
  ],
  "{count} lines could not be read.": [
    "تعذّرت قراءة {count} سطر.",
    "تعذّرت قراءة سطر واحد.",
    "تعذّرت قراءة سطرين.",
    "تعذّرت قراءة {count} أسطر.",
    "تعذّرت قراءة {count} سطرًا.",
    "تعذّرت قراءة {count} سطر.",
  ],
  "{count} more notes are not listed.": [
    "هناك {count} ملاحظة أخرى غير مدرجة.",
    "هناك ملاحظة أخرى غير مدرجة.",
    "هناك ملاحظتان أخريان غير مدرجتين.",
    "هناك {count} ملاحظات أخرى غير مدرجة.",
    "هناك {count} ملاحظة أخرى غير مدرجة.",
    "هناك {count} ملاحظة أخرى غير مدرجة.",
  ],
  "{count} titles have characters that Octavo's fonts lack, such as emoji. They are not printed, unless a font of the planner has them.":
    [
      "في {count} عنوان محارف ليست في خطوط Octavo، مثل الرموز التعبيرية. لا تُطبع إلا إذا كانت في أحد خطوط المخطط.",
      "في عنوان واحد محارف ليست في خطوط Octavo، مثل الرموز التعبيرية. لا تُطبع إلا إذا كانت في أحد خطوط المخطط.",
      "في عنوانين محارف ليست في خطوط Octavo، مثل الرموز التعبيرية. لا تُطبع إلا إذا كانت في أحد خطوط المخطط.",
      "في {count} عناوين محارف ليست في خطوط Octavo، مثل الرموز التعبيرية. لا تُطبع إلا إذا كانت في أحد خطوط المخطط.",
      "في {count} عنوانًا محارف ليست في خطوط Octavo، مثل الرموز التعبيرية. لا تُطبع إلا إذا كانت في أحد خطوط المخطط.",
      "في {count} عنوان محارف ليست في خطوط Octavo، مثل الرموز التعبيرية. لا تُطبع إلا إذا كانت في أحد خطوط المخطط.",
    ],
  "{count} titles have only characters that Octavo's fonts lack. The name of the calendar is printed in their place.": [
    "ليس في {count} عنوان إلا محارف ليست في خطوط Octavo. يُطبع اسم التقويم بدلًا منها.",
    "ليس في عنوان واحد إلا محارف ليست في خطوط Octavo. يُطبع اسم التقويم بدلًا منه.",
    "ليس في عنوانين إلا محارف ليست في خطوط Octavo. يُطبع اسم التقويم بدلًا منهما.",
    "ليس في {count} عناوين إلا محارف ليست في خطوط Octavo. يُطبع اسم التقويم بدلًا منها.",
    "ليس في {count} عنوانًا إلا محارف ليست في خطوط Octavo. يُطبع اسم التقويم بدلًا منها.",
    "ليس في {count} عنوان إلا محارف ليست في خطوط Octavo. يُطبع اسم التقويم بدلًا منها.",
  ],
  "{count} entries are outside of the dates of the planner, and not printed.": [
    "لا يُطبع {count} مدخل، لأنه خارج تواريخ المخطط.",
    "لا يُطبع مدخل واحد، لأنه خارج تواريخ المخطط.",
    "لا يُطبع مدخلان، لأنهما خارج تواريخ المخطط.",
    "لا تُطبع {count} مدخلات، لأنها خارج تواريخ المخطط.",
    "لا يُطبع {count} مدخلًا، لأنها خارج تواريخ المخطط.",
    "لا يُطبع {count} مدخل، لأنها خارج تواريخ المخطط.",
  ],
  "{count} cancelled events were left out.": [
    "تُرك {count} حدث ملغى.",
    "تُرك حدث ملغى واحد.",
    "تُرك حدثان ملغيان.",
    "تُركت {count} أحداث ملغاة.",
    "تُرك {count} حدثًا ملغى.",
    "تُرك {count} حدث ملغى.",
  ],
  "{count} lists of free and busy times were left out.": [
    "تُركت {count} قائمة بأوقات الفراغ والانشغال.",
    "تُركت قائمة واحدة بأوقات الفراغ والانشغال.",
    "تُركت قائمتان بأوقات الفراغ والانشغال.",
    "تُركت {count} قوائم بأوقات الفراغ والانشغال.",
    "تُركت {count} قائمة بأوقات الفراغ والانشغال.",
    "تُركت {count} قائمة بأوقات الفراغ والانشغال.",
  ],
  "{count} exceptions to repetitions could not be read. Events may be listed on days on which they do not take place.":
    [
      "تعذّرت قراءة {count} استثناء من التكرار. قد تُدرج أحداث في أيام لا تقع فيها.",
      "تعذّرت قراءة استثناء واحد من التكرار. قد تُدرج أحداث في أيام لا تقع فيها.",
      "تعذّرت قراءة استثناءين من التكرار. قد تُدرج أحداث في أيام لا تقع فيها.",
      "تعذّرت قراءة {count} استثناءات من التكرار. قد تُدرج أحداث في أيام لا تقع فيها.",
      "تعذّرت قراءة {count} استثناءً من التكرار. قد تُدرج أحداث في أيام لا تقع فيها.",
      "تعذّرت قراءة {count} استثناء من التكرار. قد تُدرج أحداث في أيام لا تقع فيها.",
    ],
  "{count} further dates of repeating events could not be read.": [
    "تعذّرت قراءة {count} تاريخ آخر لأحداث متكررة.",
    "تعذّرت قراءة تاريخ آخر لأحداث متكررة.",
    "تعذّرت قراءة تاريخين آخرين لأحداث متكررة.",
    "تعذّرت قراءة {count} تواريخ أخرى لأحداث متكررة.",
    "تعذّرت قراءة {count} تاريخًا آخر لأحداث متكررة.",
    "تعذّرت قراءة {count} تاريخ آخر لأحداث متكررة.",
  ],
  "{count} entries end before they start. Their ends are on the next day.": [
    "{count} إدخال ينتهي قبل أن يبدأ. جُعلت النهاية في اليوم التالي.",
    "إدخال واحد ينتهي قبل أن يبدأ. جُعلت نهايته في اليوم التالي.",
    "إدخالان ينتهيان قبل أن يبدآ. جُعلت نهايتاهما في اليوم التالي.",
    "{count} إدخالات تنتهي قبل أن تبدأ. جُعلت نهاياتها في اليوم التالي.",
    "{count} إدخالًا تنتهي قبل أن تبدأ. جُعلت نهاياتها في اليوم التالي.",
    "{count} إدخال تنتهي قبل أن تبدأ. جُعلت نهاياتها في اليوم التالي.",
  ],
  'Line {line}: Write a comma between the date and the title: "{text}".':
    "السطر {line}: ضع فاصلة (,) بين التاريخ والعنوان: «{text}».",
  'Line {line}: "{text}" has no date that Octavo can read. Write "3 August, Holiday" or "2 to 16 August 2027, Holiday".':
    "السطر {line}: «{text}» ليس فيه تاريخ يستطيع Octavo قراءته. اكتب «3 أغسطس, عطلة» أو «2 إلى 16 أغسطس 2027, عطلة».",
  'Line {line}: "{text}" can be read in two ways, because some write the day first and others the month. Write 2027-08-03 or 3 August 2027.':
    "السطر {line}: «{text}» يُقرأ بطريقتين، فبعض الناس يكتب اليوم أولًا وبعضهم الشهر. اكتب ⁦2027-08-03⁩ أو 3 أغسطس 2027.",
  'Line {line}: "{text}" is not an end that fits the date. Write a last day, or "3 days".':
    "السطر {line}: «{text}» ليس نهاية تناسب التاريخ. اكتب يومًا أخيرًا، أو ⁦3 days⁩.",
  "Line {line}: the last day, {text}, is before the first day. Write the first day first.":
    "السطر {line}: اليوم الأخير، ⁦{text}⁩، قبل اليوم الأول. اكتب اليوم الأول أولًا.",
  "Line {line}: the entry is longer than {limit} days. Check the years of its first and last day, or use several lines.":
    "السطر {line}: المُدخل أطول من {limit} يومًا. تحقق من سنتي اليوم الأول واليوم الأخير، أو استخدم عدة أسطر.",
  'Line {line}: "{text}" is left over after the last column. Put a text with commas, semicolons or tabs in quotation marks.':
    "السطر {line}: «{text}» زائد بعد العمود الأخير. ضع النص الذي فيه فواصل أو فواصل منقوطة أو علامات جدولة بين علامتي اقتباس.",
  'Line {line} has no title. Write it after the date: "3 August, Holiday".':
    "ليس للسطر {line} عنوان. اكتبه بعد التاريخ: «3 أغسطس, عطلة».",
} satisfies Area<"datesMessages">;
