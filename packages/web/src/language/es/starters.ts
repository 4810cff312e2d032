import type { Area } from "./forms.ts";

/** Names and descriptions of the starters, and of their optional sections. */
export const starters = {
  "Daily planner": "Agenda diaria",
  "A page for every day with hours, priorities and tasks, under its week, month and year, and sixty pages for notes.":
    "Una página para cada día con horas, prioridades y tareas, bajo su semana, su mes y su año, y sesenta páginas de notas.",
  "A page for each week": "Una página por semana",
  "A page of notes behind each day": "Una página de notas tras cada día",
  "Weekly planner": "Agenda semanal",
  "A week on a page with room for each day, twelve months above it and sixty pages for notes.":
    "Una semana por página con espacio para cada día, doce meses por encima y sesenta páginas de notas.",
  "A page of notes behind each week": "Una página de notas tras cada semana",
  "Monthly planner and notes": "Agenda mensual y notas",
  "A large calendar and a plan for every month, and a hundred pages for notes with an index.":
    "Un calendario grande y un plan para cada mes, y cien páginas de notas con un índice.",
  "A plan for each month": "Un plan por mes",
  "Quarters and projects": "Trimestres y proyectos",
  "Goals and a roadmap for every quarter, its months and weeks, and projects with milestones and tasks.":
    "Objetivos y una hoja de ruta para cada trimestre, sus meses y semanas, y proyectos con hitos y tareas.",
  "A page of notes behind each project": "Una página de notas tras cada proyecto",
  "School year": "Curso escolar",
  "A timetable, subjects with grades, terms, a list of assignments for every month, and a page for each week.":
    "Un horario, asignaturas con notas, periodos lectivos, una lista de tareas para cada mes y una página para cada semana.",
  "A page for each term": "Una página por periodo lectivo",
  "A list of assignments for each month": "Una lista de tareas por mes",
  "Meeting notes": "Notas de reuniones",
  "Sixty numbered meetings with agenda, notes and actions, each a tap away from the index.":
    "Sesenta reuniones numeradas con orden del día, notas y acciones, todas a un toque del índice.",
  "A second page for each meeting": "Una segunda página por reunión",
  "Habit tracker": "Seguimiento de hábitos",
  "A square for every day of the year, a grid of days and habits for each month, and a page to look back.":
    "Un cuadro para cada día del año, una cuadrícula de días y hábitos para cada mes y una página para mirar atrás.",
  "A review of each month": "Una revisión de cada mes",
  "Bullet journal": "Bullet journal",
  "An index, a key, a future log, twelve monthly logs and 120 numbered dotted pages for everything else.":
    "Un índice, una leyenda, un registro futuro, doce registros mensuales y 120 páginas punteadas y numeradas para todo lo demás.",
  "A key of signs": "Una leyenda de signos",
  "Device test": "Prueba del dispositivo",
  "Greys, rules, type, tap targets and edges, to see what a device shows and what its toolbar covers.":
    "Grises, líneas, letra, áreas táctiles y bordes, para ver qué muestra un dispositivo y qué tapa su barra de herramientas.",

  // Themes
  Classic: "Clásico",
  Sober: "Sobrio",
  Editorial: "Revista",
  Technical: "Técnico",
  Handwritten: "Manuscrito",
  Rounded: "Redondeado",
  "Large type": "Letra grande",
  "Ink-saving": "Ahorro de tinta",
  "High contrast": "Alto contraste",
  "This planner has no themes.": "Esta agenda no tiene temas.",
  "The pages of this device have no room for the theme “{value}”.":
    "Las páginas de este dispositivo no tienen sitio para el tema «{value}».",

  // Page layouts
  "Columns with hours": "Columnas con horas",
  "Two pages": "Dos páginas",
  "Days of a week": "Días de la semana",
  "In rows": "En filas",
  "In columns": "En columnas",
  "Row below the week": "Fila debajo de la semana",
  "No row": "Ninguna",
  Plain: "Liso",
  Meals: "Comidas",
  "Calendar with goals and notes": "Calendario con objetivos y notas",
  "Large calendar": "Calendario grande",
  "List of days with goals and notes": "Lista de días con objetivos y notas",
  "Hours, priorities and tasks": "Horas, prioridades y tareas",
  "Hours beside notes": "Horas junto a notas",
  "Gratitude and mood": "Gratitud y estado de ánimo",
  "Top three": "Las tres principales",
  "Paper of notes": "Papel de notas",
  "Spacing of paper in mm": "Separación del papel en mm",
  "Usual spacing": "Separación habitual",
  "At the top": "Arriba",
  "At the side": "Al lado",
  Tabs: "Pestañas",
  People: "Personas",
  Books: "Libros",
  Trips: "Viajes",
  Budget: "Presupuesto",
  "No room on this device: {names}": "No caben en este dispositivo: {names}",
  "No room in this theme: {names}": "No caben en este tema: {names}",
  "Another list": "Otra lista",
  "Another list: {name}": "Otra lista: {name}",
  "One list less: {name}": "Una lista menos: {name}",
  "Each list has an index and a page for each name, or {count} pages without names.":
    "Cada lista tiene un índice y una página para cada nombre, o {count} páginas sin nombres.",
  "Another list of the same kind has its own index, for example for projects at work and at home.":
    "Otra lista del mismo tipo tiene su propio índice, por ejemplo para proyectos del trabajo y de casa.",
  "“{name}={value}” has no room on this device.": "«{name}={value}» no cabe en este dispositivo.",
  "“{name}={value}” has no room in this theme.": "«{name}={value}» no cabe en este tema.",
  "“{value}” is not a distance in millimeters ({known}).": "«{value}» no es una separación en milímetros ({known}).",

  // New planners
  "Meals and household": "Comidas y hogar",
  "Meals of every week with a shopping list, sixty recipes with an index, a pantry list, chores, bills and birthdays.":
    "Las comidas de cada semana con lista de la compra, sesenta recetas con índice, despensa, limpieza, facturas y cumpleaños.",
  "A shopping list by department for each week": "Una lista de la compra por secciones para cada semana",
  "A list of what is in the pantry, fridge and freezer":
    "Una lista de lo que hay en la despensa, la nevera y el congelador",
  "A rota of chores": "Un plan de limpieza",
  "Budget and expenses": "Presupuesto y gastos",
  "Income, fixed costs and categories of every month, its expenses with running sums, a year that adds up, savings and debts.":
    "Ingresos, gastos fijos y categorías de cada mes, gastos con suma acumulada, un año que cuadra, ahorro y deudas.",
  "A list of bills with a square for each month": "Una lista de facturas con una casilla para cada mes",
  "Savings and debts": "Ahorro y deudas",
  "Training log": "Diario de entrenamiento",
  "Sessions of every week with distance, time and feel, sums by month and year, training plans, races, records and gear.":
    "Las sesiones de cada semana con distancia, tiempo y sensaciones, sumas por mes y año, planes, carreras, récords y material.",
  "Four training plans of sixteen weeks": "Cuatro planes de entrenamiento de dieciséis semanas",
  "A list of gear": "Una lista del material",
  "Sums and a review of each month": "Sumas y una revisión de cada mes",
  "Teacher's planner": "Agenda del profesor",
  "A timetable, classes with attendance, grades and seating plans, lessons of every week, talks with parents, and terms.":
    "Un horario, clases con asistencia, notas y plano de asientos, las lecciones de cada semana, charlas con padres y trimestres.",
  "Lesson plans for each week": "Las lecciones preparadas de cada semana",
  "A seating plan for each class": "Un plano de asientos para cada clase",
  "Journal with prompts": "Diario con preguntas",
  "A page for every day with gratitude, mood and a question, thirty-one questions answered month by month, and reviews.":
    "Una página para cada día con gratitud, ánimo y una pregunta, treinta y una preguntas respondidas mes a mes, y revisiones.",
  "Thirty-one questions with a page each": "Treinta y una preguntas con una página cada una",
  "A review of each week": "Una revisión de cada semana",
  "Five-year journal": "Diario de cinco años",
  "A page for every day of the year with a few lines for each of five years, and reviews of months and years.":
    "Una página para cada día del año con unas líneas para cada uno de cinco años, y una revisión de cada mes y de cada año.",
  "A review of each year": "Una revisión de cada año",
  "A page for 29 February": "Una página para el 29 de febrero",
  "First and last hour": "Primera y última hora",
  "Last hour": "Última hora",
  "Usual hours": "Horas habituales",
  "The last hour must be after the first.": "La última hora debe ser posterior a la primera.",
  "Page layouts": "Diseños de página",
  "Add lists": "Añadir listas",
  "Projects, people, books…": "Proyectos, personas, libros…",
  "{list}: no names yet": "{list}: aún sin nombres",
  "{list}: {count} pages": "{list}: {count} páginas",
  "{list}: {names}": "{list}: {names}",
  "Name them": "Poner nombres",
  "{list}: names, one per line": "{list}: nombres, uno por línea",
  "Up to {most} names for a list, and {count} letters for all lists.":
    "Hasta {most} nombres por lista y {count} letras para todas las listas.",
  "Names in lists": "Nombres en las listas",
  "Project pages": "Páginas de proyectos",
  Subjects: "Asignaturas",
  Classes: "Clases",
  Pupils: "Alumnos",
  "Each class that you name gets a field for its pupils. Each pupil gets a line in attendance and grades.":
    "Cada clase a la que pones nombre tiene un campo para sus alumnos. Cada alumno tiene una línea en asistencia y notas.",
  "Without a class name, all pupils are in one class.":
    "Sin nombre de clase, todos los alumnos están en una sola clase.",
  "A page for each person, such as a colleague. Pupils need not be entered here again.":
    "Una página para cada persona, por ejemplo un colega. No hace falta repetir aquí a los alumnos.",
} satisfies Area<"starters">;
