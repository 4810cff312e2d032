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
  "Hint {number} of {total}": "ヒント{number}／{total}",
  "{number} of {total}": "{number}／{total}",
  "Skip all hints": "ヒントをすべてスキップ",
  Next: "次へ",
  "Show hints again": "ヒントをもう一度表示",
  "The hints appear again when you open a project.": "プロジェクトを開くと、ヒントがもう一度表示されます。",
  "The first and the last day decide which days, weeks and months the planner has.":
    "最初の日と最後の日で、手帳に入る日・週・月が決まります。",
  "Add a section. It makes pages from a master, for example one for each day.":
    "セクションを追加します。マスターから、たとえば1日に1ページを作ります。",
  "Each of these is a section. Open one to choose its master and how often it repeats.":
    "それぞれがセクションです。開いて、マスターと繰り返し方を選びます。",
  "The pages follow each change at once. Save the plan to keep it.":
    "変更はすぐにページに反映されます。残すにはプランを保存します。",
  "These are the pages of your planner. Tap a date or a tab: links work here as on your tablet.":
    "これが手帳のページです。日付やタブをタップすると、タブレットと同じようにリンクが働きます。",
  "Start here: draw the first page, such as a day. The plan then makes pages from it.":
    "ここから始めます。まず1日などのページを描きます。プランがそれを使ってページを作ります。",
  "Open a master to change the design. All pages that use it change with it.":
    "マスターを開いてデザインを変更します。それを使うすべてのページが一緒に変わります。",
  "The pages are as large as this screen. If you choose another device, the designs are fitted to it.":
    "ページはこの画面と同じ大きさです。別のデバイスを選ぶと、デザインがそれに合わせられます。",
  "Download one PDF with all pages and links. Then you see how to copy it to your tablet.":
    "すべてのページとリンクが入った1つのPDFをダウンロードします。続けて、タブレットへのコピー方法が表示されます。",
  "Choose a widget or a ready-made part. It lands on the page, and you drag it where it belongs.":
    "要素または既製のパーツを選びます。ページに置かれたら、好きな場所へドラッグします。",
  "Select something on the page. Drag it to move it, and double-click a text to write.":
    "ページ上のものを選択します。ドラッグで移動し、テキストはダブルクリックで書けます。",
  "Change here what you have selected. With nothing selected, change the styles of the whole planner.":
    "選択したものをここで変更します。何も選択していないときは、手帳全体のスタイルを変更できます。",
  "When you save, all pages with this design change.": "保存すると、このデザインのすべてのページが変わります。",
  "Turn on here what the planner needs, such as weeks, and choose the master of its pages.":
    "週など、手帳に必要なものをここでオンにし、ページのマスターを選びます。",
} satisfies Area<"guidance">;
