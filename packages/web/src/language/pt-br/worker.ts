import type { Area } from "./forms.ts";

/** Messages of the engine worker. */
export const workerMessages = {
  "Compiling took longer than {seconds} seconds and was stopped. Try a plan with fewer pages.":
    "A compilação demorou mais de {seconds} segundos e foi interrompida. Tente um plano com menos páginas.",
  "The PDF made no progress for {seconds} seconds and was stopped. Please try again.":
    "O PDF não avançou por {seconds} segundos e foi interrompido. Tente novamente.",
  "The engine stopped unexpectedly. Reload the page.": "O motor parou inesperadamente. Recarregue a página.",
  "The planner has changed. Compile it and try again.": "O planner mudou. Compile-o e tente novamente.",
  "{thing} could not be loaded. Check the connection and try again.":
    "Não foi possível carregar {thing}. Verifique a conexão e tente novamente.",
  "{thing} could not be loaded: the server answered {status}.":
    "Não foi possível carregar {thing}: o servidor respondeu {status}.",
  "The list of devices": "a lista de dispositivos",
  "The font subsetter": "o módulo de fontes",
  "The font {name}": "a fonte {name}",
  "The font {name} could not be loaded: bars stand for its text.":
    "Não foi possível carregar a fonte {name}: barras substituem o texto.",
  "The support of this script": "o suporte a esta escrita",
  "The renderer of pages": "O programa que desenha páginas",
  "The image decoder": "o decodificador de imagens",
  "The plan has no start and end date. Set them on the Plan Configuration tab.":
    "O plano não tem data inicial e final. Defina-as na aba Plano.",
  "The {count} entries of the file have more than {limit} characters, which is the limit. Try a shorter plan, or fewer calendars.":
    "As {count} entradas do arquivo têm mais de {limit} caracteres, que é o limite. Tente um plano mais curto ou menos calendários.",
  "The tables of holidays": "as tabelas de feriados",
  "The calendar of the document": "o calendário do documento",
  "The language of the document": "o idioma do documento",
  "The holidays of {country}": "os feriados de {country}",
} satisfies Area<"workerMessages">;
