import type { Area } from "./forms.ts";

export const collections = {
  Collections: "Sammlungen",
  Collection: "Sammlung",
  "My collections": "Meine Sammlungen",
  "Planners that users have put together. You can browse, download and clone each of them.":
    "Planer, die Benutzer zusammengestellt haben. Jeden davon kannst du durchblättern, herunterladen und klonen.",
  "Unable to load the collections": "Die Sammlungen konnten nicht geladen werden",
  "Unable to load the collection": "Die Sammlung konnte nicht geladen werden",
  "Unable to change the collection": "Die Sammlung konnte nicht geändert werden",
  "No public collections yet": "Noch keine öffentlichen Sammlungen",
  "To start one, open a planner in the gallery and select “Add to collection…”.":
    "Um eine anzufangen, öffne einen Planer in der Galerie und wähle „Zu Sammlung hinzufügen…“.",
  "Collected by {author}": "Gesammelt von {author}",
  "Showing {shown} of {total} collections.": "Angezeigt: {shown} von {total} Sammlungen.",
  "Public planners that you have put together. Publish a collection to show it in the gallery.":
    "Öffentliche Planer, die du zusammengestellt hast. Veröffentliche eine Sammlung, um sie in der Galerie zu zeigen.",
  "You have no collections yet": "Du hast noch keine Sammlungen",
  "New collection": "Neue Sammlung",
  "Create collection": "Sammlung anlegen",
  "Edit collection": "Sammlung bearbeiten",
  "Your changes to the collection are not saved.": "Deine Änderungen an der Sammlung sind nicht gespeichert.",
  "Back to collections": "Zurück zu den Sammlungen",
  "Its author may have made it private or deleted it.": "Vielleicht hat der Autor sie privat gemacht oder gelöscht.",
  "Browse the collections": "Sammlungen durchstöbern",
  "Edit this collection": "Diese Sammlung bearbeiten",
  "No planner of this collection is public at the moment.": "Zurzeit ist kein Planer dieser Sammlung öffentlich.",
  "Report this collection": "Diese Sammlung melden",
  "This collection is empty. Open a planner in the gallery and select “Add to collection…”.":
    "Diese Sammlung ist leer. Öffne einen Planer in der Galerie und wähle „Zu Sammlung hinzufügen…“.",
  "Open the public page": "Öffentliche Seite öffnen",
  "Publish the collection": "Sammlung veröffentlichen",
  "Edit name and description…": "Name und Beschreibung bearbeiten…",
  "Delete the collection…": "Sammlung löschen…",
  "The collection is public.": "Die Sammlung ist öffentlich.",
  "The collection is private.": "Die Sammlung ist privat.",
  "Its planners stay where they are. This can't be undone.":
    "Ihre Planer bleiben, wo sie sind. Das lässt sich nicht rückgängig machen.",
  "Drag a planner by its handle, or use the arrows, to change its place.":
    "Ziehe einen Planer an seinem Griff oder benutze die Pfeile, um ihn zu verschieben.",
  "The collection was changed elsewhere. Its present order is shown. Move the planners again.":
    "Die Sammlung wurde anderswo geändert. Du siehst ihre jetzige Reihenfolge. Verschiebe die Planer noch einmal.",
  "Planners of the collection": "Planer der Sammlung",
  "No longer public. Others don't see it here.": "Nicht mehr öffentlich. Andere sehen ihn hier nicht.",
  "{name} moved to place {place} of {total}.": "{name} ist jetzt an Stelle {place} von {total}.",
  "{name} removed from the collection.": "{name} wurde aus der Sammlung entfernt.",
  "{name} is in the collection again.": "{name} ist wieder in der Sammlung.",
  "In collections": "In Sammlungen",
  "This planner is in no public collection yet.": "Dieser Planer ist noch in keiner öffentlichen Sammlung.",
  "Add to collection…": "Zu Sammlung hinzufügen…",
  "Add to collection": "Zu Sammlung hinzufügen",
  "Check the collections that contain “{name}”.": "Wähle die Sammlungen aus, die „{name}“ enthalten.",
  "Private until you publish it under My collections.": "Privat, bis du sie unter „Meine Sammlungen“ veröffentlichst.",
  "Create and add": "Anlegen und hinzufügen",
  "The collection becomes private at once. Its owner keeps it, gets an email with your reason, and cannot publish it until you undo this.":
    "Die Sammlung wird sofort privat. Ihr Eigentümer behält sie, bekommt eine E-Mail mit deiner Begründung und kann sie erst wieder veröffentlichen, wenn du das rückgängig machst.",
  "Publish the collection again?": "Die Sammlung wieder veröffentlichen?",
  "Public|collection": "Öffentlich",
  "Private|collection": "Privat",
  "{count} planners": ["{count} Planer", "{count} Planer"],
  "{count} collections": ["{count} Sammlung", "{count} Sammlungen"],
} satisfies Area<"collections">;
