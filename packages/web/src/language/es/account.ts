import type { Area } from "./forms.ts";

/** Texts of src/screens/account, and of the confirmation that changes there need. */
export const account = {
  "Confirm that it is you": "Confirma que eres tú",
  "You signed in as {name} a while ago. Confirm that it is still you to continue.":
    "Iniciaste sesión como {name} hace un rato. Confirma que sigues siendo tú para continuar.",
  Confirm: "Confirmar",
  Account: "Cuenta",
  Profile: "Perfil",
  Security: "Seguridad",
  "API tokens": "Tokens de API",
  "Your data": "Tus datos",

  "You sign in with this name, or with your confirmed email address.":
    "Inicias sesión con este nombre o con tu correo electrónico confirmado.",
  "Change username": "Cambiar nombre de usuario",
  "Your new username is not saved.": "Tu nuevo nombre de usuario no está guardado.",
  "Your username is changed.": "Se cambió tu nombre de usuario.",
  "You can sign in with it once it is confirmed, and get a link there if you forget your password.":
    "Cuando lo confirmes, podrás iniciar sesión con él y recibir allí un enlace si olvidas la contraseña.",
  "(confirmed)": "(confirmado)",
  "(not confirmed)": "(sin confirmar)",
  "This server cannot send email, so the address can't be changed.":
    "Este servidor no puede enviar correos, así que no es posible cambiar la dirección.",
  "New email address": "Nuevo correo electrónico",
  "Send confirmation link": "Enviar enlace de confirmación",
  "Your new email address is not saved.": "Tu nuevo correo electrónico no está guardado.",
  "To change your address to {address}, open the link in the email that we sent there. Until then the present address stays.":
    "Para cambiar tu dirección a {address}, abre el enlace del correo que enviamos allí. Hasta entonces se mantiene la dirección actual.",
  "Cancel the change": "Cancelar el cambio",
  "The language of the studio and of emails to you.": "El idioma del estudio y de los correos que recibes.",
  "Change language": "Cambiar idioma",
  "Your choice of language is not saved.": "El idioma elegido no está guardado.",
  "Your language is changed.": "Se cambió el idioma.",

  "A new password signs out all other browsers.":
    "Una contraseña nueva cierra la sesión en todos los demás navegadores.",
  "Your account has no password. With one, you can also sign in with your username.":
    "Tu cuenta no tiene contraseña. Con una, también puedes iniciar sesión con tu nombre de usuario.",
  "Change password": "Cambiar contraseña",
  "Set a password": "Crear una contraseña",
  "Current password": "Contraseña actual",
  "Your new password is not saved.": "Tu nueva contraseña no está guardada.",
  "Your password is changed.": "Se cambió tu contraseña.",

  Sessions: "Sesiones",
  "The browsers in which you are signed in. Sign out the ones that you do not know, and change your password.":
    "Los navegadores en los que tienes una sesión abierta. Cierra las que no reconozcas y cambia la contraseña.",
  "This browser": "Este navegador",
  "Signed in {date}, {method}": "Sesión iniciada: {date}, {method}",
  "Last used {date}": "Último uso: {date}",
  "Sign out|session": "Cerrar sesión",
  "Sign out: {name}": "Cerrar sesión: {name}",
  "Sign out all others": "Cerrar todas las demás",
  "{browser} on {system}": "{browser} en {system}",
  "Unknown browser": "Navegador desconocido",
  "with the password": "con la contraseña",
  "with a passkey": "con una llave de acceso",
  "with another account": "con otra cuenta",
  "with a recovery code": "con un código de recuperación",
  "Make a token": "Crear un token",
  "Failed to load the tokens": "No se pudieron cargar los tokens",
  "Failed to change the tokens": "No se pudieron cambiar los tokens",
  "Your tokens": "Tus tokens",
  "You have no tokens.": "No tienes tokens.",
  "Programs use a token instead of your password, for the {api} and for the catalog of your planners. No token reaches your account, other tokens or the gallery.":
    "Los programas usan un token en lugar de tu contraseña, para la {api} y para el catálogo de tus agendas. Ningún token da acceso a tu cuenta, a otros tokens ni a la galería.",
  "The token has not been made.": "El token no se ha creado.",
  "Such as the program or device that will use it": "Por ejemplo, el programa o dispositivo que lo usará",
  Permissions: "Permisos",
  "Read planners": "Leer agendas",
  "Change planners": "Modificar agendas",
  "Compile documents": "Compilar documentos",
  "Projects, versions, templates, PDFs, and the catalog for e-readers":
    "Proyectos, versiones, plantillas, archivos PDF y el catálogo para lectores electrónicos",
  "Create, change and delete them; 30 days to restore what is deleted":
    "Crearlas, modificarlas y eliminarlas; lo eliminado se puede restaurar durante 30 días",
  "Render documents that the program sends, without your planners":
    "Procesar documentos que envía el programa, sin tus agendas",
  End: "Fin",
  "No end": "Sin fecha de fin",
  "In a year": "Dentro de un año",
  "In {days} days": "Dentro de {days} días",
  "Copy the token of {name} now. It is not shown again.": "Copia ahora el token de {name}. No se volverá a mostrar.",
  "For example, to list your projects:": "Por ejemplo, para listar tus proyectos:",
  "ends {date}": "termina el {date}",

  "Download your data": "Descargar tus datos",
  "A ZIP file with your planners as documents and PDFs, with their versions, pictures and fonts, and with your templates and saved parts. Any site of Octavo can read it.":
    "Un archivo ZIP con tus agendas como documentos y en PDF, con sus versiones, imágenes y fuentes, y con tus plantillas y piezas guardadas. Cualquier sitio de Octavo puede leerlo.",
  "Your data is downloaded.": "Tus datos se han descargado.",
  "Packing your data… {size}": "Empaquetando tus datos… {size}",
  "Download everything": "Descargar todo",

  "Delete the account": "Eliminar la cuenta",
  "Deletes your planners, templates and everything else that you have here. Download your data first.":
    "Elimina tus agendas, plantillas y todo lo demás que tienes aquí. Antes descarga tus datos.",
  "Delete account…": "Eliminar cuenta…",
  "Delete account": "Eliminar cuenta",
  "Delete the account {name}?": "¿Eliminar la cuenta {name}?",
  "This can't be undone.": "Esto no se puede deshacer.",
  "{count} projects": ["{count} proyecto", "{count} proyectos"],
  "{count} templates": ["{count} plantilla", "{count} plantillas"],
  "{count} saved parts": ["{count} pieza guardada", "{count} piezas guardadas"],
  "{count} API tokens": ["{count} token de API", "{count} tokens de API"],
  "Your public projects": "Tus proyectos públicos",
  "Keep them in the gallery, with “Former member” as their author":
    "Dejarlos en la galería, con “Former member” como autor",
  "Delete them, too": "Eliminarlos también",
  "Next administrator": "Próximo administrador",
  "You are the only administrator. Name the user who becomes the next one.":
    "Solo tú administras este sitio. Indica quién lo administrará después.",
  "Your username": "Tu nombre de usuario",
  "Type {name} to confirm.": "Escribe {name} para confirmar.",
} satisfies Area<"account">;
