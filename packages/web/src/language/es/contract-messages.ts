import type { Area } from "./forms.ts";

/** Messages of forms and of the server. Texts that the engine has too are among its messages. */
export const contractMessages = {
  "Use at least {count} characters": ["Usa al menos {count} carácter", "Usa al menos {count} caracteres"],
  "Use at most {count} characters": ["Usa como máximo {count} carácter", "Usa como máximo {count} caracteres"],
  "Username is required": "Escribe un nombre de usuario",
  "Use letters, digits, spaces, hyphens, underscores and periods":
    "Usa letras, cifras, espacios, guiones, guiones bajos y puntos",
  "This name is reserved for the site itself. Choose another":
    "Este nombre está reservado para el propio sitio. Elige otro",
  "Email is required": "Escribe un correo electrónico",
  "Enter a valid email address": "Escribe un correo electrónico válido",
  "Password is required": "Escribe una contraseña",
  "Use a password that does not repeat a few characters":
    "Usa una contraseña que no repita siempre los mismos caracteres",
  "Use a password that is not a sequence, such as 87654321 or asdfghjk":
    "Usa una contraseña que no sea una secuencia, como 87654321 o asdfghjk",
  "This password is one of the most common ones. Choose another":
    "Esta contraseña es una de las más comunes. Elige otra",
  "Use a password that is more than the name of this site or of a device":
    "Usa una contraseña que no sea solo el nombre de este sitio o de un dispositivo",
  "Use a password that is not your username or email address":
    "Usa una contraseña distinta de tu nombre de usuario y de tu correo electrónico",
  "Confirm your password": "Confirma tu contraseña",
  "Passwords do not match": "Las contraseñas no coinciden",
  "Project name is required": "Escribe el nombre del proyecto",
  "Name is required": "Escribe un nombre",
  "Set-up code is required": "Escribe el código de instalación",
  "Code is required": "Escribe el código",
  "Recovery code is required": "Escribe el código de recuperación",
  "If an account exists for that email, we sent a reset link.":
    "Si existe una cuenta con ese correo, te hemos enviado un enlace para restablecer la contraseña.",
  "Password updated successfully. You can now sign in with your new password.":
    "La contraseña se ha cambiado. Ya puedes iniciar sesión con la nueva.",
  "We sent a confirmation link to your email address.":
    "Hemos enviado un enlace de confirmación a tu correo electrónico.",
  "Your email address is confirmed. You can now sign in with it.":
    "Tu correo electrónico está confirmado. Ya puedes iniciar sesión con él.",
  masters: "páginas maestras",
  plan: "plan",
  template: "plantilla",
  "line {line}": "línea {line}",
  'list "{name}"': "lista «{name}»",
  'section "{name}"': "sección “{name}”",
  'master "{name}"': "página maestra “{name}”",
  'block "{name}"': "bloque “{name}”",
  '{label} "{name}"': "{label} “{name}”",
  "{place}: {problem}": "{place}: {problem}",
  "{problem} ({count} times)": ["{problem} ({count} vez)", "{problem} ({count} veces)"],
  "{problem} ({count} times, first on page {page})": [
    "{problem} ({count} vez, en la página {page})",
    "{problem} ({count} veces, la primera en la página {page})",
  ],
  "{problem} (page {page})": "{problem} (página {page})",
  "{sentence}.": "{sentence}.",
  "{sentence} {hint}": "{sentence} {hint}",
  "The body is not valid JSON": "El cuerpo no es JSON válido",
  "The request needs a JSON body": "La solicitud necesita un cuerpo JSON",
  "The body has too many values or levels": "El cuerpo tiene demasiados valores o niveles",
  "The request cannot be read": "No se puede leer la solicitud",
  "The request needs a Host header": "La solicitud necesita un encabezado Host",
  "The server supports only the expectation 100-continue": "El servidor solo admite la expectativa 100-continue",
  "The body must be JSON (content type application/json)":
    "El cuerpo debe ser JSON (tipo de contenido application/json)",
  "Network request failed": "No hay conexión con el servidor",
  "Authentication required": "Inicia sesión para continuar",
  "Only administrators of this site can do this": "Solo los administradores de este sitio pueden hacer esto",
  "Choose at least one permission": "Elige al menos un permiso",
  "Programs can't make this call. It needs a signed-in user":
    "Los programas no pueden hacer esta llamada. Requiere un usuario con la sesión iniciada",
  "This token lacks the scope {scope}": "A este token le falta el permiso {scope}",
  "Confirm that it is you, and try again": "Confirma que eres tú e inténtalo de nuevo",
  "Accept the terms of use first": "Primero acepta las condiciones de uso",
  "This site requires an authenticator app or a passkey. Set one up on the Security page of your account first":
    "Este sitio requiere una app de autenticación o una llave de acceso. Primero configura una en la página Seguridad de tu cuenta",
  "Set up an authenticator app or a passkey for your own account first":
    "Primero configura una app de autenticación o una llave de acceso para tu propia cuenta",
  "This site requires more than a password. Sign in with your passkey, or with a recovery code":
    "Este sitio requiere algo más que una contraseña. Inicia sesión con tu llave de acceso o con un código de recuperación",
  "This username is taken": "Este nombre de usuario ya está en uso",
  "This session has ended already": "Esta sesión ya ha terminado",
  "A download of your data is running already. Try again when it has ended":
    "Ya hay una descarga de tus datos en curso. Inténtalo de nuevo cuando termine",
  "This is not your username": "Este no es tu nombre de usuario",
  "No other active account has this name": "Ninguna otra cuenta activa tiene este nombre",
  "This is the email address of your account already": "Este ya es el correo electrónico de tu cuenta",
  "We sent a confirmation link to the new address.": "Hemos enviado un enlace de confirmación a la nueva dirección.",
  "This is not your password": "Esta no es tu contraseña",
  "Wrong username or password": "Nombre de usuario o contraseña incorrectos",
  "This link has been used or has expired. Request a new one":
    "Este enlace ya se usó o ha caducado. Solicita uno nuevo",
  "This link has expired, or another account has confirmed the address. Sign in and request a new link":
    "Este enlace ha caducado u otra cuenta confirmó la dirección. Inicia sesión y solicita un enlace nuevo",
  "Too many users are signing in. Try again in a few seconds":
    "Hay demasiados usuarios iniciando sesión. Inténtalo de nuevo en unos segundos",
  "Too many attempts. Try again in {time}": "Demasiados intentos. Inténtalo de nuevo en {time}",
  "The server is stopping": "El servidor se está deteniendo",
  "The server's database is not responding, is damaged or has no space left":
    "La base de datos del servidor no responde, está dañada o no tiene espacio",
  "If-Match must contain the revision of an ETag": "If-Match debe contener la revisión de un ETag",
  "This field is missing": "Falta este campo",
  "Must be {expected}": "Debe ser {expected}",
  "Must have {amount}": "Debe tener {amount}",
  "The request is larger than {size}, which is the limit": "La solicitud supera el límite de {size}",
  "There is no {method} {path}": "No existe {method} {path}",
  "Nothing was found at this address": "No hay nada en esta dirección",
  "Something went wrong on the server. Request id: {id}": "Algo salió mal en el servidor. ID de la solicitud: {id}",
  "Large pictures, fonts and PDFs can't be read or saved at the moment. Nothing was lost. Try again in a minute":
    "Por el momento no se pueden leer ni guardar imágenes grandes, fuentes y archivos PDF. No se ha perdido nada. Inténtalo de nuevo en un minuto",
  "A picture, font or PDF is missing or damaged on the server. Tell the operator of the site":
    "Falta una imagen, una fuente o un PDF en el servidor, o está dañado. Avisa al operador del sitio",
  "The server's disk is full, so nothing was saved. Tell the operator of the site":
    "El disco del servidor está lleno, así que no se guardó nada. Avisa al operador del sitio",
  "The server is busy. Try again in a few seconds": "El servidor está ocupado. Inténtalo de nuevo en unos segundos",
  "Too many planners are being rendered. Try again in a few seconds":
    "Se están generando demasiadas agendas. Inténtalo de nuevo en unos segundos",
  "{jobs} of your requests are in progress. Try again in a few seconds":
    "Tienes {jobs} solicitudes en curso. Inténtalo de nuevo en unos segundos",
  "You have too many live previews open. Close one first":
    "Tienes demasiadas vistas previas en vivo abiertas. Primero cierra una",
  "Pages of other sites can't connect": "Las páginas de otros sitios no pueden conectarse",
  "Messages must be text": "Los mensajes deben ser texto",
  "Rendering was stopped after {seconds} seconds, which is the limit":
    "El proceso se detuvo al superar el límite de {seconds} segundos",
  "Rendering needs too much memory. Try smaller images or fewer widgets":
    "El proceso necesita demasiada memoria. Prueba con imágenes más pequeñas o menos elementos",
  "The PDF is larger than {size} MiB, which is the limit": "El PDF supera el límite de {size} MiB",
  "The picture would have {pixels} million pixels and may have {limit}; choose a smaller scale":
    "La imagen tendría {pixels} millones de píxeles y puede tener {limit}; elige una escala menor",
  "Project not found": "No se encontró el proyecto",
  "The edition could not be made in several attempts. Try again later":
    "No se pudo crear la edición tras varios intentos. Inténtelo más tarde",
  "An account can have nightly editions of {limit} projects. Switch them off for another project first":
    "Una cuenta puede tener ediciones nocturnas de {limit} proyectos. Desactívelas antes en otro proyecto",
  "This edition has been decided about or replaced": "Ya se decidió sobre esta edición o fue reemplazada",
  "This project has no nightly editions. Switch them on first":
    "Este proyecto no tiene ediciones nocturnas. Actívelas primero",
  "There is no such time zone": "No existe esa zona horaria",
  "Write an address that begins with https:// or http://": "Escriba una dirección que empiece por https:// o http://",
  "Public project not available.": "Este proyecto público no está disponible.",
  "The project has no current PDF. Compile it first": "El proyecto no tiene un PDF actualizado. Primero compílalo",
  "Part not found": "No se encontró la pieza",
  "Token not found": "No se encontró el token",
  "This passkey was not accepted. Try again, or sign in another way":
    "No se aceptó esta llave de acceso. Inténtalo de nuevo o inicia sesión de otra forma",
  "Passkeys need a site with a domain name and TLS":
    "Las llaves de acceso requieren un sitio con nombre de dominio y TLS",
  "Passkey not found": "No se encontró la llave de acceso",
  "You have {limit} passkeys, which is the limit. Remove one first":
    "Tienes {limit} llaves de acceso, que es el límite. Primero quita una",
  "This is your only way to sign in. Add a password or another way first":
    "Es tu única forma de iniciar sesión. Primero añade una contraseña u otra forma",
  "This is not the set-up code. The server prints it at its start, and the operator reads it with: octavo admin setup-code":
    "Este no es el código de instalación. El servidor lo muestra al iniciarse y el operador lo lee con: octavo admin setup-code",
  "Enter the code of your authenticator app": "Escribe el código de tu app de autenticación",
  "This code is not valid. Wait for the next one, and check the time of your device":
    "Este código no es válido. Espera al siguiente y revisa la hora de tu dispositivo",
  "This took too long. Start again with a new QR code":
    "Ha pasado demasiado tiempo. Empieza de nuevo con otro código QR",
  "The account has no authenticator app": "La cuenta no tiene una app de autenticación",
  "This account needs its password, too. Sign in with it, and enter the recovery code in place of the app's code":
    "Esta cuenta también necesita su contraseña. Inicia sesión con ella y escribe el código de recuperación en lugar del código de la app",
  "Enter your current password. If you have forgotten it, reset it by email":
    "Escribe tu contraseña actual. Si la olvidaste, restablécela por correo",
  "Wrong username or recovery code": "Nombre de usuario o código de recuperación incorrectos",
  "This site has no other provider for signing in": "Este sitio no tiene otro proveedor para iniciar sesión",
  "{provider} does not respond. Try again later, or sign in another way":
    "{provider} no responde. Inténtalo más tarde o inicia sesión de otra forma",
  "This sign-in has expired, or was started in another browser. Try again":
    "Este inicio de sesión ha caducado o se empezó en otro navegador. Inténtalo de nuevo",
  "No account is linked with your account at {provider}. Sign in another way, and link it on the account page":
    "Ninguna cuenta está vinculada con tu cuenta en {provider}. Inicia sesión de otra forma y vincúlala en la página de la cuenta",
  "This account at the provider is linked with another user":
    "Esta cuenta del proveedor está vinculada con otro usuario",
  "Linked account not found": "No se encontró la cuenta vinculada",
  "You have {limit} tokens, which is the limit. Revoke one first":
    "Tienes {limit} tokens, que es el límite. Primero revoca uno",
  "You have {limit} parts, which is the limit. Delete one first":
    "Tienes {limit} piezas, que es el límite. Primero elimina una",
  "Template not found": "No se encontró la plantilla",
  'Master "{name}" not found': "No se encontró la página maestra “{name}”",
  'Page "{name}" not found': "No se encontró la página “{name}”",
  'There is a master called "{name}" already': "Ya hay una página maestra llamada “{name}”",
  'There is a page called "{name}" already': "Ya hay una página llamada “{name}”",
  "Too many of your responses are unread. Read or cancel them, and try again in a few seconds":
    "Demasiadas respuestas tuyas están sin leer. Léelas o cancélalas e inténtalo de nuevo en unos segundos",
  "The project was changed while it was being read. Try again":
    "El proyecto cambió mientras se leía. Inténtalo de nuevo",
  "Too many changes are waiting to be saved. Try again in a few seconds":
    "Hay demasiados cambios por guardar. Inténtalo de nuevo en unos segundos",
  "This is being changed elsewhere. Try again in a few seconds":
    "Se está modificando en otro lugar. Inténtalo de nuevo en unos segundos",
  "This was changed after you opened it. Reload it, or save your version as a copy":
    "Esto se modificó después de que lo abrieras. Vuelve a cargarlo o guarda tu versión como copia",
  'The address "{slug}" is taken; "{free}" is free': "La dirección “{slug}” está ocupada; “{free}” está libre",
  "Text with the character U+0000 can't be stored": "No se puede guardar texto con el carácter U+0000",
  "You have {limit} projects, which is the limit. Delete one first":
    "Tienes {limit} proyectos, que es el límite. Primero elimina uno",
  "You have {limit} templates, which is the limit. Delete one first":
    "Tienes {limit} plantillas, que es el límite. Primero elimina una",
  "Your projects and templates take {used} of {limit} MiB, and this does not fit. Delete one, or use smaller images":
    "Tus proyectos y plantillas ocupan {used} de {limit} MiB y esto no cabe. Elimina alguno o usa imágenes más pequeñas",
  "This version no longer exists": "Esta versión ya no existe",
  "A project can have {limit} named versions at most. Remove the name of one first":
    "Un proyecto puede tener como máximo {limit} versiones con nombre. Primero quita el nombre de una",
  "The named versions of all your projects can take {size} MiB at most. Remove the name of one first":
    "Las versiones con nombre de todos tus proyectos pueden ocupar como máximo {size} MiB. Primero quita el nombre de una",
  "Your parts take {used} of {limit} MiB, and this one does not fit. Delete one first":
    "Tus piezas ocupan {used} de {limit} MiB y esta no cabe. Primero elimina una",
  "The named versions of a project can take {size} MiB at most. Remove the name of one first":
    "Las versiones con nombre de un proyecto pueden ocupar como máximo {size} MiB. Primero quita el nombre de una",
  "A project can have {limit} masters at most": "Un proyecto puede tener como máximo {limit} páginas maestras",
  "A project can have {limit} named pages at most": "Un proyecto puede tener como máximo {limit} páginas con nombre",
  "A project can have {limit} compilation rules at most":
    "Un proyecto puede tener como máximo {limit} reglas de compilación",
  "A project can have {limit} blocks, {limit} styles and {limit} themes at most":
    "Un proyecto puede tener como máximo {limit} bloques, {limit} estilos y {limit} temas",
  "A project can hold {size} MiB at most, including images":
    "Un proyecto puede ocupar como máximo {size} MiB, imágenes incluidas",
  'No device profile is called "{written}"': "No hay ningún perfil de dispositivo llamado “{written}”",
  'No font face is called "{written}"': "No hay ninguna fuente llamada “{written}”",
  "{problem}. {advice}": "{problem}. {advice}",
  "{count} seconds": "{count} s",
  "{count} minutes": "{count} min",
  "{count} hours": "{count} h",
  "a whole number": "un número entero",
  "an object with fields": "un objeto con campos",
  "{written}": "{written}",
  "at least {limit}": "como mínimo {limit}",
  "at most {limit}": "como máximo {limit}",
  "at least {count} entries": ["al menos {count} entrada", "al menos {count} entradas"],
  "at most {count} entries": ["como máximo {count} entrada", "como máximo {count} entradas"],
  "{path}: {problem}": "{path}: {problem}",
  "An administrator has disabled this account. Ask the administrator of this site to enable it":
    "Un administrador desactivó esta cuenta. Pide al administrador de este sitio que la active",
  "An administrator of this site has made this project private. It cannot be published again until an administrator allows it":
    "Un administrador de este sitio hizo privado este proyecto. No se puede publicar de nuevo hasta que un administrador lo permita",
  "Another administrator has already answered this report": "Otro administrador ya resolvió esta denuncia",
  "New accounts need an invitation on this site. Ask its administrator for one, and open its link":
    "En este sitio, las cuentas nuevas necesitan una invitación. Pide una a su administrador y abre el enlace",
  "This site accepts no new accounts. Ask its administrator for an account":
    "Este sitio no acepta cuentas nuevas. Pide una cuenta a su administrador",
  "This invitation has been used, was revoked or has expired. Ask the administrator of this site for a new one":
    "Esta invitación se usó, se revocó o ha caducado. Pide una nueva al administrador de este sitio",
  "This is the only administrator of the site. Make another user an administrator first":
    "Es el único administrador del sitio. Primero haz administrador a otro usuario",
  "Type the name of the account": "Escribe el nombre de la cuenta",
  "User not found": "No se encontró el usuario",
  "This invitation has been used or revoked": "Esta invitación se usó o se revocó",
  "Report not found": "No se encontró la denuncia",
  "You have made {limit} planners in 24 hours, which is the limit. Try again in {time}":
    "Has creado {limit} agendas en 24 horas, que es el límite. Inténtalo de nuevo en {time}",
  "Paste the address of the calendar": "Pega la dirección del calendario",
  "This site reads no calendars from addresses. Ask its administrator to allow it, or import a calendar file":
    "Este sitio no lee calendarios desde direcciones. Pide a su administrador que lo permita o importa un archivo de calendario",
  "You have {limit} calendars by address, which is the limit. Remove one first":
    "Tienes {limit} calendarios por dirección, que es el límite. Primero quita uno",
  "The project already has a calendar from this address": "El proyecto ya tiene un calendario de esta dirección",
  "This calendar address has been removed": "Esta dirección de calendario se quitó",
  "The calendar is no longer among the dates of the plan. Refresh it to add it again, or remove its address":
    "El calendario ya no está entre las fechas del plan. Actualízalo para añadirlo de nuevo o quita su dirección",
  "The address was stored with another key of this site and cannot be read. Remove it and add it again":
    "La dirección se guardó con otra clave de este sitio y no se puede leer. Quítala y añádela de nuevo",
  "The plan has no first and last day yet, so no events can be added":
    "El plan aún no tiene primer y último día, así que no se pueden añadir eventos",
  "The dates of the plan would have too many entries. Remove a calendar, or choose a shorter time":
    "Las fechas del plan tendrían demasiadas entradas. Quita un calendario o elige un periodo más corto",
  "This is not an address that begins with https:// or webcal://":
    "Esta no es una dirección que empiece por https:// o webcal://",
  "The address must not contain a username and password. Use the public or secret address of the calendar":
    "La dirección no debe contener nombre de usuario ni contraseña. Usa la dirección pública o secreta del calendario",
  "The address has a port that this site does not allow. Ask its administrator to allow this server":
    "La dirección tiene un puerto que este sitio no permite. Pide a su administrador que permita este servidor",
  "The address leads into a private network, which this site does not reach. Ask its administrator to allow this server":
    "La dirección lleva a una red privada, a la que este sitio no accede. Pide a su administrador que permita este servidor",
  "There is no server with this name. Check the address": "No hay ningún servidor con este nombre. Revisa la dirección",
  "The server of the calendar does not respond. Try again later":
    "El servidor del calendario no responde. Inténtalo más tarde",
  "The server of the calendar has no valid certificate, so nothing was read":
    "El servidor del calendario no tiene un certificado válido, así que no se leyó nada",
  "The server of the calendar took too long to answer. Try again later":
    "El servidor del calendario tardó demasiado en responder. Inténtalo más tarde",
  "The calendar is larger than {megabytes} MB. Choose one with fewer years":
    "El calendario ocupa más de {megabytes} MB. Elige uno con menos años",
  "The server of the calendar redirects too often. Check the address":
    "El servidor del calendario redirige demasiadas veces. Revisa la dirección",
  "The server of the calendar redirects to an address without encryption, which would reveal the secret in it":
    "El servidor del calendario redirige a una dirección sin cifrado, lo que revelaría el secreto que contiene",
  "The server of the calendar refuses access. Copy the public or secret address of the calendar again":
    "El servidor del calendario deniega el acceso. Copia de nuevo la dirección pública o secreta del calendario",
  "There is no calendar at this address. It was removed or got a new address. Copy the address again":
    "No hay ningún calendario en esta dirección. Se eliminó o tiene una dirección nueva. Copia de nuevo la dirección",
  "The server of the calendar reports an error. Try again later":
    "El servidor del calendario informa de un error. Inténtalo más tarde",
  "The address leads to a web page. Copy the address in iCal format (.ics) from the settings of the calendar":
    "La dirección lleva a una página web. Copia la dirección en formato iCal (.ics) de los ajustes del calendario",
  "The address leads to a file that is not a calendar (.ics)":
    "La dirección lleva a un archivo que no es un calendario (.ics)",
  "The answer of the calendar's server is damaged. Try again later":
    "La respuesta del servidor del calendario está dañada. Inténtalo más tarde",
  "Collection not found": "No se ha encontrado la colección",
  "Public collection not available.": "La colección pública no está disponible.",
  "The collection doesn't contain this project": "La colección no contiene este proyecto",
  "An administrator of this site has made this collection private. It cannot be published again until an administrator allows it":
    "Un administrador de este sitio ha hecho privada esta colección. No se puede volver a publicar hasta que un administrador lo permita",
  "You have {limit} collections, which is the limit. Delete one first":
    "Tienes {limit} colecciones, que es el límite. Elimina una primero",
  "A collection can have {limit} projects at most. Remove one first":
    "Una colección puede tener como máximo {limit} proyectos. Quita uno primero",
  "Must name each project of the collection once": "Debe nombrar cada proyecto de la colección una vez",
  "Its author reserves all rights, so this project can't be cloned":
    "Su autor se reserva todos los derechos, así que este proyecto no se puede clonar",
  "This project is based on a work under {licence}, which does not allow this licence. Choose another one":
    "Este proyecto se basa en una obra con la licencia {licence}, que no permite esta licencia. Elige otra",
  "The original of this project can't be cloned any more, so there is nothing to merge":
    "El original de este proyecto ya no se puede clonar, así que no hay nada que combinar",
  "The content that the original had when it was cloned was not kept, so its changes can't be merged. Clone it again":
    "El contenido que tenía el original al clonarlo no se guardó, así que sus cambios no se pueden combinar. Clónalo de nuevo",
  "The original has changed again. Look at its changes before you merge them":
    "El original ha vuelto a cambiar. Revisa sus cambios antes de combinarlos",
  "The original has another licence now, which your project's licence does not allow. Clone it again to use its changes":
    "El original tiene ahora otra licencia, que la licencia de tu proyecto no permite. Clónalo de nuevo para usar sus cambios",
  "The original states no licence, so this project can't have one":
    "El original no indica ninguna licencia, así que este proyecto no puede tener una",
  "{provider} does not respond. Try again later": "{provider} no responde. Inténtalo más tarde",
  "People sign in to this site only with {provider}, so its own passwords, passkeys, codes and invitations are not used. Sign in with {provider}":
    "En este sitio solo se inicia sesión con {provider}, por lo que no se usan sus propias contraseñas, llaves de acceso, códigos ni invitaciones. Inicia sesión con {provider}",
  "Your account at {provider} is in no group that may use this site. Ask the administrator of {provider} to add you to one":
    "Tu cuenta de {provider} no está en ningún grupo que pueda usar este sitio. Pide al administrador de {provider} que te añada a uno",
  "This site requires a second factor, and {provider} reports none for this sign-in. Set one up there, and sign in again with it":
    "Este sitio exige un segundo factor y {provider} no comunica ninguno para este inicio de sesión. Configúralo allí y vuelve a iniciar sesión con él",
  "{provider} reported no second factor when you signed in, so you could not sign in again. Sign out, and sign in with a second factor first":
    "{provider} no comunicó ningún segundo factor cuando iniciaste sesión, así que no podrías volver a entrar. Cierra la sesión e iníciala primero con un segundo factor",
  "The account of this site with your address can't be linked with your account at {provider}. Ask the administrator of this site to unlink it first":
    "La cuenta de este sitio con tu dirección no se puede vincular con tu cuenta de {provider}. Pide al administrador de este sitio que la desvincule primero",
  "No account of this site has confirmed the address of your account at {provider}, and new accounts are not allowed. Ask the administrator of this site for one":
    "Ninguna cuenta de este sitio ha confirmado la dirección de tu cuenta de {provider} y no se permiten cuentas nuevas. Pide una al administrador de este sitio",
  "This is your only way to sign in. Link another account at {provider} first":
    "Es tu única forma de iniciar sesión. Primero vincula otra cuenta de {provider}",
} satisfies Area<"contractMessages">;
