import type { Area } from "./forms.ts";

/** Notes and refusals of imports of calendars and special days. */
export const datesMessages = {
  '"{date}" is not a date as in 2026-01-31.': "“{date}”不是形如 2026-01-31 的日期。",
  "The last day must not be before the first day.": "最后一天不能早于第一天。",
  'There is no time zone "{zone}". Use a name such as Europe/Warsaw.':
    "没有时区“{zone}”。请使用 Europe/Warsaw 这样的名称。",
  "The file is larger than {megabytes} MB. Export fewer years or fewer calendars.":
    "文件超过 {megabytes} MB。请导出较少的年份或日历。",
  "The file is not a calendar (ICS). In your calendar program, export it as iCalendar (.ics).":
    "此文件不是日历（ICS）。请在日历程序中导出为 iCalendar（.ics）。",
  "The calendar file is incomplete: it ends in the middle of an entry. Export or download it again.":
    "日历文件不完整：在一个条目中途结束。请重新导出或下载。",
  "The calendar file has entries inside one another in more than {depth} levels. Export it from another program.":
    "日历文件中的条目嵌套超过 {depth} 层。请用其他程序导出。",
  "The calendar file has more than {limit} entries. Export fewer years or fewer calendars.":
    "日历文件的条目超过 {limit} 个。请导出较少的年份或日历。",
  "There are more than {limit} events between the first and the last day. Choose a shorter time or fewer calendars.":
    "第一天到最后一天之间的日程超过 {limit} 个。请选择更短的时间或更少的日历。",
  "The events repeat too often to list them. Try fewer events or shorter repetitions.":
    "日程重复过于频繁，无法逐一列出。请减少日程或缩短重复时间。",
  "The file is not UTF-8. It was read as {encoding}.": "文件不是 UTF-8 编码，已按 {encoding} 读取。",
  "The file does not define its time zones. Their known rules were used: {zones}.":
    "文件未定义其时区，已使用这些时区的已知规则：{zones}。",
  'The file does not define the time zone "{zone}". The rules of {used} were used.':
    "文件未定义时区“{zone}”，已使用 {used} 的规则。",
  'The time zone "{zone}" is unknown. Its times were not converted.': "未知时区“{zone}”，其时间未作转换。",
  '"{title}" repeats by a calendar that is not supported: {calendar}. Only its first date was imported.':
    "“{title}”按不支持的历法重复：{calendar}。只导入了它的第一个日期。",
  '"{title}" repeats by a rule that is not supported: {rule}. Only its first date was imported.':
    "“{title}”的重复规则不受支持：{rule}。只导入了第一个日期。",
  "{count} events without a valid date were left out.": ["已略过 {count} 个没有有效日期的日程。"],
  "{count} older versions of events were left out.": ["已略过 {count} 个旧版本的日程。"],
  "{count} tasks and notes were left out.": ["已略过 {count} 个任务和备注。"],
  "{count} lines could not be read.": ["有 {count} 行无法读取。"],
  "{count} more notes are not listed.": ["另有 {count} 条说明未列出。"],
  "{count} titles have characters that Octavo's fonts lack, such as emoji. They are not printed, unless a font of the planner has them.":
    ["{count} 个标题包含 Octavo 字体中没有的字符，例如表情符号。除非手账的字体中有这些字符，否则不会打印。"],
  "{count} titles have only characters that Octavo's fonts lack. The name of the calendar is printed in their place.": [
    "{count} 个标题全是 Octavo 字体中没有的字符，将改为打印日历名称。",
  ],
  "{count} entries are outside of the dates of the planner, and not printed.": [
    "{count} 个条目不在手账的日期范围内，不会打印。",
  ],
  "{count} cancelled events were left out.": ["已略过 {count} 个已取消的日程。"],
  "{count} lists of free and busy times were left out.": ["已略过 {count} 个忙闲时间列表。"],
  "{count} exceptions to repetitions could not be read. Events may be listed on days on which they do not take place.":
    ["有 {count} 个重复例外无法读取。日程可能会列在实际没有安排的日子。"],
  "{count} further dates of repeating events could not be read.": ["重复日程的另外 {count} 个日期无法读取。"],
  "{count} entries end before they start. Their ends are on the next day.": [
    "{count} 个条目的结束早于开始，已将结束改为次日。",
  ],
  'Line {line}: Write a comma between the date and the title: "{text}".':
    "第 {line} 行：请在日期和标题之间加上逗号：“{text}”。",
  'Line {line}: "{text}" has no date that Octavo can read. Write "3 August, Holiday" or "2 to 16 August 2027, Holiday".':
    "第 {line} 行：“{text}”中没有 Octavo 能识别的日期。请写“8月3日, 假期”或“2027年8月2日至16日, 假期”。",
  'Line {line}: "{text}" can be read in two ways, because some write the day first and others the month. Write 2027-08-03 or 3 August 2027.':
    "第 {line} 行：“{text}”有两种读法，因为有人先写日，有人先写月。请写成 2027-08-03 或 2027年8月3日。",
  'Line {line}: "{text}" is not an end that fits the date. Write a last day, or "3 days".':
    "第 {line} 行：“{text}”作为结束与日期不符。请写最后一天，或写“3 days”。",
  "Line {line}: the last day, {text}, is before the first day. Write the first day first.":
    "第 {line} 行：最后一天 {text} 早于第一天。请先写第一天。",
  "Line {line}: the entry is longer than {limit} days. Check the years of its first and last day, or use several lines.":
    "第 {line} 行：此条目超过 {limit} 天。请检查第一天和最后一天的年份，或分成多行。",
  'Line {line}: "{text}" is left over after the last column. Put a text with commas, semicolons or tabs in quotation marks.':
    "第 {line} 行：“{text}”在最后一列之后多出来了。请将含逗号、分号或制表符的文本放在引号中。",
  'Line {line} has no title. Write it after the date: "3 August, Holiday".':
    "第 {line} 行没有标题。请写在日期之后：“8月3日, 假期”。",
} satisfies Area<"datesMessages">;
