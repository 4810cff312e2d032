import type { Area } from "./forms.ts";

/** Notes and refusals of imports of calendars and special days. */
export const datesMessages = {
  '"{date}" is not a date as in 2026-01-31.': "« {date} » n’est pas une date comme 2026-01-31.",
  "The last day must not be before the first day.": "Le dernier jour ne doit pas être avant le premier.",
  'There is no time zone "{zone}". Use a name such as Europe/Warsaw.':
    "Le fuseau horaire « {zone} » n’existe pas. Utilisez un nom comme Europe/Warsaw.",
  "The file is larger than {megabytes} MB. Export fewer years or fewer calendars.":
    "Le fichier dépasse {megabytes} Mo. Exportez moins d’années ou moins de calendriers.",
  "The file is not a calendar (ICS). In your calendar program, export it as iCalendar (.ics).":
    "Le fichier n’est pas un calendrier (ICS). Dans votre logiciel de calendrier, exportez-le au format iCalendar (.ics).",
  "The calendar file is incomplete: it ends in the middle of an entry. Export or download it again.":
    "Le fichier de calendrier est incomplet : il s’arrête au milieu d’une entrée. Exportez-le ou téléchargez-le à nouveau.",
  "The calendar file has entries inside one another in more than {depth} levels. Export it from another program.":
    "Les entrées du fichier de calendrier sont imbriquées sur plus de {depth} niveaux. Exportez-le depuis un autre programme.",
  "The calendar file has more than {limit} entries. Export fewer years or fewer calendars.":
    "Le fichier de calendrier a plus de {limit} entrées. Exportez moins d’années ou moins de calendriers.",
  "There are more than {limit} events between the first and the last day. Choose a shorter time or fewer calendars.":
    "Il y a plus de {limit} événements entre le premier et le dernier jour. Choisissez une période plus courte ou moins de calendriers.",
  "The events repeat too often to list them. Try fewer events or shorter repetitions.":
    "Les événements se répètent trop souvent pour être listés. Essayez moins d’événements ou des répétitions plus courtes.",
  "The file is not UTF-8. It was read as {encoding}.": "Le fichier n’est pas en UTF-8. Il a été lu comme {encoding}.",
  "The file does not define its time zones. Their known rules were used: {zones}.":
    "Le fichier ne définit pas ses fuseaux horaires. Leurs règles connues ont été utilisées : {zones}.",
  'The file does not define the time zone "{zone}". The rules of {used} were used.':
    "Le fichier ne définit pas le fuseau horaire « {zone} ». Les règles de {used} ont été utilisées.",
  'The time zone "{zone}" is unknown. Its times were not converted.':
    "Le fuseau horaire « {zone} » est inconnu. Ses heures n’ont pas été converties.",
  '"{title}" repeats by a calendar that is not supported: {calendar}. Only its first date was imported.':
    "« {title} » se répète selon un calendrier non pris en charge : {calendar}. Seule sa première date a été importée.",
  '"{title}" repeats by a rule that is not supported: {rule}. Only its first date was imported.':
    "« {title} » se répète selon une règle non prise en charge : {rule}. Seule la première date a été importée.",
  "{count} events without a valid date were left out.": [
    "{count} événement sans date valide a été ignoré.",
    "{count} événements sans date valide ont été ignorés.",
  ],
  "{count} older versions of events were left out.": [
    "{count} version antérieure d’événement a été ignorée.",
    "{count} versions antérieures d’événements ont été ignorées.",
  ],
  "{count} tasks and notes were left out.": [
    "{count} tâche ou note a été ignorée.",
    "{count} tâches et notes ont été ignorées.",
  ],
  "{count} lines could not be read.": ["{count} ligne n’a pas pu être lue.", "{count} lignes n’ont pas pu être lues."],
  "{count} more notes are not listed.": [
    "{count} autre remarque n’est pas affichée.",
    "{count} autres remarques ne sont pas affichées.",
  ],
  "{count} titles have characters that Octavo's fonts lack, such as emoji. They are not printed, unless a font of the planner has them.":
    [
      "{count} titre contient des caractères absents des polices d’Octavo, par exemple des emojis. Ils ne sont pas imprimés, sauf si une police de l’agenda les contient.",
      "{count} titres contiennent des caractères absents des polices d’Octavo, par exemple des emojis. Ils ne sont pas imprimés, sauf si une police de l’agenda les contient.",
    ],
  "{count} titles have only characters that Octavo's fonts lack. The name of the calendar is printed in their place.": [
    "{count} titre ne contient que des caractères absents des polices d’Octavo. Le nom du calendrier est imprimé à la place.",
    "{count} titres ne contiennent que des caractères absents des polices d’Octavo. Le nom du calendrier est imprimé à la place.",
  ],
  "{count} entries are outside of the dates of the planner, and not printed.": [
    "{count} entrée est en dehors des dates de l’agenda et n’est pas imprimée.",
    "{count} entrées sont en dehors des dates de l’agenda et ne sont pas imprimées.",
  ],
  "{count} cancelled events were left out.": [
    "{count} événement annulé a été ignoré.",
    "{count} événements annulés ont été ignorés.",
  ],
  "{count} lists of free and busy times were left out.": [
    "{count} liste de disponibilités a été ignorée.",
    "{count} listes de disponibilités ont été ignorées.",
  ],
  "{count} exceptions to repetitions could not be read. Events may be listed on days on which they do not take place.":
    [
      "{count} exception à une répétition n’a pas pu être lue. Des événements peuvent apparaître à des jours où ils n’ont pas lieu.",
      "{count} exceptions à des répétitions n’ont pas pu être lues. Des événements peuvent apparaître à des jours où ils n’ont pas lieu.",
    ],
  "{count} further dates of repeating events could not be read.": [
    "{count} date supplémentaire d’un événement récurrent n’a pas pu être lue.",
    "{count} dates supplémentaires d’événements récurrents n’ont pas pu être lues.",
  ],
  "{count} entries end before they start. Their ends are on the next day.": [
    "{count} entrée se termine avant de commencer. Sa fin est placée au lendemain.",
    "{count} entrées se terminent avant de commencer. Leur fin est placée au lendemain.",
  ],
  'Line {line}: Write a comma between the date and the title: "{text}".':
    "Ligne {line} : mettez une virgule entre la date et le titre : « {text} ».",
  'Line {line}: "{text}" has no date that Octavo can read. Write "3 August, Holiday" or "2 to 16 August 2027, Holiday".':
    "Ligne {line} : « {text} » n’a pas de date qu’Octavo peut lire. Écrivez « 3 août, Vacances » ou « 2 au 16 août 2027, Vacances ».",
  'Line {line}: "{text}" can be read in two ways, because some write the day first and others the month. Write 2027-08-03 or 3 August 2027.':
    "Ligne {line} : « {text} » peut se lire de deux façons, car certains écrivent d’abord le jour et d’autres le mois. Écrivez 2027-08-03 ou 3 août 2027.",
  'Line {line}: "{text}" is not an end that fits the date. Write a last day, or "3 days".':
    "Ligne {line} : « {text} » n’est pas une fin qui convient à la date. Écrivez un dernier jour ou « 3 days ».",
  "Line {line}: the last day, {text}, is before the first day. Write the first day first.":
    "Ligne {line} : le dernier jour, {text}, précède le premier. Écrivez d’abord le premier jour.",
  "Line {line}: the entry is longer than {limit} days. Check the years of its first and last day, or use several lines.":
    "Ligne {line} : l’entrée dure plus de {limit} jours. Vérifiez les années du premier et du dernier jour, ou utilisez plusieurs lignes.",
  'Line {line}: "{text}" is left over after the last column. Put a text with commas, semicolons or tabs in quotation marks.':
    "Ligne {line} : « {text} » est en trop après la dernière colonne. Mettez entre guillemets un texte avec des virgules, des points-virgules ou des tabulations.",
  'Line {line} has no title. Write it after the date: "3 August, Holiday".':
    "La ligne {line} n’a pas de titre. Écrivez-le après la date : « 3 août, Vacances ».",
} satisfies Area<"datesMessages">;
