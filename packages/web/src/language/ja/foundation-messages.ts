import type { Area } from "./forms.ts";

/** Messages that browser, engine and server share. */
export const foundationMessages = {
  // Values that are expected
  text: "テキスト",
  "a list": "リスト",
  "a mapping of keys and values": "キーと値のマッピング",
  "true or false": "trueまたはfalse",
  "a color like #1A2B3C": "#1A2B3Cのような色",
  "a number": "数値",
  "one of {options}": "{options}のいずれか",
  "a whole number from {min} to {max}": "{min}～{max}の整数",

  'Did you mean "{name}"?': "「{name}」ではありませんか？",
  "There are {count} more problems than can be listed": "一覧に表示できない問題がほかに{count}件あります",
  "Pages per day must be at least 1": "1日あたりのページ数は1以上にしてください",
  "Master name is required": "マスター名を入力してください",
  "Master name must be at least 2 characters long": "マスター名は2文字以上にしてください",
  "Master name must be less than 100 characters": "マスター名は100文字未満にしてください",
  "Master name can only contain letters, numbers, spaces, hyphens, underscores, periods, and parentheses":
    "マスター名に使えるのは、文字、数字、スペース、ハイフン、アンダースコア、ピリオド、括弧だけです",
  "Master name must contain at least one letter or number": "マスター名には文字または数字を1つ以上含めてください",
  "Page name is required": "ページ名を入力してください",
  "Page name must be at least 2 characters long": "ページ名は2文字以上にしてください",
  "Page name must be less than 100 characters": "ページ名は100文字未満にしてください",
  "Page name can only contain letters, numbers, spaces, hyphens, underscores, periods, and parentheses":
    "ページ名に使えるのは、文字、数字、スペース、ハイフン、アンダースコア、ピリオド、括弧だけです",
  "Page name must contain at least one letter or number": "ページ名には文字または数字を1つ以上含めてください",
  "Line {line}: a quotation mark has no second one. Add it, or remove the first one.":
    "{line}行目：引用符が閉じられていません。閉じるか、最初の引用符を削除してください。",
} satisfies Area<"foundationMessages">;
