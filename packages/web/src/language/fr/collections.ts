import type { Area } from "./forms.ts";

export const collections = {
  Collections: "Collections",
  Collection: "Collection",
  "My collections": "Mes collections",
  "Planners that users have put together. You can browse, download and clone each of them.":
    "Des agendas réunis par des utilisateurs. Vous pouvez parcourir, télécharger et cloner chacun d’eux.",
  "Unable to load the collections": "Impossible de charger les collections",
  "Unable to load the collection": "Impossible de charger la collection",
  "Unable to change the collection": "Impossible de modifier la collection",
  "No public collections yet": "Pas encore de collection publique",
  "To start one, open a planner in the gallery and select “Add to collection…”.":
    "Pour en commencer une, ouvrez un agenda dans la galerie et choisissez « Ajouter à une collection… ».",
  "Collected by {author}": "Réunis par {author}",
  "Showing {shown} of {total} collections.": "{shown} collections affichées sur {total}.",
  "Public planners that you have put together. Publish a collection to show it in the gallery.":
    "Des agendas publics que vous avez réunis. Publiez une collection pour la montrer dans la galerie.",
  "You have no collections yet": "Vous n’avez pas encore de collection",
  "New collection": "Nouvelle collection",
  "Create collection": "Créer la collection",
  "Edit collection": "Modifier la collection",
  "Your changes to the collection are not saved.": "Vos modifications de la collection ne sont pas enregistrées.",
  "Back to collections": "Retour aux collections",
  "Its author may have made it private or deleted it.": "Son auteur l’a peut-être rendue privée ou supprimée.",
  "Browse the collections": "Parcourir les collections",
  "Edit this collection": "Modifier cette collection",
  "No planner of this collection is public at the moment.":
    "Aucun agenda de cette collection n’est public pour le moment.",
  "Report this collection": "Signaler cette collection",
  "This collection is empty. Open a planner in the gallery and select “Add to collection…”.":
    "Cette collection est vide. Ouvrez un agenda dans la galerie et choisissez « Ajouter à une collection… ».",
  "Open the public page": "Ouvrir la page publique",
  "Publish the collection": "Publier la collection",
  "Edit name and description…": "Modifier le nom et la description…",
  "Delete the collection…": "Supprimer la collection…",
  "The collection is public.": "La collection est publique.",
  "The collection is private.": "La collection est privée.",
  "Its planners stay where they are. This can't be undone.":
    "Ses agendas restent où ils sont. Cette action est irréversible.",
  "Drag a planner by its handle, or use the arrows, to change its place.":
    "Pour déplacer un agenda, faites glisser sa poignée ou utilisez les flèches.",
  "The collection was changed elsewhere. Its present order is shown. Move the planners again.":
    "La collection a été modifiée ailleurs. Son ordre actuel est affiché. Déplacez à nouveau les agendas.",
  "Planners of the collection": "Agendas de la collection",
  "No longer public. Others don't see it here.": "N’est plus public. Les autres ne le voient pas ici.",
  "{name} moved to place {place} of {total}.": "{name} est maintenant à la place {place} sur {total}.",
  "{name} removed from the collection.": "{name} a été retiré de la collection.",
  "{name} is in the collection again.": "{name} est de nouveau dans la collection.",
  "In collections": "Dans des collections",
  "This planner is in no public collection yet.": "Cet agenda n’est encore dans aucune collection publique.",
  "Add to collection…": "Ajouter à une collection…",
  "Add to collection": "Ajouter à une collection",
  "Check the collections that contain “{name}”.": "Cochez les collections qui contiennent « {name} ».",
  "Private until you publish it under My collections.": "Privée jusqu’à ce que vous la publiiez dans Mes collections.",
  "Create and add": "Créer et ajouter",
  "The collection becomes private at once. Its owner keeps it, gets an email with your reason, and cannot publish it until you undo this.":
    "La collection devient privée immédiatement. Son propriétaire la garde, reçoit un e-mail avec votre motif et ne peut pas la publier tant que vous n’annulez pas cette action.",
  "Publish the collection again?": "Publier à nouveau la collection ?",
  "Public|collection": "Publique",
  "Private|collection": "Privée",
  "{count} planners": ["{count} agenda", "{count} agendas"],
  "{count} collections": ["{count} collection", "{count} collections"],
} satisfies Area<"collections">;
