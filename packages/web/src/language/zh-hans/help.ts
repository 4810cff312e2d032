import type { Area } from "./forms.ts";

/** The help beside the work. */
export const help = {
  "Help: {kind}": "帮助：{kind}",
  Help: "帮助",
  "Why?": "为什么？",
  "Back to the search": "返回搜索",
  "Close the help": "关闭帮助",
  "Search the help": "搜索帮助",
  "Help text": "帮助内容",
  "Nothing found. Try another word, such as link, page or text.": "没有找到。请换一个词，例如链接、页面或文本。",
  "Search the planners of the gallery": "在画廊的手账中搜索",
  "Read it in the tutorial": "在教程中阅读",
  "Before: with the problem": "之前：有问题",
  "After: without the problem": "之后：没有问题",
  "As text (YAML)": "以文本显示（YAML）",
  "The outlined widget has the problem: {problem}": "框出的元素有问题：{problem}",
  "The outlined widget no longer has the problem.": "框出的元素不再有问题。",
  "Term|help": "术语",
  Problem: "问题",
  "page sheet layout template design background": "页面 纸张 版式 模板 设计 背景",
  "plan calendar structure contents pages order year": "计划 日历 结构 目录 页面 顺序 年",
  "link connect hyperlink jump tap navigate target bookmark": "链接 连接 超链接 跳转 点按 目标 书签",
  "text words letters type writing label title": "文本 文字 字母 书写 标签 标题",
  "look color line thickness font bold theme": "外观 颜色 线条 粗细 字体 粗体 主题",
  "picture image photo logo drawing": "图片 图像 照片 标志 绘图",
  "device tablet screen size resolution e-reader transfer copy": "设备 平板 屏幕 大小 分辨率 阅读器 传输 复制",
  "list table rows spreadsheet names pupils import": "列表 表格 行 电子表格 姓名 学生 导入",
  "date day week month event holiday birthday": "日期 日 周 月 事件 节假日 生日",
  "reuse repeat copy shared header footer component": "重复使用 重复 复制 共用 页眉 页脚 组件",
  "code YAML file syntax error": "代码 YAML 文件 语法 错误",
  "variable placeholder field insert automatic number": "变量 字段 插入 自动 编号",
  "key keyboard shortcut command hotkey": "按键 键盘 快捷键 命令",
  "{count} results": ["{count} 个结果"],

  // Explanations of problems
  "Outside of the page or in its margin": "超出页面或位于页边距",
  "A tablet cuts off what lies outside of the page, and its case, toolbars or page turns can cover the margin. Drag the widget inside the margins, or drag one of its corners to make it smaller.":
    "平板会裁掉页面以外的内容，保护套、工具栏或翻页手势可能遮住页边距。请把元素拖到页边距以内，或拖动它的一个角来缩小它。",
  "Text that is too small to read": "文字太小，无法阅读",
  "Small letters break up on an e-ink screen, which has no backlight and few greys. Select the widget and enter a larger “Size” under Properties; the problem states the smallest one for the device.":
    "电子墨水屏灰度少，小字会断裂。请选中元素，在“属性”中输入更大的“大小”；问题中会说明设备的最小字号。",
  "Text without room": "文字放不下",
  "On some pages the text is longer than its box, often only for a long name such as Wednesday or September. It is cut off, or covers what is beside it. Drag an edge of the widget to make it wider, or enter a smaller “Size” under Properties.":
    "某些页面上的文字比它的框长，往往只是较长的名称，例如星期三或九月。文字会被截断，或盖住旁边的内容。请拖动元素的一条边来加宽它，或在“属性”中输入更小的“大小”。",
  "Texts that cover each other": "互相遮盖的文字",
  "Two texts are printed in the same place, so that both are hard to read. Drag one of them away, or drag an edge to make its box smaller.":
    "两段文字打印在同一位置，都难以阅读。请把其中一段拖开，或拖动一条边来缩小它的框。",
  "Characters that the font lacks": "字体中没有的字符",
  "A tablet does not have all fonts, so the PDF brings its own. A character that is in none of them stays empty. Type another one in its place, or select the widget and choose another “Font” under Properties.":
    "平板没有所有字体，因此 PDF 自带字体。所有字体都没有的字符会是空白。请在原处输入其他字符，或选中元素，在“属性”中选择其他“字体”。",
  "Lines that are too thin": "线条太细",
  "A line thinner than a pixel is drawn in a light grey or in gaps, so that rows to write on are hard to see. Choose a thicker line.":
    "比一个像素还细的线条会显示为浅灰或断续，书写行很难看清。请选择更粗的线条。",
  "Colors on a screen without color": "黑白屏幕上的颜色",
  "A grayscale screen turns every color into one of a few greys. Light ones vanish, and different colors can look the same. Choose a darker grey.":
    "灰度屏幕把每种颜色变成少数几种灰色之一。浅色会消失，不同的颜色可能看起来一样。请选择更深的灰色。",
  "Links that are hard to tap": "难以点中的链接",
  "A finger covers several millimetres. A link that is small, below the tablet's toolbar or under another link opens the wrong page or none. Drag a corner of the link to enlarge it, or drag it away from the others.":
    "手指会盖住几毫米。太小的链接，或位于平板工具栏或其他链接下面的链接，会打开错误的页面或打不开。请拖动链接的一个角来放大它，或把它拖离其他链接。",
  "Page and device do not match": "页面与设备不匹配",
  "A tablet scales a page that is not the size of its screen, so type and rows become smaller than planned. Choose your device, or change the device of the project so that the design follows.":
    "页面与屏幕大小不同时，平板会缩放页面，文字和行会比预期的小。请选择你的设备，或更改项目的设备，让设计随之调整。",
  "Not enough room for the content": "内容空间不足",
  "The content does not fit in its box, so that cells or entries are missing on the page. Enlarge the box, or ask for fewer rows and columns.":
    "内容放不进方框，页面上会缺少单元格或条目。请放大方框，或减少行和列。",
  "Links that lead nowhere": "链接没有目标",
  "A tap on the link does nothing on the tablet, because the planner has no such page or the rule has a typing error. Select the link and choose a page below “Leads to” under Properties, or add the missing page to the plan.":
    "在平板上点按该链接没有反应，因为手账没有这个页面，或规则有拼写错误。请选中链接，在“属性”的“链接到”中选择页面，或把缺少的页面加入计划。",
  "Names of link targets": "链接目标的名称",
  "A link finds its page by name. If two pages have the same name, all links lead to the first. Use a token such as {date}, so that every page gets a name of its own.":
    "链接按名称查找页面。如果两个页面同名，所有链接都会指向第一个。请使用 {date} 这样的占位符，让每一页都有自己的名称。",
  "Tokens without a value": "没有值的占位符",
  "A token in braces is replaced by a value of the page, such as its date. An unknown one is printed as it is, with its braces. Delete it, and choose another one from “All variables” under Properties.":
    "大括号中的占位符会替换为页面的值，例如日期。未知的占位符会连同大括号原样打印。请删除它，然后从“属性”的“所有变量”中选择另一个。",
  "Fonts that are missing": "缺少字体",
  "The PDF has to contain each font. If one is missing or damaged, another takes its place, and texts get another width. Select the widget and choose a “Font” from the list under Properties, or import the file again.":
    "PDF 必须包含每种字体。如果缺少或损坏，就会由其他字体代替，文字宽度也会改变。请选中元素，在“属性”的列表中选择“字体”，或重新导入文件。",
  "Pictures that are missing": "缺少图片",
  "A tablet loads nothing from the web, so each picture must be in the planner. Import the picture as a PNG, JPEG or simple SVG file.":
    "平板不会从网上加载内容，因此每张图片都必须在手账中。请以 PNG、JPEG 或简单的 SVG 文件导入图片。",
  "Values of the wrong kind": "类型不对的值",
  "The value is not used, so the page looks different from what you wrote. The problem states which values are possible.":
    "该值不会被使用，因此页面与你写的不同。问题中会说明可用的值。",
  "Names that nothing reads": "无法识别的名称",
  "A setting with an unknown name has no effect, mostly because of a typing error. Correct the name, or remove the line.":
    "名称未知的设置没有作用，多半是拼写错误。请更正名称，或删除这一行。",
  "Incomplete widgets": "不完整的元素",
  "Each widget needs an id of its own, a type and a position. Otherwise it lies in the wrong place, or other changes cannot find it.":
    "每个元素都需要自己的 id、类型和位置。否则它会出现在错误的位置，或其他更改找不到它。",
  "Text that is not valid YAML": "不是有效 YAML 的文本",
  "The rest of the document cannot be read, or a value is lost without notice. Put texts with colons, braces or # in quotes, and indent with spaces.":
    "文档的其余部分无法读取，或某个值会不知不觉地丢失。含有冒号、大括号或 # 的文字请加引号，并用空格缩进。",
  "Another kind of document": "另一种文档",
  "The text is empty, is another kind of document, or comes from another version of Octavo. Compare its first lines with the example.":
    "文本为空、是另一种文档，或来自其他版本的 Octavo。请将开头几行与示例比较。",
  "More than a planner can have": "超出手账的上限",
  "Limits keep planners small enough for a tablet, whose memory is small. Ask for less, or split the planner into two.":
    "平板内存较小，上限使手账足够小。请减少数量，或把手账分成两个。",
  "Names of masters": "母版的名称",
  "The plan finds a master by its name. If a name is missing or occurs twice, pages get the wrong design. Give each master a name of its own.":
    "计划按名称查找母版。如果缺少名称或名称重复，页面会使用错误的设计。请为每个母版起不同的名称。",
  "Pages without a design": "没有设计的页面",
  "Each section needs a master, which is the design of its pages. Choose one that exists, or create it. After renaming a master, choose it again in the plan.":
    "每个分区都需要一个母版，即其页面的设计。请选择已有的母版，或新建一个。重命名母版后，请在计划中重新选择。",
  "Blocks, styles and themes": "模块、样式和主题",
  "Widgets refer to blocks and styles by name. If the name does not exist, the part is missing or keeps its plain look. Choose one from the list, or create it.":
    "元素按名称使用模块和样式。如果名称不存在，该部分会缺失或保持原样。请从列表中选择，或新建一个。",
  "Dates of the plan": "计划的日期",
  "Dated pages need a first and a last day, in this order. Without them, no day, week or month can be made. Enter both dates in the plan.":
    "带日期的页面需要第一天和最后一天，且顺序正确。否则无法生成日、周或月的页面。请在计划中填写两个日期。",
  "How a section makes pages": "分区如何生成页面",
  "A section makes one page, a number of pages, or a page for each day, week, month or row. Some settings belong to only one of these. Choose how often the page repeats, and remove what does not fit.":
    "分区生成一页、若干页，或每天、每周、每月、每行一页。有些设置只适用于其中一种方式。请选择页面的重复方式，并删除不适用的设置。",
  "Sections without pages": "没有页面的分区",
  "The planner gets no page from this section, and links to it lead nowhere. Check its dates and filters, or delete it.":
    "手账不会从该分区得到任何页面，指向它的链接也没有目标。请检查日期和筛选条件，或删除该分区。",
  "A very large planner": "非常大的手账",
  "Many pages make a file that opens slowly on a tablet. Check that the number of pages is what you want; a smaller one is often enough.":
    "页面很多时，文件在平板上打开得慢。请确认页数是否是你想要的；少一些往往就够了。",
  "Names of sections": "分区的名称",
  "Links and the order of the plan use the names of sections. Each section needs a name of its own with letters or digits.":
    "链接和计划的顺序使用分区的名称。每个分区都需要含有文字或数字的不同名称。",
  "Order of sections": "分区的顺序",
  "Sections that the order does not list come last, and names without a section have no effect. List each section once.":
    "顺序中没有列出的分区排在最后，没有对应分区的名称不起作用。请把每个分区列出一次。",
  "Your own variables": "你自己的变量",
  "Your pages print the value of a variable where its token stands. Without a name or a value, the place stays empty. Enter both.":
    "页面会在占位符所在处打印变量的值。没有名称或值，该处会是空白。请填写两者。",
  "Language and calendar": "语言和日历",
  "Names of months and days follow the language of the plan. Settings that do not belong to its calendar have no effect. Choose a language and a calendar from the lists.":
    "月份和星期的名称使用计划的语言。不属于其日历的设置不起作用。请从列表中选择语言和日历。",
  "Events and holidays": "事件和节假日",
  "The event or holiday is missing in the planner. An event is one line with a date and a title; a holiday calendar is a country, with a region if you want.":
    "该事件或节假日没有出现在手账中。事件是含有日期和标题的一行；节假日日历是一个国家，也可以加上地区。",
  "Lists with rows": "带行的列表",
  "A list makes a page for each row, such as a pupil. It needs a name, a line with the names of columns, and a different key in each row. Otherwise rows or links are missing.":
    "列表为每一行生成一页，例如每名学生一页。它需要名称、写有列名的一行，以及每行不同的键。否则会缺少行或链接。",
  "Pages of a template": "模板的页面",
  "Each page of a template has a number and a design, and is listed once. Otherwise one of the two is lost.":
    "模板的每一页都有页码和设计，并且只列出一次。否则其中之一会丢失。",
  "Updates of a planner on a tablet": "更新平板上的手账",
  "An update keeps the pages that you have written on in their places. For this it reads the project in the earlier PDF. Choose the PDF that Octavo made, or update without it.":
    "更新会让你写过的页面留在原处。为此它要读取之前 PDF 中的项目。请选择由 Octavo 生成的 PDF，或不用它直接更新。",

  // Labels
  "A project is one planner: the designs of its pages, and the plan that says how many there are.":
    "一个项目就是一本手账：包括页面的设计，以及规定页数的计划。",

  // Commands
  Command: "命令",
  "In the editor, press {palette} and type the name of the command.": "在编辑器中按 {palette}，然后输入命令的名称。",
  "In the editor, press {keys}. Or press {palette} and type the name of the command.":
    "在编辑器中按 {keys}，或按 {palette} 后输入命令的名称。",

  // Examples in empty lists
  "Insert this example": "插入此示例",
  "A page for each day, with the master {master}": "每天一页，使用母版 {master}",
  "Dinner with Ann": "与小安共进晚餐",
  Family: "家庭",
  "A calendar Family with one event: {day}, {title}": "含有一个事件的日历“家庭”：{day}，{title}",
  "A reading list with three books and their authors": "含有三本书及作者的书单",
  "Insert the example {name} = {value}": "插入示例 {name} = {value}",
  "The page {page} twelve times": "页面 {page} 十二次",
  Book: "书",
} satisfies Area<"help">;
