import type { Area } from "./forms.ts";

/** Page variables, by category. Their labels are in the engine. */
export const variables = {
  "Fiscal year": "会計年度",
  Term: "学期",
  "Holidays and events": "祝日と予定",
  Moon: "月の満ち欠け",
  "Other calendars": "その他の暦",
  Event: "予定",

  "Date in words": "言葉で書いた日付",
  "Weekday, shortened": "曜日（短縮）",
  "Day with two digits": "日（2桁）",
  "Day of the year": "年間通算日",

  "Week number": "週番号",
  "Week number with two digits": "週番号（2桁）",
  "Week by ISO 8601": "ISO 8601の週",
  "Year of the week by ISO 8601": "ISO 8601の週の年",
  "First day of the week in the plan": "プラン内の週の最初の日",
  "Last day of the week in the plan": "プラン内の週の最後の日",

  "Month, shortened": "月（短縮）",
  "Month and year, in the order of the language": "年月（その言語の順序）",
  "Month as a number": "月の数字",
  "Month with two digits": "月（2桁）",
  "Month with three digits": "月（3桁）",
  "First day of the month in the plan": "プラン内の月の最初の日",
  "Last day of the month in the plan": "プラン内の月の最後の日",
  "First day of the year in the plan": "プラン内の年の最初の日",
  "Last day of the year in the plan": "プラン内の年の最後の日",

  "Quarter with its year": "四半期と年",
  "First day of the quarter in the plan": "プラン内の四半期の最初の日",
  "Last day of the quarter in the plan": "プラン内の四半期の最後の日",

  "Month of the plan. Empty outside of it": "プランの月（プランの外では空）",
  "Twelve months of the plan, such as 2026 or 2026–27": "プランの12か月（2026、2026–27など）",
  "First of twelve months of the plan": "プランの12か月の最初の月",
  "First day of the plan": "プランの最初の日",
  "Last day of the plan": "プランの最後の日",

  "Fiscal year, by the year in which it ends": "会計年度（終わる年）",
  "Quarter of the fiscal year": "会計年度の四半期",
  "Month of the fiscal year": "会計年度の月",

  "Name of the term": "学期の名前",
  "Week of the term": "学期の週",
  "First day of the term": "学期の最初の日",
  "Last day of the term": "学期の最後の日",

  "Name of the first holiday": "最初の祝日の名前",
  "Names of all holidays": "すべての祝日の名前",
  "“yes” on a holiday, otherwise empty": "祝日は「yes」、それ以外は空",
  "“yes” on a working day, otherwise empty": "平日は「yes」、それ以外は空",
  "Number of events": "予定の数",
  "Titles of all events; {events:2} is the second": "すべての予定のタイトル。{events:2}は2番目",

  "Sign of the moon's phase: ●, ◐, ○ or ◑": "月の満ち欠けの記号：●、◐、○、◑",
  "Phase of the moon": "月の満ち欠け",

  "Hebrew date": "ユダヤ暦の日付",
  "Day of the Hebrew month": "ユダヤ暦の日",
  "Hebrew month": "ユダヤ暦の月",
  "Hebrew year": "ユダヤ暦の年",
  "Islamic date": "イスラム暦の日付",
  "Day of the Islamic month": "イスラム暦の日",
  "Islamic month": "イスラム暦の月",
  "Islamic year": "イスラム暦の年",
  "Chinese date": "中国暦の日付",
  "Day of the Chinese month": "中国暦の日",
  "Chinese month": "中国暦の月",
  "Chinese year": "中国暦の年",

  "Title of the event": "予定のタイトル",
  "Name of the calendar": "カレンダーの名前",
  "Age on a birthday": "誕生日の年齢",
  "Number of days": "日数",

  "Count with three digits": "番号（3桁）",
  "Number of counted pages": "番号付きのページの数",

  "Kind of the section": "セクションの種類",
  "Page within its item": "項目内のページ",
  "Language of the document": "ドキュメントの言語",
} satisfies Area<"variables">;
