import type { Area } from "./forms.ts";

/** Explained terms, hints and examples. */
export const guidance = {
  // Terms
  Section: "Sección",
  Part: "Pieza",
  Token: "Token",
  "A section is an entry of the plan. It makes one page from its master, one for each day, week or month, or as many as you say.":
    "Una sección es una entrada del plan. Crea con su página maestra una sola página, una por cada día, semana o mes, o las que tú digas.",
  "A part is a ready-made piece of a page, such as a schedule or a habit tracker. Insert it, and change it as you like.":
    "Una pieza es un trozo de página ya hecho, como un horario o un registro de hábitos. Insértala y cámbiala como quieras.",
  "A block is a piece that several masters share, such as a header. If you change it in one place, it changes everywhere.":
    "Un bloque es un trozo que comparten varias páginas maestras, como un encabezado. Si lo cambias en un sitio, cambia en todos.",
  "A style is a look with a name: font, size, color and lines. If you change the style, everything that uses it changes.":
    "Un estilo es un aspecto con nombre: fuente, tamaño, color y líneas. Si cambias el estilo, cambia todo lo que lo usa.",
  "A token is a word in braces. Each page replaces it by its own value: {token} is Monday on one page and Tuesday on the next.":
    "Un token es una palabra entre llaves. Cada página pone ahí su propio valor: {token} es lunes en una página y martes en la siguiente.",
  "An anchor gives a place on a page a name, so that links can lead there. It is not printed.":
    "Un ancla da nombre a un lugar de una página para que los enlaces puedan llevar hasta él. No se imprime.",

  // Hints
  "Explain “{heading}”": "Explicar “{heading}”",
  "All words in the tutorial": "Todos los términos en el tutorial",
  "The words": "Los términos",
} satisfies Area<"guidance">;
