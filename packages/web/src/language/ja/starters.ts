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
  "Goals and a roadmap for every quarter, its months and weeks, and twenty projects with milestones and tasks.":
    "四半期ごとの目標とロードマップ、月と週のページ、マイルストーンとタスク付きの20件のプロジェクト。",
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
  "Row below the week": "週の下の行",
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
  "Page layouts and collections": "ページのレイアウトとコレクション",
  "No room on this device: {names}": "このデバイスには収まりません: {names}",
  "Number of collections: {name}": "コレクションの数: {name}",
  "“{name}={value}” has no room on this device.": "「{name}={value}」はこのデバイスに収まりません。",
  "“{value}” is not a distance in millimeters ({known}).": "「{value}」はミリメートルの間隔ではありません（{known}）。",
} satisfies Area<"starters">;
