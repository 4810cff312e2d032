import type { Area } from "./forms.ts";

/** Explained terms, hints and examples. */
export const guidance = {
  // Terms
  Section: "セクション",
  Part: "パーツ",
  Token: "トークン",
  "A section is an entry of the plan. It makes one page from its master, one for each day, week or month, or as many as you say.":
    "セクションはプランの1行です。マスターから1ページだけ、1日・1週・1か月ごとに1ページ、または指定した数のページを作ります。",
  "A part is a ready-made piece of a page, such as a schedule or a habit tracker. Insert it, and change it as you like.":
    "パーツは、スケジュールや習慣トラッカーなど、ページに置ける既製の部品です。挿入してから自由に変更できます。",
  "A block is a piece that several masters share, such as a header. If you change it in one place, it changes everywhere.":
    "ブロックは、ヘッダーなど複数のマスターが共有する部分です。1か所で変更すると、すべての場所で変わります。",
  "A style is a look with a name: font, size, color and lines. If you change the style, everything that uses it changes.":
    "スタイルは、フォント・サイズ・色・線をまとめて名前を付けたものです。スタイルを変更すると、それを使うすべてが変わります。",
  "A token is a word in braces. Each page replaces it by its own value: {token} is Monday on one page and Tuesday on the next.":
    "トークンは波括弧で囲んだ語です。ページごとに値が入ります。{token}は、あるページでは月曜日、次のページでは火曜日になります。",
  "An anchor gives a place on a page a name, so that links can lead there. It is not printed.":
    "アンカーは、ページ上の場所に名前を付けて、リンクの行き先にできるようにします。印刷はされません。",

  // Hints
  "Explain “{heading}”": "「{heading}」の説明",
  "All words in the tutorial": "すべての用語をチュートリアルで見る",
  "The words": "用語",
} satisfies Area<"guidance">;
