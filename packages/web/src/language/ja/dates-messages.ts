import type { Area } from "./forms.ts";

/** Notes and refusals of imports of calendars and special days. */
export const datesMessages = {
  '"{date}" is not a date as in 2026-01-31.': "「{date}」は2026-01-31のような日付ではありません。",
  "The last day must not be before the first day.": "最終日は初日より前にできません。",
  'There is no time zone "{zone}". Use a name such as Europe/Warsaw.':
    "「{zone}」というタイムゾーンはありません。Asia/Tokyoのような名前を使ってください。",
  "The file is larger than {megabytes} MB. Export fewer years or fewer calendars.":
    "ファイルが{megabytes} MBを超えています。年数かカレンダーを減らしてエクスポートしてください。",
  "The file is not a calendar (ICS). In your calendar program, export it as iCalendar (.ics).":
    "ファイルがカレンダー（ICS）ではありません。カレンダーアプリでiCalendar（.ics）としてエクスポートしてください。",
  "The calendar file is incomplete: it ends in the middle of an entry. Export or download it again.":
    "カレンダーファイルが不完全で、項目の途中で終わっています。もう一度エクスポートまたはダウンロードしてください。",
  "The calendar file has entries inside one another in more than {depth} levels. Export it from another program.":
    "カレンダーファイルの項目の入れ子が{depth}階層を超えています。別のアプリからエクスポートしてください。",
  "The calendar file has more than {limit} entries. Export fewer years or fewer calendars.":
    "カレンダーファイルの項目が{limit}件を超えています。年数かカレンダーを減らしてエクスポートしてください。",
  "There are more than {limit} events between the first and the last day. Choose a shorter time or fewer calendars.":
    "初日から最終日までの予定が{limit}件を超えています。期間を短くするか、カレンダーを減らしてください。",
  "The events repeat too often to list them. Try fewer events or shorter repetitions.":
    "予定の繰り返しが多すぎて一覧にできません。予定を減らすか、繰り返しを短くしてください。",
  "The file is not UTF-8. It was read as {encoding}.":
    "ファイルがUTF-8ではありません。{encoding}として読み込みました。",
  "The file does not define its time zones. Their known rules were used: {zones}.":
    "ファイルにタイムゾーンの定義がありません。既知のルールを使いました：{zones}。",
  'The file does not define the time zone "{zone}". The rules of {used} were used.':
    "ファイルにタイムゾーン「{zone}」の定義がありません。{used}のルールを使いました。",
  'The time zone "{zone}" is unknown. Its times were not converted.':
    "タイムゾーン「{zone}」は不明です。時刻は変換されていません。",
  '"{title}" repeats by a calendar that is not supported: {calendar}. Only its first date was imported.':
    "「{title}」は対応していない暦（{calendar}）で繰り返されます。最初の日付だけを読み込みました。",
  '"{title}" repeats by a rule that is not supported: {rule}. Only its first date was imported.':
    "「{title}」の繰り返しルールには対応していません：{rule}。最初の日付だけをインポートしました。",
  "{count} events without a valid date were left out.": ["有効な日付のない予定{count}件を除外しました。"],
  "{count} older versions of events were left out.": ["予定の古いバージョン{count}件を除外しました。"],
  "{count} tasks and notes were left out.": ["タスクとメモ{count}件を除外しました。"],
  "{count} lines could not be read.": ["{count}行を読み取れませんでした。"],
  "{count} more notes are not listed.": ["ほか{count}件のメッセージは省略されています。"],
  "{count} titles have characters that Octavo's fonts lack, such as emoji. They are not printed, unless a font of the planner has them.":
    [
      "タイトル{count}件に、絵文字などOctavoのフォントにない文字が含まれています。手帳のフォントにその文字がなければ印刷されません。",
    ],
  "{count} titles have only characters that Octavo's fonts lack. The name of the calendar is printed in their place.": [
    "タイトル{count}件は、Octavoのフォントにない文字だけでできています。代わりにカレンダーの名前が印刷されます。",
  ],
  "{count} entries are outside of the dates of the planner, and not printed.": [
    "手帳の期間外の項目が{count}件あり、印刷されません。",
  ],
  "{count} cancelled events were left out.": ["キャンセルされた予定{count}件を除外しました。"],
  "{count} lists of free and busy times were left out.": ["空き時間情報{count}件を除外しました。"],
  "{count} exceptions to repetitions could not be read. Events may be listed on days on which they do not take place.":
    ["繰り返しの例外{count}件を読み取れませんでした。実際にはない日に予定が載ることがあります。"],
  "{count} further dates of repeating events could not be read.": [
    "繰り返し予定の追加の日付{count}件を読み取れませんでした。",
  ],
  "{count} entries end before they start. Their ends are on the next day.": [
    "終了が開始より前の項目が{count}件あります。終了を翌日としました。",
  ],
  'Line {line}: Write a comma between the date and the title: "{text}".':
    "{line}行目：日付とタイトルの間にコンマを入れてください：「{text}」。",
  'Line {line}: "{text}" has no date that Octavo can read. Write "3 August, Holiday" or "2 to 16 August 2027, Holiday".':
    "{line}行目：「{text}」に、読み取れる日付がありません。「8月3日, 休暇」または「2027年8月2日から16日, 休暇」のように書いてください。",
  'Line {line}: "{text}" can be read in two ways, because some write the day first and others the month. Write 2027-08-03 or 3 August 2027.':
    "{line}行目：「{text}」は、日が先か月が先かによって2通りに読めます。2027-08-03または2027年8月3日のように書いてください。",
  'Line {line}: "{text}" is not an end that fits the date. Write a last day, or "3 days".':
    "{line}行目：「{text}」は日付に合う終わりではありません。最終日か「3 days」のように書いてください。",
  "Line {line}: the last day, {text}, is before the first day. Write the first day first.":
    "{line}行目：最終日{text}が初日より前です。初日を先に書いてください。",
  "Line {line}: the entry is longer than {limit} days. Check the years of its first and last day, or use several lines.":
    "{line}行目：項目が{limit}日を超えています。初日と最終日の年を確認するか、複数の行に分けてください。",
  'Line {line}: "{text}" is left over after the last column. Put a text with commas, semicolons or tabs in quotation marks.':
    "{line}行目：「{text}」は最後の列の後に余っています。コンマ、セミコロン、タブを含むテキストは引用符で囲んでください。",
  'Line {line} has no title. Write it after the date: "3 August, Holiday".':
    "{line}行目にタイトルがありません。日付の後に書いてください：「8月3日, 休暇」。",
} satisfies Area<"datesMessages">;
