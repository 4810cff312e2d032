import type { Area } from "./forms.ts";

/** Texts of src/screens/project/print: sheets for a printer. */
export const print = {
  "Print…": "طباعة…",
  "The pages on sheets of paper. Paper has no links: page numbers stand in their places.":
    "الصفحات على أوراق. لا روابط على الورق: تحل محلها أرقام الصفحات.",
  "Download for printing": "تنزيل للطباعة",
  "{name} to print": "{name} للطباعة",
  "First sheet, front": "الورقة الأولى، الوجه",
  "First sheet, back": "الورقة الأولى، الظهر",
  "Sheets: {sheets}. Pages: {pages}, at {percent} %. Blank pages: {blank}.":
    "الأوراق: {sheets}. الصفحات: {pages}، بحجم {percent} %. الصفحات الفارغة: {blank}.",
  "Print at 100 %, on both sides, flipped on the long edge.":
    "اطبع بحجم 100 % على الوجهين، مع القلب على الحافة الطويلة.",
  "Print at 100 %, on both sides, flipped on the short edge.":
    "اطبع بحجم 100 % على الوجهين، مع القلب على الحافة القصيرة.",
  "Print at 100 %, on one side.": "اطبع بحجم 100 % على وجه واحد.",
  "Half letter": "نصف Letter",
  Passport: "جواز سفر",
  "One page on a side": "صفحة واحدة على كل وجه",
  "Two pages on a side": "صفحتان على كل وجه",
  "Two pages, to cut in the middle": "صفحتان للقص من المنتصف",
  "Booklet, folded and stapled": "كتيب مطوي ومدبس",
  "Both sides, as suits the sheets": "على الوجهين، بما يناسب الأوراق",
  "Both sides, flipped on the long edge": "على الوجهين، القلب على الحافة الطويلة",
  "Both sides, flipped on the short edge": "على الوجهين، القلب على الحافة القصيرة",
  "One side": "وجه واحد",
  "Size of the page": "حجم الصفحة",
  "Another size…": "حجم آخر…",
  Layout: "التخطيط",
  Sheets: "الأوراق",
  "Width in mm": "العرض بالمليمتر",
  "Height in mm": "الارتفاع بالمليمتر",
  Printing: "أوجه الطباعة",
  "Sheets folded together": "الأوراق المطوية معًا",
  "Empty: all of up to 20 sheets, else 8 at most.": "فارغ: كلها حتى 20 ورقة، وإلا 8 على الأكثر.",
  "Thickness of the paper in mm": "سُمك الورق بالمليمتر",
  "Moves the inner pages towards the fold.": "يقرّب الصفحات الداخلية من الطية.",
  "Two holes": "ثقبان",
  "Four holes": "أربعة ثقوب",
  "Three holes (North America)": "ثلاثة ثقوب (أمريكا الشمالية)",
  "Binding margin in mm": "هامش التجليد بالمليمتر",
  "Margin of the sheet in mm": "هامش الورقة بالمليمتر",
  Holes: "الثقوب",
  "As large as the sheet allows": "بأكبر حجم تتسع له الورقة",
  "No pages": "بلا صفحات",
  "Months, weeks or days on two pages": "الأشهر أو الأسابيع أو الأيام على صفحتين",
  "Size of the pages": "حجم الصفحات",
  "Begin on left pages": "ابدأ على الصفحات اليسرى",
  "Page numbers, and at links the number of the page that they lead to":
    "أرقام الصفحات، وعند الروابط رقم الصفحة التي تؤدي إليها",
  "Crop marks and folds": "علامات القص والطي",
} satisfies Area<"print">;
