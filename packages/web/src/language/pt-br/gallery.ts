import type { Area } from "./forms.ts";

export const gallery = {
  "Comes with the site": "Já vem com o site",
  "Account: {account}": "Conta: {account}",
  "Planners shared by other users. Browse the pages, download the PDF, or clone a project to your account.":
    "Planners compartilhados por outras pessoas. Veja as páginas, baixe o PDF ou clone um projeto para a sua conta.",
  Search: "Buscar",
  "Name, description or author": "Nome, descrição ou autor",
  Device: "Dispositivo",
  "All devices": "Todos os dispositivos",
  All: "Todos",
  Planners: "Planners",
  Notebooks: "Cadernos",
  Calendars: "Calendários",
  Journals: "Diários",
  Forms: "Formulários",
  Other: "Outros",
  "Sort by": "Ordenar por",
  Newest: "Mais recentes",
  "Recently updated": "Atualizados recentemente",
  "Most cloned": "Mais clonados",
  Name: "Nome",
  "Showing {shown} of {total} public projects.": "Mostrando {shown} de {total} projetos públicos.",
  "Show more": "Mostrar mais",
  "No matching planners": "Nenhum planner encontrado",
  "Use fewer search words, or choose another device or category.":
    "Use menos palavras na busca ou escolha outro dispositivo ou outra categoria.",
  "Clear filters": "Limpar filtros",
  "No public projects yet": "Ainda não há projetos públicos",
  "To share a planner here, open one of your projects and select “Share publicly”.":
    "Para compartilhar um planner aqui, abra um dos seus projetos e escolha “Compartilhar publicamente”.",
  "Contribute to Octavo": "Contribuir com o Octavo",
  "Support Octavo": "Apoiar o Octavo",
  "Cloned {count} times": ["Clonado {count} vez", "Clonado {count} vezes"],
  "based on {original}": "baseado em {original}",
  "Preview not available": "Prévia indisponível",
  "Clone project": "Clonar projeto",
  "Downloading…": "Baixando…",
  "of {name}": "de {name}",

  "Back to gallery": "Voltar para a galeria",
  "Its author may have made it private or changed its address. The gallery shows all projects that are currently shared.":
    "O autor pode tê-lo tornado privado ou mudado o endereço. A galeria mostra todos os projetos compartilhados no momento.",
  "Browse the gallery": "Explorar a galeria",
  "Public template": "Modelo público",
  "Shared by {author}": "Compartilhado por {author}",
  "Browse the pages": "Ver as páginas",
  "What you get": "O que você recebe",
  "The full project with masters, plan configuration and device profile settings":
    "O projeto completo, com páginas mestre, configuração do plano e perfil do dispositivo",
  "The clone count resets for your copy": "A contagem de clones da sua cópia começa do zero",
  "All masters and plan files are copied to your workspace":
    "Todas as páginas mestre e o plano são copiados para os seus projetos",
  "Share link": "Link de compartilhamento",
  Copy: "Copiar",
  Copied: "Copiado",
  "Link copied.": "Link copiado.",

  "Clone this project": "Clonar este projeto",
  "Creates a copy of “{name}” in your projects, which you can edit.":
    "Cria uma cópia de “{name}” nos seus projetos, que você pode editar.",
  "Cloning…": "Clonando…",
  "Your changes to the copy's name and description are not saved.":
    "Suas alterações no nome e na descrição da cópia não foram salvas.",

  Licence: "Licença",
  "No licence stated": "Nenhuma licença informada",
  "All rights reserved": "Todos os direitos reservados",
  "The licence of the original, {licence}, limits the choice.": "A licença do original, {licence}, limita a escolha.",
  "The original states no licence, so this project can't have one.":
    "O original não informa uma licença, então este projeto não pode ter uma.",
  "Others can clone it on this site. You allow nothing else.":
    "Outras pessoas podem cloná-lo neste site. Você não permite mais nada.",
  "Anyone may use, change and sell it without naming you.":
    "Qualquer pessoa pode usar, alterar e vender sem citar você.",
  "Anyone may use, change and sell it, and must name you.":
    "Qualquer pessoa pode usar, alterar e vender, e deve citar você.",
  "Anyone may use, change and sell it, must name you, and must publish changes under the same licence.":
    "Qualquer pessoa pode usar, alterar e vender, deve citar você e publicar as alterações com a mesma licença.",
  "Anyone may use and change it, must name you, and may not sell it.":
    "Qualquer pessoa pode usar e alterar, deve citar você e não pode vender.",
  "Others can view it and download its PDF, but not clone it.":
    "Outras pessoas podem ver e baixar o PDF, mas não clonar.",
  "Everyone can view this project in the gallery and download its PDF.":
    "Todos podem ver este projeto na galeria e baixar o PDF.",
  "Change licence": "Mudar licença",
  "Licence changed.": "Licença alterada.",
  "The new licence is not saved.": "A nova licença não está salva.",
  "Based on": "Baseado em",
  "Remixes ({count})": "Remixes ({count})",
  "a work without a known name": "uma obra sem nome conhecido",
  "Unable to load the remixes of this project.": "Não foi possível carregar os remixes deste projeto.",
} satisfies Area<"gallery">;
