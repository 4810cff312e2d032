import type { Area } from "./forms.ts";

/** Messages of the engine about documents, in the order of its stages. */
export const engineMessages = {
  // Reading text
  "The font file is larger than 32 MiB. Use a font with fewer characters.":
    "フォントファイルが32 MiBを超えています。文字数の少ないフォントを使ってください。",
  "The font is too large, even with few of its characters. Use a font of one script.":
    "フォントが大きすぎて、文字を減らしても収まりません。1つの文字体系だけのフォントを使ってください。",
  "This file contains several fonts. Save one of them as a TTF or OTF file.":
    "このファイルには複数のフォントが含まれています。1つをTTFまたはOTFファイルとして保存してください。",
  "Fonts in WOFF files are not supported. Use the TTF, OTF or WOFF2 file.":
    "WOFFファイルのフォントには対応していません。TTF、OTF、WOFF2のいずれかのファイルを使ってください。",
  "This is no font file. Use a TTF, OTF or WOFF2 file.":
    "フォントファイルではありません。TTF、OTF、WOFF2のいずれかのファイルを使ってください。",
  "The license of this font forbids embedding. Use another font, or ask its maker for one that may be embedded.":
    "このフォントのライセンスでは埋め込みが禁止されています。別のフォントを使うか、埋め込み可能なものを製作者に問い合わせてください。",
  "This font may only be embedded as a whole. Use another font, or ask its maker for one that may be embedded in part.":
    "このフォントは全体の埋め込みだけが許可されています。別のフォントを使うか、部分的に埋め込めるものを製作者に問い合わせてください。",
  "This font may only be embedded as pictures. Use another font.":
    "このフォントは画像としての埋め込みだけが許可されています。別のフォントを使ってください。",
  "The font has no outlines that can be embedded. Use a font with TrueType or CFF outlines.":
    "フォントに埋め込み可能なアウトラインがありません。TrueTypeまたはCFFのアウトラインを持つフォントを使ってください。",
  "The font file is damaged. Download it again, or use another one.":
    "フォントファイルが破損しています。もう一度ダウンロードするか、別のものを使ってください。",
  "A document can have {limit} fonts at most": "ドキュメントのフォントは{limit}個までです",
  'The font "{family}" cannot be read, so that its texts are set in other fonts':
    "フォント「{family}」を読み取れないため、テキストは別のフォントになります",
  "Remove it, and add it again from its file": "削除して、ファイルからもう一度追加してください",
  "The document is larger than {mebibytes} MiB, which is the limit":
    "ドキュメントが上限の{mebibytes} MiBを超えています",
  "The document is larger than {mebibytes} MiB with its pictures, which is the limit":
    "画像を含めたドキュメントが上限の{mebibytes} MiBを超えています",
  "Pictures make documents large: import them smaller, or split the library":
    "画像がドキュメントを大きくしています。小さくしてインポートするか、ライブラリを分割してください",
  "The document is empty": "ドキュメントが空です",
  "The document must consist of keys and values, such as name: My planner":
    "ドキュメントは、name: 私の手帳 のようなキーと値でできている必要があります",
  "The text holds more than one document": "テキストに複数のドキュメントが含まれています",
  "Remove the line --- that begins the second one": "2つ目が始まる行の --- を削除してください",
  "The document is nested more than {levels} levels deep, which is the limit":
    "ドキュメントの入れ子が上限の{levels}階層を超えています",
  "References such as *{name} are not supported": "*{name}のような参照には対応していません",
  "Write the value out here; if it is text that begins with *, put it in quotes":
    "ここに値をそのまま書いてください。*で始まるテキストの場合は、引用符で囲んでください",
  'The key "{key}" appears twice in the same mapping': "キー「{key}」が同じマッピングに2回あります",
  "Remove one of the two": "どちらか1つを削除してください",
  "The YAML tag {tag} is not supported": "YAMLタグ{tag}には対応していません",
  "Remove the tag; text that begins with ! must stand in quotes":
    "タグを削除してください。!で始まるテキストは、引用符で囲む必要があります",
  "The text holds a character that cannot be printed ({code})": "テキストに印刷できない文字（{code}）が含まれています",
  "A tab cannot indent a line": "タブで字下げすることはできません",
  "Indent with spaces": "スペースで字下げしてください",
  "A value that begins with {first} must stand in quotes": "{first}で始まる値は、引用符で囲む必要があります",
  "A value that holds a colon followed by a space must stand in quotes":
    "コロンの後にスペースが続く値は、引用符で囲む必要があります",
  "A list cannot begin on the line of its key": "リストをキーと同じ行から始めることはできません",
  "Put the first - on the next line": "最初の - を次の行に書いてください",
  "Text follows the closing quote": "閉じ引用符の後にテキストがあります",
  "Inside double quotes write a quote as \\\", inside single quotes as ''":
    "引用符は、二重引用符の中では \\\"、一重引用符の中では '' と書いてください",
  "Text follows the closing {bracket}": "閉じ括弧{bracket}の後にテキストがあります",
  "A quote is opened here and never closed": "ここで開いた引用符が閉じられていません",
  "The {bracket} that is opened here is never closed": "ここで開いた{bracket}が閉じられていません",
  "A # after a space begins a comment, which runs to the end of the line":
    "スペースの後の # から行末まではコメントになります",
  "There is no space after the colon": "コロンの後にスペースがありません",
  'Write "{key}: " with a space': "スペースを入れて「{key}: 」と書いてください",
  "There is no colon on this line, so it is not a key with a value":
    "この行にはコロンがないため、キーと値になっていません",
  "Write key: value; text that goes on over several lines must be indented":
    "キー: 値 と書いてください。複数行にわたるテキストは字下げが必要です",
  "There is a comma missing before this, or a quote around the value":
    "この前にカンマがないか、値を囲む引用符がありません",
  "The line is not indented like the lines that it belongs to": "この行の字下げが、同じまとまりの行と揃っていません",
  "Keys of one mapping begin in the same column, and so do the - of one list":
    "同じマッピングのキーも、同じリストの - も、それぞれ同じ桁から始めます",
  'A backslash inside double quotes must be followed by one of \\ " n t or a code':
    '二重引用符の中のバックスラッシュの後には、\\ " n t またはコードが必要です',
  "Write two backslashes, or use single quotes": "バックスラッシュを2つ書くか、一重引用符を使ってください",
  "Text after {first} must begin on the next line": "{first}の後のテキストは、次の行から始める必要があります",
  "If the text itself begins with {first}, put it in quotes":
    "テキスト自体が{first}で始まる場合は、引用符で囲んでください",
  "A key must be text": "キーはテキストである必要があります",
  "Put a value or key that begins with { or [ in quotes": "{または[で始まる値やキーは、引用符で囲んでください",
  "The text cannot be read as YAML from here on": "ここから先のテキストをYAMLとして読み取れません",

  // Versions of the format
  "schema_version must be a version of the format, like 1.0":
    "schema_versionは、1.0のような形式のバージョンである必要があります",
  "Write schema_version: {current}, or leave it out": "schema_version: {current} と書くか、省略してください",
  "The document is of version {written} of the format, and this Octavo reads up to {current}":
    "ドキュメントの形式はバージョン{written}ですが、このOctavoが読み取れるのは{current}までです",
  "Open it with a newer version of Octavo": "新しいバージョンのOctavoで開いてください",
  "link_strategy simple, which led to the page whose number is the day's, now leads each day to its own page":
    "link_strategyのsimpleは、以前は日の数字と同じ番号のページに移動しましたが、現在は各日のページに移動します",

  // Values
  "a date": "日付",
  "a number from {min} to {max}": "{min}～{max}の数値",
  "a number above {min} up to {max}": "{min}より大きく{max}以下の数値",
  "a day that exists, like 2026-01-31": "2026-01-31のような実在する日付",
  "fractions between 0 and 1": "0～1の小数",
  "a list of texts": "テキストのリスト",
  "a list of positive numbers": "正の数値のリスト",
  "a list of rows, each a list of texts": "行のリスト（各行はテキストのリスト）",
  "the name of a font": "フォントの名前",
  "range(first, end), range(count), months(first, count) or a list":
    "range(最初, 終わり)、range(個数)、months(最初, 個数)、またはリスト",
  "{name} is {token} without quotes, which YAML reads as a mapping; it is taken as text":
    "{name}は引用符のない{token}で、YAMLではマッピングになります。テキストとして扱います",
  "{color} without quotes is a comment, so the key has no value":
    "引用符のない{color}はコメントになるため、キーに値がありません",
  'The key "{key}" is unknown here, so it is ignored': "キー「{key}」はここでは使えないため、無視されます",
  "{count} more keys here are unknown and ignored": "ここで使えないほか{count}個のキーも無視されます",
  'The styling of a widget has no "{name}", so it is ignored': "要素のスタイル設定に「{name}」はないため、無視されます",
  'Widgets of type {type} have no property "{name}", so it is ignored':
    "タイプ{type}の要素にプロパティ「{name}」はないため、無視されます",

  // Masters and widgets
  "The master library has no list called masters": "マスターライブラリにmastersというリストがありません",
  "Begin with masters: and, below it, - name: Day": "masters: で始め、その下に - name: 日 のように書いてください",
  'There is already a master called "{name}"; that one is used':
    "「{name}」というマスターはすでにあるため、そちらを使います",
  'The master names "{name}" and "{other}" differ only in capitals':
    "マスター名「{name}」と「{other}」は、大文字と小文字しか違いません",
  '"{id}" cannot be the id of a master': "「{id}」はマスターのIDに使えません",
  'There is already a master with the id "{id}"; that one is used':
    "IDが「{id}」のマスターはすでにあるため、そちらを使います",
  "Use letters, digits, hyphens and underscores": "半角の英数字、ハイフン、アンダースコアを使ってください",
  "A page design can have at most {limit} widgets": "ページデザインの要素は{limit}個までです",
  "Widget type is required": "要素のタイプを指定してください",
  'There is no widget type "{type}"': "「{type}」という要素のタイプはありません",
  '"{written}" cannot be the id of a widget; {used} is used': "「{written}」は要素のIDに使えないため、{used}を使います",
  'There is already a widget "{id}" here; this one becomes {used}':
    "要素「{id}」はすでにここにあるため、これは{used}になります",
  "Widget {id} has no position; 0, 0, 100, 100 is used": "要素「{id}」に位置がないため、0, 0, 100, 100を使います",
  "{side} of widget {id} is missing or no number in range; {value} is used":
    "要素「{id}」の{side}がないか、範囲外です。{value}を使います",

  // Shared parts
  "The name must have 1 to 99 letters, digits, spaces or _ . - ( ), and cannot be none":
    "名前は、文字、数字、スペース、 _ . - ( ) を使って1～99文字にしてください。noneは使えません",
  "Write - name: Tabs": "- name: タブ のように書いてください",
  'The name "{name}" appears twice; the first is used': "「{name}」という名前が2回使われています。最初のものを使います",
  "The block has no usable size; {width} × {height}, the extent of its widgets, is used":
    "ブロックに有効なサイズがないため、要素の範囲である{width} × {height}を使います",
  "a path of up to 8 names, such as Header/Tabs": "「ヘッダー/タブ」のような、8個までの名前のパス",
  "changes by the ids of the block's widgets, such as { label: { content: … } }":
    "{ label: { content: … } }のような、ブロックの要素のIDごとの変更",
  'There is no block "{name}", so nothing is drawn here':
    "「{name}」というブロックはないため、ここには何も描画されません",
  "The widget names no block, so nothing is drawn here": "要素にブロックの名前がないため、ここには何も描画されません",
  "Write block: and the name of a block": "block: とブロックの名前を書いてください",
  "A block cannot contain itself: {path}": "ブロックに自分自身を含めることはできません：{path}",
  "Blocks can be nested at most {limit} deep: {path}": "ブロックの入れ子は{limit}階層までです：{path}",
  "A page design can have at most {limit} widgets with those of its blocks":
    "ページデザインの要素は、ブロックの要素を含めて{limit}個までです",
  'There is no style "{name}", so it is ignored': "「{name}」というスタイルはないため、無視されます",
  'There is no theme "{name}", so the styles of the library are used':
    "「{name}」というテーマはないため、ライブラリのスタイルを使います",
  'The block "{block}" has no widget "{id}", so the change is ignored':
    "ブロック「{block}」に要素「{id}」はないため、変更は無視されます",
  'An instance of a block cannot change "{name}", so it is ignored':
    "ブロックのインスタンスでは「{name}」を変更できないため、無視されます",
  "Use one of {names}": "{names}のいずれかを使ってください",
  'The widget "{id}" has no text to change': "要素「{id}」には変更できるテキストがありません",
  'The widget "{id}" cannot lead anywhere': "要素「{id}」にはリンク先を設定できません",

  // Pages
  "The page of the device is not known here, so A4 is used": "デバイスのページが不明なため、A4を使います",
  "Name the device: profile: remarkable-2": "デバイスを指定してください：profile: remarkable-2",
  'There is no page size "{name}", so A4 is used': "「{name}」というページサイズはないため、A4を使います",
  "four numbers: top, right, bottom, left": "4つの数値（上、右、下、左）",

  // Plan
  "The document has no plan": "ドキュメントにプランがありません",
  "Write plan: and, below it, calendar and sections": "plan: と書き、その下にcalendarとsectionsを書いてください",
  "Start date is required": "開始日を指定してください",
  "End date is required": "終了日を指定してください",
  "End date must be after start date": "終了日は開始日より後にしてください",
  "Provide both start and end, or leave both empty to use plan defaults":
    "開始日と終了日を両方とも指定するか、両方とも空欄にしてプランの期間を使ってください",
  '"{written}" is not a date': "「{written}」は日付ではありません",
  "Write a day that exists as YYYY-MM-DD, such as 2026-01-31":
    "2026-01-31のように、実在する日付をYYYY-MM-DDの形式で書いてください",
  'There are no names of months and days in "{written}"; English is used':
    "「{written}」の月と曜日の名前はないため、英語を使います",
  "Section kind is required": "セクションの種類を指定してください",
  "The sections '{first}' and '{second}' have the same name in links, {name}; links lead to the first":
    "セクション「{first}」と「{second}」は、リンクでの名前が同じ{name}です。リンク先は最初のものになります",
  "Change one of the two kinds; in links, case makes no difference, and spaces and signs other than _ : . - # count as _":
    "どちらかの種類を変えてください。リンクでは大文字と小文字は区別されず、スペースと _ : . - # 以外の記号は _ とみなされます",
  "The kind '{kind}' has no letters or digits, so links cannot name the section":
    "種類「{kind}」に文字も数字もないため、リンクでセクションを指定できません",
  "Use a kind with letters or digits, such as notes": "notesのように、文字か数字を含む種類にしてください",
  "Duplicate section kind '{kind}'. Each section must have a unique kind.":
    "セクションの種類「{kind}」が重複しています。種類はセクションごとに変えてください。",
  "Master template is required": "マスターを選んでください",
  "Generation mode is required": "生成方法を選んでください",
  'There is no generation mode "{written}"': "「{written}」という生成方法はありません",
  "Count must be at least 1": "数は1以上にしてください",
  "An anchor needs a dest_id: the name of the destination": "アンカーにはdest_id（リンク先の名前）が必要です",
  "Order contains non-existent sections: {kinds}": "順序に存在しないセクションがあります：{kinds}",
  "A context variable has no name": "名前のないコンテキスト変数があります",
  'Context variable "{key}" has no value': "コンテキスト変数「{key}」に値がありません",
  'Context variable "{key}" must be text or a number': "コンテキスト変数「{key}」はテキストか数値である必要があります",
  "Make the list larger, or its type or line spacing smaller": "リストを大きくするか、文字か行間を小さくしてください",
  "Make the schedule larger, or show fewer hours": "スケジュールを大きくするか、表示する時間を減らしてください",
  "Make the calendar larger, or its type or events smaller":
    "カレンダーを大きくするか、文字または予定を小さくしてください",
  "Too small: the events need more room": "小さすぎます：予定にはもっと広さが必要です",
  "Too small: the hours need more room": "小さすぎます：時間にはもっと広さが必要です",
  "correction has an effect with system: hijri only": "correction は system: hijri のときだけ有効です",
  "years of this kind need the Gregorian calendar": "この種類の年にはグレゴリオ暦が必要です",
  "A term needs a name, and the dates from and to in order":
    "学期（term）には、名前と、順序の正しいfromとtoの日付が必要です",
  "A calendar needs holidays or rows": "カレンダーには祝日（holidays）または行（rows）が必要です",
  "Write holidays: PL, or rows: and, below it, - { date: 2026-05-12, title: Party }":
    "holidays: JP と書くか、rows: とその下に - { date: 2026-05-12, title: パーティー } を書いてください",
  "A plan can have {limit} calendars at most": "プランのカレンダーは{limit}件までです",
  "The calendars of a plan can have {limit} rows at most; further rows are left out":
    "プランのカレンダーの行は合計{limit}件までです。それ以降は省かれます",
  '"{written}" is not an entry of a calendar, and is left out':
    "「{written}」はカレンダーの項目ではないため、省かれます",
  "A row needs a date like 2026-05-12, or days like 2026-08-02 to 2026-08-16, and a title, and can have a start and an end like 09:00 and 10:30":
    "行には2026-05-12のような日付または2026-08-02 to 2026-08-16のような期間と、タイトルが必要です。09:00や10:30のような開始と終了も指定できます",
  "The filter days only counts for sections with a page for each day":
    "フィルターdaysは、日ごとのページがあるセクションでのみ有効です",
  "The filter events only counts for sections with a page for each event":
    "フィルターeventsは、予定ごとのページがあるセクションでのみ有効です",
  'There are no holidays for the country "{written}"': "国「{written}」の祝日はありません",
  'The country has no region "{written}"': "この国に「{written}」という地域はありません",
  'There is no weekday "{written}"': "「{written}」という曜日はありません",
  "Write names such as monday, numbers from 1 (monday) to 7, or working_days or weekends":
    "mondayのような名前、1（monday）～7の数字、working_days、weekendsのいずれかを書いてください",
  "Weekdays only count for sections with a page for each day": "曜日は、日ごとのページがあるセクションでのみ有効です",
  '"{name}" cannot be the name of a counter': "「{name}」はカウンターの名前に使えません",
  "Sections can be at most {levels} levels deep": "セクションは{levels}階層までです",
  "All rules must have a page name": "すべてのルールにページ名が必要です",
  "Count repeat mode requires a valid count value": "回数での繰り返しには、有効な回数が必要です",
  "{mode} repeat mode requires a start date": "繰り返し方法「{mode}」には開始日が必要です",
  'No section further up is called "{kind}"': "上位に「{kind}」というセクションはありません",
  "Page {page} is assigned twice; the later master is used":
    "ページ{page}が2回割り当てられています。後のマスターを使います",
  "page must be a whole number from 1 to {limit}": "pageは1～{limit}の整数である必要があります",
  "A page design is one page: {count} widgets of other pages are left out": [
    "ページデザインは1ページです。ほかのページの要素{count}個は省かれます",
  ],
  "An entry of the outline needs a title and a dest": "目次の項目にはtitleとdestが必要です",
  "This is not a template: a template has widgets, or masters and page_assignments. Masters and a plan are built together":
    "これはテンプレートではありません。テンプレートにはwidgets、またはmastersとpage_assignmentsがあります。マスターとプランは一緒にビルドします",

  // From plan to pages
  "Master '{name}' does not exist": "マスター「{name}」は存在しません",
  "Page '{name}' does not exist": "ページ「{name}」は存在しません",
  "The master library is empty": "マスターライブラリが空です",
  "Add at least one master with a name and widgets": "名前と要素のあるマスターを1件以上追加してください",
  "The plan has no sections": "プランにセクションがありません",
  "Add a section that says which master makes which pages":
    "どのマスターからどのページを作るかを示すセクションを追加してください",
  "The plan makes more than {limit} pages, which is the limit": "プランのページ数が上限の{limit}ページを超えています",
  "Choose fewer rows for section '{kind}', or divide the list into several planners":
    "セクション「{kind}」の行を減らすか、リストを複数のプランナーに分けてください",
  "Section '{kind}' alone makes {pages} pages": "セクション「{kind}」だけで{pages}ページになります",
  "Section '{kind}' makes no pages": "セクション「{kind}」にはページがありません",
  "Referenced master does not exist": "指定されたマスターは存在しません",
  "Sections not in order: {kinds}": "順序に含まれていないセクション：{kinds}",
  "The date range is over 2 years": "期間が2年を超えています",
  "There are more than {usual} pages per day": "1日あたりのページ数が{usual}を超えています",
  "The count is over {usual}": "数が{usual}を超えています",
  "There are more than {usual} estimated pages": "推定ページ数が{usual}を超えています",

  // Layout
  "{token} asks for a format that does not exist, so it prints as written; there are {name:02d} and {name:capital}":
    "{token}で指定された書式はないため、そのまま印刷されます。使えるのは{name:02d}と{name:capital}です",
  '"@{name}" is a variable only where a link is written, and prints as it is here; write {token}':
    "「@{name}」はリンクの中でのみ変数になり、ここではそのまま印刷されます。{token}と書いてください",
  'No variable is called "{name}" on this page, so the token prints as written':
    "このページに「{name}」という変数はないため、トークンはそのまま印刷されます",
  '"{name}" has no value in section "{section}", because the section has no dates':
    "セクション「{section}」には日付がないため、「{name}」の値がありません",
  '"{name}" has no value on this page, because dates of this calendar are known from {from} to {to} only':
    "この暦の日付は{from}から{to}までしかわからないため、このページには「{name}」の値がありません",
  '"{name}" has no value on this page, because the page has no date':
    "このページには日付がないため、「{name}」の値がありません",
  '"{name}" has no value in section "{section}", because the section is not counted':
    "セクション「{section}」は数えられないため、「{name}」の値がありません",
  '"{name}" has no value on this page, because the page is not counted':
    "このページは数えられないため、「{name}」の値がありません",
  '"{name}" has no value in section "{section}"; it is defined only in {definers}':
    "セクション「{section}」には「{name}」の値がありません。定義されているのは{definers}だけです",
  '"{name}" has no value on this page; it is defined only in {definers}':
    "このページには「{name}」の値がありません。定義されているのは{definers}だけです",
  'Define "{name}" here as well, or use a master without it':
    "ここでも「{name}」を定義するか、これを使わないマスターにしてください",
  '"{name}" has no value in section "{section}", because the section is not inside another':
    "セクション「{section}」は別のセクションの中にないため、「{name}」の値がありません",
  '"{name}" has no value on this page, because the page is in no section':
    "このページはどのセクションにもないため、「{name}」の値がありません",
  "Nest the section in another one, or use a master without this variable":
    "セクションを別のセクションの中に入れるか、この変数を使わないマスターにしてください",
  '"{name}" has no value in section "{section}", because section "{around}" around it has no "{variable}"':
    "セクション「{section}」を囲むセクション「{around}」に「{variable}」がないため、「{name}」の値がありません",
  'The link to "{name}" leads nowhere: no page has that destination':
    "「{name}」というリンク先を持つページがないため、リンクはどこにも移動しません",
  'Unknown binding function "{name}"': "「{name}」というバインディング関数はありません",
  "Use one of {names}, or the kind of a section of the plan":
    "{names}のいずれか、またはプランのセクションの種類を使ってください",
  '"{written}" is not a destination': "「{written}」はリンク先ではありません",
  "Write function(argument), such as day(@date), or a name made of letters, digits, _ : . - and a # before a page number":
    "day(@date)のような 関数(引数) か、文字、数字、 _ : . - とページ番号の前の # からなる名前を書いてください",
  'The destination "{name}" is already on page {first}; links go there':
    "リンク先「{name}」はすでにページ{first}にあります。リンクはそこに移動します",
  '"{name}" cannot be the name of a destination': "「{name}」はリンク先の名前に使えません",
  "Use letters, digits, _ : . - and tokens like {token}":
    "文字、数字、 _ : . - と、{token}のようなトークンを使ってください",
  'The fonts of this planner have no "{name}"; "{used}" is used. Add its file, or choose another font style':
    "この手帳のフォントに「{name}」がないため、「{used}」を使います。ファイルを追加するか、別のフォントスタイルを選んでください",
  'There is no font called "{name}"; Helvetica is used': "「{name}」というフォントはないため、Helveticaを使います",
  "No font has a shape for {characters}": "{characters}の字形を持つフォントがありません",
  "Set the text in {font}": "テキストのフォントを{font}にしてください",
  "Add an own font for the script {script}, and set the text in it":
    "{script}文字のカスタムフォントを追加して、テキストに使ってください",
  "Add an own font that has the character, or use another character":
    "この文字を含むカスタムフォントを追加するか、別の文字を使ってください",
  'The text "{text}" does not fit its box': "テキスト「{text}」がボックスに収まりません",
  "Make the box larger or the type smaller": "ボックスを大きくするか、文字を小さくしてください",
  "The document has more than {limit} links; the rest are left out":
    "ドキュメントのリンクが{limit}件を超えています。残りは省かれます",
  "Grids inside grids stop at the third level": "グリッドの入れ子は3階層までです",
  'No device profile is called "{id}", so pages are not checked against a device':
    "「{id}」というデバイスプロファイルはないため、ページをデバイスに照らして確認できません",
  "The page is not the screen of {device}: it will be shown at {percent} % of its size":
    "ページが{device}の画面と異なるため、{percent}%の大きさで表示されます",
  "Choose the page size of the device": "デバイスのページサイズを選んでください",

  // Widgets
  "a day like 2026-01-31 on a page without a date": "日付のないページでは2026-01-31のような日付",
  "{property} is missing; four weeks are shown": "{property}がないため、4週間を表示します",
  "{end} must not be before {start}; four weeks are shown": "{end}は{start}より前にできないため、4週間を表示します",
  "Too small: the calendar needs {needed} pt of {direction} and has {given}":
    "{direction}が足りません：カレンダーには{needed} pt必要ですが、{given} ptしかありません",
  width: "幅",
  height: "高さ",
  "Make the calendar larger, its type smaller, or leave out its head":
    "カレンダーを大きくするか、文字を小さくするか、見出しを省いてください",
  "Make the calendar larger, or show fewer hours or longer slots":
    "カレンダーを大きくするか、時間を減らすか、時間の区切りを長くしてください",
  "Too small: the days of a month need more room": "小さすぎます：1か月分の日にはもっと広さが必要です",
  "Make the list larger or leave out its head": "リストを大きくするか、見出しを省いてください",
  "Make the grid larger": "グリッドを大きくしてください",
  "Too small: the rows of the table need more room": "小さすぎます：表の行にはもっと広さが必要です",
  "Make the table or its rows lower": "表または行の高さを小さくしてください",
  "The table has texts for more than {rows} rows and {columns} columns; the rest is left out":
    "表に{rows}行{columns}列を超えるテキストがあります。残りは省かれます",
  "No picture has been chosen, so the frame is empty": "画像が選ばれていないため、枠は空です",
  "A picture on the web is not fetched, so the frame is empty": "Web上の画像は取得しないため、枠は空です",
  "The picture is not in the document, so the frame is empty": "画像がドキュメントにないため、枠は空です",
  "The picture cannot be read, so the frame is empty": "画像を読み取れないため、枠は空です",
  "Too small: the links of the list need more room": "小さすぎます：リストのリンクにはもっと広さが必要です",
  "Make the list larger or its items smaller": "リストを大きくするか、項目を小さくしてください",
  'There are no names of months in "{locale}"; the document\'s language is used':
    "「{locale}」の月の名前はないため、ドキュメントの言語を使います",
  "Too small: the square is larger than its box": "小さすぎます：四角がボックスより大きくなっています",
  "Make the box larger or the square smaller": "ボックスを大きくするか、四角を小さくしてください",
  "The grid has {cells} cells for {values} values; the rest are left out":
    "グリッドのセル{cells}個に対して値が{values}個あります。残りは省かれます",
  "A grid can have at most {limit} values; the rest are left out": "グリッドの値は{limit}個までです。残りは省かれます",
  "Import the file, so that the document contains the picture":
    "ファイルをインポートして、画像をドキュメントに含めてください",
  "Use PNG, or JPEG in grey or RGB, of at most 40 megapixels, or SVG of at most 1 MB":
    "PNG、グレーまたはRGBのJPEG（いずれも4000万画素以下）、1 MB以下のSVGのいずれかを使ってください",
  "Left out of the drawing: {parts}": "図から省かれたもの：{parts}",
  "Convert text to paths before you export the drawing": "図をエクスポートする前に、テキストをパスに変換してください",
  "Flatten effects before you export the drawing": "図をエクスポートする前に、効果を統合してください",
  "text ({count})": "テキスト（{count}）",
  "pictures ({count})": "画像（{count}）",
  "pages of HTML ({count})": "HTMLページ（{count}）",
  "gradients, now one color each ({count})": "グラデーション、単色に変換（{count}）",
  "patterns, now one color each ({count})": "パターン、単色に変換（{count}）",
  "filters ({count})": "フィルター（{count}）",
  "masks ({count})": "マスク（{count}）",
  "clip paths that are not rectangles ({count})": "長方形以外のクリップパス（{count}）",
  "markers ({count})": "マーカー（{count}）",
  "style rules ({count})": "スタイルルール（{count}）",
  "animations ({count})": "アニメーション（{count}）",
  "scripts ({count})": "スクリプト（{count}）",
  "parts beyond the limits ({count})": "上限を超えた部分（{count}）",
  "Too small: there is no room for a whole cell of dots": "小さすぎます：ドットのセルが1つも入りません",
  "a year like 2026 on a page without a date": "日付のないページでは2026のような年",

  // Lint
  "{mm} mm ({pt} pt)": "{mm} mm（{pt} pt）",
  "{pt} pt ({mm} mm)": "{pt} pt（{mm} mm）",
  "{width} × {height} mm ({widthInPoints} × {heightInPoints} pt)":
    "{width} × {height} mm（{widthInPoints} × {heightInPoints} pt）",
  "Type of {size} pt ({mm} mm) on the device is hard to read: {least} pt is the least":
    "{size} pt（{mm} mm）の文字はデバイス上で読みにくくなります。最小は{least} ptです",
  "Rules of {size} on the device come out grey or not at all: {least} is the least":
    "{size}の罫線はデバイス上でグレーになるか、見えなくなります。最小は{least}です",
  "{count} links are as small as {size} on the device: a fingertip needs {least} each way": [
    "リンク{count}件がデバイス上で{size}しかありません。指でタップするには縦横{least}が必要です",
  ],
  "{count} links lie under the device's toolbar, which covers {size} at the {edge}": [
    "リンク{count}件が、{edge}の{size}を覆うデバイスのツールバーに隠れています",
  ],
  "The widget lies outside the page, so it is not visible": "要素がページの外にあるため、見えません",
  "The widget extends beyond the page by {size}": "要素がページから{size}はみ出しています",
  "The widget reaches {size} into the page's margin": "要素がページの余白に{size}入り込んでいます",
  "{type} ({id})": "{type}（{id}）",
  "{type} “{text}”": "{type}「{text}」",
  "{count} links overlap links that lead elsewhere: {other}": [
    "リンク{count}件が、リンク先の異なるリンクと重なっています：{other}",
  ],
  "{count} texts lie on texts of {other}": ["テキスト{count}件が、別のテキストに重なっています：{other}"],
  "{color} is white on a screen of {greys} gray levels, so it is invisible":
    "{color}は{greys}階調グレーの画面では白になるため、見えません",
  "{color} is hardly visible on the device: it is only {count} of its {greys} gray levels darker than white": [
    "{color}はデバイス上でほとんど見えません。{greys}階調グレーのうち、白より{count}段階暗いだけです",
  ],
  left: "左",
  right: "右",
  top: "上",
  bottom: "下",
  "The device has no colors: {color} is shown as {grey}":
    "デバイスがカラーに対応していないため、{color}は{grey}で表示されます",
  "Set in {size} pt": "{size} ptにする",
  "Set in {font}": "{font}にする",
  "Draw with {size} pt": "{size} ptで描く",
  "Enlarge to {width} × {height} pt": "{width} × {height} ptに拡大",
  "Move onto the page": "ページ内に移動",
  "Cut down to the page": "ページに合わせて切り詰める",
  "Move clear of the toolbar": "ツールバーの外に移動",
  "Make narrower than the toolbar leaves room": "ツールバーを避けて幅を狭くする",
  "Move out of the margin": "余白の外に移動",
  "Use {color}": "{color}を使う",

  "{problem}; {value} is used": "{problem}。{value}を使います",
  "{property} {problem}": "{property}：{problem}",
  "{name} must be {expected}": "{name}は{expected}である必要があります",
  "must be {expected}": "{expected}である必要があります",
  "from {min} to {max}": "{min}～{max}",
  '{property} "{written}" must be {expected}': "{property}「{written}」は{expected}である必要があります",
  "{first} and {second} must be lists of equal length": "{first}と{second}は同じ長さのリストである必要があります",
  "a month like 2026-09": "2026-09のような月",
  "a widget: type, content, properties": "要素（type、content、properties）",
  "{ link: { bind: … } }": "{ link: { bind: … } }",
  "a month like 2026-01 on a page without a date": "日付のないページでは2026-01のような月",
  "Write {value}": "{value}と書いてください",
  "Write {name}: {token}": "{name}: {token} と書いてください",
  "Use letters, digits and underscores, and begin with a letter":
    "半角の英数字とアンダースコアを使い、英字で始めてください",
  "Unknown binding function": "不明なバインディング関数です",
  "Invalid destination pattern format": "リンク先のパターンの形式が正しくありません",
  "Variable @{name} is not available": "変数@{name}は使えません",
  "Destination IDs cannot contain '@'. Use tokens like {token} in dest_id, and use @vars only inside bind(...).":
    "リンク先のIDに「@」は使えません。dest_idでは{token}のようなトークンを使い、@変数はbind(...)の中だけで使ってください。",
  "This link leads nowhere yet": "このリンクにはまだリンク先がありません",
  "Choose where it leads, or delete it": "リンク先を選ぶか、リンクを削除してください",
  "The days are links, but no page is a day": "日がリンクになっていますが、日のページがありません",
  "Add a section with a page for each day, or turn off the links of days":
    "日ごとのページがあるセクションを追加するか、日のリンクをオフにしてください",
  "A range of reading_order must be two page numbers from 1 to {limit}, as in [1, 60]":
    "reading_orderの範囲は、[1, 60]のような1～{limit}の2つのページ番号である必要があります",
  "Only outermost sections can reserve pages": "ページを予約できるのは、最も外側のセクションだけです",
  "None of the pages of the earlier PDF are in this plan: it is the PDF of another planner, or of other dates":
    "以前のPDFのページは1つもこのプランにありません。別の手帳か、別の期間のPDFです",
  "The pages of the earlier PDF measure {from}, and those of this planner {to}: handwriting would be displaced":
    "以前のPDFのページは{from}、この手帳のページは{to}です。手書きの位置がずれます",
  "Build the planner for the device of the earlier PDF": "以前のPDFのデバイスに合わせて手帳を作成してください",
  "The plan no longer makes {count} pages of the earlier PDF, which can have handwriting": [
    "以前のPDFにある{count}ページを、プランは作らなくなりました。手書きがあるかもしれません",
  ],
  "These sections are no longer in the plan: {names}. If you renamed them, give them their names back":
    "次のセクションはプランになくなりました：{names}。名前を変えた場合は、元の名前に戻してください",
  "The earlier PDF does not contain its project, so that the page of changes cannot list what changed since then":
    "以前のPDFにプロジェクトが含まれていないため、変更点のページにその後の変更を一覧できません",
  "Include the project in the PDF from now on": "今後はPDFにプロジェクトを含めてください",
  "The earlier PDF does not contain its project, so its pages cannot be kept as they were. Keep their places with blank pages":
    "以前のPDFにプロジェクトが含まれていないため、ページをそのまま残すことはできません。空白ページで位置を保ってください",
  "The project in the earlier PDF can no longer be compiled, so its pages cannot be kept as they were. Keep their places with blank pages":
    "以前のPDFのプロジェクトをコンパイルできなくなったため、ページをそのまま残すことはできません。空白ページで位置を保ってください",
  "With the pages of the earlier PDF, the planner has more than {limit} pages, which is the limit":
    "以前のPDFのページを合わせると、手帳が上限の{limit}ページを超えます",
  "The file is not a PDF. Choose the planner's PDF from your tablet":
    "ファイルがPDFではありません。タブレットから手帳のPDFを選んでください",
  "The PDF is larger than 200 MB. Planners of Octavo are smaller":
    "PDFが200 MBを超えています。Octavoの手帳はこれより小さくなります",
  "The end of the PDF is missing. Copy it from your tablet again":
    "PDFの末尾がありません。タブレットからもう一度コピーしてください",
  "The PDF does not say which pages it has, so it was not made by Octavo, or by an earlier version. Choose a PDF that was downloaded from Octavo":
    "PDFにページの記録がありません。Octavoで作成されていないか、以前のバージョンで作成されたものです。OctavoからダウンロードしたPDFを選んでください",
  "The PDF's list of pages is damaged, or not written by Octavo. Choose the PDF as it was downloaded":
    "PDFのページの一覧が破損しているか、Octavoが書き込んだものではありません。ダウンロードしたままのPDFを選んでください",
  "The PDF is protected by a password. Remove the protection in the program that set it, or choose the PDF as it was downloaded":
    "PDFがパスワードで保護されています。設定したアプリで保護を解除するか、ダウンロードしたままのPDFを選んでください",
  "{count} pages of the file are from an earlier edition, with handwriting that was copied there. An update keeps their places blank, until the handwriting of the file is copied to the update":
    [
      "ファイルの {count} ページは以前の版のページで、コピーされた手書きがあります。更新版では、ファイルの手書きがコピーされるまで空白になります",
    ],
  "The order of the pages in the file cannot be checked, because another program rewrote it. Use the PDF as it was downloaded":
    "別のアプリがファイルを書き換えたため、ページの順序を確認できません。ダウンロードしたままのPDFを使ってください",
  "{count} pages of the file are not from Octavo: they were inserted on the tablet or by another program (pages {pages})":
    [
      "ファイルの{count}ページはOctavoのものではありません。タブレットまたは別のアプリで挿入されています（ページ：{pages}）",
    ],
  "{count} pages of the file are second copies of others (pages {pages})": [
    "ファイルの{count}ページはほかのページの複製です（ページ：{pages}）",
  ],
  "reMarkable keeps pages that were inserted on the tablet apart from the PDF, and in their places when it is replaced. On other tablets, handwriting behind them would be on other pages: use the PDF as it was downloaded":
    "reMarkableは、タブレットで挿入したページをPDFとは別に保存し、差し替えても元の位置に残します。ほかのタブレットでは、それより後ろの手書きが別のページに移ってしまいます。ダウンロードしたままのPDFを使ってください",
  "{count} pages were deleted from the file after Octavo wrote it, and count as new ({pages})": [
    "Octavoが書き込んだ後にファイルから{count}ページが削除されました。新しいページとして扱われます（{pages}）",
  ],
  "Another program changed the order of the pages. The comparison uses the order in the file":
    "別のアプリがページの順序を変更しました。比較にはファイル内の順序を使います",
  "The document must be {expected}": "ドキュメントは{expected}である必要があります",
  "Each list needs a name, which sections use": "リストには、セクションが使う名前が必要です",
  'Two lists have the name "{name}". Only the first one is used':
    "「{name}」という名前のリストが2つあります。最初のものだけが使われます",
  "A list needs rows, with the names of its columns in the first line": "リストには行が必要です。1行目は列の名前です",
  "A plan can have {most} lists at most": "プランのリストは{most}個までです",
  "The lists of a plan can have {most} rows at most. Further rows have no pages":
    "プランのリストの行は合計{most}行までです。それ以降の行にはページがありません",
  "A list can have {most} columns at most. Further columns are left out":
    "リストの列は{most}列までです。それ以降は省かれます",
  'Two columns have the name "{column}". Tokens use the first one':
    "「{column}」という名前の列が2つあります。変数は最初の列を使います",
  'The list "{table}" has no column "{column}"': "リスト「{table}」に列「{column}」はありません",
  'The list "{table}" has no row "{key}"': "リスト「{table}」に行「{key}」がありません",
  "The rows of all lists of a plan can have {most} characters at most":
    "プランのすべてのリストの行は合計{most}文字までです",
  'There is no list "{table}" in this plan': "このプランにリスト「{table}」はありません",
  'Line {line}, column "{column}": without a value the row has no page':
    "{line}行目、列「{column}」：値がない行にはページがありません",
  'Line {line}, column "{column}": an earlier row has the same value or one with the same letters, "{key}"':
    "{line}行目、列「{column}」：前の行に同じ値、または同じ文字の値「{key}」があります",
  "Give each row a value of its own, or pages lose their place when the order of the rows changes":
    "行ごとに異なる値を付けてください。そうしないと、行の順序が変わったときにページの位置が変わります",
  'Line {line}, column "{column}": "{value}" is no date, such as 2027-03-04 or 4.3.2027':
    "{line}行目、列「{column}」：「{value}」は 2027-03-04 や 4.3.2027 のような日付ではありません",
  'Line {line}, column "{column}": "{value}" is no number':
    "{line}行目、列「{column}」：「{value}」は数値ではありません",
  'Line {line}, column "{column}": there is no picture with the name "{value}"':
    "{line}行目、列「{column}」：「{value}」という名前の画像はありません",
  "Line {line}: there are {count} cells more than columns, which are left out": [
    "{line}行目：列より{count}個多いセルは省かれます",
  ],
  'Line {line}, column "{column}": only the first {most} characters are used':
    "{line}行目、列「{column}」：最初の{most}文字だけが使われます",
  "Only sections with a page for each row of a list, or for each day, choose rows":
    "行を選べるのは、リストの行ごと、または日ごとのページがあるセクションだけです",
  '{token} prints as written, because the list of section "{section}" has no column "{column}"':
    "セクション「{section}」のリストに列「{column}」がないため、{token}は書かれたまま印刷されます",
  '{token} prints as written, because section "{section}" has no page for each row of a list':
    "セクション「{section}」にはリストの行ごとのページがないため、{token}は書かれたまま印刷されます",
  "There are no pages of rows to list": "一覧にする行のページがありません",
  "Add a section with a page for each row of a list, or name one here":
    "リストの行ごとのページがあるセクションを追加するか、ここに名前を入力してください",
  "There is no room for {count} rows of the list": ["リストの{count}行が入りません"],
  "Set the pages of each item of this section to {pages}, or show more rows on each page":
    "このセクションの項目ごとのページ数を{pages}にするか、ページあたりの行数を増やしてください",
  // Prints
  "the creep (the thickness of the paper)": "ずれ（紙の厚さ）",
  "the margin of the sheet": "用紙の余白",
  "the binding margin": "とじしろ",
  "A sheet measures from {from} to {to} mm on each side": "用紙の各辺は{from}～{to} mmです",
  "Type a length from {from} to {to} mm for {name}": "{name}には{from}～{to} mmの長さを入力してください",
  "A signature has from {from} to {to} sheets, as a whole number": "1折は{from}～{to}枚の整数です",
  "Pages are printed at {from} to {to} % of their size": "ページは{from}～{to} %の大きさで印刷できます",
  "Two pages on a side need a size of the sheet, such as A4": "片面に2ページを置くには、A4などの用紙サイズが必要です",
  "A booklet is printed on both sides of the sheets": "冊子は用紙の両面に印刷します",
  "The margins leave no room for pages on the sheet: make them smaller, or use a larger sheet":
    "余白のため、用紙にページを置けません。余白を小さくするか、大きい用紙を使ってください",
  "At {percent} %, the pages are larger than their place on the sheet, which has room for {most} %":
    "{percent} %ではページが用紙上の場所より大きくなります。収まるのは{most} %までです",
  "With {sheets} sheets inside each other, the creep moves the innermost pages by {shift} mm, more than {most} mm: use signatures of fewer sheets":
    "{sheets}枚を重ねると、最も内側のページが{shift} mmずれ、{most} mmを超えます。1折の枚数を減らしてください",
  "These holes need an edge of at least {needed} mm: choose fewer holes, or a larger sheet":
    "この穴には{needed} mm以上の辺が必要です。穴を減らすか、大きい用紙を選んでください",
  'The planner has no section "{name}" that can begin on left pages; it has {known}':
    "左ページから始められるセクション「{name}」はありません。あるのは{known}です",
  "Type of {size} pt ({mm} mm) in print is hard to read: {least} pt is the least":
    "{size} pt（{mm} mm）の文字は印刷すると読みにくくなります。最小は{least} ptです",
  "Rules of {size} in print can break up or vanish: {least} is the least":
    "{size}の罫線は印刷で途切れるか消えることがあります。最小は{least}です",
} satisfies Area<"engineMessages">;
