import type { Area } from "./forms.ts";

/** Notes and refusals of imports of calendars and special days. */
export const datesMessages = {
  '"{date}" is not a date as in 2026-01-31.': "“{date}” não é uma data como 2026-01-31.",
  "The last day must not be before the first day.": "O último dia não pode ser antes do primeiro.",
  'There is no time zone "{zone}". Use a name such as Europe/Warsaw.':
    "Não existe o fuso horário “{zone}”. Use um nome como America/Sao_Paulo.",
  "The file is larger than {megabytes} MB. Export fewer years or fewer calendars.":
    "O arquivo tem mais de {megabytes} MB. Exporte menos anos ou menos calendários.",
  "The file is not a calendar (ICS). In your calendar program, export it as iCalendar (.ics).":
    "O arquivo não é um calendário (ICS). No seu programa de calendário, exporte-o como iCalendar (.ics).",
  "The calendar file is incomplete: it ends in the middle of an entry. Export or download it again.":
    "O arquivo de calendário está incompleto: ele termina no meio de uma entrada. Exporte ou baixe o arquivo de novo.",
  "The calendar file has entries inside one another in more than {depth} levels. Export it from another program.":
    "O arquivo de calendário tem entradas umas dentro das outras em mais de {depth} níveis. Exporte-o de outro programa.",
  "The calendar file has more than {limit} entries. Export fewer years or fewer calendars.":
    "O arquivo de calendário tem mais de {limit} entradas. Exporte menos anos ou menos calendários.",
  "There are more than {limit} events between the first and the last day. Choose a shorter time or fewer calendars.":
    "Há mais de {limit} eventos entre o primeiro e o último dia. Escolha um período mais curto ou menos calendários.",
  "The events repeat too often to list them. Try fewer events or shorter repetitions.":
    "Os eventos se repetem demais para serem listados. Tente menos eventos ou repetições mais curtas.",
  "The file is not UTF-8. It was read as {encoding}.": "O arquivo não está em UTF-8. Ele foi lido como {encoding}.",
  "The file does not define its time zones. Their known rules were used: {zones}.":
    "O arquivo não define seus fusos horários. Foram usadas as regras conhecidas: {zones}.",
  'The file does not define the time zone "{zone}". The rules of {used} were used.':
    "O arquivo não define o fuso horário “{zone}”. Foram usadas as regras de {used}.",
  'The time zone "{zone}" is unknown. Its times were not converted.':
    "O fuso horário “{zone}” é desconhecido. Os horários dele não foram convertidos.",
  '"{title}" repeats by a calendar that is not supported: {calendar}. Only its first date was imported.':
    "“{title}” se repete em um calendário sem suporte: {calendar}. Apenas a primeira data foi importada.",
  '"{title}" repeats by a rule that is not supported: {rule}. Only its first date was imported.':
    "“{title}” se repete por uma regra não aceita: {rule}. Só a primeira data foi importada.",
  "{count} events without a valid date were left out.": [
    "{count} evento sem data válida ficou de fora.",
    "{count} eventos sem data válida ficaram de fora.",
  ],
  "{count} older versions of events were left out.": [
    "{count} versão antiga de evento ficou de fora.",
    "{count} versões antigas de eventos ficaram de fora.",
  ],
  "{count} tasks and notes were left out.": [
    "{count} tarefa ou nota ficou de fora.",
    "{count} tarefas e notas ficaram de fora.",
  ],
  "{count} lines could not be read.": ["Não foi possível ler {count} linha.", "Não foi possível ler {count} linhas."],
  "{count} more notes are not listed.": [
    "Mais {count} observação não é listada.",
    "Mais {count} observações não são listadas.",
  ],
  "{count} titles have characters that Octavo's fonts lack, such as emoji. They are not printed, unless a font of the planner has them.":
    [
      "{count} título tem caracteres que faltam nas fontes do Octavo, como emojis. Eles não são impressos, a menos que uma fonte do planner os tenha.",
      "{count} títulos têm caracteres que faltam nas fontes do Octavo, como emojis. Eles não são impressos, a menos que uma fonte do planner os tenha.",
    ],
  "{count} titles have only characters that Octavo's fonts lack. The name of the calendar is printed in their place.": [
    "{count} título só tem caracteres que faltam nas fontes do Octavo. O nome do calendário é impresso no lugar dele.",
    "{count} títulos só têm caracteres que faltam nas fontes do Octavo. O nome do calendário é impresso no lugar deles.",
  ],
  "{count} entries are outside of the dates of the planner, and not printed.": [
    "{count} entrada está fora das datas do planner e não é impressa.",
    "{count} entradas estão fora das datas do planner e não são impressas.",
  ],
  "{count} cancelled events were left out.": [
    "{count} evento cancelado ficou de fora.",
    "{count} eventos cancelados ficaram de fora.",
  ],
  "{count} lists of free and busy times were left out.": [
    "{count} lista de horários livres e ocupados ficou de fora.",
    "{count} listas de horários livres e ocupados ficaram de fora.",
  ],
  "{count} exceptions to repetitions could not be read. Events may be listed on days on which they do not take place.":
    [
      "Não foi possível ler {count} exceção às repetições. Um evento pode aparecer em um dia em que não acontece.",
      "Não foi possível ler {count} exceções às repetições. Eventos podem aparecer em dias em que não acontecem.",
    ],
  "{count} further dates of repeating events could not be read.": [
    "Não foi possível ler mais {count} data de eventos que se repetem.",
    "Não foi possível ler mais {count} datas de eventos que se repetem.",
  ],
  "{count} entries end before they start. Their ends are on the next day.": [
    "{count} entrada termina antes de começar. O fim dela fica no dia seguinte.",
    "{count} entradas terminam antes de começar. O fim delas fica no dia seguinte.",
  ],
  'Line {line}: Write a comma between the date and the title: "{text}".':
    "Linha {line}: coloque uma vírgula entre a data e o título: “{text}”.",
  'Line {line}: "{text}" has no date that Octavo can read. Write "3 August, Holiday" or "2 to 16 August 2027, Holiday".':
    "Linha {line}: “{text}” não tem uma data que o Octavo consiga ler. Escreva “3 de agosto, Férias” ou “2 a 16 de agosto de 2027, Férias”.",
  'Line {line}: "{text}" can be read in two ways, because some write the day first and others the month. Write 2027-08-03 or 3 August 2027.':
    "Linha {line}: “{text}” pode ser lido de duas maneiras, porque alguns escrevem primeiro o dia e outros o mês. Escreva 2027-08-03 ou 3 de agosto de 2027.",
  'Line {line}: "{text}" is not an end that fits the date. Write a last day, or "3 days".':
    "Linha {line}: “{text}” não é um fim que combine com a data. Escreva um último dia ou “3 days”.",
  "Line {line}: the last day, {text}, is before the first day. Write the first day first.":
    "Linha {line}: o último dia, {text}, é anterior ao primeiro. Escreva o primeiro dia antes.",
  "Line {line}: the entry is longer than {limit} days. Check the years of its first and last day, or use several lines.":
    "Linha {line}: a entrada dura mais de {limit} dias. Confira os anos do primeiro e do último dia ou use várias linhas.",
  'Line {line}: "{text}" is left over after the last column. Put a text with commas, semicolons or tabs in quotation marks.':
    "Linha {line}: “{text}” sobra depois da última coluna. Coloque entre aspas um texto com vírgulas, pontos e vírgulas ou tabulações.",
  'Line {line} has no title. Write it after the date: "3 August, Holiday".':
    "A linha {line} não tem título. Escreva-o depois da data: “3 de agosto, Férias”.",
} satisfies Area<"datesMessages">;
