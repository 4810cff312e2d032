import type { Area } from "./forms.ts";

export const gallery = {
  "Comes with the site": "Incluido en el sitio",
  "Account: {account}": "Cuenta: {account}",
  "Planners shared by other users. Browse the pages, download the PDF, or clone a project to your account.":
    "Agendas compartidas por otros usuarios. Mira las páginas, descarga el PDF o clona un proyecto en tu cuenta.",
  Search: "Buscar",
  "Name, description or author": "Nombre, descripción o autor",
  Device: "Dispositivo",
  "All devices": "Todos los dispositivos",
  All: "Todos",
  Planners: "Agendas",
  Notebooks: "Cuadernos",
  Calendars: "Calendarios",
  Journals: "Diarios",
  Forms: "Formularios",
  Other: "Otros",
  "Sort by": "Ordenar por",
  Newest: "Más recientes",
  "Recently updated": "Actualizados hace poco",
  "Most cloned": "Más clonados",
  Name: "Nombre",
  "Showing {shown} of {total} public projects.": "Se muestran {shown} de {total} proyectos públicos.",
  "Show more": "Mostrar más",
  "No matching planners": "Ninguna agenda coincide",
  "Use fewer search words, or choose another device or category.":
    "Usa menos palabras de búsqueda o elige otro dispositivo u otra categoría.",
  "Clear filters": "Borrar filtros",
  "No public projects yet": "Todavía no hay proyectos públicos",
  "To share a planner here, open one of your projects and select “Share publicly”.":
    "Para compartir una agenda aquí, abre uno de tus proyectos y elige “Compartir públicamente”.",
  "Contribute to Octavo": "Contribuir a Octavo",
  "Support Octavo": "Apoyar a Octavo",
  "Cloned {count} times": ["Clonado {count} vez", "Clonado {count} veces"],
  "based on {original}": "basado en {original}",
  "Preview not available": "Vista previa no disponible",
  "Clone project": "Clonar proyecto",
  "Downloading…": "Descargando…",
  "of {name}": "de {name}",

  "Back to gallery": "Volver a la galería",
  "Its author may have made it private or changed its address. The gallery shows all projects that are currently shared.":
    "Puede que su autor lo haya hecho privado o haya cambiado su dirección. La galería muestra todos los proyectos compartidos en este momento.",
  "Browse the gallery": "Explorar la galería",
  "Public template": "Plantilla pública",
  "Shared by {author}": "Compartido por {author}",
  "Browse the pages": "Ver las páginas",
  "What you get": "Qué incluye",
  "The full project with masters, plan configuration and device profile settings":
    "El proyecto completo, con las páginas maestras, el plan y el perfil de dispositivo",
  "The clone count resets for your copy": "El recuento de clones de tu copia empieza de cero",
  "All masters and plan files are copied to your workspace":
    "Todas las páginas maestras y el plan se copian a tus proyectos",
  "Share link": "Enlace para compartir",
  Copy: "Copiar",
  Copied: "Copiado",
  "Link copied.": "Enlace copiado.",

  "Clone this project": "Clonar este proyecto",
  "Creates a copy of “{name}” in your projects, which you can edit.":
    "Crea en tus proyectos una copia de “{name}” que puedes editar.",
  "Cloning…": "Clonando…",
  "Your changes to the copy's name and description are not saved.":
    "Tus cambios en el nombre y la descripción de la copia no están guardados.",

  Licence: "Licencia",
  "No licence stated": "Sin licencia indicada",
  "All rights reserved": "Todos los derechos reservados",
  "The licence of the original, {licence}, limits the choice.":
    "La licencia del original, {licence}, limita las opciones.",
  "The original states no licence, so this project can't have one.":
    "El original no indica ninguna licencia, así que este proyecto no puede tener una.",
  "Others can clone it on this site. You allow nothing else.":
    "Otros pueden clonarlo en este sitio. No permites nada más.",
  "Anyone may use, change and sell it without naming you.":
    "Cualquiera puede usarlo, modificarlo y venderlo sin nombrarte.",
  "Anyone may use, change and sell it, and must name you.":
    "Cualquiera puede usarlo, modificarlo y venderlo, y debe nombrarte.",
  "Anyone may use, change and sell it, must name you, and must publish changes under the same licence.":
    "Cualquiera puede usarlo, modificarlo y venderlo, debe nombrarte y publicar los cambios con la misma licencia.",
  "Anyone may use and change it, must name you, and may not sell it.":
    "Cualquiera puede usarlo y modificarlo, debe nombrarte y no puede venderlo.",
  "Others can view it and download its PDF, but not clone it.":
    "Otros pueden verlo y descargar su PDF, pero no clonarlo.",
  "Everyone can view this project in the gallery and download its PDF.":
    "Cualquiera puede ver este proyecto en la galería y descargar su PDF.",
  "Change licence": "Cambiar licencia",
  "Licence changed.": "Licencia cambiada.",
  "The new licence is not saved.": "La nueva licencia no está guardada.",
  "Based on": "Basado en",
  "Remixes ({count})": "Remezclas ({count})",
  "a work without a known name": "una obra sin nombre conocido",
  "Unable to load the remixes of this project.": "No se pudieron cargar las remezclas de este proyecto.",
} satisfies Area<"gallery">;
