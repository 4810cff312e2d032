import type { Area } from "./forms.ts";

/** Explained terms, hints and examples. */
export const guidance = {
  // Terms
  Section: "分区",
  Part: "部件",
  Token: "占位符",
  "A section is an entry of the plan. It makes one page from its master, one for each day, week or month, or as many as you say.":
    "分区是计划中的一个条目。它用自己的母版生成一页，每天、每周或每月一页，或者你指定的页数。",
  "A part is a ready-made piece of a page, such as a schedule or a habit tracker. Insert it, and change it as you like.":
    "部件是现成的页面片段，例如日程表或习惯追踪。插入后可以随意修改。",
  "A block is a piece that several masters share, such as a header. If you change it in one place, it changes everywhere.":
    "模块是多个母版共用的部分，例如页眉。在一处修改，所有地方都会随之改变。",
  "A style is a look with a name: font, size, color and lines. If you change the style, everything that uses it changes.":
    "样式是有名称的外观：字体、字号、颜色和线条。修改样式后，所有使用它的内容都会改变。",
  "A token is a word in braces. Each page replaces it by its own value: {token} is Monday on one page and Tuesday on the next.":
    "占位符是大括号中的一个词，每一页都换成自己的值：{token} 在一页上是星期一，在下一页上是星期二。",
  "An anchor gives a place on a page a name, so that links can lead there. It is not printed.":
    "锚点为页面上的某个位置命名，让链接可以指向那里。它不会被打印。",

  // Hints
  "Explain “{heading}”": "解释“{heading}”",
  "All words in the tutorial": "在教程中查看所有术语",
  "The words": "术语",
  "Hint {number} of {total}": "提示 {number}/{total}",
  "{number} of {total}": "{number}/{total}",
  "Skip all hints": "跳过所有提示",
  Next: "下一条",
  "Show hints again": "重新显示提示",
  "The hints appear again when you open a project.": "打开项目时会重新显示提示。",
  "The first and the last day decide which days, weeks and months the planner has.":
    "第一天和最后一天决定手账包含哪些日、周和月。",
  "Add a section. It makes pages from a master, for example one for each day.":
    "添加一个分区。它用母版生成页面，例如每天一页。",
  "Each of these is a section. Open one to choose its master and how often it repeats.":
    "每一项都是一个分区。打开它来选择母版和重复方式。",
  "The pages follow each change at once. Save the plan to keep it.": "页面会立即反映每次修改。保存计划即可保留修改。",
  "These are the pages of your planner. Tap a date or a tab: links work here as on your tablet.":
    "这些是手账的页面。点按日期或标签：链接在这里和平板上一样有效。",
  "Start here: draw the first page, such as a day. The plan then makes pages from it.":
    "从这里开始：绘制第一个页面，例如一天。计划会用它生成页面。",
  "Open a master to change the design. All pages that use it change with it.":
    "打开母版即可修改设计，所有使用它的页面会随之改变。",
  "The pages are as large as this screen. If you choose another device, the designs are fitted to it.":
    "页面与此屏幕一样大。选择其他设备时，设计会随之调整。",
  "Download one PDF with all pages and links. Then you see how to copy it to your tablet.":
    "下载一个包含所有页面和链接的 PDF，之后会显示如何复制到平板。",
  "Choose a widget or a ready-made part. It lands on the page, and you drag it where it belongs.":
    "选择一个元素或现成的部件，它会出现在页面上，再拖到合适的位置。",
  "Select something on the page. Drag it to move it, and double-click a text to write.":
    "选择页面上的内容。拖动即可移动，双击文字即可编辑。",
  "Change here what you have selected. With nothing selected, change the styles of the whole planner.":
    "在这里修改所选内容。未选择任何内容时，可修改整本手账的样式。",
  "When you save, all pages with this design change.": "保存后，所有使用此设计的页面都会改变。",
  "Turn on here what the planner needs, such as weeks, and choose the master of its pages.":
    "在这里启用手账需要的内容（例如周），并选择页面的母版。",
} satisfies Area<"guidance">;
