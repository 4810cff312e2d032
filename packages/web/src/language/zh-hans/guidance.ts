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
  "The first and the last day decide which days, weeks and months the planner has. Holidays, birthdays and other own days are on the Dates tab.":
    "第一天和最后一天决定手账包含哪些日、周和月。节假日、生日和其他自己的日子在“日期”选项卡中。",
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
  "Pages match this screen exactly. If you choose another device, the designs adapt to it.":
    "页面与此屏幕一样大。选择其他设备时，设计会随之调整。",
  "Download one PDF with all pages and links. Afterwards, you see how to copy it to your tablet.":
    "下载一个包含所有页面和链接的 PDF，之后会显示如何复制到平板。",
  "Choose a widget or a ready-made part. It lands on the page, and you drag it where it belongs.":
    "选择一个元素或现成的部件，它会出现在页面上，再拖到合适的位置。",
  "Select something on the page. Drag it to move it, and double-click a text to write. Enter ends a text of one line; Shift + Enter starts a new line.":
    "选择页面上的内容。拖动即可移动，双击文字即可编辑。按 Enter 结束单行文本，按 Shift + Enter 换行。",
  "Tap something on the page to select it. Drag it to move it, tap a text twice to write, and tap beside it when you have finished.":
    "点按页面上的内容即可选择。拖动即可移动，连按两次文字即可编辑，完成后点按旁边。",
  "Change here what you have selected. With nothing selected, change the styles of the whole planner.":
    "在这里修改所选内容。未选择任何内容时，可修改整本手账的样式。",
  "When you save, all pages with this design change.": "保存后，所有使用此设计的页面都会改变。",
  "Turn on here what the planner needs, such as weeks, and choose the master of its pages. Lists, such as projects or pupils, have a tab of their own.":
    "在这里启用手账需要的内容（例如周），并选择页面的母版。列表，例如项目或学生，有自己的选项卡。",

  // Examples
  Examples: "示例",
  "Each is a small project that shows one thing. Open one, change what you like, and throw it away.":
    "每个示例都是展示一件事的小项目。打开一个，随意修改，然后丢弃即可。",
  "Opening…": "正在打开…",
  "Example: {name}": "示例：{name}",
  "Throw away": "丢弃",
  "Keep as my project": "保留为我的项目",
  "An index": "索引",
  "Tap a number on the first page: it opens a note. The number at the top of the note leads back. One grid makes all links.":
    "点按第一页上的编号即可打开笔记，笔记顶部的编号可返回。一个网格生成所有链接。",
  "Month tabs": "月份标签",
  "Every page has the months at its side and marks its own. The tabs are a block that all masters show, so they are drawn once.":
    "每一页侧边都有月份，并标出当前月份。标签是所有母版共用的模块，因此只需绘制一次。",
  "A habit tracker": "习惯追踪",
  "Each month has a row for each day, with columns to tick off. Select the list of days in the master to change the number of columns.":
    "每个月每天一行，并有可勾选的列。在母版中选择日期列表即可更改列数。",
  "The month shows the events of a calendar, and its list leads to the days. Only days with an event have a page. Add your own calendar on the tab Dates.":
    "月份页显示日历中的事件，列表可跳转到对应日期。只有有事件的日期才有页面。可在“日期”标签页中添加自己的日历。",
  "A rotating timetable": "轮换课程表",
  "School days count from 1 to 4 and start again. Each day leads to the timetable of its number. The numbers are events on the tab Dates.":
    "上课日从 1 数到 4，然后重新开始。每一天都链接到对应编号的课程表。这些编号是“日期”标签页中的事件。",
  "Pages from a list": "由列表生成的页面",
  "Each name of the list has a page and a line in the index. Add a name on the tab Lists, and both follow.":
    "列表中的每个名字都有一页，并在索引中占一行。在“列表”标签页中添加名字，两者都会随之更新。",
  "A block on two masters": "两个母版共用的模块",
  "Days and notes have the same header, which is a block. Change it on one master, and it changes on both.":
    "日页和笔记页使用同一个页眉模块。在一个母版上修改，两个都会改变。",
  "Styles and themes": "样式与主题",
  "Title, text and lines have styles. Open the master and choose another theme: all of them change together.":
    "标题、文字和线条都有样式。打开母版并选择其他主题，它们会一起改变。",
  "An anchor and its links": "锚点及其链接",
  "The month has an anchor named “goals”. A link on every day leads there, and the days of the calendar lead to their pages.":
    "月份页有一个名为“goals”的锚点。每天的链接都指向它，日历中的日期则指向各自的页面。",
  "One master makes all these days. Its tokens put another date, number and neighbor on each page. Open it to see them.":
    "一个母版生成所有这些日期。其中的占位符让每一页显示不同的日期、编号和前后日期。打开母版即可查看。",
} satisfies Area<"guidance">;
