import type { Area } from "./forms.ts";

export const collections = {
  Collections: "Coleções",
  Collection: "Coleção",
  "My collections": "Minhas coleções",
  "Planners that users have put together. You can browse, download and clone each of them.":
    "Planners reunidos por usuários. Você pode folhear, baixar e clonar cada um deles.",
  "Unable to load the collections": "Não foi possível carregar as coleções",
  "Unable to load the collection": "Não foi possível carregar a coleção",
  "Unable to change the collection": "Não foi possível alterar a coleção",
  "No public collections yet": "Ainda não há coleções públicas",
  "To start one, open a planner in the gallery and select “Add to collection…”.":
    "Para começar uma, abra um planner na galeria e escolha “Adicionar a uma coleção…”.",
  "Collected by {author}": "Reunidos por {author}",
  "Showing {shown} of {total} collections.": "Mostrando {shown} de {total} coleções.",
  "Public planners that you have put together. Publish a collection to show it in the gallery.":
    "Planners públicos que você reuniu. Publique uma coleção para mostrá-la na galeria.",
  "You have no collections yet": "Você ainda não tem coleções",
  "New collection": "Nova coleção",
  "Create collection": "Criar coleção",
  "Edit collection": "Editar coleção",
  "Your changes to the collection are not saved.": "Suas alterações na coleção não estão salvas.",
  "Back to collections": "Voltar às coleções",
  "Its author may have made it private or deleted it.": "O autor pode tê-la tornado privada ou excluído.",
  "Browse the collections": "Ver as coleções",
  "Edit this collection": "Editar esta coleção",
  "No planner of this collection is public at the moment.": "Nenhum planner desta coleção é público no momento.",
  "Report this collection": "Denunciar esta coleção",
  "This collection is empty. Open a planner in the gallery and select “Add to collection…”.":
    "Esta coleção está vazia. Abra um planner na galeria e escolha “Adicionar a uma coleção…”.",
  "Open the public page": "Abrir a página pública",
  "Publish the collection": "Publicar a coleção",
  "Edit name and description…": "Editar nome e descrição…",
  "Delete the collection…": "Excluir a coleção…",
  "The collection is public.": "A coleção é pública.",
  "The collection is private.": "A coleção é privada.",
  "Its planners stay where they are. This can't be undone.":
    "Os planners dela ficam onde estão. Isso não pode ser desfeito.",
  "Drag a planner by its handle, or use the arrows, to change its place.":
    "Para mudar um planner de lugar, arraste-o pela alça ou use as setas.",
  "The collection was changed elsewhere. Its present order is shown. Move the planners again.":
    "A coleção foi alterada em outro lugar. A ordem atual é mostrada. Mova os planners de novo.",
  "Planners of the collection": "Planners da coleção",
  "No longer public. Others don't see it here.": "Não é mais público. Os outros não o veem aqui.",
  "{name} moved to place {place} of {total}.": "{name} agora está no lugar {place} de {total}.",
  "{name} removed from the collection.": "{name} foi removido da coleção.",
  "{name} is in the collection again.": "{name} está de novo na coleção.",
  "In collections": "Em coleções",
  "This planner is in no public collection yet.": "Este planner ainda não está em nenhuma coleção pública.",
  "Add to collection…": "Adicionar a uma coleção…",
  "Add to collection": "Adicionar a uma coleção",
  "Check the collections that contain “{name}”.": "Marque as coleções que contêm “{name}”.",
  "Private until you publish it under My collections.": "Privada até que você a publique em Minhas coleções.",
  "Create and add": "Criar e adicionar",
  "The collection becomes private at once. Its owner keeps it, gets an email with your reason, and cannot publish it until you undo this.":
    "A coleção fica privada imediatamente. O dono a mantém, recebe um e-mail com o seu motivo e não pode publicá-la até você desfazer isto.",
  "Publish the collection again?": "Publicar a coleção de novo?",
  "Public|collection": "Pública",
  "Private|collection": "Privada",
  "{count} planners": ["{count} planner", "{count} planners"],
  "{count} collections": ["{count} coleção", "{count} coleções"],
} satisfies Area<"collections">;
