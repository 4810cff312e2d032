import type { Area } from "./forms.ts";

/** Messages that browser, engine and server share. */
export const foundationMessages = {
  // Values that are expected
  text: "un texto",
  "a list": "una lista",
  "a mapping of keys and values": "un conjunto de claves y valores",
  "true or false": "true o false",
  "a color like #1A2B3C": "un color como #1A2B3C",
  "a number": "un número",
  "one of {options}": "una de estas opciones: {options}",
  "a whole number from {min} to {max}": "un número entero de {min} a {max}",

  'Did you mean "{name}"?': "¿Querías decir “{name}”?",
  "There are {count} more problems than can be listed": "Hay {count} problemas más que no caben en la lista",
  "Pages per day must be at least 1": "Debe haber al menos 1 página por día",
  "Master name is required": "Escribe el nombre de la página maestra",
  "Master name must be at least 2 characters long": "El nombre de la página maestra debe tener al menos 2 caracteres",
  "Master name must be less than 100 characters": "El nombre de la página maestra debe tener menos de 100 caracteres",
  "Master name can only contain letters, numbers, spaces, hyphens, underscores, periods, and parentheses":
    "El nombre de la página maestra solo puede contener letras, cifras, espacios, guiones, guiones bajos, puntos y paréntesis",
  "Master name must contain at least one letter or number":
    "El nombre de la página maestra debe contener al menos una letra o cifra",
  "Page name is required": "Escribe el nombre de la página",
  "Page name must be at least 2 characters long": "El nombre de la página debe tener al menos 2 caracteres",
  "Page name must be less than 100 characters": "El nombre de la página debe tener menos de 100 caracteres",
  "Page name can only contain letters, numbers, spaces, hyphens, underscores, periods, and parentheses":
    "El nombre de la página solo puede contener letras, cifras, espacios, guiones, guiones bajos, puntos y paréntesis",
  "Page name must contain at least one letter or number":
    "El nombre de la página debe contener al menos una letra o cifra",
  "Line {line}: a quotation mark has no second one. Add it, or remove the first one.":
    "Línea {line}: falta la segunda comilla. Añádela o quita la primera.",
} satisfies Area<"foundationMessages">;
