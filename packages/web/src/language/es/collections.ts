import type { Area } from "./forms.ts";

export const collections = {
  Collections: "Colecciones",
  Collection: "Colección",
  "My collections": "Mis colecciones",
  "Planners that users have put together. You can browse, download and clone each of them.":
    "Agendas reunidas por usuarios. Puedes hojear, descargar y clonar cada una.",
  "Unable to load the collections": "No se han podido cargar las colecciones",
  "Unable to load the collection": "No se ha podido cargar la colección",
  "Unable to change the collection": "No se ha podido cambiar la colección",
  "No public collections yet": "Aún no hay colecciones públicas",
  "To start one, open a planner in the gallery and select “Add to collection…”.":
    "Para empezar una, abre una agenda en la galería y elige «Añadir a una colección…».",
  "Collected by {author}": "Reunidas por {author}",
  "Showing {shown} of {total} collections.": "Se muestran {shown} de {total} colecciones.",
  "Public planners that you have put together. Publish a collection to show it in the gallery.":
    "Agendas públicas que has reunido. Publica una colección para mostrarla en la galería.",
  "You have no collections yet": "Aún no tienes colecciones",
  "New collection": "Nueva colección",
  "Create collection": "Crear la colección",
  "Edit collection": "Editar la colección",
  "Your changes to the collection are not saved.": "Los cambios de la colección no están guardados.",
  "Back to collections": "Volver a las colecciones",
  "Its author may have made it private or deleted it.": "Puede que su autor la haya hecho privada o la haya eliminado.",
  "Browse the collections": "Ver las colecciones",
  "Edit this collection": "Editar esta colección",
  "No planner of this collection is public at the moment.":
    "Ahora mismo no es pública ninguna agenda de esta colección.",
  "Report this collection": "Denunciar esta colección",
  "This collection is empty. Open a planner in the gallery and select “Add to collection…”.":
    "Esta colección está vacía. Abre una agenda en la galería y elige «Añadir a una colección…».",
  "Open the public page": "Abrir la página pública",
  "Publish the collection": "Publicar la colección",
  "Edit name and description…": "Editar el nombre y la descripción…",
  "Delete the collection…": "Eliminar la colección…",
  "The collection is public.": "La colección es pública.",
  "The collection is private.": "La colección es privada.",
  "Its planners stay where they are. This can't be undone.":
    "Sus agendas se quedan donde están. Esto no se puede deshacer.",
  "Drag a planner by its handle, or use the arrows, to change its place.":
    "Para cambiar una agenda de lugar, arrástrala por el asa o usa las flechas.",
  "The collection was changed elsewhere. Its present order is shown. Move the planners again.":
    "La colección se ha cambiado en otro lugar. Se muestra su orden actual. Mueve las agendas de nuevo.",
  "Planners of the collection": "Agendas de la colección",
  "No longer public. Others don't see it here.": "Ya no es pública. Los demás no la ven aquí.",
  "{name} moved to place {place} of {total}.": "{name} está ahora en el lugar {place} de {total}.",
  "{name} removed from the collection.": "Se ha quitado de la colección: {name}.",
  "{name} is in the collection again.": "{name} está de nuevo en la colección.",
  "In collections": "En colecciones",
  "This planner is in no public collection yet.": "Esta agenda aún no está en ninguna colección pública.",
  "Add to collection…": "Añadir a una colección…",
  "Add to collection": "Añadir a una colección",
  "Check the collections that contain “{name}”.": "Marca las colecciones que contienen «{name}».",
  "Private until you publish it under My collections.": "Privada hasta que la publiques en Mis colecciones.",
  "Create and add": "Crear y añadir",
  "The collection becomes private at once. Its owner keeps it, gets an email with your reason, and cannot publish it until you undo this.":
    "La colección pasa a ser privada de inmediato. Su propietario la conserva, recibe un correo con tu motivo y no puede publicarla hasta que deshagas esto.",
  "Publish the collection again?": "¿Publicar la colección de nuevo?",
  "Public|collection": "Pública",
  "Private|collection": "Privada",
  "{count} planners": ["{count} agenda", "{count} agendas"],
  "{count} collections": ["{count} colección", "{count} colecciones"],
} satisfies Area<"collections">;
