import type { Area } from "./forms.ts";

export const tutorial = {
  Chapters: "章节",
  "Create your first planner": "创建第一本手账",
  "Octavo creates one PDF with links between its pages: from the year to its months, from a month to its days, from a day to its notes, and back. You design the pages.":
    "Octavo 生成一个 PDF，页面之间带有链接：从年到月，从月到日，从日到笔记，还能返回。页面由你设计。",
  "Your first planner": "第一本手账",
  "Masters, plan, planner": "母版、计划、手账",
  "Links and destinations": "链接和目标",
  "Tokens in text": "文本中的占位符",
  "Copy to your tablet": "复制到平板",
  "Keyboard shortcuts": "键盘快捷键",

  "Create a project": "创建项目",
  "On {projects}, select {button}. Choose your tablet. The pages then match its screen and leave room for its toolbar.":
    "在“{projects}”中选择“{button}”，再选择你的平板。页面会与屏幕一致，并为工具栏留出空间。",
  "Pick a starter": "挑选现成手账",
  "Choose a daily, weekly or monthly planner or a bullet journal. The preview shows your tablet, year and language. Blank creates an empty project.":
    "选择日、周、月手账或子弹笔记。预览会按你的平板、年份和语言显示。“空白”会创建空项目。",
  "Open a master to add, move and remove widgets and to draw links. Open the plan to choose the pages and their number. “Preview as” shows the master on any date.":
    "打开母版，可以添加、移动和移除元素，以及绘制链接。打开计划，可以选择页面及其数量。“预览为”可显示母版在任意日期的样子。",
  "Check the preview": "检查预览",
  "The preview shows the pages as in the PDF. Follow the links to test them.":
    "预览中的页面与 PDF 一致。点链接试一试。",
  "Download the PDF": "下载 PDF",
  "One file contains all pages. A year with a page for each day is smaller than a photo.":
    "一个文件包含所有页面。每天一页的全年手账比一张照片还小。",

  "Tap a month to open its page. Tap a date to open its day.": "点按月份打开该月的页面，点按日期打开当天。",
  "A {master} is the design of a page: its lines, boxes, calendars and links. The {plan} defines the pages: one Year, twelve Months, a Day for every day, sixty Notes. Together they make the planner. If you change the day master, all 365 days change.":
    "{master}是页面的设计，包括线条、方框、日历和链接。{plan}决定有哪些页面：一个年页、十二个月页、每天一个日页、六十个笔记页。两者合在一起就是手账。更改日母版，全部 365 天都会随之改变。",
  "The plan consists of {section}s. Each has a kind (its name), a master, and a generation mode: once, for each day, week or month, or a number of times.":
    "计划由{section}组成。每个分区都有类型（即名称）、母版和生成方式：一次，每天、每周或每月，或指定次数。",

  "Every page with a date or a number has a name, its {destination}. A link refers to this name.":
    "每个带日期或编号的页面都有一个名称，即它的{destination}。链接引用这个名称。",
  destination: "目标",
  "your own name for a single page": "你为单个页面起的名称",
  "a year": "某一年",
  "a month": "某个月",
  "a day": "某一天",
  "the first notes page": "第一个笔记页",
  "A master is used for many pages, so its links use a {binding} instead of a fixed name. The value in brackets is computed on each page. {at} inserts a variable of that page.":
    "一个母版用于多页，因此其中的链接使用{binding}，而不是固定名称。括号中的值会在每一页上计算。{at} 用于插入该页的变量。",
  binding: "绑定",
  "the month of this page's date": "此页日期所在的月",
  "the day of a calendar cell": "日历格对应的日",
  "the week of this page's date": "此页日期所在的周",
  "the notes page with the number of a grid cell": "编号与网格格子相同的笔记页",
  "the fifth notes page": "第五个笔记页",
  "the year": "该年",
  "You can define your own names as {destinations} of a section, such as {name}. They use tokens in braces; {at} is only for bindings. The preview reports links without a destination and suggests the closest name.":
    "你可以将自己的名称定义为分区的{destinations}，例如 {name}。其中可使用花括号里的占位符；{at} 只用于绑定。预览会报告没有目标的链接，并建议最接近的名称。",
  "named destinations": "命名目标",

  "A {token} in braces is replaced on each page. If you write {text} on a day master, every day shows its own date. Names of months and weekdays use the language of the plan.":
    "花括号中的{token}会在每一页上替换。如果在日母版上写 {text}，每一天都会显示自己的日期。月份和星期的名称使用计划的语言。",
  token: "占位符",
  "on every page": "每一页",
  "2026-01-15; in words: Thursday, January 15, 2026": "2026-01-15；文字形式：2026年1月15日星期四",
  "parts of the date, on days, weeks and months": "日期的各部分，用于日、周、月页面",
  "Thursday, 3, 2026-W03": "星期四、3、2026-W03",
  "with leading zeros: 01, 05": "带前导零：01、05",
  "previous and next, for arrows to other pages": "上一个和下一个，用于翻到其他页面的箭头",
  "on counted pages: 5, 005, 60": "用于计数的页面：5、005、60",
  "A section can have {variables}: add {name} with the value {value} to use {written} on all of its pages.":
    "分区可以有{variables}：添加 {name}，值为 {value}，即可在该分区的所有页面上使用 {written}。",
  "context variables": "上下文变量",

  "Choose your tablet in the project before you design. A planner for another screen is scaled, including its lines and tap targets.":
    "设计前，请先在项目中选择你的平板。为其他屏幕制作的手账会被缩放，包括线条和点按区域。",
  "The menu of a project shows these steps too, and makes the codes and addresses. It also says how to replace a planner and keep your ink, and on which devices nobody has tried it.":
    "项目菜单中也有这些步骤，并可创建下载码和地址。那里还说明了如何替换手账并保留笔迹，以及哪些设备尚无人试过。",

  "You can use the whole studio with the keyboard. The first Tab on a page offers to skip to the content.":
    "整个工作室都可以用键盘操作。在页面上第一次按 Tab 键，可以跳到内容。",
  "turn the pages of a planner": "翻动手账的页面",
  "go to the first or last page": "转到首页或末页",
  "go back to the page before a link, and forward again": "返回点链接之前的页面，以及再次前进",
  "select a link on the page and follow it": "选择页面上的链接并打开",
  "compile and open, in Build from YAML": "在“从 YAML 构建”中编译并打开",
  "close a dialog or menu; in a YAML editor, the next Tab then leaves the editor":
    "关闭对话框或菜单；在 YAML 编辑器中，再按 Tab 即离开编辑器",
  "In the editor": "在编辑器中",
  "show all shortcuts": "显示所有快捷键",
  "find a command by its name": "按名称查找命令",
  "find and replace text in all masters and pages": "在所有母版和页面中查找和替换文本",
  "draw a text, box, lines, divider or calendar; Enter on a palette button inserts one":
    "绘制文本、方框、横线、分隔线或日历；在面板按钮上按 Enter 可直接插入",
  "draw a link": "绘制链接",
  "select the next widget": "选择下一个元素",
  "move it by one point, with Shift by a step of the grid; with Ctrl resize it":
    "移动一点，按住 Shift 移动一格；按住 Ctrl 调整大小",
  "show the distances of the selected widget to the page, or to the widget under the pointer":
    "显示所选元素到页面或指针下元素的距离",
  "edit its text": "编辑文本",
  "reset the property that has the focus": "重置焦点所在的属性",
  "undo; with Shift redo": "撤销；按住 Shift 为重做",
  save: "保存",
  "go to the next region: tools, page, panels": "转到下一区域：工具、页面、面板",
} satisfies Area<"tutorial">;
