import type { Area } from "./forms.ts";

/** Texts of src/screens/build-planner, src/planner-view, src/problems and src/yaml-editor. */
export const preview = {
  Reserved: "Reservada",
  "Build From Masters + Plan": "Generar a partir de páginas maestras y plan",
  "Masters are page designs. The plan defines how many pages use each master, and for which dates.":
    "Las páginas maestras son diseños de página. El plan define cuántas páginas usan cada una y para qué fechas.",
  "Masters and plan": "Páginas maestras y plan",
  "Masters or plan": "Páginas maestras o plan",
  "Masters, plan or planner": "Páginas maestras, plan o agenda",
  "Master library, YAML": "Biblioteca de páginas maestras, YAML",
  "Plan, YAML": "Plan, YAML",
  Planner: "Agenda",
  "Open file": "Abrir archivo",
  "Open a file into {name}": "Abrir un archivo en {name}",
  "Open a YAML file into {name}": "Abrir un archivo YAML en {name}",
  "Drop to replace {name}": "Suelta para reemplazar {name}",
  "{name} is larger than {size} MiB, which is the limit of one document.":
    "{name} supera los {size} MiB, el límite de un documento.",
  "{name} is not a text file.": "{name} no es un archivo de texto.",
  "Reset to sample": "Volver al ejemplo",
  "Reset to the sample?": "¿Volver al ejemplo?",
  "This replaces your masters and plan with the sample. While this page is open, you can restore yours with Undo in each editor.":
    "El ejemplo reemplaza tus páginas maestras y tu plan. Mientras esta página esté abierta, puedes recuperarlos con Deshacer en cada editor.",
  "Reset both": "Restablecer ambos",
  "Compile & Open": "Compilar y abrir",
  "Ctrl or Cmd + Enter": "Ctrl o Cmd + Enter",
  "Making the PDF: page {page} of {total}": "Creando el PDF: página {page} de {total}",
  "The planner could not be opened. Fix {errors} first.": "No se pudo abrir la agenda. Primero corrige {errors}.",
  "The PDF could not be made in this browser. Reload the page and try again.":
    "No se pudo crear el PDF en este navegador. Recarga la página e inténtalo de nuevo.",
  "The planner could not be created. Reload the page.": "No se pudo crear la agenda. Recarga la página.",
  "The PDF could not be created. Fix {errors} first.": "No se pudo crear el PDF. Primero corrige {errors}.",
  "Planner opened: {extent}.": "Agenda abierta: {extent}.",
  "Showing the last valid version. Fix the errors to see your changes.":
    "Se muestra la última versión válida. Corrige los errores para ver tus cambios.",
  "Your planner opens here": "Tu agenda se abre aquí",
  "Turn its pages and follow its links as on the device. The preview updates while you type.":
    "Pasa sus páginas y sigue sus enlaces como en el dispositivo. La vista previa se actualiza mientras escribes.",
  Problems: "Problemas",
  "Checking…": "Revisando…",
  "No problems. {extent}.": "Sin problemas. {extent}.",
  errors: ["error", "errores"],

  "{document}, line {line}": "{document}, línea {line}",
  Template: "Plantilla",
  "Master {master}": "Página maestra {master}",
  "Error:": "Error:",
  "Hint:": "Sugerencia:",
  "Warning:": "Advertencia:",

  "Planner page. Arrow keys turn pages, Tab reaches the links.":
    "Página de la agenda. Las flechas pasan páginas; Tab llega a los enlaces.",
  "Drawing the page…": "Dibujando la página…",
  "This page could not be drawn. Compile the planner again.":
    "No se pudo dibujar esta página. Compila la agenda de nuevo.",
  "A font could not be loaded, so this preview uses a substitute. The PDF uses the correct font.":
    "No se pudo cargar una fuente, así que esta vista previa usa otra en su lugar. El PDF usa la correcta.",
  Contents: "Índice",
  "Contents of the planner": "Índice de la agenda",
  "{title}, entries": "{title}, entradas",
  "Back to the previous page": "Volver a la página anterior",
  "Show links": "Mostrar enlaces",
  "Fit width": "Ajustar al ancho",
  "Fit page": "Ajustar a la página",
  Page: "Página",
  "Page number": "Número de página",
  "of {pages}": "de {pages}",

  "{label}. Escape, then Tab leaves the editor.": "{label}. Escape y después Tab para salir del editor.",
  Find: "Buscar",
  Replace: "Reemplazar",
  next: "siguiente",
  previous: "anterior",
  all: "todo",
  "match case": "distinguir mayúsculas",
  regexp: "expresión regular",
  "by word": "palabras completas",
  replace: "reemplazar",
  "replace all": "reemplazar todo",
  close: "cerrar",
  "Go to line": "Ir a la línea",
  go: "ir",
} satisfies Area<"preview">;
