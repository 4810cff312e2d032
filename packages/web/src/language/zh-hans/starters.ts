import type { Area } from "./forms.ts";

/** Names and descriptions of the starters, and of their optional sections. */
export const starters = {
  "Daily planner": "日计划手账",
  "A page for every day with hours, priorities and tasks, under its week, month and year, and sixty pages for notes.":
    "每天一页，有时间、优先事项和任务，上面是周、月和年，另有六十页笔记。",
  "A page for each week": "每周一页",
  "A page of notes behind each day": "每天后面有一页笔记",
  "Weekly planner": "周计划手账",
  "A week on a page with room for each day, twelve months above it and sixty pages for notes.":
    "每页一周，每天都有位置，上面是十二个月，另有六十页笔记。",
  "A page of notes behind each week": "每周后面有一页笔记",
  "Monthly planner and notes": "月计划与笔记",
  "A large calendar and a plan for every month, and a hundred pages for notes with an index.":
    "每月一个大日历和一份计划，另有一百页带索引的笔记。",
  "A plan for each month": "每月一份计划",
  "Quarters and projects": "季度与项目",
  "Goals and a roadmap for every quarter, its months and weeks, and projects with milestones and tasks.":
    "每季度的目标和路线图，包含月和周，另有带里程碑和任务的项目。",
  "A page of notes behind each project": "每个项目后面有一页笔记",
  "School year": "学年手账",
  "A timetable, subjects with grades, terms, a list of assignments for every month, and a page for each week.":
    "课程表、带成绩的科目、学期、每月作业清单，以及每周一页。",
  "A page for each term": "每学期一页",
  "A list of assignments for each month": "每月一份作业清单",
  "Meeting notes": "会议记录",
  "Sixty numbered meetings with agenda, notes and actions, each a tap away from the index.":
    "六十次编号的会议，有议程、记录和行动项，从索引点按一下即可到达。",
  "A second page for each meeting": "每次会议两页",
  "Habit tracker": "习惯追踪",
  "A square for every day of the year, a grid of days and habits for each month, and a page to look back.":
    "全年每天一格，每月一张日期与习惯的表格，以及一页回顾。",
  "A review of each month": "每月一页回顾",
  "Bullet journal": "子弹笔记",
  "An index, a key, a future log, twelve monthly logs and 120 numbered dotted pages for everything else.":
    "索引、符号说明、未来日志、十二个月志，以及用于其他内容的 120 页编号点阵页。",
  "A key of signs": "符号说明",
  "Device test": "设备测试",
  "Greys, rules, type, tap targets and edges, to see what a device shows and what its toolbar covers.":
    "灰度、线条、文字、点按区和边缘，查看设备显示什么、工具栏遮住什么。",

  // Themes
  Classic: "经典",
  Sober: "素雅",
  Editorial: "杂志",
  Technical: "技术",
  Handwritten: "手写",
  Rounded: "圆润",
  "Large type": "大字",
  "Ink-saving": "省墨",
  "High contrast": "高对比度",
  "This planner has no themes.": "此手账没有主题。",
  "The pages of this device have no room for the theme “{value}”.": "该设备的页面放不下主题“{value}”。",

  // Page layouts
  "Columns with hours": "带时间的列",
  "Two pages": "双页",
  "Days of a week": "一周各天的排列",
  "In rows": "按行",
  "In columns": "按列",
  "Row below the week": "周下方的一行",
  "No row": "无",
  Plain: "空白",
  Meals: "用餐",
  "Calendar with goals and notes": "日历、目标和笔记",
  "Large calendar": "大日历",
  "List of days with goals and notes": "日期列表、目标和笔记",
  "Hours, priorities and tasks": "时间、优先事项和任务",
  "Hours beside notes": "时间与笔记并排",
  "Gratitude and mood": "感恩与心情",
  "Top three": "三件要事",
  "Paper of notes": "笔记纸张",
  "Spacing of paper in mm": "纸张间距（毫米）",
  "Usual spacing": "常用间距",
  "At the top": "顶部",
  "At the side": "侧边",
  Tabs: "标签页",
  People: "人物",
  Books: "书籍",
  Trips: "旅行",
  Budget: "预算",
  "No room on this device: {names}": "此设备放不下：{names}",
  "No room in this theme: {names}": "此主题放不下：{names}",
  "Another list": "再加一个列表",
  "Another list: {name}": "再加一个列表：{name}",
  "One list less: {name}": "减少一个列表：{name}",
  "Each list has an index and a page for each name, or {count} pages without names.":
    "每个列表有一页索引，每个名称一页，或 {count} 页没有名称的页面。",
  "Another list of the same kind has its own index, for example for projects at work and at home.":
    "同类的另一个列表有自己的索引，例如分开工作项目和家庭项目。",
  "“{name}={value}” has no room on this device.": "此设备放不下“{name}={value}”。",
  "“{name}={value}” has no room in this theme.": "此主题放不下“{name}={value}”。",
  "“{value}” is not a distance in millimeters ({known}).": "“{value}”不是以毫米为单位的间距（{known}）。",

  // New planners
  "Meals and household": "饮食与家务",
  "Meals of every week with a shopping list, sixty recipes with an index, a pantry list, chores, bills and birthdays.":
    "每周饮食与购物清单、带索引的六十份食谱、食品储藏、家务、账单和生日。",
  "A shopping list by department for each week": "每周按区域列出的购物清单",
  "A list of what is in the pantry, fridge and freezer": "食品储藏、冰箱和冷冻室的清单",
  "A rota of chores": "家务轮值表",
  "Budget and expenses": "预算与支出",
  "Income, fixed costs and categories of every month, its expenses with running sums, a year that adds up, savings and debts.":
    "每月的收入、固定支出和类别，带累计的支出，可以加总的一年，储蓄和债务。",
  "A list of bills with a square for each month": "每月一格的账单清单",
  "Savings and debts": "储蓄和债务",
  "Training log": "训练日志",
  "Sessions of every week with distance, time and feel, sums by month and year, training plans, races, records and gear.":
    "每周训练的距离、时间和感受，月度和年度合计，计划、比赛、纪录和装备。",
  "Four training plans of sixteen weeks": "四份十六周的训练计划",
  "A list of gear": "装备清单",
  "Sums and a review of each month": "每月的合计与回顾",
  "Teacher's planner": "教师手册",
  "A timetable, classes with attendance, grades and seating plans, lessons of every week, talks with parents, and terms.":
    "课程表、带出勤、成绩和座位表的班级、每周课程、家长谈话和学期。",
  "Lesson plans for each week": "每周的教案",
  "A seating plan for each class": "每个班级的座位表",
  "Journal with prompts": "问题日记",
  "A page for every day with gratitude, mood and a question, thirty-one questions answered month by month, and reviews.":
    "每天一页，写感恩、心情和一个问题，三十一个逐月回答的问题，以及回顾。",
  "Thirty-one questions with a page each": "三十一个问题，每个一页",
  "A review of each week": "每周的回顾",
  "Five-year journal": "五年日记",
  "A page for every day of the year with a few lines for each of five years, and reviews of months and years.":
    "一年中每天一页，五年各有几行，以及月份和年份的回顾。",
  "A review of each year": "每年的回顾",
  "A page for 29 February": "二月二十九日的一页",
  "First and last hour": "首尾时间",
  "Last hour": "最后一个小时",
  "Usual hours": "默认时间",
  "The last hour must be after the first.": "最后一个小时必须晚于第一个小时。",
  "Page layouts": "页面布局",
  "Add lists": "添加列表",
  "Projects, people, books…": "项目、人物、书籍…",
  "{list}: no names yet": "{list}：尚无名称",
  "{list}: {count} pages": "{list}：{count} 页",
  "{list}: {names}": "{list}：{names}",
  "Name them": "命名",
  "{list}: names, one per line": "{list}：名称，每行一个",
  "Up to {most} names for a list, and {count} letters for all lists.":
    "每个列表最多 {most} 个名称，所有列表共 {count} 个字符。",
  "Names in lists": "列表中的名称",
  "Project pages": "项目页面",
  Subjects: "科目",
  Classes: "班级",
  Pupils: "学生",
  "Each class that you name gets a field for its pupils. Each pupil gets a line in attendance and grades.":
    "为班级命名后，会出现填写该班学生的栏位。每名学生在考勤和成绩中各占一行。",
  "Without a class name, all pupils are in one class.": "如果不填写班级名称，所有学生都在同一个班级。",
  "A page for each person, such as a colleague. Pupils need not be entered here again.":
    "每人一页，例如同事。学生无需在此再次填写。",
} satisfies Area<"starters">;
