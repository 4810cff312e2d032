import type { Area } from "./forms.ts";

/** Texts of src/screens/update and of PDFs that contain a project. */
export const editions = {
  "Nightly editions": "Edições noturnas",
  "Each night, Octavo makes a new edition with the events of your calendars. It is delivered only if handwriting stays on its page; otherwise you decide.":
    "Toda noite, o Octavo cria uma nova edição com os eventos dos seus calendários. Ela só é entregue se a escrita à mão ficar na sua página; senão, você decide.",
  "Failed to change the nightly editions": "Não foi possível alterar as edições noturnas",
  "Next edition: {date}": "Próxima edição: {date}",
  "An edition is being made…": "Criando uma edição…",
  "Make an edition now": "Criar uma edição agora",
  "Switch off": "Desativar",
  "Switch on": "Ativar",
  "Switching off forgets the last edition. Codes and programs then get the present planner again.":
    "Ao desativar, a última edição é esquecida. Códigos e programas voltam a receber o planner atual.",
  "There is no edition yet. Put the first one on your tablet; later ones keep its pages.":
    "Ainda não há edição. Coloque a primeira no seu tablet; as próximas mantêm as páginas dela.",
  "Nothing has changed since then.": "Nada mudou desde então.",
  "The new edition could not be made: {reason}": "Não foi possível criar a nova edição: {reason}",
  "The calendar could not be read: {address}": "Não foi possível ler o calendário: {address}",
  "Page {page}: {name}": "Página {page}: {name}",
  "Download this edition": "Baixar esta edição",
  "Failed to download the edition": "Não foi possível baixar a edição",
  "Deliver anyway": "Entregar mesmo assim",
  "Keep the previous edition": "Manter a edição anterior",
  Hour: "Hora",
  "Time zone": "Fuso horário",
  "Send an email about each edition": "Enviar um e-mail sobre cada edição",
  "Webhook address": "Endereço do webhook",
  "Gets a signed request about each edition.": "Recebe uma requisição assinada sobre cada edição.",
  "Key of the webhook, shown only now: {key}": "Chave do webhook, visível só agora: {key}",
  "Save settings": "Salvar configurações",
  "New edition of {date}, {count} events changed": [
    "Nova edição de {date}, {count} evento alterado",
    "Nova edição de {date}, {count} eventos alterados",
  ],
  "A decision is needed: {count} pages would change": [
    "É preciso decidir: {count} página mudaria",
    "É preciso decidir: {count} páginas mudariam",
  ],
  "Update on your tablet…": "Atualizar no tablet…",
  "Make a PDF that keeps each page at its place": "Criar um PDF que mantém cada página no seu lugar",
  "Update the planner on your tablet": "Atualizar o planner no tablet",
  "Tablets keep handwriting by page number. Octavo makes a PDF of the saved plan in which each page stays at its place.":
    "Tablets guardam as anotações pelo número da página. O Octavo cria, a partir do plano salvo, um PDF em que cada página fica no seu lugar.",
  "Drop the PDF here": "Solte o PDF aqui",
  "Reading the PDF…": "Lendo o PDF…",
  "Drop the PDF that is on your tablet here, or choose it. A document of reMarkable (.rmdoc or .zip) contains it.":
    "Solte aqui o PDF que está no tablet ou escolha-o. Um documento do reMarkable (.rmdoc ou .zip) o contém.",
  "PDF on the tablet": "PDF no tablet",
  "Choose another PDF…": "Escolher outro PDF…",
  "Choose the PDF…": "Escolher o PDF…",
  "The file is read in this browser. Nothing of it is sent or stored. Back up your tablet first.":
    "O arquivo é lido neste navegador. Nada dele é enviado nem guardado. Antes, faça um backup do tablet.",
  "Choose one PDF, not several files.": "Escolha um só PDF, não vários arquivos.",
  "The file could not be read. Please choose it again.": "Não foi possível ler o arquivo. Escolha-o novamente.",
  "Drop a PDF of Octavo here to open its project": "Solte aqui um PDF do Octavo para abrir o projeto dele",
  "Open a PDF of Octavo…": "Abrir um PDF do Octavo…",
  "PDF of Octavo": "PDF do Octavo",
  "Drop one PDF of Octavo. Other files cannot be opened here.":
    "Solte um só PDF do Octavo. Outros arquivos não podem ser abertos aqui.",
  "The PDF does not contain its project. Choose one that was downloaded with “Include the project in the PDF”.":
    "O PDF não contém o projeto. Escolha um que tenha sido baixado com “Incluir o projeto no PDF”.",
  "The project in the PDF has errors and cannot be opened.": "O projeto no PDF tem erros e não pode ser aberto.",
  "Download options": "Opções de download",
  "Include the project in the PDF": "Incluir o projeto no PDF",
  "Octavo can open the PDF as a project again, and an update can keep pages that the plan no longer makes. Readers of the PDF do not show it.":
    "O Octavo pode abrir o PDF de novo como projeto, e uma atualização pode manter páginas que o plano não gera mais. Leitores de PDF não o mostram.",
  Result: "Resultado",
  "The PDF does not contain its project. Pictures of its pages show only the areas to write on.":
    "O PDF não contém o projeto. As imagens das páginas mostram só as áreas de escrita.",
  "Choose what happens to pages that are gone.": "Escolha o que acontece com as páginas que não existem mais.",
  "Build it for {device}": "Montar para {device}",
  "The planner has errors.": "O planner tem erros.",
  "The planner has errors: {error}.": "O planner tem erros: {error}.",
  "The plan no longer makes {count} pages, which can have handwriting": [
    "O plano não gera mais {count} página, que pode ter anotações à mão",
    "O plano não gera mais {count} páginas, que podem ter anotações à mão",
  ],
  "Keep them as they are": "Manter como estão",
  "{count} pages stay as they were, at their places, without being in the plan.": [
    "{count} página fica como era, no seu lugar, sem estar no plano.",
    "{count} páginas ficam como eram, nos seus lugares, sem estar no plano.",
  ],
  "Not possible: the PDF does not contain its project.": "Não é possível: o PDF não contém o projeto.",
  "Keep their places, with blank pages": "Manter os lugares, com páginas em branco",
  "{count} blank pages with a note stay at their places. Handwriting stays on them.": [
    "{count} página em branco com um aviso fica no lugar. As anotações continuam nela.",
    "{count} páginas em branco com um aviso ficam nos lugares. As anotações continuam nelas.",
  ],
  "Remove them": "Descartar",
  "Only if nothing is written on them: new pages take their places, so that handwriting on them would be on other pages.":
    "Só se não houver nada escrito nelas: novas páginas ocupam os lugares, e as anotações ficariam em outras páginas.",
  "Download the update": "Baixar a atualização",
  "Pages that the plan no longer makes": "Páginas que o plano não gera mais",
  "They are in the PDF on the tablet.": "Elas estão no PDF do tablet.",
  "They stay at their places.": "Elas ficam nos seus lugares.",
  "Handwriting on other pages": "Anotações em outras páginas",
  "Handwriting on these pages would be on another page after the update. To avoid it, keep the pages or their places.":
    "Depois da atualização, as anotações destas páginas ficariam em outra página. Para evitar isso, mantenha as páginas ou os lugares delas.",
  "New pages": "Páginas novas",
  "Links, outline and page labels show them where the plan has them.":
    "Links, sumário e rótulos de página as mostram onde elas estão no plano.",
  "Changed pages": "Páginas alteradas",
  "Handwriting stays on these pages, and can be beside other lines or words. If you have written on them, undo the change of their masters or of the plan.":
    "As anotações continuam nestas páginas, mas podem ficar ao lado de outras linhas ou palavras. Se você escreveu nelas, desfaça a alteração nas páginas mestre ou no plano.",
  "On the tablet": "No tablet",
  "After the update": "Depois da atualização",
  "Handwriting would have no page": "As anotações ficariam sem página",
  "Handwriting would be on a page of {section}": "As anotações ficariam em uma página de {section}",
  "Handwriting would be on an empty page": "As anotações ficariam em uma página vazia",
  "in reserved or free places": "em lugares reservados ou livres",
  "at the end": "no fim",
  "Another page size": "Outro tamanho de página",
  "Areas to write on: {before} before, {after} now": "Áreas de escrita: {before} antes, {after} agora",
  "The lines start at another date or time": "As linhas começam em outra data ou hora",
  "Areas to write on have another place or size": "As áreas de escrita têm outra posição ou outro tamanho",
  "An empty area has lines now": "Uma área vazia agora tem linhas",
  "Lines are gone": "As linhas sumiram",
  "Blank, with a note": "Em branco, com um aviso",
  "Other texts or lines": "Outros textos ou linhas",
  "The PDF does not record what is printed here": "O PDF não registra o que está impresso aqui",
  "in several places": "em vários lugares",
  "outside of the areas to write on": "fora das áreas de escrita",
  "Distance of the lines: {before} mm before, {after} mm now":
    "Distância das linhas: {before} mm antes, {after} mm agora",
  "{count} pages at their places": ["{count} página no seu lugar", "{count} páginas nos seus lugares"],
  "{pages} changed": "{pages} com alterações",
  "{pages} in reserved or free places": "{pages} em lugares reservados ou livres",
  "{pages} appended": "{pages} a mais no fim",
  "{pages} moved": "{pages} em outro lugar",
  "{pages} missing": "{pages} a menos",
  "{counts}: safe to replace": "{counts}: pode substituir com segurança",
  "{counts}: check the changed pages before you replace the PDF":
    "{counts}: confira as páginas alteradas antes de substituir o PDF",
  "{counts}: check the order of the pages before you replace the PDF":
    "{counts}: confira a ordem das páginas antes de substituir o PDF",
  "{counts}: not safe to replace": "{counts}: não é seguro substituir",
} satisfies Area<"editions">;
