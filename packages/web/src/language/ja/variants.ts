import type { Area } from "./forms.ts";

/** Texts of src/screens/variants. */
export const variants = {
  "All variants…": "すべてのバリエーション…",
  "All variants": "すべてのバリエーション",
  "One PDF for each combination of your choices, in one ZIP file. The project stays as it is.":
    "選んだ組み合わせごとにPDFを作り、1つのZIPファイルにまとめます。プロジェクトは変わりません。",
  "Find a device by its name": "名前で端末を探す",
  Languages: "言語",
  "Writing hand": "利き手",
  "Right-handed": "右利き",
  "These designs look the same for both hands.": "このデザインはどちらの手でも同じです。",
  "Designs of your own are scaled and mirrored. Their texts stay in their language; names of months and days change.":
    "自作のデザインは拡大縮小と左右反転されます。文字列の言語はそのままで、月と曜日の名前が変わります。",
  "At most {most} variants can be made at once. Choose fewer.":
    "一度に作れるのは最大{most}件です。選択を減らしてください。",
  "Show variants": "バリエーションを表示",
  "Download ZIP": "ZIPをダウンロード",
  "{done} of {total} variants": "{total}件中{done}件",
  "Pictures of the variants": "一覧",
  "A variant with errors has no PDF, so there is no ZIP file. Show the variants to find it.":
    "エラーのあるバリエーションはPDFにできないため、ZIPファイルは作られませんでした。バリエーションを表示して確認してください。",
  "A variant could not be made in this browser. Try again, or choose fewer.":
    "このブラウザでは作成できないバリエーションがありました。もう一度試すか、選択を減らしてください。",
  "{count} variants": ["{count}件"],
} satisfies Area<"variants">;
