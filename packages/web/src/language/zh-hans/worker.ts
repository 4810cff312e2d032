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
  "The calendar of the document": "文档的历法",
  "The language of the document": "文档的语言数据",
  "The holidays of {country}": "{country}的节假日数据",
} satisfies Area<"workerMessages">;
