import type { Area } from "./forms.ts";

/** Explained terms, hints and examples. */
export const guidance = {
  // Terms
  Section: "Section",
  Part: "Composant",
  Token: "Balise",
  "A section is an entry of the plan. It makes one page from its master, one for each day, week or month, or as many as you say.":
    "Une section est une entrée du plan. Elle fait de son gabarit une seule page, une par jour, semaine ou mois, ou autant que vous l’indiquez.",
  "A part is a ready-made piece of a page, such as a schedule or a habit tracker. Insert it, and change it as you like.":
    "Un composant est un morceau de page tout prêt, comme un horaire ou un suivi d’habitudes. Insérez-le, puis modifiez-le à votre goût.",
  "A block is a piece that several masters share, such as a header. If you change it in one place, it changes everywhere.":
    "Un bloc est un morceau que plusieurs gabarits partagent, comme un en-tête. Modifié à un endroit, il change partout.",
  "A style is a look with a name: font, size, color and lines. If you change the style, everything that uses it changes.":
    "Un style est une apparence qui a un nom : police, taille, couleur et traits. Si vous modifiez le style, tout ce qui l’utilise change.",
  "A token is a word in braces. Each page replaces it by its own value: {token} is Monday on one page and Tuesday on the next.":
    "Une balise est un mot entre accolades. Chaque page y met sa propre valeur : {token} devient lundi sur une page et mardi sur la suivante.",
  "An anchor gives a place on a page a name, so that links can lead there. It is not printed.":
    "Une ancre donne un nom à un endroit d’une page, pour que des liens puissent y mener. Elle n’est pas imprimée.",

  // Hints
  "Explain “{heading}”": "Expliquer « {heading} »",
  "All words in the tutorial": "Tous les termes dans le tutoriel",
  "The words": "Les termes",
} satisfies Area<"guidance">;
