import type { Area } from "./forms.ts";

export const tutorial = {
  Chapters: "章",
  "Create your first planner": "最初の手帳を作る",
  "Octavo creates one PDF with links between its pages: from the year to its months, from a month to its days, from a day to its notes, and back. You design the pages.":
    "Octavoが作成するのは、ページどうしがリンクした1つのPDFです。年から月へ、月から日へ、日からメモへ移動し、また戻れます。ページをデザインするのは自分です。",
  "Your first planner": "最初の手帳",
  "Masters, plan, planner": "マスター、プラン、手帳",
  "Links and destinations": "リンクとリンク先",
  "Tokens in text": "テキストのトークン",
  "Copy to your tablet": "タブレットにコピー",
  "Keyboard shortcuts": "キーボードショートカット",

  "Create a project": "プロジェクトを作成",
  "On {projects}, select {button}. Choose your tablet. The pages then match its screen and leave room for its toolbar.":
    "{projects}で{button}を選び、自分のタブレットを選びます。ページは画面の大きさに合い、ツールバーの場所も空けられます。",
  "Pick a starter": "スターターを選ぶ",
  "Choose a daily, weekly or monthly planner or a bullet journal. The preview shows your tablet, year and language. Blank creates an empty project.":
    "デイリー、ウィークリー、マンスリーの手帳か、バレットジャーナルを選びます。プレビューは、選んだタブレット、年、言語で表示されます。「空白」を選ぶと、空のプロジェクトになります。",
  "Open a master to add, move and remove widgets and to draw links. Open the plan to choose the pages and their number. “Preview as” shows the master on any date.":
    "マスターを開いて、要素を追加、移動、削除したり、リンクを引いたりします。プランを開いて、ページとその数を選びます。「プレビュー対象」では、マスターを好きな日付で表示できます。",
  "Check the preview": "プレビューを確認",
  "The preview shows the pages as in the PDF. Follow the links to test them.":
    "プレビューには、PDFと同じページが表示されます。リンクを開いて試してください。",
  "Download the PDF": "PDFをダウンロード",
  "One file contains all pages. A year with a page for each day is smaller than a photo.":
    "1つのファイルにすべてのページが入ります。日ごとのページがある1年分の手帳も、写真1枚より小さなサイズです。",

  "Tap a month to open its page. Tap a date to open its day.":
    "月をタップすると、その月のページが開きます。日付をタップすると、その日のページが開きます。",
  "A {master} is the design of a page: its lines, boxes, calendars and links. The {plan} defines the pages: one Year, twelve Months, a Day for every day, sixty Notes. Together they make the planner. If you change the day master, all 365 days change.":
    "{master}は、罫線、ボックス、カレンダー、リンクなど、ページのデザインです。{plan}では、年が1ページ、月が12ページ、日が毎日1ページ、メモが60ページというように、ページを決めます。両方を合わせると手帳になります。日のマスターを変えると、365日すべてが変わります。",
  "The plan consists of {section}s. Each has a kind (its name), a master, and a generation mode: once, for each day, week or month, or a number of times.":
    "プランは{section}でできています。それぞれに、種類（名前）、マスター、生成方法（1回、日・週・月ごと、または決まった回数）があります。",

  "Every page with a date or a number has a name, its {destination}. A link refers to this name.":
    "日付か番号のあるページには、{destination}という名前があります。リンクではこの名前を指定します。",
  destination: "リンク先",
  "your own name for a single page": "1つのページに付けた独自の名前",
  "a year": "年",
  "a month": "月",
  "a day": "日",
  "the first notes page": "最初のメモページ",
  "A master is used for many pages, so its links use a {binding} instead of a fixed name. The value in brackets is computed on each page. {at} inserts a variable of that page.":
    "マスターは多くのページに使われるため、リンクには決まった名前ではなく、{binding}を使います。括弧の中の値はページごとに計算されます。{at}は、そのページの変数を表します。",
  binding: "バインディング",
  "the month of this page's date": "このページの日付の月",
  "the day of a calendar cell": "カレンダーのセルの日",
  "the week of this page's date": "このページの日付の週",
  "the notes page with the number of a grid cell": "グリッドのセルの番号のメモページ",
  "the fifth notes page": "5番目のメモページ",
  "the year": "その年",
  "You can define your own names as {destinations} of a section, such as {name}. They use tokens in braces; {at} is only for bindings. The preview reports links without a destination and suggests the closest name.":
    "{name}のような独自の名前を、セクションの{destinations}として定義できます。波括弧で囲んだトークンを使えますが、{at}はバインディングでのみ使えます。リンク先のないリンクはプレビューで報告され、最も近い名前が提案されます。",
  "named destinations": "名前付きリンク先",

  "A {token} in braces is replaced on each page. If you write {text} on a day master, every day shows its own date. Names of months and weekdays use the language of the plan.":
    "波括弧で囲んだ{token}は、ページごとに置き換わります。日のマスターに{text}と書くと、それぞれの日にその日付が表示されます。月と曜日の名前は、プランの言語になります。",
  token: "トークン",
  "on every page": "すべてのページ",
  "2026-01-15; in words: Thursday, January 15, 2026": "2026-01-15、言葉では2026年1月15日木曜日",
  "parts of the date, on days, weeks and months": "日付の各部分（日、週、月のページ）",
  "Thursday, 3, 2026-W03": "木曜日、3、2026-W03",
  "with leading zeros: 01, 05": "先頭に0を付ける：01、05",
  "previous and next, for arrows to other pages": "前と次（ほかのページへの矢印用）",
  "on counted pages: 5, 005, 60": "番号付きのページ：5、005、60",
  "A section can have {variables}: add {name} with the value {value} to use {written} on all of its pages.":
    "セクションには{variables}を設定できます。{name}に値{value}を追加すると、そのすべてのページで{written}を使えます。",
  "context variables": "コンテキスト変数",

  "Choose your tablet in the project before you design. A planner for another screen is scaled, including its lines and tap targets.":
    "デザインを始める前に、プロジェクトでタブレットを選んでください。別の画面用の手帳は、罫線やタップ領域も含めて拡大縮小されてしまいます。",
  "The menu of a project shows these steps too, and makes the codes and addresses. It also says how to replace a planner and keep your ink, and on which devices nobody has tried it.":
    "プロジェクトのメニューにも同じ手順があり、コードやアドレスを作成できます。手書きを残したまま手帳を差し替える方法や、まだ誰も試していないデバイスも確認できます。",

  "You can use the whole studio with the keyboard. The first Tab on a page offers to skip to the content.":
    "スタジオのすべての操作はキーボードでできます。ページで最初にTabを押すと、本文へスキップできます。",
  "turn the pages of a planner": "手帳のページをめくる",
  "go to the first or last page": "最初または最後のページに移動",
  "go back to the page before a link, and forward again": "リンクの前のページに戻る、また進む",
  "select a link on the page and follow it": "ページ上のリンクを選んで開く",
  "compile and open, in Build from YAML": "コンパイルして開く（「YAMLからビルド」）",
  "close a dialog or menu; in a YAML editor, the next Tab then leaves the editor":
    "ダイアログまたはメニューを閉じる。YAMLエディタでは、続けてTabを押すとエディタから出る",
  "In the editor": "エディタ",
  "show all shortcuts": "すべてのショートカットを表示",
  "find a command by its name": "名前でコマンドを検索",
  "find and replace text in all masters and pages": "すべてのマスターとページのテキストを検索、置換",
  "draw a text, box, lines, divider or calendar; Enter on a palette button inserts one":
    "テキスト、ボックス、罫線、区切り線、カレンダーを描く。パレットのボタンではEnterで挿入",
  "draw a link": "リンクを引く",
  "select the next widget": "次の要素を選択",
  "move it by one point, with Shift by a step of the grid; with Ctrl resize it":
    "1ポイント移動（Shiftで1グリッド、Ctrlでサイズ変更）",
  "show the distances of the selected widget to the page, or to the widget under the pointer":
    "選択した要素からページまで、またはポインターの下の要素までの距離を表示",
  "edit its text": "テキストを編集",
  "reset the property that has the focus": "フォーカスのあるプロパティをリセット",
  "undo; with Shift redo": "元に戻す。Shiftを押すとやり直す",
  save: "保存",
  "go to the next region: tools, page, panels": "次の領域に移動：ツール、ページ、パネル",
} satisfies Area<"tutorial">;
