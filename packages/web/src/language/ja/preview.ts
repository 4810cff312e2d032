import type { Area } from "./forms.ts";

/** Texts of src/screens/build-planner, src/planner-view, src/problems and src/yaml-editor. */
export const preview = {
  Reserved: "予約済み",
  "Build From Masters + Plan": "マスターとプランからビルド",
  "Masters are page designs. The plan defines how many pages use each master, and for which dates.":
    "マスターはページのデザインです。プランでは、各マスターを使うページの数と日付を決めます。",
  "Masters and plan": "マスターとプラン",
  "Masters or plan": "マスターまたはプラン",
  "Masters, plan or planner": "マスター、プラン、手帳",
  "Master library, YAML": "マスターライブラリ、YAML",
  "Plan, YAML": "プラン、YAML",
  Planner: "手帳",
  "Open file": "ファイルを開く",
  "Open a file into {name}": "{name}にファイルを読み込む",
  "Open a YAML file into {name}": "{name}にYAMLファイルを読み込む",
  "Drop to replace {name}": "ドロップして{name}を置き換え",
  "{name} is larger than {size} MiB, which is the limit of one document.":
    "{name}が、1ドキュメントの上限の{size} MiBを超えています。",
  "{name} is not a text file.": "{name}はテキストファイルではありません。",
  "Reset to sample": "サンプルに戻す",
  "Reset to the sample?": "サンプルに戻しますか？",
  "This replaces your masters and plan with the sample. While this page is open, you can restore yours with Undo in each editor.":
    "マスターとプランがサンプルに置き換わります。このページを開いている間は、各エディタの「元に戻す」で復元できます。",
  "Reset both": "両方を戻す",
  "Compile & Open": "コンパイルして開く",
  "Ctrl or Cmd + Enter": "CtrlまたはCmd + Enter",
  "Making the PDF: page {page} of {total}": "PDFを作成中：ページ{page}/{total}",
  "The planner could not be opened. Fix {errors} first.": "手帳を開けませんでした。先に{errors}を修正してください。",
  "The PDF could not be made in this browser. Reload the page and try again.":
    "このブラウザでPDFを作成できませんでした。ページを再読み込みして、もう一度お試しください。",
  "The planner could not be created. Reload the page.": "手帳を作成できませんでした。ページを再読み込みしてください。",
  "The PDF could not be created. Fix {errors} first.": "PDFを作成できませんでした。先に{errors}を修正してください。",
  "Planner opened: {extent}.": "手帳を開きました：{extent}。",
  "Showing the last valid version. Fix the errors to see your changes.":
    "最後の正しいバージョンを表示しています。変更を表示するには、エラーを修正してください。",
  "Your planner opens here": "ここに手帳が開きます",
  "Turn its pages and follow its links as on the device. The preview updates while you type.":
    "デバイスと同じように、ページをめくったりリンクを開いたりできます。プレビューは入力に合わせて更新されます。",
  Problems: "問題",
  "Checking…": "確認中…",
  "No problems. {extent}.": "問題はありません。{extent}。",
  errors: ["エラー"],

  "{document}, line {line}": "{document}、{line}行目",
  Template: "テンプレート",
  "Master {master}": "マスター「{master}」",
  "Error:": "エラー：",
  "Hint:": "ヒント：",
  "Warning:": "警告：",

  "Planner page. Arrow keys turn pages, Tab reaches the links.":
    "手帳のページ。矢印キーでページをめくり、Tabでリンクに移動します。",
  "Drawing the page…": "ページを描画中…",
  "This page could not be drawn. Compile the planner again.":
    "このページを描画できませんでした。手帳をもう一度コンパイルしてください。",
  "A font could not be loaded, so this preview uses a substitute. The PDF uses the correct font.":
    "フォントを読み込めなかったため、このプレビューでは代わりのフォントを使っています。PDFでは正しいフォントになります。",
  Contents: "目次",
  "Contents of the planner": "手帳の目次",
  "{title}, entries": "{title}、項目",
  "Back to the previous page": "前のページに戻る",
  "Show links": "リンクを表示",
  "Fit width": "幅に合わせる",
  "Fit page": "ページに合わせる",
  Page: "ページ",
  "Page number": "ページ番号",
  "of {pages}": "/ {pages}",

  "{label}. Escape, then Tab leaves the editor.": "{label}。Escape、Tabの順に押すと、エディタから出ます。",
  Find: "検索",
  Replace: "置換",
  next: "次へ",
  previous: "前へ",
  all: "すべて",
  "match case": "大文字と小文字を区別",
  regexp: "正規表現",
  "by word": "単語単位",
  replace: "置換",
  "replace all": "すべて置換",
  close: "閉じる",
  "Go to line": "行へ移動",
  go: "移動",
} satisfies Area<"preview">;
