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
} satisfies Area<"gallery">;
