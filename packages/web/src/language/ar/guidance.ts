import type { Area } from "./forms.ts";

/** Explained terms, hints and examples. */
export const guidance = {
  // Terms
  Section: "قسم",
  Part: "جزء",
  Token: "رمز نائب",
  "A section is an entry of the plan. It makes one page from its master, one for each day, week or month, or as many as you say.":
    "القسم بند في الخطة. يصنع من نموذجه صفحة واحدة، أو صفحة لكل يوم أو أسبوع أو شهر، أو العدد الذي تحدده.",
  "A part is a ready-made piece of a page, such as a schedule or a habit tracker. Insert it, and change it as you like.":
    "الجزء قطعة جاهزة من صفحة، مثل جدول مواعيد أو متتبع عادات. أدرجه ثم غيّره كما تشاء.",
  "A block is a piece that several masters share, such as a header. If you change it in one place, it changes everywhere.":
    "المكوّن قطعة تشترك فيها عدة نماذج، مثل ترويسة. إذا غيّرته في موضع واحد تغيّر في كل مكان.",
  "A style is a look with a name: font, size, color and lines. If you change the style, everything that uses it changes.":
    "النمط مظهر له اسم: الخط والحجم واللون والخطوط. إذا غيّرت النمط تغيّر كل ما يستخدمه.",
  "A token is a word in braces. Each page replaces it by its own value: {token} is Monday on one page and Tuesday on the next.":
    "الرمز النائب كلمة بين قوسين معقوفين، تضع كل صفحة قيمتها مكانها: {token} هو الاثنين في صفحة والثلاثاء في التالية.",
  "An anchor gives a place on a page a name, so that links can lead there. It is not printed.":
    "تعطي المرساة موضعًا في صفحة اسمًا، فيمكن أن تؤدي الروابط إليه. وهي لا تُطبع.",

  // Hints
  "Explain “{heading}”": "شرح «{heading}»",
  "All words in the tutorial": "كل المصطلحات في الدليل",
  "The words": "المصطلحات",
} satisfies Area<"guidance">;
