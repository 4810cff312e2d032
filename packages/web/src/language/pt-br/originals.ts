import type { Area } from "./forms.ts";

/** Texts of src/screens/original. */
export const originals = {
  "See changes": "Ver as mudanças",
  "Not now": "Agora não",
  "“{name}” by {author}, which this project was cloned from, has changed.":
    "“{name}”, de {author}, de onde este projeto foi clonado, mudou.",
  "Changes of the original": "Mudanças do original",
  "Take over what changed in the project that this one was cloned from. Your own changes stay.":
    "Traga o que mudou no projeto de onde este foi clonado. Suas próprias mudanças ficam.",
  "View the original": "Ver o original",
  "There is nothing to merge: this project has no original that can be cloned now.":
    "Não há nada para mesclar: este projeto não tem um original que possa ser clonado agora.",
  "The original is now under this licence: {licence}. Your project is under another: {own}. They do not go together. Clone the original again to have its changes.":
    "O original agora está sob esta licença: {licence}. Seu projeto está sob outra: {own}. Elas não combinam. Clone o original de novo para ter as mudanças dele.",
  "Octavo did not keep what the original was when this project was cloned, so it can't tell your changes from the original's. Clone the original again to have its changes.":
    "O Octavo não guardou como o original era quando este projeto foi clonado, então não consegue separar suas mudanças das do original. Clone o original de novo para ter as mudanças dele.",
  "Nothing is new: “{name}” by {author} has not changed since it was cloned or last merged.":
    "Nada de novo: “{name}”, de {author}, não mudou desde que foi clonado ou mesclado pela última vez.",
  "Nothing in your project changes.": "Nada muda no seu projeto.",
  "These stay, because they are still used: {names}.": "Isto fica, porque ainda é usado: {names}.",
  "The merged planner would have errors: {problem}. Choose the other value of a conflict, or change your project first.":
    "O planner mesclado teria erros: {problem}. Escolha o outro valor de um conflito ou mude primeiro o seu projeto.",
  "Mine now": "O meu agora",
  "After the merge": "Depois de mesclar",
  "Only now": "Só agora",
  "No page changes.": "Nenhuma página muda.",
  "No master changes.": "Nenhuma página mestre muda.",
  "Merged changes of {name} by {author}": "Mudanças mescladas de {name} ({author})",
  "Merging…": "Mesclando…",
  "Merge changes": "Mesclar mudanças",
  "Changes merged.": "Mudanças mescladas.",
  "You and the author changed these differently. Yours stays, unless you choose the original's.":
    "Você e o autor mudaram isto de formas diferentes. O seu fica, a menos que você escolha o do original.",
  "Keep all of mine": "Manter todos os meus",
  "Take all of the original's": "Usar todos os do original",
  "Show all {count} conflicts": "Mostrar os {count} conflitos",
  Mine: "O meu",
  "The original's": "O do original",
  "Deleted by one of you": "Excluído por um dos lados",
  "Named page {name}": "Página nomeada {name}",
  "Style {name}": "Estilo {name}",
  "Theme {name}": "Tema {name}",
  "Font {name}": "Fonte {name}",
  "Rule for {name}": "Regra para {name}",
  "Page setup": "Configuração da página",
  "Theme in use": "Tema em uso",
  "Frame of all masters": "Moldura de todas as mestres",
  Order: "Ordem",
  "List {name}": "Lista {name}",
  "Calendar {name}": "Calendário {name}",
  "Term {name}": "Período {name}",
  "Row {name}": "Linha {name}",
  "Nothing|value": "Nada",
  "Kept, with changes": "Mantido, com mudanças",
  "{count} conflicts": ["{count} conflito", "{count} conflitos"],
} satisfies Area<"originals">;
