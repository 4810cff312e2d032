import type { Area } from "./forms.ts";

/** Names and descriptions of the starters, and of their optional sections. */
export const starters = {
  "Daily planner": "Planner diário",
  "A page for every day with hours, priorities and tasks, under its week, month and year, and sixty pages for notes.":
    "Uma página para cada dia com horas, prioridades e tarefas, sob a semana, o mês e o ano, e sessenta páginas de notas.",
  "A page for each week": "Uma página por semana",
  "A page of notes behind each day": "Uma página de notas atrás de cada dia",
  "Weekly planner": "Planner semanal",
  "A week on a page with room for each day, twelve months above it and sixty pages for notes.":
    "Uma semana por página com espaço para cada dia, doze meses acima dela e sessenta páginas de notas.",
  "A page of notes behind each week": "Uma página de notas atrás de cada semana",
  "Monthly planner and notes": "Planner mensal e anotações",
  "A large calendar and a plan for every month, and a hundred pages for notes with an index.":
    "Um calendário grande e um plano para cada mês, e cem páginas de notas com índice.",
  "A plan for each month": "Um plano por mês",
  "Quarters and projects": "Trimestres e projetos",
  "Goals and a roadmap for every quarter, its months and weeks, and projects with milestones and tasks.":
    "Metas e um roteiro para cada trimestre, com meses e semanas, e projetos com marcos e tarefas.",
  "A page of notes behind each project": "Uma página de notas atrás de cada projeto",
  "School year": "Ano letivo",
  "A timetable, subjects with grades, terms, a list of assignments for every month, and a page for each week.":
    "Uma grade de horários, matérias com notas, períodos letivos, uma lista de tarefas para cada mês e uma página para cada semana.",
  "A page for each term": "Uma página por período letivo",
  "A list of assignments for each month": "Uma lista de tarefas por mês",
  "Meeting notes": "Anotações de reuniões",
  "Sixty numbered meetings with agenda, notes and actions, each a tap away from the index.":
    "Sessenta reuniões numeradas com pauta, notas e ações, cada uma a um toque do índice.",
  "A second page for each meeting": "Uma segunda página por reunião",
  "Habit tracker": "Controle de hábitos",
  "A square for every day of the year, a grid of days and habits for each month, and a page to look back.":
    "Um quadrado para cada dia do ano, uma grade de dias e hábitos para cada mês e uma página para olhar para trás.",
  "A review of each month": "Uma revisão de cada mês",
  "Bullet journal": "Bullet journal",
  "An index, a key, a future log, twelve monthly logs and 120 numbered dotted pages for everything else.":
    "Um índice, uma legenda, um registro futuro, doze registros mensais e 120 páginas pontilhadas e numeradas para todo o resto.",
  "A key of signs": "Uma legenda dos sinais",
  "Device test": "Teste do dispositivo",
  "Greys, rules, type, tap targets and edges, to see what a device shows and what its toolbar covers.":
    "Cinzas, linhas, letras, áreas de toque e bordas, para ver o que o dispositivo mostra e o que a barra de ferramentas cobre.",

  // Themes
  Classic: "Clássico",
  Sober: "Sóbrio",
  Editorial: "Revista",
  Technical: "Técnico",
  Handwritten: "Manuscrito",
  Rounded: "Arredondado",
  "Large type": "Letra grande",
  "Ink-saving": "Economia de tinta",
  "High contrast": "Alto contraste",
  "This planner has no themes.": "Este planner não tem temas.",
  "The pages of this device have no room for the theme “{value}”.":
    "As páginas deste dispositivo não têm espaço para o tema “{value}”.",

  // Page layouts
  "Columns with hours": "Colunas com horas",
  "Two pages": "Duas páginas",
  "Days of a week": "Dias da semana",
  "In rows": "Em linhas",
  "In columns": "Em colunas",
  "Row below the week": "Linha abaixo da semana",
  "No row": "Nenhuma",
  Plain: "Liso",
  Meals: "Refeições",
  "Calendar with goals and notes": "Calendário com metas e notas",
  "Large calendar": "Calendário grande",
  "List of days with goals and notes": "Lista de dias com metas e notas",
  "Hours, priorities and tasks": "Horas, prioridades e tarefas",
  "Hours beside notes": "Horas ao lado de notas",
  "Gratitude and mood": "Gratidão e humor",
  "Top three": "Três prioridades",
  "Paper of notes": "Papel das notas",
  "Spacing of paper in mm": "Espaçamento do papel em mm",
  "Usual spacing": "Espaçamento usual",
  "At the top": "No topo",
  "At the side": "Na lateral",
  Tabs: "Abas",
  People: "Pessoas",
  Books: "Livros",
  Trips: "Viagens",
  Budget: "Orçamento",
  "No room on this device: {names}": "Não cabe neste dispositivo: {names}",
  "No room in this theme: {names}": "Não cabe neste tema: {names}",
  "Another list": "Outra lista",
  "Another list: {name}": "Outra lista: {name}",
  "One list less: {name}": "Uma lista a menos: {name}",
  "Each list has an index and a page for each name, or {count} pages without names.":
    "Cada lista tem um índice e uma página para cada nome, ou {count} páginas sem nomes.",
  "Another list of the same kind has its own index, for example for projects at work and at home.":
    "Outra lista do mesmo tipo tem seu próprio índice, por exemplo para projetos do trabalho e de casa.",
  "“{name}={value}” has no room on this device.": "“{name}={value}” não cabe neste dispositivo.",
  "“{name}={value}” has no room in this theme.": "“{name}={value}” não cabe neste tema.",
  "“{value}” is not a distance in millimeters ({known}).": "“{value}” não é um espaçamento em milímetros ({known}).",

  // New planners
  "Meals and household": "Refeições e casa",
  "Meals of every week with a shopping list, sixty recipes with an index, a pantry list, chores, bills and birthdays.":
    "As refeições de cada semana com lista de compras, sessenta receitas com índice, despensa, faxina, contas e aniversários.",
  "A shopping list by department for each week": "Uma lista de compras por seção para cada semana",
  "A list of what is in the pantry, fridge and freezer": "Uma lista do que há na despensa, na geladeira e no freezer",
  "A rota of chores": "Uma escala de faxina",
  "Budget and expenses": "Orçamento e despesas",
  "Income, fixed costs and categories of every month, its expenses with running sums, a year that adds up, savings and debts.":
    "Receitas, custos fixos e categorias de cada mês, despesas com soma corrente, um ano que fecha, poupança e dívidas.",
  "A list of bills with a square for each month": "Uma lista de contas com um quadrado para cada mês",
  "Savings and debts": "Poupança e dívidas",
  "Training log": "Diário de treino",
  "Sessions of every week with distance, time and feel, sums by month and year, training plans, races, records and gear.":
    "Os treinos de cada semana com distância, tempo e sensação, somas por mês e ano, planos, provas, recordes e equipamento.",
  "Four training plans of sixteen weeks": "Quatro planos de treino de dezesseis semanas",
  "A list of gear": "Uma lista do equipamento",
  "Sums and a review of each month": "Somas e um balanço de cada mês",
  "Teacher's planner": "Agenda do professor",
  "A timetable, classes with attendance, grades and seating plans, lessons of every week, talks with parents, and terms.":
    "Um horário, turmas com presença, notas e mapa de lugares, as aulas de cada semana, conversas com pais e períodos.",
  "Lesson plans for each week": "Planos de aula para cada semana",
  "A seating plan for each class": "Um mapa de lugares para cada turma",
  "Journal with prompts": "Diário com perguntas",
  "A page for every day with gratitude, mood and a question, thirty-one questions answered month by month, and reviews.":
    "Uma página para cada dia com gratidão, humor e uma pergunta, trinta e uma perguntas respondidas mês a mês, e balanços.",
  "Thirty-one questions with a page each": "Trinta e uma perguntas com uma página cada",
  "A review of each week": "Um balanço de cada semana",
  "Five-year journal": "Diário de cinco anos",
  "A page for every day of the year with a few lines for each of five years, and reviews of months and years.":
    "Uma página para cada dia do ano com algumas linhas para cada um de cinco anos, e balanços dos meses e anos.",
  "A review of each year": "Um balanço de cada ano",
  "A page for 29 February": "Uma página para 29 de fevereiro",
  "First and last hour": "Primeira e última hora",
  "Last hour": "Última hora",
  "Usual hours": "Horas usuais",
  "The last hour must be after the first.": "A última hora deve ser posterior à primeira.",
  "Page layouts": "Layouts de página",
  "Add lists": "Adicionar listas",
  "Projects, people, books…": "Projetos, pessoas, livros…",
  "{list}: no names yet": "{list}: ainda sem nomes",
  "{list}: {count} pages": "{list}: {count} páginas",
  "{list}: {names}": "{list}: {names}",
  "Name them": "Dar nomes",
  "{list}: names, one per line": "{list}: nomes, um por linha",
  "Up to {most} names for a list, and {count} letters for all lists.":
    "Até {most} nomes por lista e {count} letras em todas as listas.",
  "Names in lists": "Nomes nas listas",
  "Project pages": "Páginas de projetos",
  Subjects: "Matérias",
  Classes: "Turmas",
  Pupils: "Alunos",
  "Each class that you name gets a field for its pupils. Each pupil gets a line in attendance and grades.":
    "Cada turma com nome ganha um campo para os alunos. Cada aluno ganha uma linha na presença e nas notas.",
  "Without a class name, all pupils are in one class.": "Sem nome de turma, todos os alunos ficam em uma só turma.",
  "A page for each person, such as a colleague. Pupils need not be entered here again.":
    "Uma página para cada pessoa, por exemplo um colega. Não é preciso repetir aqui os alunos.",
} satisfies Area<"starters">;
