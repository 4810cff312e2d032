/** Last words of long compound words in German, Dutch, English, Danish, Norwegian, Swedish and Finnish names of days. */
const lastWords =
  /(?<=\p{L}{3})(?=(?:montag|dienstag|donnerstag|freitag|samstag|sonntag|feiertag|(?<!feier|mon|diens|donners|frei|sams|sonn)tag|abend|nacht|fahrt|leichnam|nachts(?:feier)?tag|heiligen|könige|woche|ferien|fest|markt|dag|dagen|day|afton|helg|perjantai|päivä)(?!\p{L}))/giu;

/** Last syllables of other long names of days in English, French, German, Spanish, Portuguese and Italian. */
const lastSyllables =
  /(?<=\p{L}{3})(?=(?:(?<=christ)mas|(?<=thanks)giving|(?<=deut)schen|dence|brance|tion|sion|ción|sión|ção|zione)(?!\p{L}))/giu;

/** Adds soft hyphens, as in "Pfingst-montag". A word that is not compound has none. */
export function withSoftHyphens(title: string): string {
  return title.replace(lastWords, "\u00AD");
}

/** Adds a soft hyphen before the last syllable, as in "Christ-mas". For words that no other break makes short enough. */
export function withSyllables(title: string): string {
  return title.replace(lastSyllables, "\u00AD");
}
