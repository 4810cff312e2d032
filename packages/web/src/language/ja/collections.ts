import type { Area } from "./forms.ts";

export const collections = {
  Collections: "コレクション",
  Collection: "コレクション",
  "My collections": "マイコレクション",
  "Planners that users have put together. You can browse, download and clone each of them.":
    "ユーザーが集めた手帳です。それぞれ閲覧、ダウンロード、クローンできます。",
  "Unable to load the collections": "コレクションの一覧を読み込めませんでした",
  "Unable to load the collection": "コレクションを読み込めませんでした",
  "Unable to change the collection": "コレクションを変更できませんでした",
  "No public collections yet": "公開コレクションはまだありません",
  "To start one, open a planner in the gallery and select “Add to collection…”.":
    "コレクションを始めるには、ギャラリーで手帳を開き、「コレクションに追加…」を選択してください。",
  "Collected by {author}": "{author}のコレクション",
  "Showing {shown} of {total} collections.": "{total}件中{shown}件のコレクションを表示しています。",
  "Public planners that you have put together. Publish a collection to show it in the gallery.":
    "あなたが集めた公開手帳です。コレクションを公開すると、ギャラリーに表示されます。",
  "You have no collections yet": "コレクションはまだありません",
  "New collection": "新しいコレクション",
  "Create collection": "コレクションを作成",
  "Edit collection": "コレクションを編集",
  "Your changes to the collection are not saved.": "コレクションの変更は保存されていません。",
  "Back to collections": "コレクションの一覧に戻る",
  "Its author may have made it private or deleted it.": "作者が非公開にしたか、削除した可能性があります。",
  "Browse the collections": "コレクションを見る",
  "Edit this collection": "このコレクションを編集",
  "No planner of this collection is public at the moment.":
    "このコレクションには、現在公開されている手帳がありません。",
  "Report this collection": "このコレクションを報告",
  "This collection is empty. Open a planner in the gallery and select “Add to collection…”.":
    "このコレクションは空です。ギャラリーで手帳を開き、「コレクションに追加…」を選択してください。",
  "Open the public page": "公開ページを開く",
  "Publish the collection": "コレクションを公開",
  "Edit name and description…": "名前と説明を編集…",
  "Delete the collection…": "コレクションを削除…",
  "The collection is public.": "コレクションは公開されています。",
  "The collection is private.": "コレクションは非公開です。",
  "Its planners stay where they are. This can't be undone.": "中の手帳はそのまま残ります。この操作は元に戻せません。",
  "Drag a planner by its handle, or use the arrows, to change its place.":
    "順番を変えるには、手帳のつまみをドラッグするか、矢印を使います。",
  "The collection was changed elsewhere. Its present order is shown. Move the planners again.":
    "コレクションが別の場所で変更されました。現在の順番を表示しています。もう一度手帳を移動してください。",
  "Planners of the collection": "コレクションの手帳",
  "No longer public. Others don't see it here.": "公開が終了しています。ほかの人にはここに表示されません。",
  "{name} moved to place {place} of {total}.": "{name}を{total}件中{place}番目に移動しました。",
  "{name} removed from the collection.": "{name}をコレクションから外しました。",
  "{name} is in the collection again.": "{name}をコレクションに戻しました。",
  "In collections": "この手帳を含むコレクション",
  "This planner is in no public collection yet.": "この手帳はまだどの公開コレクションにも入っていません。",
  "Add to collection…": "コレクションに追加…",
  "Add to collection": "コレクションに追加",
  "Check the collections that contain “{name}”.": "「{name}」を入れるコレクションを選択してください。",
  "Private until you publish it under My collections.": "マイコレクションで公開するまで非公開です。",
  "Create and add": "作成して追加",
  "The collection becomes private at once. Its owner keeps it, gets an email with your reason, and cannot publish it until you undo this.":
    "コレクションはすぐに非公開になります。所有者の手元には残り、あなたの理由がメールで届きます。取り消すまで、所有者は公開できません。",
  "Publish the collection again?": "コレクションを再び公開しますか？",
  "Public|collection": "公開",
  "Private|collection": "非公開",
  "{count} planners": ["手帳{count}件"],
  "{count} collections": ["コレクション{count}件"],
} satisfies Area<"collections">;
