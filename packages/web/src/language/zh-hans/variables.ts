import type { Area } from "./forms.ts";

/** Page variables, by category. Their labels are in the engine. */
export const variables = {
  "Fiscal year": "财年",
  Term: "学期",
  "Holidays and events": "节假日和日程",
  Moon: "月相",
  "Other calendars": "其他历法",
  Event: "日程",

  "Date in words": "日期（文字）",
  "Weekday, shortened": "星期（缩写）",
  "Day with two digits": "日（两位数）",
  "Day of the year": "一年中的第几天",

  "Week number": "周数",
  "Week number with two digits": "周数（两位数）",
  "Week by ISO 8601": "ISO 8601 周",
  "Year of the week by ISO 8601": "ISO 8601 周所属年份",
  "First day of the week in the plan": "计划中该周的第一天",
  "Last day of the week in the plan": "计划中该周的最后一天",

  "Month, shortened": "月份（缩写）",
  "Month and year, in the order of the language": "年月，按语言习惯排列",
  "Month as a number": "月份（数字）",
  "Month with two digits": "月份（两位数）",
  "Month with three digits": "月份（三位数）",
  "First day of the month in the plan": "计划中该月的第一天",
  "Last day of the month in the plan": "计划中该月的最后一天",
  "First day of the year in the plan": "计划中该年的第一天",
  "Last day of the year in the plan": "计划中该年的最后一天",

  "Quarter with its year": "季度及年份",
  "First day of the quarter in the plan": "计划中该季度的第一天",
  "Last day of the quarter in the plan": "计划中该季度的最后一天",

  "Month of the plan. Empty outside of it": "计划的第几个月，计划之外为空",
  "Twelve months of the plan, such as 2026 or 2026–27": "计划的十二个月，例如 2026 或 2026–27",
  "First of twelve months of the plan": "计划的十二个月中的第一个月",
  "First day of the plan": "计划的第一天",
  "Last day of the plan": "计划的最后一天",

  "Fiscal year, by the year in which it ends": "财年，以结束年份表示",
  "Quarter of the fiscal year": "财年季度",
  "Month of the fiscal year": "财年月份",

  "Name of the term": "学期名称",
  "Week of the term": "学期第几周",
  "First day of the term": "学期第一天",
  "Last day of the term": "学期最后一天",

  "Name of the first holiday": "第一个节假日的名称",
  "Names of all holidays": "所有节假日的名称",
  "“yes” on a holiday, otherwise empty": "节假日为“yes”，否则为空",
  "“yes” on a working day, otherwise empty": "工作日为“yes”，否则为空",
  "Number of events": "日程数量",
  "Titles of all events; {events:2} is the second": "所有日程的标题；{events:2} 为第二个",

  "Sign of the moon's phase: ●, ◐, ○ or ◑": "月相符号：●、◐、○ 或 ◑",
  "Phase of the moon": "月相名称",

  "Hebrew date": "希伯来历日期",
  "Day of the Hebrew month": "希伯来历日",
  "Hebrew month": "希伯来历月",
  "Hebrew year": "希伯来历年",
  "Islamic date": "伊斯兰历日期",
  "Day of the Islamic month": "伊斯兰历日",
  "Islamic month": "伊斯兰历月",
  "Islamic year": "伊斯兰历年",
  "Chinese date": "农历日期",
  "Day of the Chinese month": "农历日",
  "Chinese month": "农历月",
  "Chinese year": "农历年",

  "Title of the event": "日程标题",
  "Name of the calendar": "日历名称",
  "Age on a birthday": "生日时的年龄",
  "Number of days": "天数",

  "Count with three digits": "计数（三位数）",
  "Number of counted pages": "计数页总数",

  "Kind of the section": "分区类型",
  "Page within its item": "项内页码",
  "Language of the document": "文档语言",
} satisfies Area<"variables">;
