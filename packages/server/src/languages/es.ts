import type { Translation } from "./translation.ts";

const getPage = {
  title: "Obtener una agenda",
  label: "Código",
  button: "Descargar",
  hint: "Abre tu proyecto en Octavo en otro dispositivo, elige “Pasar a un dispositivo” y crea un código.",
  wrong: "Este código no es válido. Revísalo o crea uno nuevo: un código caduca a los diez minutos.",
  tooMany: "Demasiados códigos erróneos. Espera diez minutos e inténtalo de nuevo.",
  failed: "No se pudo crear el PDF. Abre el proyecto en otro dispositivo y revisa sus problemas.",
  later:
    "El PDF no se puede crear ahora: esta cuenta ha alcanzado su límite o el servidor está ocupado. Inténtalo más tarde.",
  terms:
    "Las condiciones de uso han cambiado. Inicia sesión en Octavo en otro dispositivo, acéptalas y vuelve a usar el código.",
  secondFactor:
    "Este sitio exige un segundo factor. Inicia sesión en Octavo en otro dispositivo, configúralo y vuelve a usar el código.",
};

const archiveReadme = `Este archivo contiene todo lo que has creado con Octavo.

account.json   tu cuenta, tus colecciones y el contenido de las carpetas siguientes
projects/      una carpeta por proyecto:
  masters.yaml, plan.yaml   diseños, plan, reglas y fechas, tal como los lee "octavo build"
  planner.pdf               la agenda, salvo que tenga errores o tarde demasiado
  cover.png                 su primera página
  fonts/, pictures/         archivos que contienen los diseños
  versions/                 sus versiones con nombre y las últimas automáticas
templates/     tus plantillas
parts.json     las piezas que guardaste en la paleta

No se incluyen proyectos eliminados, contraseñas, tokens ni sesiones.

Para cargarlo en un sitio de Octavo, su operador ejecuta:
  octavo restore --user NOMBRE octavo-account.zip
Los proyectos quedan privados y no se reemplaza nada de lo que ya existe.
`;

/** By the English text. */
const emails = {
  "A calendar of {project} can't be read": "No se puede leer un calendario de {project}",
  "The calendar {calendar} of your planner {project} could not be read from its address three times.":
    "El calendario {calendar} de tu agenda {project} no se pudo leer tres veces desde su dirección.",
  "The planner keeps the events from before. Open its dates to see the reason, and to change the address.":
    "La agenda conserva los eventos anteriores. Abre sus fechas para ver el motivo y cambiar la dirección.",
  "Open the dates of the project": "Abrir las fechas del proyecto",
  "Hello,": "Hola:",
  "New edition of {project}": "Nueva edición de {project}",
  "A new edition of your planner {project} is ready. Changed events: {events}.":
    "Hay una nueva edición de su agenda {project}. Eventos modificados: {events}.",
  "All pages keep their places, so handwriting stays on its page.":
    "Todas las páginas conservan su lugar, así que lo escrito a mano queda en su página.",
  "Open the project": "Abrir el proyecto",
  "A decision about {project}": "Una decisión sobre {project}",
  "The new edition of your planner {project} was not delivered, because pages would change: {pages}.":
    "La nueva edición de su agenda {project} no se entregó porque cambiarían páginas: {pages}.",
  "Your tablet keeps getting the old one until you have decided.":
    "Su tablet seguirá recibiendo la anterior hasta que decida.",
  "No new edition of {project}": "No hay nueva edición de {project}",
  "The new edition of your planner {project} could not be made. Open the project to see its problems.":
    "No se pudo crear la nueva edición de su agenda {project}. Abra el proyecto para ver sus problemas.",
  "You get this email because you asked for it in the nightly editions of the project.":
    "Recibe este correo porque lo pidió en las ediciones nocturnas del proyecto.",

  "A test email from Octavo": "Correo de prueba de Octavo",
  "The mail settings of the site work.": "La configuración de correo del sitio funciona.",

  "Choose a new password for Octavo": "Elige una nueva contraseña de Octavo",
  "A new password was requested for your account.": "Se ha solicitado una nueva contraseña para tu cuenta.",
  "Choose a new password for {username}": "Elegir una nueva contraseña para {username}",
  "The link works once, for {minutes} minutes. Your old password keeps working until you choose a new one.":
    "El enlace funciona una sola vez, durante {minutes} minutos. Tu contraseña anterior sigue siendo válida hasta que elijas una nueva.",
  "If you did not request this, you can ignore this message.": "Si no lo has solicitado, puedes ignorar este mensaje.",

  "Confirm your email address for Octavo": "Confirma tu dirección de correo para Octavo",
  "The account {username} was created with this email address.":
    "Se ha creado la cuenta {username} con esta dirección de correo.",
  "Confirm this address for {username}": "Confirmar esta dirección para {username}",
  "The link works for {days} days. Once the address is confirmed, you can sign in with it and reset a forgotten password.":
    "El enlace funciona durante {days} días. Cuando la dirección esté confirmada, podrás iniciar sesión con ella y restablecer una contraseña olvidada.",
  "If you did not create this account, ignore this message. An unconfirmed address has no effect.":
    "Si no has creado esta cuenta, ignora este mensaje. Una dirección sin confirmar no tiene ningún efecto.",

  "A new password was requested for this email address. This requires a confirmed address, and no account has confirmed this one.":
    "Se ha solicitado una nueva contraseña para esta dirección de correo. Para ello hace falta una dirección confirmada, y ninguna cuenta ha confirmado esta.",
  "Confirm the address for your account, and then request a new password again. A link works for {days} days, and an address can be confirmed for one account only.":
    "Confirma la dirección de tu cuenta y vuelve a solicitar una contraseña. El enlace funciona durante {days} días y una dirección solo se puede confirmar para una cuenta.",
  "If you did not create an account, ignore this message. An unconfirmed address has no effect.":
    "Si no has creado una cuenta, ignora este mensaje. Una dirección sin confirmar no tiene ningún efecto.",

  "If you did not do this, change your password, remove what you don't know on the account page, and sign out everywhere.":
    "Si no has sido tú, cambia tu contraseña, elimina de la página de tu cuenta lo que no reconozcas y cierra sesión en todas partes.",
  "An authenticator app for Octavo": "Una app de autenticación para Octavo",
  "The account {username} now asks for a code of an authenticator app beside the password.":
    "La cuenta {username} pide ahora, además de la contraseña, un código de una app de autenticación.",
  "An authenticator app for Octavo was removed": "Se ha eliminado una app de autenticación de Octavo",
  "The account {username} no longer asks for a code of an authenticator app.":
    "La cuenta {username} ya no pide un código de una app de autenticación.",
  "Your password for Octavo was removed": "Se ha eliminado tu contraseña de Octavo",
  "The password of the account {username} was removed. You sign in to it in another way.":
    "Se ha eliminado la contraseña de la cuenta {username}. Inicias sesión en ella de otra manera.",
  "A new passkey for Octavo": "Una nueva llave de acceso para Octavo",
  "A passkey was added to the account {username}. It can be used to sign in.":
    "Se ha añadido una llave de acceso a la cuenta {username}. Sirve para iniciar sesión.",
  "A passkey for Octavo was removed": "Se ha eliminado una llave de acceso de Octavo",
  "A passkey was removed from the account {username}. It can no longer be used to sign in.":
    "Se ha eliminado una llave de acceso de la cuenta {username}. Ya no sirve para iniciar sesión.",
  "A new way to sign in to Octavo": "Una nueva forma de iniciar sesión en Octavo",
  "The account {username} was linked with an account at another provider, which can be used to sign in.":
    "La cuenta {username} se ha vinculado con una cuenta de otro proveedor, que sirve para iniciar sesión.",
  "A recovery code for Octavo was used": "Se ha usado un código de recuperación de Octavo",
  "A recovery code was used to sign in to the account {username}. It can't be used again.":
    "Se ha usado un código de recuperación para iniciar sesión en la cuenta {username}. No se puede volver a usar.",
  "Your password for Octavo was changed": "Se ha cambiado tu contraseña de Octavo",
  "The account {username} has a new password. All sessions have been signed out.":
    "La cuenta {username} tiene una nueva contraseña. Se han cerrado todas las sesiones.",
  "The account {username} has a new password. All other sessions have been signed out.":
    "La cuenta {username} tiene una nueva contraseña. Se han cerrado todas las demás sesiones.",
  "If you did not change it, request a new password on the sign-in page, and check who has access to your mailbox.":
    "Si no la has cambiado, solicita una nueva contraseña en la página de inicio de sesión y revisa quién tiene acceso a tu buzón.",

  "Another account with your address at Octavo": "Otra cuenta con tu dirección en Octavo",
  "The account {created} was created with this email address. The address belongs to your account {yours}, which has confirmed it.":
    "Se ha creado la cuenta {created} con esta dirección de correo. La dirección pertenece a tu cuenta {yours}, que la ha confirmado.",
  "If you created it, sign in to {created} with its username.":
    "Si la has creado, inicia sesión en {created} con su nombre de usuario.",
  "If you did not, you can ignore this message. The new account can't sign in with your address and receives no password reset links.":
    "Si no, puedes ignorar este mensaje. La nueva cuenta no puede iniciar sesión con tu dirección ni recibe enlaces para restablecer la contraseña.",

  "The account {username} asks to use this email address.":
    "La cuenta {username} quiere usar esta dirección de correo.",
  "The link works for {days} days. Until you use it, the account keeps its present address.":
    "El enlace funciona durante {days} días. Hasta que lo uses, la cuenta conserva su dirección actual.",
  "If this is not your account, ignore this message. An unconfirmed address has no effect.":
    "Si esta cuenta no es tuya, ignora este mensaje. Una dirección sin confirmar no tiene ningún efecto.",
  "The account {other} asks to use this email address. The address belongs to your account {yours}, which has confirmed it, so it can't be used twice.":
    "La cuenta {other} quiere usar esta dirección de correo. La dirección pertenece a tu cuenta {yours}, que la ha confirmado, y no se puede usar dos veces.",
  "If you asked for this, delete {yours}, or give it another address first. If you did not, you can ignore this message.":
    "Si lo has solicitado, elimina {yours} o dale antes otra dirección. Si no, puedes ignorar este mensaje.",

  "A new email address for your account at Octavo": "Una nueva dirección de correo para tu cuenta de Octavo",
  "Somebody who is signed in to {username} asked to change its email address to {email}. The address changes when the link that we sent there is used.":
    "Alguien con la sesión iniciada en {username} ha pedido cambiar su dirección de correo a {email}. La dirección cambiará cuando se use el enlace que hemos enviado allí.",
  "If this was not you, sign in, cancel the change on your account page, and choose a new password.":
    "Si no has sido tú, inicia sesión, cancela el cambio en la página de tu cuenta y elige una nueva contraseña.",
  "The account {username} has the email address {email} now. This address can no longer sign in to it or reset its password.":
    "La cuenta {username} tiene ahora la dirección de correo {email}. Con la dirección anterior ya no se puede iniciar sesión ni restablecer la contraseña.",
  "If this was not you, contact the administrator of the server.":
    "Si no has sido tú, contacta con el administrador del servidor.",

  "Your account at Octavo was deleted": "Se ha eliminado tu cuenta de Octavo",
  "The account {username} is deleted, with its planners, templates and tokens. This can't be undone.":
    "La cuenta {username} se ha eliminado con sus agendas, plantillas y tokens. Esto no se puede deshacer.",
  "Copies that other people made of your public planners stay with them.":
    "Las copias que otras personas hicieron de tus agendas públicas siguen siendo suyas.",

  "Your username at Octavo was changed": "Se ha cambiado tu nombre de usuario de Octavo",
  "Your account is called {username} now. Sign in with this name, or with your email address.":
    "Tu cuenta se llama ahora {username}. Inicia sesión con este nombre o con tu dirección de correo.",
  "If this was not you, sign in, and choose a new password on your account page.":
    "Si no has sido tú, inicia sesión y elige una nueva contraseña en la página de tu cuenta.",

  "You are invited to Octavo": "Invitación a Octavo",
  "An administrator of {site} invites you to make planners there.":
    "Un administrador de {site} te invita a crear agendas allí.",
  "{words}": "{words}",
  "Create your account": "Crear cuenta",
  "The invitation works once, until {date}.": "La invitación funciona una sola vez, hasta el {date}.",
  "If you do not know this site, you can ignore this message.":
    "Si no conoces este sitio, puedes ignorar este mensaje.",

  "Your project {project} is no longer public": "Tu proyecto {project} ya no es público",
  "An administrator has made your public project {project} private. It is still among your projects.":
    "Un administrador ha hecho privado tu proyecto público {project}. Sigue estando entre tus proyectos.",
  "Your collection {collection} is no longer public": "Tu colección {collection} ya no es pública",
  "An administrator has made your public collection {collection} private. You still have it.":
    "Un administrador ha hecho privada tu colección pública {collection}. Sigues teniéndola.",
  "Reason: {reason}": "Motivo: {reason}",
  "You cannot publish it again until an administrator allows it.":
    "No podrás volver a publicarlo hasta que un administrador lo permita.",
};

export const spanish: Translation = { getPage, archiveReadme, emails };
