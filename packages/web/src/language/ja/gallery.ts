import type { Area } from "./forms.ts";

export const gallery = {
  "Comes with the site": "サイトに付属",
  "Account: {account}": "アカウント：{account}",
  "Planners shared by other users. Browse the pages, download the PDF, or clone a project to your account.":
    "ほかのユーザーが共有している手帳です。ページを見たり、PDFをダウンロードしたり、プロジェクトを自分のアカウントにクローンしたりできます。",
  Search: "検索",
  "Name, description or author": "名前、説明、作者",
  Device: "デバイス",
  "All devices": "すべてのデバイス",
  All: "すべて",
  Planners: "手帳",
  Notebooks: "ノート",
  Calendars: "カレンダー",
  Journals: "ジャーナル",
  Forms: "フォーム",
  Other: "その他",
  "Sort by": "並べ替え",
  Newest: "新着順",
  "Recently updated": "更新順",
  "Most cloned": "クローン数順",
  Name: "名前",
  "Showing {shown} of {total} public projects.": "公開プロジェクト{total}件中{shown}件を表示しています。",
  "Show more": "さらに表示",
  "No matching planners": "該当する手帳がありません",
  "Use fewer search words, or choose another device or category.":
    "検索語を減らすか、別のデバイスやカテゴリを選んでください。",
  "Clear filters": "フィルターをクリア",
  "No public projects yet": "公開プロジェクトはまだありません",
  "To share a planner here, open one of your projects and select “Share publicly”.":
    "ここで手帳を共有するには、自分のプロジェクトを開き、「公開する」を選んでください。",
  "Contribute to Octavo": "Octavoの開発に参加",
  "Support Octavo": "Octavoを支援",
  "Cloned {count} times": ["クローン{count}回"],
  "based on {original}": "元の作品：{original}",
  "Preview not available": "プレビューはありません",
  "Clone project": "プロジェクトをクローン",
  "Downloading…": "ダウンロード中…",
  "of {name}": "（{name}）",

  "Back to gallery": "ギャラリーに戻る",
  "Its author may have made it private or changed its address. The gallery shows all projects that are currently shared.":
    "作者が非公開にしたか、アドレスを変更した可能性があります。ギャラリーには、現在共有されているすべてのプロジェクトが表示されます。",
  "Browse the gallery": "ギャラリーを見る",
  "Public template": "公開テンプレート",
  "Shared by {author}": "共有：{author}",
  "Browse the pages": "ページを見る",
  "What you get": "含まれるもの",
  "The full project with masters, plan configuration and device profile settings":
    "マスター、プラン設定、デバイスプロファイル設定を含むプロジェクト全体",
  "The clone count resets for your copy": "コピーのクローン数は0から始まります",
  "All masters and plan files are copied to your workspace":
    "すべてのマスターとプランのファイルが自分のワークスペースにコピーされます",
  "Share link": "共有リンク",
  Copy: "コピー",
  Copied: "コピーしました",
  "Link copied.": "リンクをコピーしました。",

  "Clone this project": "このプロジェクトをクローン",
  "Creates a copy of “{name}” in your projects, which you can edit.":
    "「{name}」のコピーを自分のプロジェクトに作成し、編集できるようにします。",
  "Cloning…": "クローン中…",
  "Your changes to the copy's name and description are not saved.": "コピーの名前と説明の変更は保存されていません。",

  Licence: "ライセンス",
  "No licence stated": "ライセンスの記載なし",
  "All rights reserved": "すべての権利を留保",
  "The licence of the original, {licence}, limits the choice.":
    "元の作品のライセンス（{licence}）により、選択肢が限られます。",
  "The original states no licence, so this project can't have one.":
    "元の作品にライセンスの記載がないため、このプロジェクトにも設定できません。",
  "Others can clone it on this site. You allow nothing else.":
    "他のユーザーはこのサイトでクローンできます。それ以外は許可されません。",
  "Anyone may use, change and sell it without naming you.": "誰でも、作者名を表示せずに利用、変更、販売できます。",
  "Anyone may use, change and sell it, and must name you.":
    "誰でも利用、変更、販売できますが、作者名の表示が必要です。",
  "Anyone may use, change and sell it, must name you, and must publish changes under the same licence.":
    "誰でも利用、変更、販売できますが、作者名の表示と、変更したものを同じライセンスで公開することが必要です。",
  "Anyone may use and change it, must name you, and may not sell it.":
    "誰でも利用と変更ができますが、作者名の表示が必要で、販売はできません。",
  "Others can view it and download its PDF, but not clone it.":
    "他のユーザーは閲覧とPDFのダウンロードができますが、クローンはできません。",
  "Everyone can view this project in the gallery and download its PDF.":
    "誰でもギャラリーでこのプロジェクトを閲覧し、PDFをダウンロードできます。",
  "Change licence": "ライセンスを変更",
  "Licence changed.": "ライセンスを変更しました。",
  "The new licence is not saved.": "新しいライセンスは保存されていません。",
  "Based on": "元の作品",
  "Remixes ({count})": "リミックス（{count}）",
  "a work without a known name": "名前の分からない作品",
  "Unable to load the remixes of this project.": "このプロジェクトのリミックスを読み込めませんでした。",
} satisfies Area<"gallery">;
