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
  "Goals and a roadmap for every quarter, its months and weeks, and twenty projects with milestones and tasks.":
    "Objetivos y una hoja de ruta para cada trimestre, sus meses y semanas, y veinte proyectos con hitos y tareas.",
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
  "A review of each month": "Un repaso de cada mes",
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
  "Row below the week": "Fila debajo de la semana",
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
  "Page layouts and collections": "Diseños de página y colecciones",
  "No room on this device: {names}": "No caben en este dispositivo: {names}",
  "Number of collections: {name}": "Número de colecciones: {name}",
  "“{name}={value}” has no room on this device.": "«{name}={value}» no cabe en este dispositivo.",
  "“{value}” is not a distance in millimeters ({known}).": "«{value}» no es una separación en milímetros ({known}).",
} satisfies Area<"starters">;
