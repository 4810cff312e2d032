import type { Area } from "./forms.ts";

/** Notes and refusals of imports of calendars and special days. */
export const datesMessages = {
  '"{date}" is not a date as in 2026-01-31.': "“{date}” no es una fecha como 2026-01-31.",
  "The last day must not be before the first day.": "El último día no puede ser anterior al primero.",
  'There is no time zone "{zone}". Use a name such as Europe/Warsaw.':
    "No existe la zona horaria “{zone}”. Usa un nombre como Europe/Madrid.",
  "The file is larger than {megabytes} MB. Export fewer years or fewer calendars.":
    "El archivo supera los {megabytes} MB. Exporta menos años o menos calendarios.",
  "The file is not a calendar (ICS). In your calendar program, export it as iCalendar (.ics).":
    "El archivo no es un calendario (ICS). En tu programa de calendario, expórtalo como iCalendar (.ics).",
  "The calendar file is incomplete: it ends in the middle of an entry. Export or download it again.":
    "El archivo de calendario está incompleto: termina en medio de una entrada. Expórtalo o descárgalo de nuevo.",
  "The calendar file has entries inside one another in more than {depth} levels. Export it from another program.":
    "El archivo de calendario tiene entradas anidadas en más de {depth} niveles. Expórtalo desde otro programa.",
  "The calendar file has more than {limit} entries. Export fewer years or fewer calendars.":
    "El archivo de calendario tiene más de {limit} entradas. Exporta menos años o menos calendarios.",
  "There are more than {limit} events between the first and the last day. Choose a shorter time or fewer calendars.":
    "Hay más de {limit} eventos entre el primer y el último día. Elige un periodo más corto o menos calendarios.",
  "The events repeat too often to list them. Try fewer events or shorter repetitions.":
    "Los eventos se repiten demasiado para poder listarlos. Prueba con menos eventos o repeticiones más cortas.",
  "The file is not UTF-8. It was read as {encoding}.": "El archivo no está en UTF-8. Se leyó como {encoding}.",
  "The file does not define its time zones. Their known rules were used: {zones}.":
    "El archivo no define sus zonas horarias. Se usaron sus reglas conocidas: {zones}.",
  'The file does not define the time zone "{zone}". The rules of {used} were used.':
    "El archivo no define la zona horaria “{zone}”. Se usaron las reglas de {used}.",
  'The time zone "{zone}" is unknown. Its times were not converted.':
    "La zona horaria “{zone}” es desconocida. Sus horas no se convirtieron.",
  '"{title}" repeats by a calendar that is not supported: {calendar}. Only its first date was imported.':
    "“{title}” se repite según un calendario no compatible: {calendar}. Solo se importó su primera fecha.",
  '"{title}" repeats by a rule that is not supported: {rule}. Only its first date was imported.':
    "“{title}” se repite según una regla no admitida: {rule}. Solo se importó su primera fecha.",
  "{count} events without a valid date were left out.": [
    "Se omitió {count} evento sin fecha válida.",
    "Se omitieron {count} eventos sin fecha válida.",
  ],
  "{count} older versions of events were left out.": [
    "Se omitió {count} versión anterior de un evento.",
    "Se omitieron {count} versiones anteriores de eventos.",
  ],
  "{count} tasks and notes were left out.": ["Se omitió {count} tarea o nota.", "Se omitieron {count} tareas y notas."],
  "{count} lines could not be read.": ["No se pudo leer {count} línea.", "No se pudieron leer {count} líneas."],
  "{count} more notes are not listed.": [
    "Hay {count} aviso más que no aparece en la lista.",
    "Hay {count} avisos más que no aparecen en la lista.",
  ],
  "{count} titles have characters that Octavo's fonts lack, such as emoji. They are not printed, unless a font of the planner has them.":
    [
      "{count} título tiene caracteres que faltan en las fuentes de Octavo, como los emojis. No se imprimen, salvo que los tenga una fuente de la agenda.",
      "{count} títulos tienen caracteres que faltan en las fuentes de Octavo, como los emojis. No se imprimen, salvo que los tenga una fuente de la agenda.",
    ],
  "{count} titles have only characters that Octavo's fonts lack. The name of the calendar is printed in their place.": [
    "{count} título solo tiene caracteres que faltan en las fuentes de Octavo. En su lugar se imprime el nombre del calendario.",
    "{count} títulos solo tienen caracteres que faltan en las fuentes de Octavo. En su lugar se imprime el nombre del calendario.",
  ],
  "{count} entries are outside of the dates of the planner, and not printed.": [
    "{count} entrada queda fuera de las fechas de la agenda y no se imprime.",
    "{count} entradas quedan fuera de las fechas de la agenda y no se imprimen.",
  ],
  "{count} cancelled events were left out.": [
    "Se omitió {count} evento cancelado.",
    "Se omitieron {count} eventos cancelados.",
  ],
  "{count} lists of free and busy times were left out.": [
    "Se omitió {count} lista de disponibilidad.",
    "Se omitieron {count} listas de disponibilidad.",
  ],
  "{count} exceptions to repetitions could not be read. Events may be listed on days on which they do not take place.":
    [
      "No se pudo leer {count} excepción a una repetición. Puede que haya eventos en días en los que no se celebran.",
      "No se pudieron leer {count} excepciones a repeticiones. Puede que haya eventos en días en los que no se celebran.",
    ],
  "{count} further dates of repeating events could not be read.": [
    "No se pudo leer {count} fecha más de eventos que se repiten.",
    "No se pudieron leer {count} fechas más de eventos que se repiten.",
  ],
  "{count} entries end before they start. Their ends are on the next day.": [
    "{count} entrada termina antes de empezar. Su final es el día siguiente.",
    "{count} entradas terminan antes de empezar. Su final es el día siguiente.",
  ],
  'Line {line}: Write a comma between the date and the title: "{text}".':
    "Línea {line}: pon una coma entre la fecha y el título: “{text}”.",
  'Line {line}: "{text}" has no date that Octavo can read. Write "3 August, Holiday" or "2 to 16 August 2027, Holiday".':
    "Línea {line}: “{text}” no tiene una fecha que Octavo pueda leer. Escribe “3 de agosto, Vacaciones” o “2 al 16 de agosto de 2027, Vacaciones”.",
  'Line {line}: "{text}" can be read in two ways, because some write the day first and others the month. Write 2027-08-03 or 3 August 2027.':
    "Línea {line}: “{text}” se puede leer de dos maneras, porque unos escriben primero el día y otros el mes. Escribe 2027-08-03 o 3 de agosto de 2027.",
  'Line {line}: "{text}" is not an end that fits the date. Write a last day, or "3 days".':
    "Línea {line}: “{text}” no es un final adecuado para la fecha. Escribe un último día o “3 days”.",
  "Line {line}: the last day, {text}, is before the first day. Write the first day first.":
    "Línea {line}: el último día, {text}, es anterior al primero. Escribe antes el primer día.",
  "Line {line}: the entry is longer than {limit} days. Check the years of its first and last day, or use several lines.":
    "Línea {line}: la entrada dura más de {limit} días. Comprueba los años del primer y del último día, o usa varias líneas.",
  'Line {line}: "{text}" is left over after the last column. Put a text with commas, semicolons or tabs in quotation marks.':
    "Línea {line}: “{text}” sobra después de la última columna. Pon entre comillas un texto con comas, puntos y comas o tabuladores.",
  'Line {line} has no title. Write it after the date: "3 August, Holiday".':
    "La línea {line} no tiene título. Escríbelo después de la fecha: “3 de agosto, Vacaciones”.",
} satisfies Area<"datesMessages">;
