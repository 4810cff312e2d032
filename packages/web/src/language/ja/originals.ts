import type { Area } from "./forms.ts";

/** Texts of src/screens/original. */
export const originals = {
  "See changes": "変更を見る",
  "Not now": "今はしない",
  "“{name}” by {author}, which this project was cloned from, has changed.":
    "このプロジェクトのクローン元である{author}の「{name}」が変更されました。",
  "Changes of the original": "元の作品の変更",
  "Take over what changed in the project that this one was cloned from. Your own changes stay.":
    "クローン元のプロジェクトで変わったところを取り込みます。自分の変更は残ります。",
  "View the original": "元の作品を見る",
  "There is nothing to merge: this project has no original that can be cloned now.":
    "統合するものはありません。このプロジェクトには、現在クローンできる元の作品がありません。",
  "The original is now under this licence: {licence}. Your project is under another: {own}. They do not go together. Clone the original again to have its changes.":
    "元の作品のライセンスは現在 {licence} です。このプロジェクトのライセンスは {own} で、両立しません。変更を使うには、元の作品をもう一度クローンしてください。",
  "Octavo did not keep what the original was when this project was cloned, so it can't tell your changes from the original's. Clone the original again to have its changes.":
    "クローンしたときの元の作品の状態が保存されていないため、自分の変更と元の作品の変更を区別できません。変更を使うには、元の作品をもう一度クローンしてください。",
  "Nothing is new: “{name}” by {author} has not changed since it was cloned or last merged.":
    "新しい変更はありません。{author}の「{name}」は、クローンまたは前回の統合から変わっていません。",
  "Nothing in your project changes.": "プロジェクトに変わるところはありません。",
  "These stay, because they are still used: {names}.": "まだ使われているため、次のものは残ります：{names}。",
  "The merged planner would have errors: {problem}. Choose the other value of a conflict, or change your project first.":
    "統合した手帳にエラーが生じます：{problem}。競合でもう一方の値を選ぶか、先にプロジェクトを変更してください。",
  "Mine now": "現在の自分のもの",
  "After the merge": "統合後",
  "Only now": "現在のみ",
  "No page changes.": "変わるページはありません。",
  "No master changes.": "変わるマスターはありません。",
  "Merged changes of {name} by {author}": "{name}（{author}）の変更を統合",
  "Merging…": "統合中…",
  "Merge changes": "変更を統合",
  "Changes merged.": "変更を統合しました。",
  "You and the author changed these differently. Yours stays, unless you choose the original's.":
    "自分と作者が別々に変更したところです。元の作品の値を選ばなければ、自分の値が残ります。",
  "Keep all of mine": "すべて自分の値にする",
  "Take all of the original's": "すべて元の作品の値にする",
  "Show all {count} conflicts": "{count} 件の競合をすべて表示",
  Mine: "自分の値",
  "The original's": "元の作品の値",
  "Deleted by one of you": "どちらかが削除",
  "Named page {name}": "名前付きページ「{name}」",
  "Style {name}": "スタイル「{name}」",
  "Theme {name}": "テーマ「{name}」",
  "Font {name}": "フォント「{name}」",
  "Rule for {name}": "「{name}」のルール",
  "Page setup": "ページ設定",
  "Theme in use": "使用中のテーマ",
  "Frame of all masters": "すべてのマスターの枠",
  Order: "順序",
  "List {name}": "リスト「{name}」",
  "Calendar {name}": "カレンダー「{name}」",
  "Term {name}": "期間「{name}」",
  "Row {name}": "行「{name}」",
  "Nothing|value": "なし",
  "Kept, with changes": "変更して残す",
  "{count} conflicts": ["{count} 件の競合"],
} satisfies Area<"originals">;
