import type { Area } from "./forms.ts";

/** Messages that browser, engine and server share. */
export const foundationMessages = {
  // Values that are expected
  text: "نص",
  "a list": "قائمة",
  "a mapping of keys and values": "مجموعة مفاتيح وقيم",
  "true or false": "true أو false",
  "a color like #1A2B3C": "لون مثل ⁦#1A2B3C⁩",
  "a number": "رقم",
  "one of {options}": "واحدة مما يلي: {options}",
  "a whole number from {min} to {max}": "عدد صحيح من {min} إلى {max}",

  'Did you mean "{name}"?': "هل تقصد «{name}»؟",
  "There are {count} more problems than can be listed": "هناك مشكلات أخرى لا تتسع لها القائمة، وعددها {count}",
  "Pages per day must be at least 1": "يجب ألا يقل عدد الصفحات لكل يوم عن 1",
  "Master name is required": "أدخل اسم النموذج",
  "Master name must be at least 2 characters long": "يجب ألا يقل اسم النموذج عن حرفين",
  "Master name must be less than 100 characters": "يجب أن يكون اسم النموذج أقصر من 100 حرف",
  "Master name can only contain letters, numbers, spaces, hyphens, underscores, periods, and parentheses":
    "لا يمكن أن يحتوي اسم النموذج إلا على حروف وأرقام ومسافات وواصلات وشرطات سفلية ونقاط وأقواس",
  "Master name must contain at least one letter or number": "يجب أن يحتوي اسم النموذج على حرف أو رقم واحد على الأقل",
  "Page name is required": "أدخل اسم الصفحة",
  "Page name must be at least 2 characters long": "يجب ألا يقل اسم الصفحة عن حرفين",
  "Page name must be less than 100 characters": "يجب أن يكون اسم الصفحة أقصر من 100 حرف",
  "Page name can only contain letters, numbers, spaces, hyphens, underscores, periods, and parentheses":
    "لا يمكن أن يحتوي اسم الصفحة إلا على حروف وأرقام ومسافات وواصلات وشرطات سفلية ونقاط وأقواس",
  "Page name must contain at least one letter or number": "يجب أن يحتوي اسم الصفحة على حرف أو رقم واحد على الأقل",
  "Line {line}: a quotation mark has no second one. Add it, or remove the first one.":
    "السطر {line}: علامة اقتباس بلا علامة ثانية. أضف الثانية، أو أزل الأولى.",
} satisfies Area<"foundationMessages">;
