import type { Area } from "./forms.ts";

/** Messages of the engine about documents, in the order of its stages. */
export const engineMessages = {
  // Reading text
  "The font file is larger than 32 MiB. Use a font with fewer characters.":
    "字体文件超过 32 MiB。请使用字符较少的字体。",
  "The font is too large, even with few of its characters. Use a font of one script.":
    "即使只保留少量字符，字体仍然太大。请使用只含一种文字的字体。",
  "This file contains several fonts. Save one of them as a TTF or OTF file.":
    "此文件包含多个字体。请将其中一个保存为 TTF 或 OTF 文件。",
  "Fonts in WOFF files are not supported. Use the TTF, OTF or WOFF2 file.":
    "不支持 WOFF 文件中的字体。请使用 TTF、OTF 或 WOFF2 文件。",
  "This is no font file. Use a TTF, OTF or WOFF2 file.": "这不是字体文件。请使用 TTF、OTF 或 WOFF2 文件。",
  "The license of this font forbids embedding. Use another font, or ask its maker for one that may be embedded.":
    "此字体的许可禁止嵌入。请使用其他字体，或向字体作者获取可嵌入的版本。",
  "This font may only be embedded as a whole. Use another font, or ask its maker for one that may be embedded in part.":
    "此字体只允许整体嵌入。请使用其他字体，或向字体作者获取可部分嵌入的版本。",
  "This font may only be embedded as pictures. Use another font.": "此字体只允许以图片形式嵌入。请使用其他字体。",
  "The font has no outlines that can be embedded. Use a font with TrueType or CFF outlines.":
    "此字体没有可嵌入的轮廓。请使用带 TrueType 或 CFF 轮廓的字体。",
  "The font file is damaged. Download it again, or use another one.": "字体文件已损坏。请重新下载，或使用其他文件。",
  "A document can have {limit} fonts at most": "文档最多可有 {limit} 个字体",
  'The font "{family}" cannot be read, so that its texts are set in other fonts':
    "无法读取字体“{family}”，其文本已改用其他字体",
  "Remove it, and add it again from its file": "请移除它，再从文件重新添加",
  "The document is larger than {mebibytes} MiB, which is the limit": "文档超过 {mebibytes} MiB 的上限",
  "The document is larger than {mebibytes} MiB with its pictures, which is the limit":
    "文档连同图片超过 {mebibytes} MiB 的上限",
  "Pictures make documents large: import them smaller, or split the library":
    "图片会增大文档：请导入更小的图片，或拆分母版库",
  "The document is empty": "文档为空",
  "The document must consist of keys and values, such as name: My planner": "文档必须由键和值组成，例如 name: 我的手账",
  "The text holds more than one document": "文本包含不止一个文档",
  "Remove the line --- that begins the second one": "请移除第二个文档开头的 --- 行",
  "The document is nested more than {levels} levels deep, which is the limit": "文档的嵌套超过 {levels} 层的上限",
  "References such as *{name} are not supported": "不支持 *{name} 这样的引用",
  "Write the value out here; if it is text that begins with *, put it in quotes":
    "请在此写出完整的值；如果是以 * 开头的文本，请加引号",
  'The key "{key}" appears twice in the same mapping': "键“{key}”在同一映射中出现了两次",
  "Remove one of the two": "请移除其中一个",
  "The YAML tag {tag} is not supported": "不支持 YAML 标签 {tag}",
  "Remove the tag; text that begins with ! must stand in quotes": "请移除该标签；以 ! 开头的文本必须加引号",
  "The text holds a character that cannot be printed ({code})": "文本包含无法打印的字符（{code}）",
  "A tab cannot indent a line": "制表符不能用于缩进",
  "Indent with spaces": "请用空格缩进",
  "A value that begins with {first} must stand in quotes": "以 {first} 开头的值必须加引号",
  "A value that holds a colon followed by a space must stand in quotes": "包含冒号加空格的值必须加引号",
  "A list cannot begin on the line of its key": "列表不能从键所在的行开始",
  "Put the first - on the next line": "请将第一个 - 放到下一行",
  "Text follows the closing quote": "右引号后面还有文本",
  "Inside double quotes write a quote as \\\", inside single quotes as ''":
    "在双引号内，引号写作 \\\"；在单引号内，写作 ''",
  "Text follows the closing {bracket}": "右括号 {bracket} 后面还有文本",
  "A quote is opened here and never closed": "此处的引号没有闭合",
  "The {bracket} that is opened here is never closed": "此处的括号 {bracket} 没有闭合",
  "A # after a space begins a comment, which runs to the end of the line": "空格后的 # 表示注释，一直到行尾",
  "There is no space after the colon": "冒号后面没有空格",
  'Write "{key}: " with a space': "请写成“{key}: ”，带一个空格",
  "There is no colon on this line, so it is not a key with a value": "此行没有冒号，因此不是键和值",
  "Write key: value; text that goes on over several lines must be indented": "请写成 key: value；跨多行的文本必须缩进",
  "There is a comma missing before this, or a quote around the value": "此处之前缺少逗号，或值缺少引号",
  "The line is not indented like the lines that it belongs to": "此行的缩进与所属的行不一致",
  "Keys of one mapping begin in the same column, and so do the - of one list":
    "同一映射的键从同一列开始，同一列表的 - 也是如此",
  'A backslash inside double quotes must be followed by one of \\ " n t or a code':
    '双引号内的反斜杠后面必须是 \\ " n t 之一或编码',
  "Write two backslashes, or use single quotes": "请写两个反斜杠，或使用单引号",
  "Text after {first} must begin on the next line": "{first} 之后的文本必须从下一行开始",
  "If the text itself begins with {first}, put it in quotes": "如果文本本身以 {first} 开头，请加引号",
  "A key must be text": "键必须是文本",
  "Put a value or key that begins with { or [ in quotes": "以 { 或 [ 开头的值或键请加引号",
  "The text cannot be read as YAML from here on": "从此处起，文本无法作为 YAML 读取",

  // Versions of the format
  "schema_version must be a version of the format, like 1.0": "schema_version 必须是格式版本，例如 1.0",
  "Write schema_version: {current}, or leave it out": "请写 schema_version: {current}，或省略它",
  "The document is of version {written} of the format, and this Octavo reads up to {current}":
    "文档的格式版本为 {written}，此 Octavo 最高支持 {current}",
  "Open it with a newer version of Octavo": "请用更新版本的 Octavo 打开",
  "link_strategy simple, which led to the page whose number is the day's, now leads each day to its own page":
    "link_strategy simple 原先链接到页码等于日数的页面，现在每一天都链接到它自己的页面",

  // Values
  "a date": "日期",
  "a number from {min} to {max}": "{min} 到 {max} 之间的数字",
  "a number above {min} up to {max}": "大于 {min} 且不超过 {max} 的数字",
  "a day that exists, like 2026-01-31": "实际存在的日期，例如 2026-01-31",
  "fractions between 0 and 1": "介于 0 和 1 之间的小数",
  "a list of texts": "文本列表",
  "a list of positive numbers": "正数列表",
  "a list of rows, each a list of texts": "行的列表，每行是一个文本列表",
  "the name of a font": "字体名称",
  "range(first, end), range(count), months(first, count) or a list":
    "列表，或 range(first, end)、range(count)、months(first, count)",
  "{name} is {token} without quotes, which YAML reads as a mapping; it is taken as text":
    "{name} 的值是未加引号的 {token}，YAML 会将其读作映射；已按文本处理",
  "{color} without quotes is a comment, so the key has no value": "未加引号的 {color} 是注释，因此该键没有值",
  'The key "{key}" is unknown here, so it is ignored': "此处不认识键“{key}”，已忽略",
  "{count} more keys here are unknown and ignored": "此处还有 {count} 个不认识的键，已忽略",
  'The styling of a widget has no "{name}", so it is ignored': "元素的样式中没有“{name}”，已忽略",
  'Widgets of type {type} have no property "{name}", so it is ignored': "类型为{type}的元素没有属性“{name}”，已忽略",

  // Masters and widgets
  "The master library has no list called masters": "母版库没有名为 masters 的列表",
  "Begin with masters: and, below it, - name: Day": "请以 masters: 开头，并在下面写 - name: Day",
  'There is already a master called "{name}"; that one is used': "已有名为“{name}”的母版，将使用先前那个",
  'The master names "{name}" and "{other}" differ only in capitals': "母版名称“{name}”和“{other}”仅大小写不同",
  '"{id}" cannot be the id of a master': "“{id}”不能用作母版的 ID",
  'There is already a master with the id "{id}"; that one is used': "已有 ID 为“{id}”的母版，将使用先前那个",
  "Use letters, digits, hyphens and underscores": "请使用字母、数字、连字符和下划线",
  "A page design can have at most {limit} widgets": "每个页面设计最多可有 {limit} 个元素",
  "Widget type is required": "请选择元素类型",
  'There is no widget type "{type}"': "没有元素类型“{type}”",
  '"{written}" cannot be the id of a widget; {used} is used': "“{written}”不能用作元素的 ID；已改用 {used}",
  'There is already a widget "{id}" here; this one becomes {used}': "此处已有元素“{id}”；这一个改为 {used}",
  "Widget {id} has no position; 0, 0, 100, 100 is used": "元素 {id} 没有位置；已改用 0, 0, 100, 100",
  "{side} of widget {id} is missing or no number in range; {value} is used":
    "元素 {id} 的 {side} 缺失或不是有效范围内的数字；已改用 {value}",

  // Shared parts
  "The name must have 1 to 99 letters, digits, spaces or _ . - ( ), and cannot be none":
    "名称须为 1 到 99 个字母、数字、空格或 _ . - ( )，且不能是 none",
  "Write - name: Tabs": "请写 - name: Tabs",
  'The name "{name}" appears twice; the first is used': "名称“{name}”出现了两次，将使用第一个",
  "The block has no usable size; {width} × {height}, the extent of its widgets, is used":
    "模块没有可用的尺寸；已改用其元素的范围 {width} × {height}",
  "a path of up to 8 names, such as Header/Tabs": "最多由 8 个名称组成的路径，例如 Header/Tabs",
  "changes by the ids of the block's widgets, such as { label: { content: … } }":
    "按模块元素的 ID 列出的更改，例如 { label: { content: … } }",
  'There is no block "{name}", so nothing is drawn here': "没有模块“{name}”，因此此处不绘制任何内容",
  "The widget names no block, so nothing is drawn here": "该元素未指定模块，因此此处不绘制任何内容",
  "Write block: and the name of a block": "请写 block: 加模块名称",
  "A block cannot contain itself: {path}": "模块不能包含自身：{path}",
  "Blocks can be nested at most {limit} deep: {path}": "模块最多可嵌套 {limit} 层：{path}",
  "A page design can have at most {limit} widgets with those of its blocks":
    "每个页面设计连同其模块最多可有 {limit} 个元素",
  'There is no style "{name}", so it is ignored': "没有样式“{name}”，已忽略",
  'There is no theme "{name}", so the styles of the library are used': "没有主题“{name}”，已使用母版库的样式",
  'The block "{block}" has no widget "{id}", so the change is ignored': "模块“{block}”没有元素“{id}”，已忽略该更改",
  'An instance of a block cannot change "{name}", so it is ignored': "模块的实例不能更改“{name}”，已忽略",
  "Use one of {names}": "请使用以下之一：{names}",
  'The widget "{id}" has no text to change': "元素“{id}”没有可更改的文本",
  'The widget "{id}" cannot lead anywhere': "元素“{id}”不能链接到任何地方",

  // Pages
  "The page of the device is not known here, so A4 is used": "此处不知道设备的页面尺寸，已改用 A4",
  "Name the device: profile: remarkable-2": "请指定设备：profile: remarkable-2",
  'There is no page size "{name}", so A4 is used': "没有页面尺寸“{name}”，已改用 A4",
  "four numbers: top, right, bottom, left": "四个数字：上、右、下、左",

  // Plan
  "The document has no plan": "文档没有计划",
  "Write plan: and, below it, calendar and sections": "请写 plan:，并在下面写 calendar 和 sections",
  "Start date is required": "请选择开始日期",
  "End date is required": "请选择结束日期",
  "End date must be after start date": "结束日期必须晚于开始日期",
  "Provide both start and end, or leave both empty to use plan defaults":
    "请同时填写开始和结束日期，或都留空以使用计划的日期",
  '"{written}" is not a date': "“{written}”不是日期",
  "Write a day that exists as YYYY-MM-DD, such as 2026-01-31": "请按 YYYY-MM-DD 写实际存在的日期，例如 2026-01-31",
  'There are no names of months and days in "{written}"; English is used':
    "没有“{written}”的月份和星期名称；已改用英文",
  "Section kind is required": "请输入分区类型",
  "The sections '{first}' and '{second}' have the same name in links, {name}; links lead to the first":
    "分区“{first}”和“{second}”在链接中的名称相同，都是 {name}；链接会指向第一个",
  "Change one of the two kinds; in links, case makes no difference, and spaces and signs other than _ : . - # count as _":
    "请更改其中一个类型；链接中不区分大小写，空格以及 _ : . - # 以外的符号都视为 _",
  "The kind '{kind}' has no letters or digits, so links cannot name the section":
    "类型“{kind}”不含字母或数字，因此链接无法指定该分区",
  "Use a kind with letters or digits, such as notes": "请使用含字母或数字的类型，例如 notes",
  "Duplicate section kind '{kind}'. Each section must have a unique kind.":
    "分区类型“{kind}”重复。每个分区的类型必须唯一。",
  "Master template is required": "请选择母版",
  "Generation mode is required": "请选择生成方式",
  'There is no generation mode "{written}"': "没有生成方式“{written}”",
  "Count must be at least 1": "计数至少为 1",
  "An anchor needs a dest_id: the name of the destination": "锚点需要 dest_id：目标的名称",
  "Order contains non-existent sections: {kinds}": "顺序中包含不存在的分区：{kinds}",
  "A context variable has no name": "有一个上下文变量没有名称",
  'Context variable "{key}" has no value': "上下文变量“{key}”没有值",
  'Context variable "{key}" must be text or a number': "上下文变量“{key}”必须是文本或数字",
  "Make the list larger, or its type or line spacing smaller": "请增大列表，或减小其字号或行距",
  "Make the schedule larger, or show fewer hours": "请增大日程表，或减少显示的小时数",
  "Make the calendar larger, or its type or events smaller": "请增大日历，或减小其字号或日程字号",
  "Too small: the events need more room": "太小：日程需要更多空间",
  "Too small: the hours need more room": "太小：时间需要更多空间",
  "correction has an effect with system: hijri only": "correction 只在 system: hijri 时有效",
  "years of this kind need the Gregorian calendar": "这种纪年需要公历",
  "A term needs a name, and the dates from and to in order": "学期（term）需要名称，以及先后正确的 from 和 to 日期",
  "A calendar needs holidays or rows": "日历需要 holidays 或 rows",
  "Write holidays: PL, or rows: and, below it, - { date: 2026-05-12, title: Party }":
    "请写 holidays: PL，或写 rows: 并在下面写 - { date: 2026-05-12, title: 聚会 }",
  "A plan can have {limit} calendars at most": "每个计划最多可有 {limit} 个日历",
  "The calendars of a plan can have {limit} rows at most; further rows are left out":
    "一个计划的日历合计最多可有 {limit} 行；其余已略过",
  '"{written}" is not an entry of a calendar, and is left out': "“{written}”不是日历条目，已略过",
  "A row needs a date like 2026-05-12, or days like 2026-08-02 to 2026-08-16, and a title, and can have a start and an end like 09:00 and 10:30":
    "每行需要日期（如 2026-05-12）或日期范围（如 2026-08-02 to 2026-08-16）和标题，还可以有开始和结束时间（如 09:00 和 10:30）",
  "The filter days only counts for sections with a page for each day": "筛选条件 days 只适用于每天一页的分区",
  "The filter events only counts for sections with a page for each event": "筛选条件 events 只适用于每个日程一页的分区",
  'There are no holidays for the country "{written}"': "没有国家或地区“{written}”的节假日",
  'The country has no region "{written}"': "该国家或地区中没有地区“{written}”",
  'There is no weekday "{written}"': "没有星期“{written}”",
  "Write names such as monday, numbers from 1 (monday) to 7, or working_days or weekends":
    "请写名称（如 monday）、1（monday）到 7 的数字，或 working_days 或 weekends",
  "Weekdays only count for sections with a page for each day": "星期只适用于每天一页的分区",
  '"{name}" cannot be the name of a counter': "“{name}”不能用作计数器的名称",
  "Sections can be at most {levels} levels deep": "分区最多可嵌套 {levels} 层",
  "All rules must have a page name": "每条规则都必须有页面名称",
  "Count repeat mode requires a valid count value": "“计数”重复方式需要有效的计数值",
  "{mode} repeat mode requires a start date": "重复方式“{mode}”需要开始日期",
  'No section further up is called "{kind}"': "上级没有名为“{kind}”的分区",
  "Page {page} is assigned twice; the later master is used": "第 {page} 页被指定了两次，将使用后一个母版",
  "page must be a whole number from 1 to {limit}": "page 必须是 1 到 {limit} 之间的整数",
  "A page design is one page: {count} widgets of other pages are left out": [
    "页面设计只有一页：已略过其他页的 {count} 个元素",
  ],
  "An entry of the outline needs a title and a dest": "目录（outline）的条目需要 title 和 dest",
  "This is not a template: a template has widgets, or masters and page_assignments. Masters and a plan are built together":
    "这不是模板：模板要有 widgets，或 masters 和 page_assignments。母版和计划则一起构建",

  // From plan to pages
  "Master '{name}' does not exist": "母版“{name}”不存在",
  "Page '{name}' does not exist": "页面“{name}”不存在",
  "The master library is empty": "母版库为空",
  "Add at least one master with a name and widgets": "请至少添加一个有名称和元素的母版",
  "The plan has no sections": "计划没有分区",
  "Add a section that says which master makes which pages": "请添加分区，说明由哪个母版生成哪些页面",
  "The plan makes more than {limit} pages, which is the limit": "计划生成的页数超过 {limit} 页的上限",
  "Choose fewer rows for section '{kind}', or divide the list into several planners":
    "请为分区“{kind}”选择较少的行，或将列表分到多本手账中",
  "Section '{kind}' alone makes {pages} pages": "仅分区“{kind}”就会生成 {pages} 页",
  "Section '{kind}' makes no pages": "分区“{kind}”不生成任何页面",
  "Referenced master does not exist": "引用的母版不存在",
  "Sections not in order: {kinds}": "未列入顺序的分区：{kinds}",
  "The date range is over 2 years": "日期范围超过 2 年",
  "There are more than {usual} pages per day": "每天超过 {usual} 页",
  "The count is over {usual}": "计数超过 {usual}",
  "There are more than {usual} estimated pages": "预计超过 {usual} 页",

  // Layout
  "{token} asks for a format that does not exist, so it prints as written; there are {name:02d} and {name:capital}":
    "{token} 使用了不存在的格式，将按原文打印；可用格式有 {name:02d} 和 {name:capital}",
  '"@{name}" is a variable only where a link is written, and prints as it is here; write {token}':
    "“@{name}”只有在写链接的地方才是变量，此处会按原文打印；请写 {token}",
  'No variable is called "{name}" on this page, so the token prints as written':
    "此页没有名为“{name}”的变量，该占位符将按原文打印",
  '"{name}" has no value in section "{section}", because the section has no dates':
    "“{name}”在分区“{section}”中没有值，因为该分区没有日期",
  '"{name}" has no value on this page, because dates of this calendar are known from {from} to {to} only':
    "“{name}”在此页没有值，因为该日历只有 {from} 至 {to} 的日期",
  '"{name}" has no value on this page, because the page has no date': "“{name}”在此页没有值，因为此页没有日期",
  '"{name}" has no value in section "{section}", because the section is not counted':
    "“{name}”在分区“{section}”中没有值，因为该分区不计数",
  '"{name}" has no value on this page, because the page is not counted': "“{name}”在此页没有值，因为此页不计数",
  '"{name}" has no value in section "{section}"; it is defined only in {definers}':
    "“{name}”在分区“{section}”中没有值；它只在这些分区中定义：{definers}",
  '"{name}" has no value on this page; it is defined only in {definers}':
    "“{name}”在此页没有值；它只在这些分区中定义：{definers}",
  'Define "{name}" here as well, or use a master without it': "请在此处也定义“{name}”，或使用不含它的母版",
  '"{name}" has no value in section "{section}", because the section is not inside another':
    "“{name}”在分区“{section}”中没有值，因为该分区不在其他分区内",
  '"{name}" has no value on this page, because the page is in no section':
    "“{name}”在此页没有值，因为此页不属于任何分区",
  "Nest the section in another one, or use a master without this variable":
    "请将该分区嵌套到其他分区中，或使用不含此变量的母版",
  '"{name}" has no value in section "{section}", because section "{around}" around it has no "{variable}"':
    "“{name}”在分区“{section}”中没有值，因为外层分区“{around}”没有“{variable}”",
  'The link to "{name}" leads nowhere: no page has that destination': "到“{name}”的链接没有去处：没有页面具有该目标",
  'Unknown binding function "{name}"': "未知的绑定函数“{name}”",
  "Use one of {names}, or the kind of a section of the plan": "请使用以下之一：{names}，或计划中某个分区的类型",
  '"{written}" is not a destination': "“{written}”不是目标",
  "Write function(argument), such as day(@date), or a name made of letters, digits, _ : . - and a # before a page number":
    "请写 函数(参数)，例如 day(@date)；或写由字母、数字、_ : . - 组成的名称，或在页码前加 #",
  'The destination "{name}" is already on page {first}; links go there':
    "目标“{name}”已在第 {first} 页，链接会指向那里",
  '"{name}" cannot be the name of a destination': "“{name}”不能用作目标的名称",
  "Use letters, digits, _ : . - and tokens like {token}": "请使用字母、数字、_ : . - 以及 {token} 这样的占位符",
  'The fonts of this planner have no "{name}"; "{used}" is used. Add its file, or choose another font style':
    "此手账的字体没有“{name}”；已改用“{used}”。请添加其文件，或选择其他字体样式",
  'There is no font called "{name}"; Helvetica is used': "没有名为“{name}”的字体；已改用 Helvetica",
  "No font has a shape for {characters}": "没有字体包含以下字符的字形：{characters}",
  "Set the text in {font}": "将文本改用字体 {font}",
  "Add an own font for the script {script}, and set the text in it": "添加支持 {script} 文字的自有字体，并将其用于文本",
  "Add an own font that has the character, or use another character": "添加包含该字符的自有字体，或改用其他字符",
  'The text "{text}" does not fit its box': "文本“{text}”超出了文本框",
  "Make the box larger or the type smaller": "请增大文本框，或减小字号",
  "The document has more than {limit} links; the rest are left out": "文档的链接超过 {limit} 个；其余已略过",
  "Grids inside grids stop at the third level": "网格最多嵌套到第三层",
  'No device profile is called "{id}", so pages are not checked against a device':
    "没有名为“{id}”的设备配置，因此未按设备检查页面",
  "The page is not the screen of {device}: it will be shown at {percent} % of its size":
    "页面与 {device} 的屏幕不符：将以 {percent}% 的大小显示",
  "Choose the page size of the device": "请选择该设备的页面尺寸",

  // Widgets
  "a day like 2026-01-31 on a page without a date": "日期，例如 2026-01-31（此页没有日期）",
  "{property} is missing; four weeks are shown": "缺少{property}；已显示四周",
  "{end} must not be before {start}; four weeks are shown": "{end}不能早于{start}；已显示四周",
  "Too small: the calendar needs {needed} pt of {direction} and has {given}":
    "太小：日历的{direction}需要 {needed} pt，现有 {given} pt",
  width: "宽度",
  height: "高度",
  "Make the calendar larger, its type smaller, or leave out its head": "请增大日历、减小字号，或去掉标题行",
  "Make the calendar larger, or show fewer hours or longer slots": "请增大日历，或减少小时数，或加长时间格",
  "Too small: the days of a month need more room": "太小：一个月的日期需要更多空间",
  "Make the list larger or leave out its head": "请增大列表，或去掉标题行",
  "Make the grid larger": "请增大网格",
  "Too small: the rows of the table need more room": "太小：表格的行需要更多空间",
  "Make the table or its rows lower": "请降低表格或行的高度",
  "The table has texts for more than {rows} rows and {columns} columns; the rest is left out":
    "表格的文本超出 {rows} 行 {columns} 列；其余已略过",
  "No picture has been chosen, so the frame is empty": "尚未选择图片，因此图框为空",
  "A picture on the web is not fetched, so the frame is empty": "不会获取网络图片，因此图框为空",
  "The picture is not in the document, so the frame is empty": "图片不在文档中，因此图框为空",
  "The picture cannot be read, so the frame is empty": "无法读取图片，因此图框为空",
  "Too small: the links of the list need more room": "太小：列表的链接需要更多空间",
  "Make the list larger or its items smaller": "请增大列表，或缩小列表项",
  'There are no names of months in "{locale}"; the document\'s language is used':
    "没有“{locale}”的月份名称；已使用文档的语言",
  "Too small: the square is larger than its box": "太小：方块比所在的框大",
  "Make the box larger or the square smaller": "请增大框，或缩小方块",
  "The grid has {cells} cells for {values} values; the rest are left out":
    "网格有 {cells} 个格子，却有 {values} 个值；其余已略过",
  "A grid can have at most {limit} values; the rest are left out": "网格最多可有 {limit} 个值；其余已略过",
  "Import the file, so that the document contains the picture": "请导入文件，让文档包含该图片",
  "Use PNG, or JPEG in grey or RGB, of at most 40 megapixels, or SVG of at most 1 MB":
    "请使用不超过 4000 万像素的 PNG 或灰度/RGB JPEG，或不超过 1 MB 的 SVG",
  "Left out of the drawing: {parts}": "绘图中已略过：{parts}",
  "Convert text to paths before you export the drawing": "导出绘图前，请将文本转换为路径",
  "Flatten effects before you export the drawing": "导出绘图前，请拼合效果",
  "text ({count})": "文本（{count}）",
  "pictures ({count})": "图片（{count}）",
  "pages of HTML ({count})": "HTML 页面（{count}）",
  "gradients, now one color each ({count})": "渐变，现各为单色（{count}）",
  "patterns, now one color each ({count})": "图案，现各为单色（{count}）",
  "filters ({count})": "滤镜（{count}）",
  "masks ({count})": "蒙版（{count}）",
  "clip paths that are not rectangles ({count})": "非矩形的剪切路径（{count}）",
  "markers ({count})": "标记（{count}）",
  "style rules ({count})": "样式规则（{count}）",
  "animations ({count})": "动画（{count}）",
  "scripts ({count})": "脚本（{count}）",
  "parts beyond the limits ({count})": "超出上限的部分（{count}）",
  "Too small: there is no room for a whole cell of dots": "太小：放不下一个完整的点阵格",
  "a year like 2026 on a page without a date": "年份，例如 2026（此页没有日期）",

  // Lint
  "{mm} mm ({pt} pt)": "{mm} mm（{pt} pt）",
  "{pt} pt ({mm} mm)": "{pt} pt（{mm} mm）",
  "{width} × {height} mm ({widthInPoints} × {heightInPoints} pt)":
    "{width} × {height} mm（{widthInPoints} × {heightInPoints} pt）",
  "Type of {size} pt ({mm} mm) on the device is hard to read: {least} pt is the least":
    "{size} pt（{mm} mm）的文字在该设备上难以看清：至少要 {least} pt",
  "Rules of {size} on the device come out grey or not at all: {least} is the least":
    "线条在该设备上只有 {size}，会发灰或看不见：至少要 {least}",
  "{count} links are as small as {size} on the device: a fingertip needs {least} each way": [
    "{count} 个链接在该设备上只有 {size}：手指点按时长宽各需 {least}",
  ],
  "{count} links lie under the device's toolbar, which covers {size} at the {edge}": [
    "{count} 个链接被设备的工具栏遮住，工具栏占据{edge} {size}",
  ],
  "The widget lies outside the page, so it is not visible": "元素位于页面之外，因此看不见",
  "The widget extends beyond the page by {size}": "元素超出页面 {size}",
  "The widget reaches {size} into the page's margin": "元素伸入页边距 {size}",
  "{type} ({id})": "{type}（{id}）",
  "{type} “{text}”": "{type}“{text}”",
  "{count} links overlap links that lead elsewhere: {other}": ["{count} 个链接与指向别处的链接重叠：{other}"],
  "{count} texts lie on texts of {other}": ["{count} 处文字压在其他文字上：{other}"],
  "{color} is white on a screen of {greys} gray levels, so it is invisible":
    "{color} 在 {greys} 级灰度的屏幕上显示为白色，因此看不见",
  "{color} is hardly visible on the device: it is only {count} of its {greys} gray levels darker than white": [
    "{color} 在该设备上几乎看不见：在 {greys} 级灰度中只比白色深 {count} 级",
  ],
  left: "左侧",
  right: "右侧",
  top: "顶部",
  bottom: "底部",
  "The device has no colors: {color} is shown as {grey}": "该设备没有彩色：{color} 显示为 {grey}",
  "Set in {size} pt": "改为 {size} pt 字号",
  "Set in {font}": "改用字体 {font}",
  "Draw with {size} pt": "改为 {size} pt 线条",
  "Enlarge to {width} × {height} pt": "增大到 {width} × {height} pt",
  "Move onto the page": "移到页面内",
  "Cut down to the page": "裁剪到页面",
  "Move clear of the toolbar": "移开，避开工具栏",
  "Make narrower than the toolbar leaves room": "缩窄，避开工具栏",
  "Move out of the margin": "移出页边距",
  "Use {color}": "使用 {color}",

  "{problem}; {value} is used": "{problem}；已改用 {value}",
  "{property} {problem}": "{property}：{problem}",
  "{name} must be {expected}": "{name} 必须是{expected}",
  "must be {expected}": "必须是{expected}",
  "from {min} to {max}": "介于 {min} 和 {max} 之间的值",
  '{property} "{written}" must be {expected}': "{property}：“{written}”必须是{expected}",
  "{first} and {second} must be lists of equal length": "{first}和{second}必须是长度相等的列表",
  "a month like 2026-09": "月份，例如 2026-09",
  "a widget: type, content, properties": "元素：type、content、properties",
  "{ link: { bind: … } }": "形如 { link: { bind: … } } 的值",
  "a month like 2026-01 on a page without a date": "月份，例如 2026-01（此页没有日期）",
  "Write {value}": "请写 {value}",
  "Write {name}: {token}": "请写 {name}: {token}",
  "Use letters, digits and underscores, and begin with a letter": "请使用字母、数字和下划线，并以字母开头",
  "Unknown binding function": "未知的绑定函数",
  "Invalid destination pattern format": "目标的格式无效",
  "Variable @{name} is not available": "变量 @{name} 不可用",
  "Destination IDs cannot contain '@'. Use tokens like {token} in dest_id, and use @vars only inside bind(...).":
    "目标 ID 不能包含“@”。请在 dest_id 中使用 {token} 这样的占位符，@变量只能用在 bind(...) 中。",
  "This link leads nowhere yet": "此链接还没有目标",
  "Choose where it leads, or delete it": "请选择链接目标，或删除它",
  "The days are links, but no page is a day": "日期是链接，但没有每天的页面",
  "Add a section with a page for each day, or turn off the links of days": "请添加每天一页的分区，或关闭日期链接",
  "A range of reading_order must be two page numbers from 1 to {limit}, as in [1, 60]":
    "reading_order 的范围必须是 1 到 {limit} 之间的两个页码，例如 [1, 60]",
  "Only outermost sections can reserve pages": "只有最外层的分区可以预留页面",
  "None of the pages of the earlier PDF are in this plan: it is the PDF of another planner, or of other dates":
    "先前 PDF 的页面都不在此计划中：它属于另一本手账或其他日期",
  "The pages of the earlier PDF measure {from}, and those of this planner {to}: handwriting would be displaced":
    "先前 PDF 的页面尺寸为 {from}，此手账为 {to}：笔迹会错位",
  "Build the planner for the device of the earlier PDF": "请为先前 PDF 的设备构建手账",
  "The plan no longer makes {count} pages of the earlier PDF, which can have handwriting": [
    "计划不再生成先前 PDF 中的 {count} 页，这些页上可能有笔迹",
  ],
  "These sections are no longer in the plan: {names}. If you renamed them, give them their names back":
    "这些分区已不在计划中：{names}。如果你重命名过，请改回原来的名称",
  "The earlier PDF does not contain its project, so that the page of changes cannot list what changed since then":
    "先前的 PDF 不含项目，因此更改页无法列出此后的更改",
  "Include the project in the PDF from now on": "今后请在 PDF 中包含项目",
  "The earlier PDF does not contain its project, so its pages cannot be kept as they were. Keep their places with blank pages":
    "先前的 PDF 不含项目，因此无法原样保留其页面。请用空白页保留位置",
  "The project in the earlier PDF can no longer be compiled, so its pages cannot be kept as they were. Keep their places with blank pages":
    "先前 PDF 中的项目已无法编译，因此无法原样保留其页面。请用空白页保留位置",
  "With the pages of the earlier PDF, the planner has more than {limit} pages, which is the limit":
    "加上先前 PDF 的页面，手账超过 {limit} 页的上限",
  "The file is not a PDF. Choose the planner's PDF from your tablet": "此文件不是 PDF。请选择平板上的手账 PDF",
  "The PDF is larger than 200 MB. Planners of Octavo are smaller": "PDF 超过 200 MB。Octavo 的手账没有这么大",
  "The end of the PDF is missing. Copy it from your tablet again": "PDF 的结尾缺失。请从平板重新复制",
  "The PDF does not say which pages it has, so it was not made by Octavo, or by an earlier version. Choose a PDF that was downloaded from Octavo":
    "PDF 没有记录它有哪些页面，因此不是由 Octavo 制作，或由较早的版本制作。请选择从 Octavo 下载的 PDF",
  "The PDF's list of pages is damaged, or not written by Octavo. Choose the PDF as it was downloaded":
    "PDF 的页面列表已损坏，或不是由 Octavo 写入。请选择刚下载时的 PDF",
  "The PDF is protected by a password. Remove the protection in the program that set it, or choose the PDF as it was downloaded":
    "PDF 有密码保护。请在设置密码的程序中解除保护，或选择刚下载时的 PDF",
  "{count} pages of the file are from an earlier edition, with handwriting that was copied there. An update keeps their places blank, until the handwriting of the file is copied to the update":
    ["文件中有 {count} 页来自较早的版本，带有复制到那里的笔迹。在把文件的笔迹复制到更新之前，更新会将其位置留空"],
  "The order of the pages in the file cannot be checked, because another program rewrote it. Use the PDF as it was downloaded":
    "文件已被其他程序重写，无法检查页面顺序。请使用刚下载时的 PDF",
  "{count} pages of the file are not from Octavo: they were inserted on the tablet or by another program (pages {pages})":
    ["文件中有 {count} 页不是来自 Octavo：它们是在平板上或由其他程序插入的（第 {pages} 页）"],
  "{count} pages of the file are second copies of others (pages {pages})": [
    "文件中有 {count} 页是其他页的重复副本（第 {pages} 页）",
  ],
  "reMarkable keeps pages that were inserted on the tablet apart from the PDF, and in their places when it is replaced. On other tablets, handwriting behind them would be on other pages: use the PDF as it was downloaded":
    "reMarkable 将平板上插入的页面与 PDF 分开保存，替换 PDF 后它们仍在原位。在其他平板上，其后的笔迹会落到其他页面：请使用刚下载时的 PDF",
  "{count} pages were deleted from the file after Octavo wrote it, and count as new ({pages})": [
    "Octavo 写入文件后有 {count} 页被删除，这些页算作新页（{pages}）",
  ],
  "Another program changed the order of the pages. The comparison uses the order in the file":
    "其他程序更改了页面顺序。比较时使用文件中的顺序",
  "The document must be {expected}": "文档必须是{expected}",
  "Each list needs a name, which sections use": "每个列表都需要一个供分区使用的名称",
  'Two lists have the name "{name}". Only the first one is used': "有两个名为“{name}”的列表。只使用第一个",
  "A list needs rows, with the names of its columns in the first line": "列表需要有行，第一行是各列的名称",
  "A plan can have {most} lists at most": "一个计划最多可有 {most} 个列表",
  "The lists of a plan can have {most} rows at most. Further rows have no pages":
    "一个计划的列表合计最多可有 {most} 行。其余行没有页面",
  "A list can have {most} columns at most. Further columns are left out": "一个列表最多可有 {most} 列。其余已略过",
  'Two columns have the name "{column}". Tokens use the first one': "有两列名为“{column}”。变量使用第一列",
  'The list "{table}" has no column "{column}"': "列表“{table}”没有列“{column}”",
  'The list "{table}" has no row "{key}"': "列表“{table}”没有行“{key}”",
  "The rows of all lists of a plan can have {most} characters at most":
    "一个计划所有列表的行合计最多可有 {most} 个字符",
  'There is no list "{table}" in this plan': "此计划中没有列表“{table}”",
  'Line {line}, column "{column}": without a value the row has no page':
    "第 {line} 行，列“{column}”：没有值的行没有页面",
  'Line {line}, column "{column}": an earlier row has the same value or one with the same letters, "{key}"':
    "第 {line} 行，列“{column}”：前面的行有相同的值，或字母相同的值“{key}”",
  "Give each row a value of its own, or pages lose their place when the order of the rows changes":
    "请为每行设置不同的值，否则行的顺序改变时页面会失去原来的位置",
  'Line {line}, column "{column}": "{value}" is no date, such as 2027-03-04 or 4.3.2027':
    "第 {line} 行，列“{column}”：“{value}”不是 2027-03-04 或 4.3.2027 这样的日期",
  'Line {line}, column "{column}": "{value}" is no number': "第 {line} 行，列“{column}”：“{value}”不是数字",
  'Line {line}, column "{column}": there is no picture with the name "{value}"':
    "第 {line} 行，列“{column}”：没有名为“{value}”的图片",
  "Line {line}: there are {count} cells more than columns, which are left out": [
    "第 {line} 行：比列多出 {count} 个单元格，已略过",
  ],
  'Line {line}, column "{column}": only the first {most} characters are used':
    "第 {line} 行，列“{column}”：只使用前 {most} 个字符",
  "Only sections with a page for each row of a list, or for each day, choose rows":
    "只有列表每行一页或每天一页的分区才能选择行",
  '{token} prints as written, because the list of section "{section}" has no column "{column}"':
    "{token} 按原样打印，因为分区“{section}”的列表没有列“{column}”",
  '{token} prints as written, because section "{section}" has no page for each row of a list':
    "{token} 按原样打印，因为分区“{section}”不是列表每行一页",
  "There are no pages of rows to list": "没有可列出的行页面",
  "Add a section with a page for each row of a list, or name one here": "请添加列表每行一页的分区，或在此写明一个",
  "There is no room for {count} rows of the list": ["列表有 {count} 行放不下"],
  "Set the pages of each item of this section to {pages}, or show more rows on each page":
    "请将此分区每项的页数设为 {pages}，或在每页显示更多行",
  // Prints
  "the creep (the thickness of the paper)": "爬移（纸张厚度）",
  "the margin of the sheet": "纸张边距",
  "the binding margin": "装订边距",
  "A sheet measures from {from} to {to} mm on each side": "纸张每边为 {from} 到 {to} 毫米",
  "Type a length from {from} to {to} mm for {name}": "请为{name}输入 {from} 到 {to} 毫米的长度",
  "A signature has from {from} to {to} sheets, as a whole number": "每份为 {from} 到 {to} 张，须为整数",
  "Pages are printed at {from} to {to} % of their size": "页面可按 {from} 到 {to} % 打印",
  "Two pages on a side need a size of the sheet, such as A4": "每面两页需要纸张尺寸，例如 A4",
  "A booklet is printed on both sides of the sheets": "小册子须双面打印",
  "The margins leave no room for pages on the sheet: make them smaller, or use a larger sheet":
    "边距使纸上没有页面的位置：请减小边距，或使用更大的纸张",
  "At {percent} %, the pages are larger than their place on the sheet, which has room for {most} %":
    "按 {percent} %，页面大于纸上的位置，最多为 {most} %",
  "With {sheets} sheets inside each other, the creep moves the innermost pages by {shift} mm, more than {most} mm: use signatures of fewer sheets":
    "{sheets} 张套在一起时，最内侧页面移动 {shift} 毫米，超过 {most} 毫米：请减少每份的张数",
  "These holes need an edge of at least {needed} mm: choose fewer holes, or a larger sheet":
    "这些孔需要至少 {needed} 毫米的边：请减少孔数，或选择更大的纸张",
  'The planner has no section "{name}" that can begin on left pages; it has {known}':
    "计划本没有可从左页开始的部分“{name}”；现有 {known}",
  "Type of {size} pt ({mm} mm) in print is hard to read: {least} pt is the least":
    "{size} pt（{mm} mm）的文字打印后难以看清：至少要 {least} pt",
  "Rules of {size} in print can break up or vanish: {least} is the least":
    "打印时 {size} 的线条可能断开或消失：至少要 {least}",
} satisfies Area<"engineMessages">;
