import type { Area } from "./forms.ts";

/** Conditions of the gallery, and measured scores. */
export const galleryFilters = {
  "More conditions…": "その他の条件…",
  "More conditions": "その他の条件",
  Conditions: "条件",
  "Remove condition: {filter}": "条件を外す：{filter}",
  "Has all of these pages": "次のページをすべて含む",
  "Year pages": "年のページ",
  "Quarter pages": "四半期のページ",
  "Month pages": "月のページ",
  "Week pages": "週のページ",
  "Day pages": "日のページ",
  "Event pages": "予定のページ",
  "Pages of list rows": "リストの行のページ",
  "Numbered pages": "番号付きのページ",
  "Any language": "すべての言語",
  "Any licence": "すべてのライセンス",
  "Any score": "すべてのスコア",
  "Score of at least {score}": "スコア{score}以上",
  "Show planners": "手帳を表示",
  "No planner meets all conditions. These are without one of them:":
    "すべての条件に合う手帳はありません。条件を1つ外すと：",
  "Without “{filter}”: {count}": "「{filter}」なし：{count}",
  "Showing {shown} of more than {total} public projects.":
    "{total}件以上の公開プロジェクトのうち{shown}件を表示しています。",
  "Measured score": "測定スコア",
  "Measured score: {score} of 100": "測定スコア：100点中{score}点",
  "{score} of 100": "100点中{score}点",
  "Measured on {date} by this site from the planner itself, and not from what its author says.":
    "{date}に、作者の説明ではなく手帳そのものをもとに、このサイトが測定しました。",
  "Not measured yet. The site measures a project some minutes after its last change.":
    "まだ測定されていません。最後の変更から数分後にサイトが測定します。",
  "Its documents have errors, so it can't be measured.": "文書にエラーがあるため、測定できません。",
  "It is too large to be measured.": "大きすぎるため、測定できません。",
  "It could not be measured. The site tries again after its next change.":
    "測定できませんでした。次の変更のあとで、もう一度測定します。",
  "{points} of {most} points": "{most}点中{points}点",
  "Rules of its device": "対象デバイスの規則",
  "Other languages": "ほかの言語",
  Weight: "重さ",
  "The PDF has no links between its pages.": "PDFにはページ間のリンクがありません。",
  "Links that lead to a page, and back with three taps or fewer: {good} of {total}.":
    "ページに移動でき、3回以内のタップで戻れるリンク：{total}個中{good}個。",
  "Pages whose links were read: {read} of {pages}.": "リンクを読み取ったページ：{pages}ページ中{read}ページ。",
  "Problems on its own device: {count}.": "対象デバイスでの問題：{count}件。",
  "Other screens on which it has no problem when scaled: {fits} of {tested}. Tried: {names}.":
    "拡大・縮小しても問題のないほかの画面：{tested}種類中{fits}種類。試した画面：{names}。",
  "Other languages in which its texts have room: {fits} of {tested}. Tried: {names}.":
    "文字が収まるほかの言語：{tested}言語中{fits}言語。試した言語：{names}。",
  "Size of the PDF: {size}. Pages: {pages}.": "PDFのサイズ：{size}。ページ数：{pages}。",
  "Not measured, because the planner has too many pages.": "ページが多すぎるため、測定していません。",
  "What lowers the score": "スコアを下げているもの",
  "Nothing lowers it.": "下げているものはありません。",
  "Correct the problems that this project lists.": "このプロジェクトに表示される問題を修正してください。",
  "Problems on {device} after scaling: {count}. Choose this device for a copy to see them.":
    "{device}に拡大・縮小したときの問題：{count}件。コピーでこのデバイスを選ぶと確認できます。",
  "Texts without room in {language}: {count}. Give names of months and days wider boxes.":
    "{language}で収まらない文字：{count}件。月や曜日の名前の枠を広げてください。",
  "Use smaller pictures, or fewer of them.": "画像を小さくするか、減らしてください。",
  "Link the pages, for example by tabs for the months.": "月のタブなどで、ページどうしをリンクしてください。",
  "A link on page {page} leads to no page. Choose another target.":
    "{page}ページのリンクはどのページにもつながっていません。別のリンク先を選んでください。",
  "Page {page} links to page {target}, from which no three links lead back. Add a link there.":
    "{page}ページから{target}ページへのリンクがありますが、そこから3回以内のリンクでは戻れません。そのページにリンクを追加してください。",
  "Unable to load the score of this project.": "このプロジェクトのスコアを読み込めません。",
} satisfies Area<"galleryFilters">;
