import type { Area } from "./forms.ts";

/** Names and descriptions of the starters, and of their optional sections. */
export const starters = {
  "Daily planner": "مخطط يومي",
  "A page for every day with hours, priorities and tasks, under its week, month and year, and sixty pages for notes.":
    "صفحة لكل يوم بالساعات والأولويات والمهام، فوقها الأسبوع والشهر والسنة، وستون صفحة للملاحظات.",
  "A page for each week": "صفحة لكل أسبوع",
  "A page of notes behind each day": "صفحة ملاحظات خلف كل يوم",
  "Weekly planner": "مخطط أسبوعي",
  "A week on a page with room for each day, twelve months above it and sixty pages for notes.":
    "أسبوع في كل صفحة مع مساحة لكل يوم، فوقه اثنا عشر شهرًا، وستون صفحة للملاحظات.",
  "A page of notes behind each week": "صفحة ملاحظات خلف كل أسبوع",
  "Monthly planner and notes": "مخطط شهري وملاحظات",
  "A large calendar and a plan for every month, and a hundred pages for notes with an index.":
    "تقويم كبير وخطة لكل شهر، ومئة صفحة للملاحظات مع فهرس.",
  "A plan for each month": "خطة لكل شهر",
  "Quarters and projects": "أرباع السنة والمشاريع",
  "Goals and a roadmap for every quarter, its months and weeks, and projects with milestones and tasks.":
    "أهداف وخارطة طريق لكل ربع سنة مع شهوره وأسابيعه، ومشاريع بمراحلها ومهامها.",
  "A page of notes behind each project": "صفحة ملاحظات خلف كل مشروع",
  "School year": "سنة دراسية",
  "A timetable, subjects with grades, terms, a list of assignments for every month, and a page for each week.":
    "جدول حصص، ومواد مع الدرجات، وفصول دراسية، وقائمة واجبات لكل شهر، وصفحة لكل أسبوع.",
  "A page for each term": "صفحة لكل فصل دراسي",
  "A list of assignments for each month": "قائمة واجبات لكل شهر",
  "Meeting notes": "ملاحظات الاجتماعات",
  "Sixty numbered meetings with agenda, notes and actions, each a tap away from the index.":
    "ستون اجتماعًا مرقّمًا بجدول الأعمال والملاحظات والإجراءات، كل منها على بُعد لمسة من الفهرس.",
  "A second page for each meeting": "صفحة ثانية لكل اجتماع",
  "Habit tracker": "متتبّع العادات",
  "A square for every day of the year, a grid of days and habits for each month, and a page to look back.":
    "مربع لكل يوم في السنة، وشبكة للأيام والعادات لكل شهر، وصفحة للمراجعة.",
  "A review of each month": "مراجعة لكل شهر",
  "Bullet journal": "دفتر النقاط",
  "An index, a key, a future log, twelve monthly logs and 120 numbered dotted pages for everything else.":
    "فهرس، ومفتاح رموز، وسجل مستقبلي، واثنا عشر سجلًا شهريًا، و120 صفحة منقّطة مرقّمة لكل ما عدا ذلك.",
  "A key of signs": "مفتاح الرموز",
  "Device test": "اختبار الجهاز",
  "Greys, rules, type, tap targets and edges, to see what a device shows and what its toolbar covers.":
    "درجات رمادية وخطوط وأحرف وأهداف لمس وحواف، لترى ما يعرضه الجهاز وما يغطيه شريط أدواته.",

  // Themes
  Classic: "كلاسيكي",
  Sober: "رصين",
  Editorial: "مجلة",
  Technical: "تقني",
  Handwritten: "بخط اليد",
  Rounded: "مستدير",
  "Large type": "خط كبير",
  "Ink-saving": "موفّر للحبر",
  "High contrast": "تباين عالٍ",
  "This planner has no themes.": "ليست لهذا المخطّط سمات.",
  "The pages of this device have no room for the theme “{value}”.": "لا تتّسع صفحات هذا الجهاز لسمة «{value}».",

  // Page layouts
  "Columns with hours": "أعمدة بالساعات",
  "Two pages": "صفحتان",
  "Days of a week": "أيام الأسبوع",
  "In rows": "في صفوف",
  "In columns": "في أعمدة",
  "Row below the week": "صف أسفل الأسبوع",
  "No row": "بلا",
  Plain: "سادة",
  Meals: "الوجبات",
  "Calendar with goals and notes": "تقويم مع الأهداف والملاحظات",
  "Large calendar": "تقويم كبير",
  "List of days with goals and notes": "قائمة الأيام مع الأهداف والملاحظات",
  "Hours, priorities and tasks": "الساعات والأولويات والمهام",
  "Hours beside notes": "الساعات بجانب الملاحظات",
  "Gratitude and mood": "الامتنان والمزاج",
  "Top three": "أهم ثلاثة",
  "Paper of notes": "ورق الملاحظات",
  "Spacing of paper in mm": "تباعد الورق بالمليمتر",
  "Usual spacing": "التباعد المعتاد",
  "At the top": "في الأعلى",
  "At the side": "على الجانب",
  Tabs: "علامات التبويب",
  People: "الأشخاص",
  Books: "الكتب",
  Trips: "الرحلات",
  Budget: "الميزانية",
  "No room on this device: {names}": "لا تتسع لها شاشة هذا الجهاز: {names}",
  "No room in this theme: {names}": "لا تتسع لها صفحات هذه السمة: {names}",
  "Another list": "قائمة أخرى",
  "Another list: {name}": "قائمة أخرى: {name}",
  "One list less: {name}": "قائمة أقل: {name}",
  "Each list has an index and a page for each name, or {count} pages without names.":
    "لكل قائمة فهرس وصفحة لكل اسم، أو {count} صفحة بلا أسماء.",
  "Another list of the same kind has its own index, for example for projects at work and at home.":
    "للقائمة الأخرى من النوع نفسه فهرس خاص بها، مثلًا لمشاريع العمل ومشاريع المنزل.",
  "“{name}={value}” has no room on this device.": "لا يتسع هذا الجهاز لـ «{name}={value}».",
  "“{name}={value}” has no room in this theme.": "لا تتسع صفحات هذه السمة لـ «{name}={value}».",
  "“{value}” is not a distance in millimeters ({known}).": "«{value}» ليس تباعدًا بالمليمتر ({known}).",

  // New planners
  "Meals and household": "الوجبات والمنزل",
  "Meals of every week with a shopping list, sixty recipes with an index, a pantry list, chores, bills and birthdays.":
    "وجبات كل أسبوع مع قائمة تسوق، وستون وصفة مع فهرس، وقائمة المؤن، والأعمال المنزلية، والفواتير، وأعياد الميلاد.",
  "A shopping list by department for each week": "قائمة تسوق حسب الأقسام لكل أسبوع",
  "A list of what is in the pantry, fridge and freezer": "قائمة بما في المؤن والثلاجة والمجمد",
  "A rota of chores": "جدول للأعمال المنزلية",
  "Budget and expenses": "الميزانية والمصروفات",
  "Income, fixed costs and categories of every month, its expenses with running sums, a year that adds up, savings and debts.":
    "دخل كل شهر وتكاليفه الثابتة وفئاته، ومصروفاته مع مجموع جارٍ، وسنة تُجمع، ومدخرات وديون.",
  "A list of bills with a square for each month": "قائمة فواتير مع مربع لكل شهر",
  "Savings and debts": "المدخرات والديون",
  "Training log": "سجل التدريب",
  "Sessions of every week with distance, time and feel, sums by month and year, training plans, races, records and gear.":
    "تمارين كل أسبوع مع المسافة والزمن والإحساس، ومجاميع الشهر والسنة، وخطط وسباقات وأرقام وعتاد.",
  "Four training plans of sixteen weeks": "أربع خطط تدريب من ستة عشر أسبوعًا",
  "A list of gear": "قائمة العتاد",
  "Sums and a review of each month": "مجاميع ومراجعة لكل شهر",
  "Teacher's planner": "مخطط المعلم",
  "A timetable, classes with attendance, grades and seating plans, lessons of every week, talks with parents, and terms.":
    "جدول دراسي، وصفوف مع الحضور والدرجات والمقاعد، وحصص كل أسبوع، وأولياء الأمور، والفصول.",
  "Lesson plans for each week": "خطط دروس لكل أسبوع",
  "A seating plan for each class": "مخطط مقاعد لكل صف",
  "Journal with prompts": "يوميات مع أسئلة",
  "A page for every day with gratitude, mood and a question, thirty-one questions answered month by month, and reviews.":
    "صفحة لكل يوم مع الامتنان والمزاج وسؤال، وواحد وثلاثون سؤالًا يُجاب عنها شهرًا بعد شهر، ومراجعات.",
  "Thirty-one questions with a page each": "واحد وثلاثون سؤالًا لكل منها صفحة",
  "A review of each week": "مراجعة لكل أسبوع",
  "Five-year journal": "يوميات خمس سنوات",
  "A page for every day of the year with a few lines for each of five years, and reviews of months and years.":
    "صفحة لكل يوم من السنة مع بضعة أسطر لكل من خمس سنوات، ومراجعات للأشهر والسنوات.",
  "A review of each year": "مراجعة لكل سنة",
  "A page for 29 February": "صفحة ليوم 29 فبراير",
  "First and last hour": "أول ساعة وآخر ساعة",
  "Last hour": "آخر ساعة",
  "Usual hours": "الساعات المعتادة",
  "The last hour must be after the first.": "يجب أن تكون آخر ساعة بعد أول ساعة.",
  "Page layouts": "تخطيطات الصفحات",
  "Add lists": "إضافة قوائم",
  "Projects, people, books…": "مشاريع، أشخاص، كتب…",
  "{list}: no names yet": "{list}: بلا أسماء بعد",
  "{list}: {count} pages": "{list}: {count} صفحة",
  "{list}: {names}": "{list}: {names}",
  "Name them": "تسميتها",
  "{list}: names, one per line": "{list}: الأسماء، اسم في كل سطر",
  "Up to {most} names for a list, and {count} letters for all lists.":
    "حتى {most} اسمًا للقائمة، و{count} حرفًا لكل القوائم.",
  "Names in lists": "الأسماء في القوائم",
  "Project pages": "صفحات المشاريع",
  Subjects: "المواد",
  Classes: "الصفوف",
  Pupils: "التلاميذ",
  "Each class that you name gets a field for its pupils. Each pupil gets a line in attendance and grades.":
    "يحصل كل صف تسمّيه على حقل لتلاميذه، ويحصل كل تلميذ على سطر في الحضور والدرجات.",
  "Without a class name, all pupils are in one class.": "بدون اسم للصف يكون جميع التلاميذ في صف واحد.",
  "A page for each person, such as a colleague. Pupils need not be entered here again.":
    "صفحة لكل شخص، مثل زميل. لا حاجة إلى إدخال التلاميذ هنا مرة أخرى.",
} satisfies Area<"starters">;
