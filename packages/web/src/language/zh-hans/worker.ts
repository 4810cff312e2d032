import type { Area } from "./forms.ts";

/** Messages of the engine worker. */
export const workerMessages = {
  "Compiling took longer than {seconds} seconds and was stopped. Try a plan with fewer pages.":
    "编译超过 {seconds} 秒，已停止。请尝试页数较少的计划。",
  "The PDF made no progress for {seconds} seconds and was stopped. Please try again.":
    "PDF 在 {seconds} 秒内没有进展，已停止。请重试。",
  "The engine stopped unexpectedly. Reload the page.": "引擎意外停止。请重新加载页面。",
  "The planner has changed. Compile it and try again.": "手账已更改。请编译后重试。",
  "{thing} could not be loaded. Check the connection and try again.": "无法加载{thing}。请检查网络连接后重试。",
  "{thing} could not be loaded: the server answered {status}.": "无法加载{thing}：服务器返回 {status}。",
  "The list of devices": "设备列表",
  "The font subsetter": "字体子集化工具",
  "The font {name}": "字体“{name}”",
  "The font {name} could not be loaded: bars stand for its text.": "无法加载字体“{name}”：其文本以横条代替。",
  "The support of this script": "对该文字的支持",
  "The renderer of pages": "页面渲染程序",
  "The image decoder": "图片解码器",
  "The plan has no start and end date. Set them on the Plan Configuration tab.":
    "计划没有开始和结束日期。请在“计划”标签页中设置。",
  "The {count} entries of the file have more than {limit} characters, which is the limit. Try a shorter plan, or fewer calendars.":
    "文件的 {count} 个条目超过 {limit} 个字符的上限。请缩短计划，或减少日历。",
  "The tables of holidays": "节假日数据",
  "The drawing of events": "日程的绘制",
  "The calendar of the document": "文档的历法",
  "The language of the document": "文档的语言数据",
  "The holidays of {country}": "{country}的节假日数据",
  "The file is no table. Use a CSV, TSV or XLSX file, or copy the cells and paste them.":
    "该文件不是表格。请使用 CSV、TSV 或 XLSX 文件，或复制并粘贴单元格。",
  "The file is larger than {megabytes} MB. Remove rows, columns or pictures from it.":
    "文件大于 {megabytes} MB。请删除其中的行、列或图片。",
  "There are no cells with text.": "没有包含文本的单元格。",
  "A list can have {rows} rows and {columns} columns at most.": "一个列表最多可有 {rows} 行和 {columns} 列。",
  "A list can have {characters} characters at most.": "一个列表最多可有 {characters} 个字符。",
  "The workbook expands to more cells than a list can have. Copy the cells of the list into a new file.":
    "工作簿展开后的单元格超出列表上限。请将列表的单元格复制到新文件中。",
  "Row {row}, column {column} of the first sheet has an error value. Correct it in your spreadsheet program.":
    "第一个工作表的第 {row} 行第 {column} 列是错误值。请在电子表格程序中更正。",
  "The list has no room for all of these pictures. Added: {count}. Use a smaller list, or SVG files.":
    "列表容不下全部这些图片。已添加：{count}。请使用较小的列表或 SVG 文件。",
  "No cell names one of these pictures. Write the names of the files into a column with the type “Picture”.":
    "没有单元格写有这些图片的名称。请将文件名写入类型为“图片”的列。",
} satisfies Area<"workerMessages">;
