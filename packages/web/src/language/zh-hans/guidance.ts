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
} satisfies Area<"guidance">;
