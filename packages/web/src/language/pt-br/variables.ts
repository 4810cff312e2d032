import type { Area } from "./forms.ts";

/** Page variables, by category. Their labels are in the engine. */
export const variables = {
  "Fiscal year": "Ano fiscal",
  Term: "Período letivo",
  "Holidays and events": "Feriados e eventos",
  Moon: "Lua",
  "Other calendars": "Outros calendários",
  Event: "Evento",

  "Date in words": "Data por extenso",
  "Weekday, shortened": "Dia da semana, abreviado",
  "Day with two digits": "Dia com dois dígitos",
  "Day of the year": "Dia do ano",

  "Week number": "Número da semana",
  "Week number with two digits": "Número da semana com dois dígitos",
  "Week by ISO 8601": "Semana segundo a ISO 8601",
  "Year of the week by ISO 8601": "Ano da semana segundo a ISO 8601",
  "First day of the week in the plan": "Primeiro dia da semana no plano",
  "Last day of the week in the plan": "Último dia da semana no plano",

  "Month, shortened": "Mês, abreviado",
  "Month and year, in the order of the language": "Mês e ano, na ordem do idioma",
  "Month as a number": "Mês como número",
  "Month with two digits": "Mês com dois dígitos",
  "Month with three digits": "Mês com três dígitos",
  "First day of the month in the plan": "Primeiro dia do mês no plano",
  "Last day of the month in the plan": "Último dia do mês no plano",
  "First day of the year in the plan": "Primeiro dia do ano no plano",
  "Last day of the year in the plan": "Último dia do ano no plano",

  "Quarter with its year": "Trimestre com o ano",
  "First day of the quarter in the plan": "Primeiro dia do trimestre no plano",
  "Last day of the quarter in the plan": "Último dia do trimestre no plano",

  "Month of the plan. Empty outside of it": "Mês do plano. Vazio fora dele",
  "Twelve months of the plan, such as 2026 or 2026–27": "Doze meses do plano, como 2026 ou 2026–27",
  "First of twelve months of the plan": "Primeiro de doze meses do plano",
  "First day of the plan": "Primeiro dia do plano",
  "Last day of the plan": "Último dia do plano",

  "Fiscal year, by the year in which it ends": "Ano fiscal, pelo ano em que termina",
  "Quarter of the fiscal year": "Trimestre do ano fiscal",
  "Month of the fiscal year": "Mês do ano fiscal",

  "Name of the term": "Nome do período letivo",
  "Week of the term": "Semana do período letivo",
  "First day of the term": "Primeiro dia do período letivo",
  "Last day of the term": "Último dia do período letivo",

  "Name of the first holiday": "Nome do primeiro feriado",
  "Names of all holidays": "Nomes de todos os feriados",
  "“yes” on a holiday, otherwise empty": "“yes” em um feriado; senão, vazio",
  "“yes” on a working day, otherwise empty": "“yes” em um dia útil; senão, vazio",
  "Number of events": "Número de eventos",
  "Titles of all events; {events:2} is the second": "Títulos de todos os eventos; {events:2} é o segundo",

  "Sign of the moon's phase: ●, ◐, ○ or ◑": "Símbolo da fase da lua: ●, ◐, ○ ou ◑",
  "Phase of the moon": "Fase da lua",

  "Hebrew date": "Data hebraica",
  "Day of the Hebrew month": "Dia do mês hebraico",
  "Hebrew month": "Mês hebraico",
  "Hebrew year": "Ano hebraico",
  "Islamic date": "Data islâmica",
  "Day of the Islamic month": "Dia do mês islâmico",
  "Islamic month": "Mês islâmico",
  "Islamic year": "Ano islâmico",
  "Chinese date": "Data chinesa",
  "Day of the Chinese month": "Dia do mês chinês",
  "Chinese month": "Mês chinês",
  "Chinese year": "Ano chinês",

  "Title of the event": "Título do evento",
  "Name of the calendar": "Nome do calendário",
  "Age on a birthday": "Idade em um aniversário",
  "Number of days": "Número de dias",

  "Count with three digits": "Contagem com três dígitos",
  "Number of counted pages": "Número de páginas contadas",

  "Kind of the section": "Tipo da seção",
  "Page within its item": "Página dentro do item",
  "Language of the document": "Idioma do documento",
} satisfies Area<"variables">;
