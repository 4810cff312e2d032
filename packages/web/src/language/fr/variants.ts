import type { Area } from "./forms.ts";

/** Texts of src/screens/variants. */
export const variants = {
  "All variants…": "Toutes les variantes…",
  "All variants": "Toutes les variantes",
  "One PDF for each combination of your choices, in one ZIP file. The project stays as it is.":
    "Un PDF pour chaque combinaison de vos choix, dans un fichier ZIP. Le projet reste tel quel.",
  "Find a device by its name": "Trouver un appareil par son nom",
  Languages: "Langues",
  "Writing hand": "Gaucher ou droitier",
  "Right-handed": "Droitier",
  "These designs look the same for both hands.": "Ces gabarits sont identiques pour les deux mains.",
  "Designs of your own are scaled and mirrored. Their texts stay in their language; names of months and days change.":
    "Vos propres gabarits sont redimensionnés et inversés. Leurs textes restent dans leur langue ; les noms des mois et des jours changent.",
  "At most {most} variants can be made at once. Choose fewer.":
    "Au plus {most} variantes à la fois. Choisissez-en moins.",
  "Show variants": "Afficher les variantes",
  "Download ZIP": "Télécharger le ZIP",
  "{done} of {total} variants": "{done} sur {total} variantes",
  "Pictures of the variants": "Images des variantes",
  "A variant with errors has no PDF, so there is no ZIP file. Show the variants to find it.":
    "Une variante avec des erreurs n’a pas de PDF, il n’y a donc pas de fichier ZIP. Affichez les variantes pour la trouver.",
  "A variant could not be made in this browser. Try again, or choose fewer.":
    "Une variante n’a pas pu être créée dans ce navigateur. Réessayez ou choisissez-en moins.",
  "{count} variants": ["{count} variante", "{count} variantes"],
} satisfies Area<"variants">;
