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
  "The first and the last day decide which days, weeks and months the planner has. Holidays, birthdays and other own days are on the Dates tab.":
    "最初の日と最後の日で、手帳に入る日・週・月が決まります。祝日、誕生日、そのほかの自分の日は「日付」タブにあります。",
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
  "Pages match this screen exactly. If you choose another device, the designs adapt to it.":
    "ページはこの画面と同じ大きさです。別のデバイスを選ぶと、デザインがそれに合わせられます。",
  "Download one PDF with all pages and links. Afterwards, you see how to copy it to your tablet.":
    "すべてのページとリンクが入った1つのPDFをダウンロードします。続けて、タブレットへのコピー方法が表示されます。",
  "Choose a widget or a ready-made part. It lands on the page, and you drag it where it belongs.":
    "要素または既製のパーツを選びます。ページに置かれたら、好きな場所へドラッグします。",
  "Select something on the page. Drag it to move it, and double-click a text to write. Enter ends a text of one line; Shift + Enter starts a new line.":
    "ページ上のものを選択します。ドラッグで移動し、テキストはダブルクリックで書けます。1行のテキストはEnterで終わり、Shift + Enterで改行します。",
  "Tap something on the page to select it. Drag it to move it, tap a text twice to write, and tap beside it when you have finished.":
    "ページ上のものをタップして選択します。ドラッグで移動し、テキストは2回タップすると書けます。終わったら外側をタップします。",
  "Change here what you have selected. With nothing selected, change the styles of the whole planner.":
    "選択したものをここで変更します。何も選択していないときは、手帳全体のスタイルを変更できます。",
  "When you save, all pages with this design change.": "保存すると、このデザインのすべてのページが変わります。",
  "Turn on here what the planner needs, such as weeks, and choose the master of its pages. Lists, such as projects or pupils, have a tab of their own.":
    "週など、手帳に必要なものをここでオンにし、ページのマスターを選びます。プロジェクトや生徒などのリストは専用のタブにあります。",

  // Examples
  Examples: "例",
  "Each is a small project that shows one thing. Open one, change what you like, and throw it away.":
    "それぞれが1つのことを示す小さなプロジェクトです。開いて自由に変更し、不要になったら捨てられます。",
  "Opening…": "開いています…",
  "Example: {name}": "例：{name}",
  "Throw away": "捨てる",
  "Keep as my project": "自分のプロジェクトとして残す",
  "An index": "索引",
  "Tap a number on the first page: it opens a note. The number at the top of the note leads back. One grid makes all links.":
    "最初のページの番号をタップするとノートが開きます。ノートの上の番号で戻ります。1つのグリッドがすべてのリンクを作ります。",
  "Month tabs": "月のタブ",
  "Every page has the months at its side and marks its own. The tabs are a block that all masters show, so they are drawn once.":
    "どのページにも横に月が並び、その月に印が付きます。タブはすべてのマスターが表示するブロックなので、描くのは一度だけです。",
  "A habit tracker": "習慣トラッカー",
  "Each month has a row for each day, with columns to tick off. Select the list of days in the master to change the number of columns.":
    "各月に1日1行があり、チェックする列が並びます。列の数は、マスターで日のリストを選択して変更します。",
  "The month shows the events of a calendar, and its list leads to the days. Only days with an event have a page. Add your own calendar on the tab Dates.":
    "月のページにカレンダーの予定が表示され、リストから日のページへ移動できます。予定のある日だけにページがあります。「日付」タブで自分のカレンダーを追加できます。",
  "A rotating timetable": "ローテーション時間割",
  "School days count from 1 to 4 and start again. Each day leads to the timetable of its number. The numbers are events on the tab Dates.":
    "授業日は1から4まで数えて、また1に戻ります。各日はその番号の時間割につながります。番号は「日付」タブの予定です。",
  "Pages from a list": "リストから作るページ",
  "Each name of the list has a page and a line in the index. Add a name on the tab Lists, and both follow.":
    "リストの名前ごとに、ページと索引の行があります。「リスト」タブで名前を追加すると、両方が増えます。",
  "A block on two masters": "2つのマスターにあるブロック",
  "Days and notes have the same header, which is a block. Change it on one master, and it changes on both.":
    "日とノートは同じヘッダーを使っています。これはブロックで、一方のマスターで変更すると両方で変わります。",
  "Styles and themes": "スタイルとテーマ",
  "Title, text and lines have styles. Open the master and choose another theme: all of them change together.":
    "タイトル、本文、線にはスタイルがあります。マスターを開いて別のテーマを選ぶと、すべてが一緒に変わります。",
  "An anchor and its links": "アンカーとそのリンク",
  "The month has an anchor named “goals”. A link on every day leads there, and the days of the calendar lead to their pages.":
    "月には「goals」という名前のアンカーがあります。各日のリンクはそこへ、カレンダーの日はそれぞれのページへつながります。",
  "One master makes all these days. Its tokens put another date, number and neighbor on each page. Open it to see them.":
    "1つのマスターがこれらの日をすべて作ります。トークンにより、ページごとに日付、番号、前後の日が変わります。開いて確かめてください。",
} satisfies Area<"guidance">;
