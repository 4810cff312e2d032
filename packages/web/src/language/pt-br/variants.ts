import type { Area } from "./forms.ts";

/** Texts of src/screens/variants. */
export const variants = {
  "All variants…": "Todas as variantes…",
  "All variants": "Todas as variantes",
  "One PDF for each combination of your choices, in one ZIP file. The project stays as it is.":
    "Um PDF para cada combinação das suas escolhas, em um arquivo ZIP. O projeto fica como está.",
  "Find a device by its name": "Encontrar um dispositivo pelo nome",
  Languages: "Idiomas",
  "Writing hand": "Canhoto ou destro",
  "Right-handed": "Destro",
  "These designs look the same for both hands.": "Estes layouts são iguais para as duas mãos.",
  "Designs of your own are scaled and mirrored. Their texts stay in their language; names of months and days change.":
    "Seus próprios layouts são redimensionados e espelhados. Os textos ficam no idioma deles; os nomes de meses e dias mudam.",
  "At most {most} variants can be made at once. Choose fewer.": "No máximo {most} variantes por vez. Escolha menos.",
  "Show variants": "Mostrar variantes",
  "Download ZIP": "Baixar ZIP",
  "{done} of {total} variants": "{done} de {total} variantes",
  "Pictures of the variants": "Imagens das variantes",
  "A variant with errors has no PDF, so there is no ZIP file. Show the variants to find it.":
    "Uma variante com erros não tem PDF, então não há arquivo ZIP. Mostre as variantes para encontrá-la.",
  "A variant could not be made in this browser. Try again, or choose fewer.":
    "Não foi possível criar uma variante neste navegador. Tente de novo ou escolha menos.",
  "{count} variants": ["{count} variante", "{count} variantes"],
} satisfies Area<"variants">;
