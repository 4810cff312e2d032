import type { Area } from "./forms.ts";

/** Messages that browser, engine and server share. */
export const foundationMessages = {
  // Values that are expected
  text: "um texto",
  "a list": "uma lista",
  "a mapping of keys and values": "um conjunto de chaves e valores",
  "true or false": "true ou false",
  "a color like #1A2B3C": "uma cor como #1A2B3C",
  "a number": "um número",
  "one of {options}": "um destes: {options}",
  "a whole number from {min} to {max}": "um número inteiro de {min} a {max}",

  'Did you mean "{name}"?': "Você quis dizer “{name}”?",
  "There are {count} more problems than can be listed": "Há mais {count} problemas do que cabem na lista",
  "Pages per day must be at least 1": "Deve haver pelo menos 1 página por dia",
  "Master name is required": "Informe o nome da página mestre",
  "Master name must be at least 2 characters long": "O nome da página mestre deve ter pelo menos 2 caracteres",
  "Master name must be less than 100 characters": "O nome da página mestre deve ter menos de 100 caracteres",
  "Master name can only contain letters, numbers, spaces, hyphens, underscores, periods, and parentheses":
    "O nome da página mestre só pode ter letras, números, espaços, hifens, sublinhados, pontos e parênteses",
  "Master name must contain at least one letter or number":
    "O nome da página mestre deve ter pelo menos uma letra ou um número",
  "Page name is required": "Informe o nome da página",
  "Page name must be at least 2 characters long": "O nome da página deve ter pelo menos 2 caracteres",
  "Page name must be less than 100 characters": "O nome da página deve ter menos de 100 caracteres",
  "Page name can only contain letters, numbers, spaces, hyphens, underscores, periods, and parentheses":
    "O nome da página só pode ter letras, números, espaços, hifens, sublinhados, pontos e parênteses",
  "Page name must contain at least one letter or number": "O nome da página deve ter pelo menos uma letra ou um número",
  "Line {line}: a quotation mark has no second one. Add it, or remove the first one.":
    "Linha {line}: falta fechar as aspas. Feche-as ou remova as que abrem.",
} satisfies Area<"foundationMessages">;
