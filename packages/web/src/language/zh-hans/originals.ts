import type { Area } from "./forms.ts";

/** Texts of src/screens/original. */
export const originals = {
  "See changes": "查看更改",
  "Not now": "以后再说",
  "“{name}” by {author}, which this project was cloned from, has changed.":
    "此项目克隆自 {author} 的“{name}”，原作有了更改。",
  "Changes of the original": "原作的更改",
  "Take over what changed in the project that this one was cloned from. Your own changes stay.":
    "把原作中更改的内容合并到此项目。你自己的更改会保留。",
  "View the original": "查看原作",
  "There is nothing to merge: this project has no original that can be cloned now.":
    "没有可合并的内容：此项目没有目前可以克隆的原作。",
  "The original is now under this licence: {licence}. Your project is under another: {own}. They do not go together. Clone the original again to have its changes.":
    "原作现在使用此许可：{licence}。你的项目使用另一种许可：{own}。两者不相容。如要使用它的更改，请重新克隆原作。",
  "Octavo did not keep what the original was when this project was cloned, so it can't tell your changes from the original's. Clone the original again to have its changes.":
    "Octavo 没有保留克隆时原作的状态，因此无法区分你的更改和原作的更改。如要使用它的更改，请重新克隆原作。",
  "Nothing is new: “{name}” by {author} has not changed since it was cloned or last merged.":
    "没有新内容：自克隆或上次合并以来，{author} 的“{name}”没有更改。",
  "Nothing in your project changes.": "你的项目没有任何变化。",
  "These stay, because they are still used: {names}.": "这些内容仍在使用，因此会保留：{names}。",
  "The merged planner would have errors: {problem}. Choose the other value of a conflict, or change your project first.":
    "合并后的手账会有错误：{problem}。请在某个冲突中选择另一个值，或先修改你的项目。",
  "Mine now": "我的当前内容",
  "After the merge": "合并后",
  "Only now": "仅当前有",
  "No page changes.": "没有页面变化。",
  "No master changes.": "没有母版变化。",
  "Merged changes of {name} by {author}": "已合并 {name}（{author}）的更改",
  "Merging…": "正在合并…",
  "Merge changes": "合并更改",
  "Changes merged.": "已合并更改。",
  "You and the author changed these differently. Yours stays, unless you choose the original's.":
    "你和作者对这些内容作了不同的更改。除非选择原作的值，否则保留你的值。",
  "Keep all of mine": "全部保留我的",
  "Take all of the original's": "全部采用原作的",
  "Show all {count} conflicts": "显示全部 {count} 个冲突",
  Mine: "我的",
  "The original's": "原作的",
  "Deleted by one of you": "已被其中一方删除",
  "Named page {name}": "命名页面“{name}”",
  "Style {name}": "样式“{name}”",
  "Theme {name}": "主题“{name}”",
  "Font {name}": "字体“{name}”",
  "Rule for {name}": "“{name}”的规则",
  "Page setup": "页面设置",
  "Theme in use": "使用中的主题",
  "Frame of all masters": "所有母版的边框",
  Order: "顺序",
  "List {name}": "列表“{name}”",
  "Calendar {name}": "日历“{name}”",
  "Term {name}": "时段“{name}”",
  "Row {name}": "行“{name}”",
  "Nothing|value": "无",
  "Kept, with changes": "保留并有更改",
  "{count} conflicts": ["{count} 个冲突"],
} satisfies Area<"originals">;
