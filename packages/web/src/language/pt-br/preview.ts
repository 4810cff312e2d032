import type { Area } from "./forms.ts";

/** Texts of src/screens/build-planner, src/planner-view, src/problems and src/yaml-editor. */
export const preview = {
  Reserved: "Reservada",
  "Build From Masters + Plan": "Montar com páginas mestre e plano",
  "Masters are page designs. The plan defines how many pages use each master, and for which dates.":
    "As páginas mestre são layouts de página. O plano define quantas páginas usam cada uma e para quais datas.",
  "Masters and plan": "Páginas mestre e plano",
  "Masters or plan": "Páginas mestre ou plano",
  "Masters, plan or planner": "Páginas mestre, plano ou planner",
  "Master library, YAML": "Biblioteca de páginas mestre, YAML",
  "Plan, YAML": "Plano, YAML",
  Planner: "Planner",
  "Open file": "Abrir arquivo",
  "Open a file into {name}": "Abrir um arquivo em {name}",
  "Open a YAML file into {name}": "Abrir um arquivo YAML em {name}",
  "Drop to replace {name}": "Solte para substituir {name}",
  "{name} is larger than {size} MiB, which is the limit of one document.":
    "{name} tem mais de {size} MiB, o limite de um documento.",
  "{name} is not a text file.": "{name} não é um arquivo de texto.",
  "Reset to sample": "Restaurar exemplo",
  "Reset to the sample?": "Restaurar o exemplo?",
  "This replaces your masters and plan with the sample. While this page is open, you can restore yours with Undo in each editor.":
    "Suas páginas mestre e seu plano são substituídos pelo exemplo. Enquanto esta página estiver aberta, você pode recuperá-los com Desfazer em cada editor.",
  "Reset both": "Restaurar os dois",
  "Compile & Open": "Compilar e abrir",
  "Ctrl or Cmd + Enter": "Ctrl ou Cmd + Enter",
  "Making the PDF: page {page} of {total}": "Criando o PDF: página {page} de {total}",
  "The planner could not be opened. Fix {errors} first.":
    "Não foi possível abrir o planner. Primeiro, corrija {errors}.",
  "The PDF could not be made in this browser. Reload the page and try again.":
    "Não foi possível criar o PDF neste navegador. Recarregue a página e tente novamente.",
  "The planner could not be created. Reload the page.": "Não foi possível criar o planner. Recarregue a página.",
  "The PDF could not be created. Fix {errors} first.": "Não foi possível criar o PDF. Primeiro, corrija {errors}.",
  "Planner opened: {extent}.": "Planner aberto: {extent}.",
  "Showing the last valid version. Fix the errors to see your changes.":
    "Mostrando a última versão válida. Corrija os erros para ver suas alterações.",
  "Your planner opens here": "Seu planner abre aqui",
  "Turn its pages and follow its links as on the device. The preview updates while you type.":
    "Vire as páginas e siga os links como no dispositivo. A prévia se atualiza enquanto você digita.",
  Problems: "Problemas",
  "Checking…": "Verificando…",
  "No problems. {extent}.": "Nenhum problema. {extent}.",
  errors: ["erro", "erros"],

  "{document}, line {line}": "{document}, linha {line}",
  Template: "Modelo",
  "Master {master}": "Mestre {master}",
  "Error:": "Erro:",
  "Hint:": "Dica:",
  "Warning:": "Aviso:",

  "Planner page. Arrow keys turn pages, Tab reaches the links.":
    "Página do planner. As setas viram as páginas, Tab leva aos links.",
  "Drawing the page…": "Desenhando a página…",
  "This page could not be drawn. Compile the planner again.":
    "Não foi possível desenhar esta página. Compile o planner novamente.",
  "A font could not be loaded, so this preview uses a substitute. The PDF uses the correct font.":
    "Não foi possível carregar uma fonte, por isso esta prévia usa uma substituta. O PDF usa a fonte correta.",
  Contents: "Sumário",
  "Contents of the planner": "Sumário do planner",
  "{title}, entries": "{title}, itens",
  "Back to the previous page": "Voltar à página anterior",
  "Show links": "Mostrar links",
  "Fit width": "Ajustar à largura",
  "Fit page": "Ajustar à página",
  Page: "Página",
  "Page number": "Número da página",
  "of {pages}": "de {pages}",

  "{label}. Escape, then Tab leaves the editor.": "{label}. Escape e depois Tab sai do editor.",
  Find: "Localizar",
  Replace: "Substituir",
  next: "próximo",
  previous: "anterior",
  all: "todos",
  "match case": "diferenciar maiúsculas",
  regexp: "expressão regular",
  "by word": "palavra inteira",
  replace: "substituir",
  "replace all": "substituir tudo",
  close: "fechar",
  "Go to line": "Ir para a linha",
  go: "ir",
} satisfies Area<"preview">;
