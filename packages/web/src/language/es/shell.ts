import type { Area } from "./forms.ts";

/** Texts of src/shell and src/ui. */
export const shell = {
  Studio: "Estudio",
  Menu: "Menú",
  Projects: "Proyectos",
  Templates: "Plantillas",
  "Public gallery": "Galería pública",
  Tutorial: "Tutorial",
  Donate: "Donar",
  Source: "Código fuente",
  "(opens in a new tab)": "(se abre en una pestaña nueva)",
  "Skip to content": "Saltar al contenido",

  Theme: "Tema",
  "Light|theme": "Claro",
  "Dark|theme": "Oscuro",
  System: "Sistema",
  "E-ink": "E-ink",

  "Signed in as {name}": "Sesión iniciada: {name}",
  "Sign in": "Iniciar sesión",
  "Sign out": "Cerrar sesión",
  "Create account": "Crear cuenta",
  "Sign in again": "Volver a iniciar sesión",
  "Your session has expired, {name}. Sign in again to continue. Your work is still here.":
    "Tu sesión ha caducado, {name}. Inicia sesión de nuevo para continuar. Tu trabajo sigue aquí.",
  "Sign out without saving?": "¿Cerrar sesión sin guardar?",
  "This page has unsaved changes. This browser stores them until you sign in again.":
    "Esta página tiene cambios sin guardar. Este navegador los conserva hasta que vuelvas a iniciar sesión.",
  "This page has unsaved changes, which will be lost.": "Esta página tiene cambios sin guardar, que se perderán.",
  Stay: "Quedarse",

  "Terms of use": "Condiciones de uso",
  "Please read these before you begin.": "Léelas antes de empezar.",
  "Personal use only": "Solo para uso personal",
  "Make planners and templates for yourself, and share them with others for the same use.":
    "Crea agendas y plantillas para ti y compártelas con otras personas para el mismo uso.",
  "No commercial use": "Sin uso comercial",
  "You may not sell Octavo or anything made with it, or use them to earn money.":
    "No puedes vender el estudio ni nada hecho con él, ni usarlos para ganar dinero.",
  "Provided as is": "Se ofrece tal cual",
  "The studio is free and comes without any warranty. It may have errors or be unavailable. Keep copies of important work.":
    "El estudio es gratuito y no tiene ninguna garantía. Puede tener errores o no estar disponible. Guarda copias de tus trabajos importantes.",
  "No sensitive data": "Sin datos sensibles",
  "Do not type passwords, health data, financial data or other sensitive data, whether your own or that of others. What you write by hand on your tablet is not sent.":
    "No escribas con el teclado contraseñas, datos de salud, datos financieros ni otros datos sensibles, ya sean tuyos o de otras personas. Lo que escribes a mano en tu tablet no se envía.",
  "I have read and understand these terms": "He leído y entiendo estas condiciones",
  "In everyday use": "En el día a día",
  "May I use my planner at work?": "¿Puedo usar mi agenda en el trabajo?",
  "Yes, for your own work, for example as a teacher or a nurse, also if you are paid for it. You may not sell planners, or hand them out for money.":
    "Sí, para tu propio trabajo, por ejemplo como docente o en enfermería, aunque te paguen por él. No puedes vender agendas ni repartirlas a cambio de dinero.",
  "Who sees the names that I type for a new planner?": "¿Quién ve los nombres que escribo para una agenda nueva?",
  "Until you keep the planner, they are in this browser and in the address of the page, which reaches this site only when the page is loaded again. Whoever gets this address can read them.":
    "Hasta que guardas la agenda, están en este navegador y en la dirección de la página, que este sitio solo recibe si se vuelve a cargar la página. Quien reciba esta dirección puede leerlos.",
  "Who sees the names in a project?": "¿Quién ve los nombres de un proyecto?",
  "A project is stored on this site, with its names. It is private until you publish it or give its PDF to others. Those who run the site can read what it stores.":
    "Un proyecto se guarda en este sitio, con sus nombres. Es privado hasta que lo publicas o das su PDF a otras personas. Quienes administran el sitio pueden leer lo que guarda.",
  "May I type the names of pupils?": "¿Puedo escribir los nombres de los alumnos?",
  "If the rules of your school or employer allow it. Otherwise leave out full names: a first name, initials or a number is enough for a planner.":
    "Si las normas de tu centro o de tu empresa lo permiten. Si no, omite los nombres completos: un nombre de pila, unas iniciales o un número bastan para una agenda.",
  Decline: "Rechazar",
  "Accept & Continue": "Aceptar y continuar",

  "Something went wrong": "Algo salió mal",
  "A part of the studio could not be loaded. This browser has stored your work. Check the connection and reload the page.":
    "No se pudo cargar una parte del estudio. Este navegador ha guardado tu trabajo. Revisa la conexión y recarga la página.",
  "An unexpected error occurred in the studio. This browser has stored your work. Reload the page to continue.":
    "Se produjo un error inesperado en el estudio. Este navegador ha guardado tu trabajo. Recarga la página para continuar.",
  "Reload page": "Recargar página",
  "Error details": "Detalles del error",

  "(optional)": "(opcional)",

  Add: "Añadir",
  Cancel: "Cancelar",
  Close: "Cerrar",
  Delete: "Eliminar",
  "Deleting…": "Eliminando…",
  "Delete {name}": "Eliminar {name}",
  "Delete {name}?": "¿Eliminar {name}?",
  Save: "Guardar",
  "Saving…": "Guardando…",
  "Loading…": "Cargando…",
  "Preparing…": "Preparando…",
  "Updating…": "Actualizando…",
  "Try again": "Reintentar",
  "Leave without saving?": "¿Salir sin guardar?",
  Leave: "Salir",
  "Save and leave": "Guardar y salir",
  "Move {name} up": "Subir {name}",
  "Move {name} down": "Bajar {name}",
  "Use {text}": "Usar {text}",
  "Insert {text}": "Insertar {text}",
  "Variable name": "Nombre de la variable",
  Value: "Valor",
  mood: "mood",
  quiet: "tranquilo",
  "Add variable": "Añadir variable",
  "Remove variable {name}": "Quitar variable {name}",
  "This name is already in use": "Este nombre ya está en uso",
  "{count} bytes": ["{count} byte", "{count} bytes"],

  "Loading project...": "Cargando proyecto…",
  "Back to Projects": "Volver a los proyectos",
  "This part of the studio could not be loaded. Check the connection and try again.":
    "No se pudo cargar esta parte del estudio. Revisa la conexión e inténtalo de nuevo.",
  "Your browser's storage is full, so this text is not stored. Download the PDF or copy the text before you close the page.":
    "El almacenamiento de tu navegador está lleno, así que este texto no se guarda. Descarga el PDF o copia el texto antes de cerrar la página.",

  "{text} ({note})": "{text} ({note})",
  "Changed elsewhere": "Modificado en otro lugar",
  "Deleted elsewhere": "Eliminado en otro lugar",
  "This {what} was changed in another tab or on another device after you opened it. Choose which version to keep.":
    "Se modificó en otra pestaña o en otro dispositivo después de que lo abrieras ({what}). Elige qué versión conservar.",
  "This {what} was deleted or renamed in another tab or on another device after you opened it. Your version is still here.":
    "Se eliminó o cambió de nombre en otra pestaña o en otro dispositivo después de que lo abrieras ({what}). Tu versión sigue aquí.",
  "list of rules": "lista de reglas",
  page: "página",
  "Use stored version": "Usar la versión guardada",
  "Overwrite stored version": "Sobrescribir la guardada",
  "Save my version": "Guardar mi versión",
  "Save mine as a copy": "Guardar la mía como copia",
  "This was changed in another tab or on another device. Save again to replace it with your version.":
    "Esto se modificó en otra pestaña o en otro dispositivo. Guarda de nuevo para reemplazarlo por tu versión.",
  "This was changed in another tab or on another device to {values}. Save again to replace it with your version.":
    "Esto se cambió en otra pestaña o en otro dispositivo a {values}. Guarda de nuevo para reemplazarlo por tu versión.",
  "(landscape)": "(horizontal)",
  copy: "copia",
  "No connection. Your work is kept here: try again when it returns.":
    "Sin conexión. Tu trabajo se conserva aquí: inténtalo de nuevo cuando vuelva.",
  "Copy request id": "Copiar ID de la solicitud",
  "The copy could not be made. Please try again.": "No se pudo copiar. Inténtalo de nuevo.",
  "Your session has expired, {name}. Sign in with {provider} in a new tab, and this page continues. Your work is still here.":
    "Tu sesión ha caducado, {name}. Inicia sesión con {provider} en una pestaña nueva y esta página continuará. Tu trabajo sigue aquí.",
  "All projects": "Todos los proyectos",
  "Next, you are asked to agree to these.": "A continuación se te pide que las aceptes.",
  "Next, you are asked to agree to these: personal use only, including at work, and no passwords, health or financial data in your planners.":
    "Después te pediremos que las aceptes. En resumen: solo para uso personal (también en tu trabajo) y sin contraseñas, datos de salud ni datos financieros en tus agendas.",
  "What you type is stored on this site. Other users see it only if you publish it. Handwriting stays on your tablet.":
    "Lo que escribes se guarda en este sitio. Otros usuarios lo ven solo si lo publicas. La escritura a mano se queda en tu tablet.",
} satisfies Area<"shell">;
