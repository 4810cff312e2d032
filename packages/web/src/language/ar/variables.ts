import type { Area } from "./forms.ts";

/** Page variables, by category. Their labels are in the engine. */
export const variables = {
  "Fiscal year": "السنة المالية",
  Term: "الفصل الدراسي",
  "Holidays and events": "العطلات والأحداث",
  Moon: "القمر",
  "Other calendars": "تقاويم أخرى",
  Event: "الحدث",

  "Date in words": "التاريخ بالكلمات",
  "Weekday, shortened": "يوم الأسبوع، مختصر",
  "Day with two digits": "اليوم برقمين",
  "Day of the year": "اليوم من السنة",

  "Week number": "رقم الأسبوع",
  "Week number with two digits": "رقم الأسبوع برقمين",
  "Week by ISO 8601": "الأسبوع بحسب ISO 8601",
  "Year of the week by ISO 8601": "سنة الأسبوع بحسب ISO 8601",
  "First day of the week in the plan": "أول يوم في الأسبوع ضمن الخطة",
  "Last day of the week in the plan": "آخر يوم في الأسبوع ضمن الخطة",

  "Month, shortened": "الشهر، مختصر",
  "Month and year, in the order of the language": "الشهر والسنة، بترتيب اللغة",
  "Month as a number": "الشهر كرقم",
  "Month with two digits": "الشهر برقمين",
  "Month with three digits": "الشهر بثلاثة أرقام",
  "First day of the month in the plan": "أول يوم في الشهر ضمن الخطة",
  "Last day of the month in the plan": "آخر يوم في الشهر ضمن الخطة",
  "First day of the year in the plan": "أول يوم في السنة ضمن الخطة",
  "Last day of the year in the plan": "آخر يوم في السنة ضمن الخطة",

  "Quarter with its year": "ربع السنة مع سنته",
  "First day of the quarter in the plan": "أول يوم في الربع ضمن الخطة",
  "Last day of the quarter in the plan": "آخر يوم في الربع ضمن الخطة",

  "Month of the plan. Empty outside of it": "شهر الخطة. فارغ خارجها",
  "Twelve months of the plan, such as 2026 or 2026–27": "اثنا عشر شهرًا من الخطة، مثل 2026 أو ⁦2026–27⁩",
  "First of twelve months of the plan": "أول اثني عشر شهرًا من الخطة",
  "First day of the plan": "أول يوم في الخطة",
  "Last day of the plan": "آخر يوم في الخطة",

  "Fiscal year, by the year in which it ends": "السنة المالية، بحسب السنة التي تنتهي فيها",
  "Quarter of the fiscal year": "ربع السنة المالية",
  "Month of the fiscal year": "شهر السنة المالية",

  "Name of the term": "اسم الفصل الدراسي",
  "Week of the term": "أسبوع الفصل الدراسي",
  "First day of the term": "أول يوم في الفصل الدراسي",
  "Last day of the term": "آخر يوم في الفصل الدراسي",

  "Name of the first holiday": "اسم العطلة الأولى",
  "Names of all holidays": "أسماء كل العطلات",
  "“yes” on a holiday, otherwise empty": "«yes» في يوم العطلة، وإلا فارغ",
  "“yes” on a working day, otherwise empty": "«yes» في يوم العمل، وإلا فارغ",
  "Number of events": "عدد الأحداث",
  "Titles of all events; {events:2} is the second": "عناوين كل الأحداث؛ ⁦{events:2}⁩ هو الثاني",

  "Sign of the moon's phase: ●, ◐, ○ or ◑": "علامة طور القمر: ●، ◐، ○ أو ◑",
  "Phase of the moon": "طور القمر",

  "Hebrew date": "التاريخ العبري",
  "Day of the Hebrew month": "يوم الشهر العبري",
  "Hebrew month": "الشهر العبري",
  "Hebrew year": "السنة العبرية",
  "Islamic date": "التاريخ الهجري",
  "Day of the Islamic month": "يوم الشهر الهجري",
  "Islamic month": "الشهر الهجري",
  "Islamic year": "السنة الهجرية",
  "Chinese date": "التاريخ الصيني",
  "Day of the Chinese month": "يوم الشهر الصيني",
  "Chinese month": "الشهر الصيني",
  "Chinese year": "السنة الصينية",

  "Title of the event": "عنوان الحدث",
  "Name of the calendar": "اسم التقويم",
  "Age on a birthday": "العمر في عيد الميلاد",
  "Number of days": "عدد الأيام",

  "Count with three digits": "العدد بثلاثة أرقام",
  "Number of counted pages": "عدد الصفحات المعدودة",

  "Kind of the section": "نوع القسم",
  "Page within its item": "رقم الصفحة داخل بندها",
  "Language of the document": "لغة المستند",
} satisfies Area<"variables">;
