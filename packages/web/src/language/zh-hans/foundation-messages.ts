import type { Area } from "./forms.ts";

/** Messages that browser, engine and server share. */
export const foundationMessages = {
  // Values that are expected
  text: "文本",
  "a list": "列表",
  "a mapping of keys and values": "键值映射",
  "true or false": "布尔值（true 或 false）",
  "a color like #1A2B3C": "颜色值，例如 #1A2B3C",
  "a number": "数字",
  "one of {options}": "以下之一：{options}",
  "a whole number from {min} to {max}": "{min} 到 {max} 之间的整数",

  'Did you mean "{name}"?': "你是不是想写“{name}”？",
  "There are {count} more problems than can be listed": "还有 {count} 个问题未能列出",
  "Pages per day must be at least 1": "每天的页数至少为 1",
  "Master name is required": "请输入母版名称",
  "Master name must be at least 2 characters long": "母版名称至少要有 2 个字符",
  "Master name must be less than 100 characters": "母版名称必须少于 100 个字符",
  "Master name can only contain letters, numbers, spaces, hyphens, underscores, periods, and parentheses":
    "母版名称只能包含字母、数字、空格、连字符、下划线、句点和括号",
  "Master name must contain at least one letter or number": "母版名称必须至少包含一个字母或数字",
  "Page name is required": "请输入页面名称",
  "Page name must be at least 2 characters long": "页面名称至少要有 2 个字符",
  "Page name must be less than 100 characters": "页面名称必须少于 100 个字符",
  "Page name can only contain letters, numbers, spaces, hyphens, underscores, periods, and parentheses":
    "页面名称只能包含字母、数字、空格、连字符、下划线、句点和括号",
  "Page name must contain at least one letter or number": "页面名称必须至少包含一个字母或数字",
  "Line {line}: a quotation mark has no second one. Add it, or remove the first one.":
    "第 {line} 行：引号不成对。请补上另一个，或移除这一个。",
} satisfies Area<"foundationMessages">;
