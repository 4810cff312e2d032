import type { Area } from "./forms.ts";

/** Explained terms, hints and examples. */
export const guidance = {
  // Terms
  Section: "Seção",
  Part: "Peça",
  Token: "Token",
  "A section is an entry of the plan. It makes one page from its master, one for each day, week or month, or as many as you say.":
    "Uma seção é uma entrada do plano. Ela cria com sua página mestre uma só página, uma por dia, semana ou mês, ou quantas você indicar.",
  "A part is a ready-made piece of a page, such as a schedule or a habit tracker. Insert it, and change it as you like.":
    "Uma peça é um trecho de página já pronto, como uma agenda de horários ou um controle de hábitos. Insira e mude como quiser.",
  "A block is a piece that several masters share, such as a header. If you change it in one place, it changes everywhere.":
    "Um bloco é um trecho que várias páginas mestre compartilham, como um cabeçalho. Se você o muda em um lugar, ele muda em todos.",
  "A style is a look with a name: font, size, color and lines. If you change the style, everything that uses it changes.":
    "Um estilo é uma aparência com nome: fonte, tamanho, cor e linhas. Se você muda o estilo, muda tudo o que o usa.",
  "A token is a word in braces. Each page replaces it by its own value: {token} is Monday on one page and Tuesday on the next.":
    "Um token é uma palavra entre chaves. Cada página põe ali seu próprio valor: {token} é segunda-feira em uma página e terça-feira na seguinte.",
  "An anchor gives a place on a page a name, so that links can lead there. It is not printed.":
    "Uma âncora dá nome a um lugar de uma página, para que links possam levar até ele. Ela não é impressa.",

  // Hints
  "Explain “{heading}”": "Explicar “{heading}”",
  "All words in the tutorial": "Todos os termos no tutorial",
  "The words": "Os termos",
} satisfies Area<"guidance">;
