import type { Area } from "./forms.ts";

/** Texts of src/screens/build-planner, src/planner-view, src/problems and src/yaml-editor. */
export const preview = {
  Reserved: "محجوزة",
  "Build From Masters + Plan": "بناء من النماذج والخطة",
  "Masters are page designs. The plan defines how many pages use each master, and for which dates.":
    "النماذج تصاميم صفحات. وتحدد الخطة كم صفحة تستخدم كل نموذج، ولأي تواريخ.",
  "Masters and plan": "النماذج والخطة",
  "Masters or plan": "النماذج أو الخطة",
  "Masters, plan or planner": "النماذج أو الخطة أو المخطط",
  "Master library, YAML": "مكتبة النماذج، YAML",
  "Plan, YAML": "الخطة، YAML",
  Planner: "المخطط",
  "Open file": "فتح ملف",
  "Open a file into {name}": "فتح ملف في {name}",
  "Open a YAML file into {name}": "فتح ملف YAML في {name}",
  "Drop to replace {name}": "أفلت لاستبدال {name}",
  "{name} is larger than {size} MiB, which is the limit of one document.":
    "{name} أكبر من حد المستند الواحد، وهو {size} ميبيبايت.",
  "{name} is not a text file.": "{name} ليس ملفًا نصيًا.",
  "Reset to sample": "إعادة إلى المثال",
  "Reset to the sample?": "هل تريد الإعادة إلى المثال؟",
  "This replaces your masters and plan with the sample. While this page is open, you can restore yours with Undo in each editor.":
    "يحل المثال محل نماذجك وخطتك. ما دامت هذه الصفحة مفتوحة، يمكنك استعادتها بالتراجع في كل محرر.",
  "Reset both": "إعادة الاثنين",
  "Compile & Open": "توليد وفتح",
  "Ctrl or Cmd + Enter": "Ctrl أو Cmd + Enter",
  "Making the PDF: page {page} of {total}": "جارٍ إنشاء ملف PDF: الصفحة {page} من {total}",
  "The planner could not be opened. Fix {errors} first.": "تعذّر فتح المخطط. ما يجب إصلاحه أولًا: {errors}.",
  "The PDF could not be made in this browser. Reload the page and try again.":
    "تعذّر إنشاء ملف PDF في هذا المتصفح. أعد تحميل الصفحة ثم أعد المحاولة.",
  "The planner could not be created. Reload the page.": "تعذّر إنشاء المخطط. أعد تحميل الصفحة.",
  "The PDF could not be created. Fix {errors} first.": "تعذّر إنشاء ملف PDF. ما يجب إصلاحه أولًا: {errors}.",
  "Planner opened: {extent}.": "تم فتح المخطط: {extent}.",
  "Showing the last valid version. Fix the errors to see your changes.":
    "يظهر آخر إصدار صالح. أصلح الأخطاء لرؤية تغييراتك.",
  "Your planner opens here": "يُفتح مخططك هنا",
  "Turn its pages and follow its links as on the device. The preview updates while you type.":
    "قلّب صفحاته واتبع روابطه كما على الجهاز. تتحدّث المعاينة أثناء الكتابة.",
  Problems: "المشكلات",
  "Checking…": "جارٍ الفحص…",
  "No problems. {extent}.": "لا مشكلات. {extent}.",
  errors: ["أخطاء", "خطأ", "خطأ", "أخطاء", "خطأ", "خطأ"],

  "{document}, line {line}": "{document}، السطر {line}",
  Template: "القالب",
  "Master {master}": "النموذج {master}",
  "Error:": "خطأ:",
  "Hint:": "تلميح:",
  "Warning:": "تحذير:",

  "Planner page. Arrow keys turn pages, Tab reaches the links.":
    "صفحة المخطط. مفاتيح الأسهم تقلّب الصفحات، ومفتاح Tab ينتقل إلى الروابط.",
  "Drawing the page…": "جارٍ رسم الصفحة…",
  "This page could not be drawn. Compile the planner again.": "تعذّر رسم هذه الصفحة. ولّد المخطط مرة أخرى.",
  "A font could not be loaded, so this preview uses a substitute. The PDF uses the correct font.":
    "تعذّر تحميل خط، لذا تستخدم هذه المعاينة بديلًا. يستخدم ملف PDF الخط الصحيح.",
  Contents: "المحتويات",
  "Contents of the planner": "محتويات المخطط",
  "{title}, entries": "{title}، الإدخالات",
  "Back to the previous page": "العودة إلى الصفحة السابقة",
  "Show links": "إظهار الروابط",
  "Fit width": "ملاءمة العرض",
  "Fit page": "ملاءمة الصفحة",
  Page: "الصفحة",
  "Page number": "رقم الصفحة",
  "of {pages}": "من {pages}",

  "{label}. Escape, then Tab leaves the editor.": "{label}. للخروج من المحرر اضغط Escape ثم Tab.",
  Find: "بحث",
  Replace: "استبدال",
  next: "التالي",
  previous: "السابق",
  all: "الكل",
  "match case": "حالة الأحرف",
  regexp: "تعبير نمطي",
  "by word": "كلمات كاملة",
  replace: "استبدال",
  "replace all": "استبدال الكل",
  close: "إغلاق",
  "Go to line": "الانتقال إلى السطر",
  go: "انتقال",
} satisfies Area<"preview">;
