import type { Area } from "./forms.ts";

/** Passkeys, linked accounts and recovery codes on the account page. */
export const signInWays = {
  "Confirm with a passkey": "Confirmar con una llave de acceso",
  "Confirm with {provider}": "Confirmar con {provider}",
  "This site requires an authenticator app or a passkey. Set one up on this page to continue.":
    "Este sitio requiere una app de autenticación o una llave de acceso. Configura una en esta página para continuar.",
  "Your account has a second factor.": "Tu cuenta tiene un segundo factor.",
  "Authenticator app": "App de autenticación",
  "An app on your phone shows a code that changes every 30 seconds. Signing in with the password needs it.":
    "Una app de tu teléfono muestra un código que cambia cada 30 segundos. Hace falta para iniciar sesión con la contraseña.",
  "In use since {day}": "En uso desde el {day}",
  "Remove the app": "Quitar la app",
  "Remove the authenticator app?": "¿Quitar la app de autenticación?",
  "The password alone will be enough to sign in.": "La contraseña sola bastará para iniciar sesión.",
  "Set up an app": "Configurar una app",
  "Make recovery codes below. Without them, losing the app locks you out.":
    "Crea códigos de recuperación más abajo. Sin ellos, si pierdes la app no podrás entrar.",
  "Set up an authenticator app": "Configurar una app de autenticación",
  "Scan the QR code with the app, or type the key. Then enter the code that the app shows.":
    "Escanea el código QR con la app o escribe la clave. Después escribe el código que muestra la app.",
  "QR code for the authenticator app": "Código QR para la app de autenticación",
  "Code in the app": "Código de la app",
  "Turn on": "Activar",
  "Code of your authenticator app": "Código de tu app de autenticación",
  "A recovery code works, too.": "También sirve un código de recuperación.",
  "Remove the password": "Quitar la contraseña",
  "Remove the password?": "¿Quitar la contraseña?",
  "You then sign in only with your passkeys or linked accounts. If you lose all of them, a recovery code or a reset by email lets you in. All other browsers are signed out.":
    "Después solo podrás iniciar sesión con tus llaves de acceso o cuentas vinculadas. Si las pierdes todas, podrás entrar con un código de recuperación o restableciendo la contraseña por correo. Se cierra la sesión en todos los demás navegadores.",
  "To remove the password, make recovery codes first.":
    "Para quitar la contraseña, primero crea códigos de recuperación.",
  Passkeys: "Llaves de acceso",
  "Sign in with a fingerprint, your face or a PIN of your device, without username and password.":
    "Inicia sesión con tu huella, tu cara o un PIN de tu dispositivo, sin nombre de usuario ni contraseña.",
  "Add a passkey": "Añadir una llave de acceso",
  "This browser can't use passkeys.": "Este navegador no puede usar llaves de acceso.",
  Synced: "Sincronizada",
  "Added on {day}, not used yet": "Añadida el {day}, todavía sin usar",
  "Added on {day}, last used on {last}": "Añadida el {day}, último uso: {last}",
  "Remove {name}?": "¿Quitar {name}?",
  "You can no longer sign in with it. Delete it on your device, too.":
    "Ya no podrás iniciar sesión con ella. Elimínala también en tu dispositivo.",
  "Your browser asks next where to keep the passkey. The name is for this list.":
    "A continuación, tu navegador pregunta dónde guardar la llave de acceso. El nombre es para esta lista.",
  Continue: "Continuar",
  Print: "Imprimir",
  "Passkey {number}": "Llave de acceso {number}",
  "Recovery codes": "Códigos de recuperación",
  "Each of ten codes replaces your password or passkey once, if you have lost it. Keep them on paper.":
    "Cada uno de los diez códigos sustituye una vez a tu contraseña o llave de acceso, si la pierdes. Guárdalos en papel.",
  "{count} codes left, made on {day}": [
    "Queda {count} código, creado el {day}",
    "Quedan {count} códigos, creados el {day}",
  ],
  "Make recovery codes": "Crear códigos de recuperación",
  "Make new recovery codes": "Crear códigos de recuperación nuevos",
  "Make new recovery codes?": "¿Crear códigos de recuperación nuevos?",
  "The codes that you have now stop working.": "Los códigos que tienes ahora dejarán de funcionar.",
  "Your recovery codes": "Tus códigos de recuperación",
  "They are shown only now. Keep them where others can't find them.":
    "Solo se muestran ahora. Guárdalos donde nadie más pueda encontrarlos.",
  "Recovery codes of {name} at {site}": "Códigos de recuperación de {name} en {site}",
  "I have kept them": "Ya los guardé",
  "Signing out here doesn't sign you out of {provider}.": "Cerrar sesión aquí no cierra tu sesión en {provider}.",
  "Link an account": "Vincular una cuenta",
  "Link another account": "Vincular otra cuenta",
  "Linked on {day}": "Vinculada el {day}",
  Unlink: "Desvincular",
  "Unlink {name}": "Desvincular {name}",
  "Unlink {name}?": "¿Desvincular {name}?",
  "You can no longer sign in with it.": "Ya no podrás iniciar sesión con ella.",
  "Your account is not linked with {provider} yet. Sign out, and sign in with {provider} to link it.":
    "Tu cuenta aún no está vinculada con {provider}. Cierra la sesión e iníciala con {provider} para vincularla.",
} satisfies Area<"signInWays">;
