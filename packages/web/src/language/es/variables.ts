import type { Area } from "./forms.ts";

/** Page variables, by category. Their labels are in the engine. */
export const variables = {
  "Fiscal year": "Año fiscal",
  Term: "Periodo lectivo",
  "Holidays and events": "Festivos y eventos",
  Moon: "Luna",
  "Other calendars": "Otros calendarios",
  Event: "Evento",

  "Date in words": "Fecha en palabras",
  "Weekday, shortened": "Día de la semana, abreviado",
  "Day with two digits": "Día con dos cifras",
  "Day of the year": "Día del año",

  "Week number": "Número de semana",
  "Week number with two digits": "Número de semana con dos cifras",
  "Week by ISO 8601": "Semana según ISO 8601",
  "Year of the week by ISO 8601": "Año de la semana según ISO 8601",
  "First day of the week in the plan": "Primer día de la semana en el plan",
  "Last day of the week in the plan": "Último día de la semana en el plan",

  "Month, shortened": "Mes, abreviado",
  "Month and year, in the order of the language": "Mes y año, en el orden del idioma",
  "Month as a number": "Mes como número",
  "Month with two digits": "Mes con dos cifras",
  "Month with three digits": "Mes con tres cifras",
  "First day of the month in the plan": "Primer día del mes en el plan",
  "Last day of the month in the plan": "Último día del mes en el plan",
  "First day of the year in the plan": "Primer día del año en el plan",
  "Last day of the year in the plan": "Último día del año en el plan",

  "Quarter with its year": "Trimestre con su año",
  "First day of the quarter in the plan": "Primer día del trimestre en el plan",
  "Last day of the quarter in the plan": "Último día del trimestre en el plan",

  "Month of the plan. Empty outside of it": "Mes del plan. Vacío fuera de él",
  "Twelve months of the plan, such as 2026 or 2026–27": "Doce meses del plan, como 2026 o 2026–27",
  "First of twelve months of the plan": "Primero de los doce meses del plan",
  "First day of the plan": "Primer día del plan",
  "Last day of the plan": "Último día del plan",

  "Fiscal year, by the year in which it ends": "Año fiscal, según el año en que termina",
  "Quarter of the fiscal year": "Trimestre del año fiscal",
  "Month of the fiscal year": "Mes del año fiscal",

  "Name of the term": "Nombre del periodo lectivo",
  "Week of the term": "Semana del periodo lectivo",
  "First day of the term": "Primer día del periodo lectivo",
  "Last day of the term": "Último día del periodo lectivo",

  "Name of the first holiday": "Nombre del primer festivo",
  "Names of all holidays": "Nombres de todos los festivos",
  "“yes” on a holiday, otherwise empty": "“yes” en un festivo; si no, vacío",
  "“yes” on a working day, otherwise empty": "“yes” en un día laborable; si no, vacío",
  "Number of events": "Número de eventos",
  "Titles of all events; {events:2} is the second": "Títulos de todos los eventos; {events:2} es el segundo",

  "Sign of the moon's phase: ●, ◐, ○ or ◑": "Signo de la fase lunar: ●, ◐, ○ o ◑",
  "Phase of the moon": "Fase lunar",

  "Hebrew date": "Fecha hebrea",
  "Day of the Hebrew month": "Día del mes hebreo",
  "Hebrew month": "Mes hebreo",
  "Hebrew year": "Año hebreo",
  "Islamic date": "Fecha islámica",
  "Day of the Islamic month": "Día del mes islámico",
  "Islamic month": "Mes islámico",
  "Islamic year": "Año islámico",
  "Chinese date": "Fecha china",
  "Day of the Chinese month": "Día del mes chino",
  "Chinese month": "Mes chino",
  "Chinese year": "Año chino",

  "Title of the event": "Título del evento",
  "Name of the calendar": "Nombre del calendario",
  "Age on a birthday": "Edad en el cumpleaños",
  "Number of days": "Número de días",

  "Count with three digits": "Cantidad con tres cifras",
  "Number of counted pages": "Número de páginas contadas",

  "Kind of the section": "Tipo de la sección",
  "Page within its item": "Página dentro de su ítem",
  "Language of the document": "Idioma del documento",
} satisfies Area<"variables">;
