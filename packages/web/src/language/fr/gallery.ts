import type { Area } from "./forms.ts";

export const gallery = {
  "Comes with the site": "Fourni avec le site",
  "Account: {account}": "Compte : {account}",
  "Planners shared by other users. Browse the pages, download the PDF, or clone a project to your account.":
    "Des agendas partagés par d’autres. Parcourez les pages, téléchargez le PDF ou clonez un projet sur votre compte.",
  Search: "Rechercher",
  "Name, description or author": "Nom, description ou auteur",
  Device: "Appareil",
  "All devices": "Tous les appareils",
  All: "Tous",
  Planners: "Agendas",
  Notebooks: "Carnets",
  Calendars: "Calendriers",
  Journals: "Journaux",
  Forms: "Formulaires",
  Other: "Autres",
  "Sort by": "Trier par",
  Newest: "Plus récents",
  "Recently updated": "Mis à jour récemment",
  "Most cloned": "Les plus clonés",
  Name: "Nom",
  "Showing {shown} of {total} public projects.": "Projets publics affichés : {shown} sur {total}.",
  "Show more": "Afficher plus",
  "No matching planners": "Aucun agenda ne correspond",
  "Use fewer search words, or choose another device or category.":
    "Saisissez moins de mots, ou choisissez un autre appareil ou une autre catégorie.",
  "Clear filters": "Effacer les filtres",
  "No public projects yet": "Pas encore de projets publics",
  "To share a planner here, open one of your projects and select “Share publicly”.":
    "Pour partager un agenda ici, ouvrez l’un de vos projets et choisissez « Partager publiquement ».",
  "Contribute to Octavo": "Contribuer à Octavo",
  "Support Octavo": "Soutenir Octavo",
  "Cloned {count} times": ["Cloné {count} fois", "Cloné {count} fois"],
  "based on {original}": "d’après {original}",
  "Preview not available": "Aperçu indisponible",
  "Clone project": "Cloner le projet",
  "Downloading…": "Téléchargement…",
  "of {name}": "de {name}",

  "Back to gallery": "Retour à la galerie",
  "Its author may have made it private or changed its address. The gallery shows all projects that are currently shared.":
    "Son auteur l’a peut-être rendu privé ou a changé son adresse. La galerie montre tous les projets actuellement partagés.",
  "Browse the gallery": "Parcourir la galerie",
  "Public template": "Modèle public",
  "Shared by {author}": "Partagé par {author}",
  "Browse the pages": "Parcourir les pages",
  "What you get": "Ce que vous obtenez",
  "The full project with masters, plan configuration and device profile settings":
    "Le projet complet, avec ses gabarits, la configuration du plan et les réglages du profil d’appareil",
  "The clone count resets for your copy": "Le nombre de clones de votre copie repart de zéro",
  "All masters and plan files are copied to your workspace":
    "Tous les gabarits et le plan sont copiés dans votre espace",
  "Share link": "Lien de partage",
  Copy: "Copier",
  Copied: "Copié",
  "Link copied.": "Lien copié.",

  "Clone this project": "Cloner ce projet",
  "Creates a copy of “{name}” in your projects, which you can edit.":
    "Crée dans vos projets une copie de « {name} », que vous pouvez modifier.",
  "Cloning…": "Clonage…",
  "Your changes to the copy's name and description are not saved.":
    "Vos modifications du nom et de la description de la copie ne sont pas enregistrées.",

  Licence: "Licence",
  "No licence stated": "Aucune licence indiquée",
  "All rights reserved": "Tous droits réservés",
  "The licence of the original, {licence}, limits the choice.": "La licence de l’original, {licence}, limite le choix.",
  "The original states no licence, so this project can't have one.":
    "L’original n’indique aucune licence, ce projet ne peut donc pas en avoir.",
  "Others can clone it on this site. You allow nothing else.":
    "Les autres peuvent le cloner sur ce site. Aucun autre usage n’est autorisé.",
  "Anyone may use, change and sell it without naming you.":
    "Chacun peut l’utiliser, le modifier et le vendre sans vous nommer.",
  "Anyone may use, change and sell it, and must name you.":
    "Chacun peut l’utiliser, le modifier et le vendre, et doit vous nommer.",
  "Anyone may use, change and sell it, must name you, and must publish changes under the same licence.":
    "Chacun peut l’utiliser, le modifier et le vendre, doit vous nommer et publier les modifications sous la même licence.",
  "Anyone may use and change it, must name you, and may not sell it.":
    "Chacun peut l’utiliser et le modifier, doit vous nommer et ne peut pas le vendre.",
  "Others can view it and download its PDF, but not clone it.":
    "Les autres peuvent le consulter et télécharger son PDF, mais pas le cloner.",
  "Everyone can view this project in the gallery and download its PDF.":
    "Tout le monde peut consulter ce projet dans la galerie et télécharger son PDF.",
  "Change licence": "Changer la licence",
  "Licence changed.": "Licence changée.",
  "The new licence is not saved.": "La nouvelle licence n’est pas enregistrée.",
  "Based on": "Basé sur",
  "Remixes ({count})": "Remix ({count})",
  "a work without a known name": "une œuvre sans nom connu",
  "Unable to load the remixes of this project.": "Impossible de charger les remix de ce projet.",
} satisfies Area<"gallery">;
