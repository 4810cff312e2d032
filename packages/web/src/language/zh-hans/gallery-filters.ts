import type { Area } from "./forms.ts";

/** Conditions of the gallery, and measured scores. */
export const galleryFilters = {
  "More conditions…": "更多条件…",
  "More conditions": "更多条件",
  Conditions: "条件",
  "Remove condition: {filter}": "移除条件：{filter}",
  "Has all of these pages": "包含以下所有页面",
  "Year pages": "年页面",
  "Quarter pages": "季度页面",
  "Month pages": "月页面",
  "Week pages": "周页面",
  "Day pages": "日页面",
  "Event pages": "事件页面",
  "Pages of list rows": "列表行页面",
  "Numbered pages": "编号页面",
  "Any language": "任何语言",
  "Any licence": "任何许可",
  "Any score": "任何评分",
  "Score of at least {score}": "评分至少 {score}",
  "Show planners": "显示手账",
  "No planner meets all conditions. These are without one of them:": "没有手账符合所有条件。去掉其中一个条件后：",
  "Without “{filter}”: {count}": "去掉“{filter}”：{count}",
  "Showing {shown} of more than {total} public projects.": "显示超过 {total} 个公开项目中的 {shown} 个。",
  "Measured score": "实测评分",
  "Measured score: {score} of 100": "实测评分：{score} 分（满分 100）",
  "{score} of 100": "{score} 分（满分 100）",
  "Measured on {date} by this site from the planner itself, and not from what its author says.":
    "本站于 {date} 根据手账本身测得，而非根据作者的说明。",
  "Not measured yet. The site measures a project some minutes after its last change.":
    "尚未测量。本站会在项目最后一次更改几分钟后进行测量。",
  "Its documents have errors, so it can't be measured.": "文档有错误，因此无法测量。",
  "It is too large to be measured.": "项目太大，无法测量。",
  "It could not be measured. The site tries again after its next change.": "未能测量。本站会在下次更改后重试。",
  "{points} of {most} points": "{points} 分（满分 {most}）",
  "Rules of its device": "所用设备的规则",
  "Other languages": "其他语言",
  Weight: "体积",
  "The PDF has no links between its pages.": "PDF 的页面之间没有链接。",
  "Links that lead to a page, and back with three taps or fewer: {good} of {total}.":
    "能到达某页并在三次点按内返回的链接：{good} / {total}。",
  "Pages whose links were read: {read} of {pages}.": "已读取链接的页面：{read} / {pages}。",
  "Problems on its own device: {count}.": "在所用设备上的问题：{count}。",
  "Other screens on which it has no problem when scaled: {fits} of {tested}. Tried: {names}.":
    "缩放后没有问题的其他屏幕：{fits} / {tested}。已测试：{names}。",
  "Other languages in which its texts have room: {fits} of {tested}. Tried: {names}.":
    "文字放得下的其他语言：{fits} / {tested}。已测试：{names}。",
  "Size of the PDF: {size}. Pages: {pages}.": "PDF 大小：{size}。页数：{pages}。",
  "Not measured, because the planner has too many pages.": "未测量，因为手账页数太多。",
  "What lowers the score": "降低评分的原因",
  "Nothing lowers it.": "没有降低评分的原因。",
  "Correct the problems that this project lists.": "修正此项目列出的问题。",
  "Problems on {device} after scaling: {count}. Choose this device for a copy to see them.":
    "缩放到 {device} 后的问题：{count}。为副本选择此设备即可查看。",
  "Texts without room in {language}: {count}. Give names of months and days wider boxes.":
    "{language}中放不下的文字：{count}。请加宽月份和星期名称的框。",
  "Use smaller pictures, or fewer of them.": "使用更小或更少的图片。",
  "Link the pages, for example by tabs for the months.": "为页面添加链接，例如各月的标签。",
  "A link on page {page} leads to no page. Choose another target.":
    "第 {page} 页上的一个链接没有指向任何页面。请选择其他目标。",
  "Page {page} links to page {target}, from which no three links lead back. Add a link there.":
    "第 {page} 页链接到第 {target} 页，但从那里无法通过三个链接返回。请在那里添加链接。",
  "Unable to load the score of this project.": "无法加载此项目的评分。",
} satisfies Area<"galleryFilters">;
