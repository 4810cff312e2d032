import type { Area } from "./forms.ts";

/** The help beside the work. */
export const help = {
  "Help: {kind}": "ヘルプ：{kind}",
  Help: "ヘルプ",
  "Why?": "理由を見る",
  "Back to the search": "検索に戻る",
  "Close the help": "ヘルプを閉じる",
  "Search the help": "ヘルプを検索",
  "Help text": "ヘルプの本文",
  "Nothing found. Try another word, such as link, page or text.":
    "見つかりませんでした。リンク、ページ、テキストなど、別の言葉を試してください。",
  "Search the planners of the gallery": "ギャラリーの手帳を検索",
  "Read it in the tutorial": "チュートリアルで読む",
  "Before: with the problem": "変更前：問題あり",
  "After: without the problem": "変更後：問題なし",
  "As text (YAML)": "テキストで見る（YAML）",
  "The outlined widget has the problem: {problem}": "枠で囲んだ要素に問題があります：{problem}",
  "The outlined widget no longer has the problem.": "枠で囲んだ要素の問題はなくなりました。",
  "Term|help": "用語",
  Problem: "問題",
  "page sheet layout template design background": "ページ 紙 レイアウト テンプレート デザイン 背景",
  "plan calendar structure contents pages order year": "プラン カレンダー 構成 目次 ページ 順序 年",
  "link connect hyperlink jump tap navigate target bookmark": "リンク つなぐ 接続 ジャンプ タップ 移動 行き先 しおり",
  "text words letters type writing label title": "テキスト 文字 言葉 書く ラベル 題名",
  "look color line thickness font bold theme": "見た目 色 線 太さ フォント 太字 テーマ",
  "picture image photo logo drawing": "画像 写真 ロゴ 絵",
  "device tablet screen size resolution e-reader transfer copy": "デバイス タブレット 画面 サイズ 解像度 転送 コピー",
  "list table rows spreadsheet names pupils import": "リスト 表 行 表計算 名前 生徒 取り込み",
  "date day week month event holiday birthday": "日付 日 週 月 予定 祝日 誕生日",
  "reuse repeat copy shared header footer component": "再利用 繰り返し コピー 共有 ヘッダー フッター 部品",
  "code YAML file syntax error": "コード YAML ファイル 構文 エラー",
  "variable placeholder field insert automatic number": "変数 プレースホルダー フィールド 挿入 自動 番号",
  "key keyboard shortcut command hotkey": "キー キーボード ショートカット コマンド",
  "{count} results": ["{count}件の結果"],

  // Explanations of problems
  "Outside of the page or in its margin": "ページの外、または余白の中",
  "A tablet cuts off what lies outside of the page, and its case, toolbars or page turns can cover the margin. Drag the widget inside the margins, or drag one of its corners to make it smaller.":
    "タブレットはページからはみ出した部分を切り取ります。余白はケースやツールバー、ページめくりの操作で隠れることがあります。要素を余白の内側までドラッグするか、角をドラッグして小さくしてください。",
  "Text that is too small to read": "小さすぎて読めない文字",
  "Small letters break up on an e-ink screen, which has no backlight and few greys. Select the widget and enter a larger “Size” under Properties; the problem states the smallest one for the device.":
    "電子ペーパーは階調が少なく、小さな文字はかすれます。要素を選び、プロパティの「サイズ」に大きな値を入力してください。デバイスの最小サイズは問題に表示されます。",
  "Text without room": "文字が入りきらない",
  "On some pages the text is longer than its box, often only for a long name such as Wednesday or September. It is cut off, or covers what is beside it. Drag an edge of the widget to make it wider, or enter a smaller “Size” under Properties.":
    "一部のページで文字が枠より長くなります。水曜日や9月のような長い名前だけで起きることもあります。文字は切れるか、隣のものに重なります。要素の端をドラッグして広げるか、プロパティの「サイズ」に小さな値を入力してください。",
  "Texts that cover each other": "重なり合う文字",
  "Two texts are printed in the same place, so that both are hard to read. Drag one of them away, or drag an edge to make its box smaller.":
    "2つの文字が同じ場所に印刷され、どちらも読みにくくなります。一方をドラッグして離すか、端をドラッグして枠を小さくしてください。",
  "Characters that the font lacks": "フォントにない文字",
  "A tablet does not have all fonts, so the PDF brings its own. A character that is in none of them stays empty. Type another one in its place, or select the widget and choose another “Font” under Properties.":
    "タブレットにはすべてのフォントがないため、PDFにフォントを含めます。どのフォントにもない文字は空白になります。別の文字を入力するか、要素を選び、プロパティで別の「フォント」を選んでください。",
  "Lines that are too thin": "細すぎる線",
  "A line thinner than a pixel is drawn in a light grey or in gaps, so that rows to write on are hard to see. Choose a thicker line.":
    "1ピクセルより細い線は薄い灰色や途切れた線になり、書くための行が見えにくくなります。太い線を選んでください。",
  "Colors on a screen without color": "カラーでない画面の色",
  "A grayscale screen turns every color into one of a few greys. Light ones vanish, and different colors can look the same. Choose a darker grey.":
    "グレースケールの画面は、どの色も少ない階調の灰色にします。薄い色は消え、違う色が同じに見えることがあります。濃い灰色を選んでください。",
  "Links that are hard to tap": "タップしにくいリンク",
  "A finger covers several millimetres. A link that is small, below the tablet's toolbar or under another link opens the wrong page or none. Drag a corner of the link to enlarge it, or drag it away from the others.":
    "指は数ミリメートルを覆います。小さいリンクや、タブレットのツールバーや別のリンクの下にあるリンクは、違うページを開くか、何も開きません。リンクの角をドラッグして大きくするか、ほかのリンクから離れた所へドラッグしてください。",
  "Page and device do not match": "ページとデバイスが合わない",
  "A tablet scales a page that is not the size of its screen, so type and rows become smaller than planned. Choose your device, or change the device of the project so that the design follows.":
    "画面と違う大きさのページは拡大・縮小されるため、文字や行が予定より小さくなります。お使いのデバイスを選ぶか、プロジェクトのデバイスを変更してデザインを合わせてください。",
  "Not enough room for the content": "内容に対して場所が足りない",
  "The content does not fit in its box, so that cells or entries are missing on the page. Enlarge the box, or ask for fewer rows and columns.":
    "内容が枠に入りきらず、セルや項目がページから抜けます。枠を大きくするか、行と列を減らしてください。",
  "Links that lead nowhere": "行き先のないリンク",
  "A tap on the link does nothing on the tablet, because the planner has no such page or the rule has a typing error. Select the link and choose a page below “Leads to” under Properties, or add the missing page to the plan.":
    "手帳にそのページがないか、ルールに入力ミスがあるため、タブレットでタップしても何も起きません。リンクを選び、プロパティの「リンク先」でページを選ぶか、足りないページをプランに追加してください。",
  "Names of link targets": "リンク先の名前",
  "A link finds its page by name. If two pages have the same name, all links lead to the first. Use a token such as {date}, so that every page gets a name of its own.":
    "リンクは名前でページを探します。同じ名前のページが2つあると、すべてのリンクが最初のページに移動します。{date}のようなトークンで、ページごとに違う名前にしてください。",
  "Tokens without a value": "値のないトークン",
  "A token in braces is replaced by a value of the page, such as its date. An unknown one is printed as it is, with its braces. Delete it, and choose another one from “All variables” under Properties.":
    "波括弧で囲んだトークンは日付などページの値に置き換わります。不明なトークンは括弧ごとそのまま印刷されます。削除して、プロパティの「すべての変数」から別のものを選んでください。",
  "Fonts that are missing": "見つからないフォント",
  "The PDF has to contain each font. If one is missing or damaged, another takes its place, and texts get another width. Select the widget and choose a “Font” from the list under Properties, or import the file again.":
    "PDFにはすべてのフォントが必要です。足りない、または壊れたフォントは別のフォントに替わり、文字の幅が変わります。要素を選び、プロパティの一覧から「フォント」を選ぶか、ファイルをもう一度取り込んでください。",
  "Pictures that are missing": "見つからない画像",
  "A tablet loads nothing from the web, so each picture must be in the planner. Import the picture as a PNG, JPEG or simple SVG file.":
    "タブレットはWebから何も読み込まないため、画像は手帳の中に必要です。PNG、JPEG、または単純なSVGとして画像を取り込んでください。",
  "Values of the wrong kind": "種類の違う値",
  "The value is not used, so the page looks different from what you wrote. The problem states which values are possible.":
    "値が使われないため、ページは書いたとおりに表示されません。使える値は問題に表示されます。",
  "Names that nothing reads": "読み取られない名前",
  "A setting with an unknown name has no effect, mostly because of a typing error. Correct the name, or remove the line.":
    "不明な名前の設定には効果がありません。多くは入力ミスです。名前を直すか、その行を削除してください。",
  "Incomplete widgets": "不完全な要素",
  "Each widget needs an id of its own, a type and a position. Otherwise it lies in the wrong place, or other changes cannot find it.":
    "要素にはそれぞれ固有のid、タイプ、位置が必要です。ないと違う場所に置かれたり、ほかの変更から見つからなくなったりします。",
  "Text that is not valid YAML": "正しいYAMLでないテキスト",
  "The rest of the document cannot be read, or a value is lost without notice. Put texts with colons, braces or # in quotes, and indent with spaces.":
    "残りの文書が読めないか、値が気づかないうちに失われます。コロン、括弧、#を含む文字は引用符で囲み、字下げには空白を使ってください。",
  "Another kind of document": "種類の違う文書",
  "The text is empty, is another kind of document, or comes from another version of Octavo. Compare its first lines with the example.":
    "テキストが空か、種類の違う文書か、Octavoの別のバージョンのものです。最初の行を例と比べてください。",
  "More than a planner can have": "手帳の上限を超えている",
  "Limits keep planners small enough for a tablet, whose memory is small. Ask for less, or split the planner into two.":
    "タブレットはメモリーが少ないため、手帳の大きさには上限があります。数を減らすか、手帳を2つに分けてください。",
  "Names of masters": "マスターの名前",
  "The plan finds a master by its name. If a name is missing or occurs twice, pages get the wrong design. Give each master a name of its own.":
    "プランは名前でマスターを探します。名前がない、または重複していると、ページのデザインが違うものになります。マスターごとに違う名前を付けてください。",
  "Pages without a design": "デザインのないページ",
  "Each section needs a master, which is the design of its pages. Choose one that exists, or create it. After renaming a master, choose it again in the plan.":
    "セクションにはページのデザインとなるマスターが必要です。あるものを選ぶか、作成してください。マスターの名前を変えたら、プランで選び直してください。",
  "Blocks, styles and themes": "ブロック、スタイル、テーマ",
  "Widgets refer to blocks and styles by name. If the name does not exist, the part is missing or keeps its plain look. Choose one from the list, or create it.":
    "要素は名前でブロックやスタイルを使います。その名前がないと、部品が抜けるか、元の見た目のままになります。一覧から選ぶか、作成してください。",
  "Dates of the plan": "プランの日付",
  "Dated pages need a first and a last day, in this order. Without them, no day, week or month can be made. Enter both dates in the plan.":
    "日付のあるページには、最初の日と最後の日がこの順に必要です。ないと、日・週・月のページは作れません。プランに両方の日付を入力してください。",
  "How a section makes pages": "セクションがページを作る方法",
  "A section makes one page, a number of pages, or a page for each day, week, month or row. Some settings belong to only one of these. Choose how often the page repeats, and remove what does not fit.":
    "セクションは1ページ、指定した数のページ、または日・週・月・行ごとに1ページを作ります。一部の設定は特定の方法だけのものです。繰り返し方を選び、合わない設定を削除してください。",
  "Sections without pages": "ページのないセクション",
  "The planner gets no page from this section, and links to it lead nowhere. Check its dates and filters, or delete it.":
    "このセクションからはページが作られず、リンクの行き先もありません。日付と絞り込みを確認するか、セクションを削除してください。",
  "A very large planner": "とても大きな手帳",
  "Many pages make a file that opens slowly on a tablet. Check that the number of pages is what you want; a smaller one is often enough.":
    "ページが多いと、タブレットで開くのに時間がかかります。ページ数を確認してください。少なくても足りることがよくあります。",
  "Names of sections": "セクションの名前",
  "Links and the order of the plan use the names of sections. Each section needs a name of its own with letters or digits.":
    "リンクとプランの順序はセクションの名前を使います。セクションごとに、文字か数字を含む違う名前が必要です。",
  "Order of sections": "セクションの順序",
  "Sections that the order does not list come last, and names without a section have no effect. List each section once.":
    "順序にないセクションは最後になり、セクションのない名前には効果がありません。各セクションを1回ずつ書いてください。",
  "Your own variables": "独自の変数",
  "Your pages print the value of a variable where its token stands. Without a name or a value, the place stays empty. Enter both.":
    "変数の値は、トークンを置いた場所に印刷されます。名前か値がないと空白になります。両方を入力してください。",
  "Language and calendar": "言語とカレンダー",
  "Names of months and days follow the language of the plan. Settings that do not belong to its calendar have no effect. Choose a language and a calendar from the lists.":
    "月と曜日の名前はプランの言語になります。そのカレンダーにない設定には効果がありません。言語とカレンダーを一覧から選んでください。",
  "Events and holidays": "予定と祝日",
  "The event or holiday is missing in the planner. An event is one line with a date and a title; a holiday calendar is a country, with a region if you want.":
    "その予定または祝日が手帳にありません。予定は日付と題名を1行に書きます。祝日は国で指定し、必要なら地域も指定します。",
  "Lists with rows": "行のあるリスト",
  "A list makes a page for each row, such as a pupil. It needs a name, a line with the names of columns, and a different key in each row. Otherwise rows or links are missing.":
    "リストは生徒などの行ごとに1ページを作ります。名前、列名の行、行ごとに違うキーが必要です。ないと、行やリンクが抜けます。",
  "Pages of a template": "テンプレートのページ",
  "Each page of a template has a number and a design, and is listed once. Otherwise one of the two is lost.":
    "テンプレートの各ページには番号とデザインがあり、1回だけ書きます。そうでないと、どちらかが失われます。",
  "Updates of a planner on a tablet": "タブレットの手帳の更新",
  "An update keeps the pages that you have written on in their places. For this it reads the project in the earlier PDF. Choose the PDF that Octavo made, or update without it.":
    "更新では、書き込んだページの位置が変わりません。そのために前のPDFのプロジェクトを読みます。Octavoで作ったPDFを選ぶか、PDFなしで更新してください。",

  // Labels
  "A project is one planner: the designs of its pages, and the plan that says how many there are.":
    "プロジェクトは1冊の手帳です。ページのデザインと、ページ数を決めるプランからなります。",

  // Commands
  Command: "コマンド",
  "In the editor, press {palette} and type the name of the command.":
    "エディターで{palette}を押し、コマンドの名前を入力します。",
  "In the editor, press {keys}. Or press {palette} and type the name of the command.":
    "エディターで{keys}を押します。または{palette}を押し、コマンドの名前を入力します。",

  // Examples in empty lists
  "Insert this example": "この例を挿入",
  "A page for each day, with the master {master}": "マスター{master}で1日1ページ",
  "Dinner with Ann": "アンと夕食",
  Family: "家族",
  "A calendar Family with one event: {day}, {title}": "予定が1件あるカレンダー「家族」：{day}、{title}",
  "A reading list with three books and their authors": "本3冊と著者の読書リスト",
  "Insert the example {name} = {value}": "例「{name} = {value}」を挿入",
  "The page {page} twelve times": "ページ「{page}」を12回",
  Book: "本",
} satisfies Area<"help">;
