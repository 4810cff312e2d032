import type { Area } from "./forms.ts";

/** Texts of src/screens/variants. */
export const variants = {
  "All variants…": "Todas las variantes…",
  "All variants": "Todas las variantes",
  "One PDF for each combination of your choices, in one ZIP file. The project stays as it is.":
    "Un PDF por cada combinación de lo que elijas, en un archivo ZIP. El proyecto no cambia.",
  "Find a device by its name": "Buscar un dispositivo por su nombre",
  Languages: "Idiomas",
  "Writing hand": "Zurdo o diestro",
  "Right-handed": "Para diestros",
  "These designs look the same for both hands.": "Estos diseños son iguales para ambas manos.",
  "Designs of your own are scaled and mirrored. Their texts stay in their language; names of months and days change.":
    "Tus propios diseños se escalan y se reflejan. Sus textos siguen en su idioma; los nombres de meses y días cambian.",
  "At most {most} variants can be made at once. Choose fewer.": "Como máximo {most} variantes a la vez. Elige menos.",
  "Show variants": "Mostrar variantes",
  "Download ZIP": "Descargar ZIP",
  "{done} of {total} variants": "{done} de {total} variantes",
  "Pictures of the variants": "Imágenes de las variantes",
  "A variant with errors has no PDF, so there is no ZIP file. Show the variants to find it.":
    "Una variante con errores no tiene PDF, así que no hay archivo ZIP. Muestra las variantes para encontrarla.",
  "A variant could not be made in this browser. Try again, or choose fewer.":
    "No se pudo crear una variante en este navegador. Inténtalo de nuevo o elige menos.",
  "{count} variants": ["{count} variante", "{count} variantes"],
} satisfies Area<"variants">;
