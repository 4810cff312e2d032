import type { Area } from "./forms.ts";

/** Messages that browser, engine and server share. */
export const foundationMessages = {
  // Values that are expected
  text: "ein Text",
  "a list": "eine Liste",
  "a mapping of keys and values": "eine Zuordnung von Schlüsseln und Werten",
  "true or false": "true oder false",
  "a color like #1A2B3C": "eine Farbe wie #1A2B3C",
  "a number": "eine Zahl",
  "one of {options}": "einer dieser Werte: {options}",
  "a whole number from {min} to {max}": "eine ganze Zahl von {min} bis {max}",

  'Did you mean "{name}"?': "Meintest du „{name}“?",
  "There are {count} more problems than can be listed": "Es gibt {count} Probleme mehr, als aufgeführt werden können",
  "Pages per day must be at least 1": "Pro Tag muss es mindestens 1 Seite geben",
  "Master name is required": "Gib dem Master einen Namen",
  "Master name must be at least 2 characters long": "Der Mastername muss mindestens 2 Zeichen lang sein",
  "Master name must be less than 100 characters": "Der Mastername muss kürzer als 100 Zeichen sein",
  "Master name can only contain letters, numbers, spaces, hyphens, underscores, periods, and parentheses":
    "Der Mastername darf nur Buchstaben, Ziffern, Leerzeichen, Bindestriche, Unterstriche, Punkte und Klammern enthalten",
  "Master name must contain at least one letter or number":
    "Der Mastername muss mindestens einen Buchstaben oder eine Ziffer enthalten",
  "Page name is required": "Gib der Seite einen Namen",
  "Page name must be at least 2 characters long": "Der Seitenname muss mindestens 2 Zeichen lang sein",
  "Page name must be less than 100 characters": "Der Seitenname muss kürzer als 100 Zeichen sein",
  "Page name can only contain letters, numbers, spaces, hyphens, underscores, periods, and parentheses":
    "Der Seitenname darf nur Buchstaben, Ziffern, Leerzeichen, Bindestriche, Unterstriche, Punkte und Klammern enthalten",
  "Page name must contain at least one letter or number":
    "Der Seitenname muss mindestens einen Buchstaben oder eine Ziffer enthalten",
  "Line {line}: a quotation mark has no second one. Add it, or remove the first one.":
    "Zeile {line}: Zu einem Anführungszeichen fehlt das zweite. Ergänze es oder entferne das erste.",
} satisfies Area<"foundationMessages">;
