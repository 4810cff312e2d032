import type { Area } from "./forms.ts";

/** Texts of src/screens/variants. */
export const variants = {
  "All variants…": "全部版本…",
  "All variants": "全部版本",
  "One PDF for each combination of your choices, in one ZIP file. The project stays as it is.":
    "为所选的每种组合生成一个 PDF，并打包成一个 ZIP 文件。项目本身不变。",
  "Find a device by its name": "按名称查找设备",
  Languages: "语言",
  "Writing hand": "惯用手",
  "Right-handed": "右手",
  "These designs look the same for both hands.": "这些设计对左右手没有区别。",
  "Designs of your own are scaled and mirrored. Their texts stay in their language; names of months and days change.":
    "自己的设计会缩放和镜像。其中的文字保持原有语言，月份和星期的名称会改变。",
  "At most {most} variants can be made at once. Choose fewer.": "一次最多生成 {most} 个版本。请减少选择。",
  "Show variants": "显示版本",
  "Download ZIP": "下载 ZIP",
  "{done} of {total} variants": "已完成 {done}/{total} 个版本",
  "Pictures of the variants": "缩略图总览",
  "A variant with errors has no PDF, so there is no ZIP file. Show the variants to find it.":
    "有错误的版本无法生成 PDF，因此没有 ZIP 文件。请显示版本来查找它。",
  "A variant could not be made in this browser. Try again, or choose fewer.":
    "有版本无法在此浏览器中生成。请重试，或减少选择。",
  "{count} variants": ["{count} 个版本"],
} satisfies Area<"variants">;
