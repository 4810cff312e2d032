import type { Area } from "./forms.ts";

/** Names and descriptions of the starters, and of their optional sections. */
export const starters = {
  "Daily planner": "デイリー手帳",
  "A page for every day with hours, priorities and tasks, under its week, month and year, and sixty pages for notes.":
    "1日1ページに時間、優先事項、タスク。その上に週、月、年のページがあり、ノートは60ページ。",
  "A page for each week": "週ごとのページ",
  "A page of notes behind each day": "毎日のページの後ろにノート",
  "Weekly planner": "ウィークリー手帳",
  "A week on a page with room for each day, twelve months above it and sixty pages for notes.":
    "1週間1ページに毎日の欄。その上に12か月のページがあり、ノートは60ページ。",
  "A page of notes behind each week": "毎週のページの後ろにノート",
  "Monthly planner and notes": "マンスリー手帳とノート",
  "A large calendar and a plan for every month, and a hundred pages for notes with an index.":
    "月ごとの大きなカレンダーとプラン、索引付きのノート100ページ。",
  "A plan for each month": "月ごとのプラン",
  "Quarters and projects": "四半期とプロジェクト",
  "Goals and a roadmap for every quarter, its months and weeks, and projects with milestones and tasks.":
    "四半期ごとの目標とロードマップ、月と週のページ、マイルストーンとタスク付きのプロジェクト。",
  "A page of notes behind each project": "各プロジェクトの後ろにノート",
  "School year": "学校の1年",
  "A timetable, subjects with grades, terms, a list of assignments for every month, and a page for each week.":
    "時間割、成績付きの科目、学期、月ごとの課題リスト、週ごとのページ。",
  "A page for each term": "学期ごとのページ",
  "A list of assignments for each month": "月ごとの課題リスト",
  "Meeting notes": "会議ノート",
  "Sixty numbered meetings with agenda, notes and actions, each a tap away from the index.":
    "議題、メモ、アクションを書ける番号付きの会議60件。索引からタップ1回で開けます。",
  "A second page for each meeting": "会議ごとに2ページ目",
  "Habit tracker": "習慣トラッカー",
  "A square for every day of the year, a grid of days and habits for each month, and a page to look back.":
    "1年の毎日のマス、月ごとの日と習慣の表、振り返りのページ。",
  "A review of each month": "月ごとの振り返り",
  "Bullet journal": "バレットジャーナル",
  "An index, a key, a future log, twelve monthly logs and 120 numbered dotted pages for everything else.":
    "索引、キー、フューチャーログ、12か月のマンスリーログ、そのほか何にでも使える番号付きのドットページ120枚。",
  "A key of signs": "記号のキー",
  "Device test": "デバイステスト",
  "Greys, rules, type, tap targets and edges, to see what a device shows and what its toolbar covers.":
    "グレー、罫線、文字、タップ領域、端。デバイスに何が表示され、ツールバーで何が隠れるかを確認できます。",

  // Themes
  Classic: "クラシック",
  Sober: "シンプル",
  Editorial: "雑誌風",
  Technical: "テクニカル",
  Handwritten: "手書き風",
  Rounded: "丸ゴシック風",
  "Large type": "大きな文字",
  "Ink-saving": "インク節約",
  "High contrast": "ハイコントラスト",
  "This planner has no themes.": "この手帳にはテーマがありません。",
  "The pages of this device have no room for the theme “{value}”.":
    "このデバイスのページにはテーマ「{value}」を配置する余裕がありません。",

  // Page layouts
  "Columns with hours": "時間付きの列",
  "Two pages": "2ページ",
  "Days of a week": "1週間の曜日の並び",
  "In rows": "行に並べる",
  "In columns": "列に並べる",
  "Row below the week": "週の下の行",
  "No row": "なし",
  Plain: "無地",
  Meals: "食事",
  "Calendar with goals and notes": "カレンダーと目標・メモ",
  "Large calendar": "大きなカレンダー",
  "List of days with goals and notes": "日付一覧と目標・メモ",
  "Hours, priorities and tasks": "時間、優先事項、タスク",
  "Hours beside notes": "時間とメモを並べる",
  "Gratitude and mood": "感謝と気分",
  "Top three": "今日の3つ",
  "Paper of notes": "メモの用紙",
  "Spacing of paper in mm": "用紙の間隔（mm）",
  "Usual spacing": "標準の間隔",
  "At the top": "上",
  "At the side": "横",
  Tabs: "タブ",
  People: "人物",
  Books: "本",
  Trips: "旅行",
  Budget: "予算",
  "No room on this device: {names}": "このデバイスには収まりません: {names}",
  "No room in this theme: {names}": "このテーマには収まりません: {names}",
  "Another list": "リストを追加",
  "Another list: {name}": "リストを追加：{name}",
  "One list less: {name}": "リストを1つ減らす：{name}",
  "Each list has an index and a page for each name, or {count} pages without names.":
    "各リストには索引と、名前ごとに1ページ、または名前のない{count}ページがあります。",
  "Another list of the same kind has its own index, for example for projects at work and at home.":
    "同じ種類のリストを追加すると、そのリストの索引もできます。たとえば仕事と家のプロジェクトを分けられます。",
  "“{name}={value}” has no room on this device.": "「{name}={value}」はこのデバイスに収まりません。",
  "“{name}={value}” has no room in this theme.": "「{name}={value}」はこのテーマに収まりません。",
  "“{value}” is not a distance in millimeters ({known}).": "「{value}」はミリメートルの間隔ではありません（{known}）。",

  // New planners
  "Meals and household": "食事と家事",
  "Meals of every week with a shopping list, sixty recipes with an index, a pantry list, chores, bills and birthdays.":
    "毎週の献立と買い物リスト、索引つきの六十のレシピ、食品庫、家事、請求書、誕生日。",
  "A shopping list by department for each week": "毎週の売り場別の買い物リスト",
  "A list of what is in the pantry, fridge and freezer": "食品庫、冷蔵庫、冷凍庫にある物の一覧",
  "A rota of chores": "家事の当番表",
  "Budget and expenses": "家計簿",
  "Income, fixed costs and categories of every month, its expenses with running sums, a year that adds up, savings and debts.":
    "毎月の収入、固定費、分類、累計つきの支出、合計できる一年、貯金と借金。",
  "A list of bills with a square for each month": "月ごとのます目つきの請求書一覧",
  "Savings and debts": "貯金と借金",
  "Training log": "トレーニング日誌",
  "Sessions of every week with distance, time and feel, sums by month and year, training plans, races, records and gear.":
    "毎週の練習の距離、時間、調子、月と年の合計、計画、大会、自己記録、用具。",
  "Four training plans of sixteen weeks": "十六週間の計画を四つ",
  "A list of gear": "用具の一覧",
  "Sums and a review of each month": "毎月の合計と振り返り",
  "Teacher's planner": "教師の手帳",
  "A timetable, classes with attendance, grades and seating plans, lessons of every week, talks with parents, and terms.":
    "時間割、出席・成績・座席表つきのクラス、毎週の授業、保護者との面談、学期。",
  "Lesson plans for each week": "毎週の授業計画",
  "A seating plan for each class": "クラスごとの座席表",
  "Journal with prompts": "質問つき日記",
  "A page for every day with gratitude, mood and a question, thirty-one questions answered month by month, and reviews.":
    "感謝と気分と質問のある毎日のページ、月ごとに答える三十一の質問、振り返り。",
  "Thirty-one questions with a page each": "一問ずつのページがある三十一の質問",
  "A review of each week": "毎週の振り返り",
  "Five-year journal": "五年日記",
  "A page for every day of the year with a few lines for each of five years, and reviews of months and years.":
    "一年の毎日のページに五年分の数行、月と年の振り返り。",
  "A review of each year": "毎年の振り返り",
  "A page for 29 February": "二月二十九日のページ",
  "First and last hour": "最初と最後の時刻",
  "Last hour": "最後の時刻",
  "Usual hours": "標準の時刻",
  "The last hour must be after the first.": "最後の時刻は最初の時刻より後にしてください。",
  "Page layouts": "ページのレイアウト",
  "Add lists": "リストを追加",
  "Projects, people, books…": "プロジェクト、人、本…",
  "{list}: no names yet": "{list}：名前はまだありません",
  "{list}: {count} pages": "{list}：{count}ページ",
  "{list}: {names}": "{list}：{names}",
  "Name them": "名前を付ける",
  "{list}: names, one per line": "{list}: 名前（1行に1つ）",
  "Up to {most} names for a list, and {count} letters for all lists.":
    "1つのリストに名前は{most}個まで、すべてのリストで{count}文字までです。",
  "Names in lists": "リストの名前",
  "Project pages": "プロジェクトのページ",
  Subjects: "教科",
  Classes: "クラス",
  Pupils: "生徒",
  "Each class that you name gets a field for its pupils. Each pupil gets a line in attendance and grades.":
    "名前を付けたクラスごとに、生徒を入力する欄が表示されます。生徒ごとに出席と成績の1行ができます。",
  "Without a class name, all pupils are in one class.": "クラス名がない場合、すべての生徒が1つのクラスに入ります。",
  "A page for each person, such as a colleague. Pupils need not be entered here again.":
    "同僚など、1人に1ページです。生徒をここにもう一度入力する必要はありません。",
} satisfies Area<"starters">;
