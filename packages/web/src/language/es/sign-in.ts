import type { Area } from "./forms.ts";

export const signIn = {
  Username: "Nombre de usuario",
  Email: "Correo electrónico",
  Password: "Contraseña",
  "New password": "Nueva contraseña",
  "Confirm password": "Confirmar contraseña",
  Show: "Mostrar",
  Hide: "Ocultar",
  "At least {characters} characters, and not a common password.":
    "Al menos {characters} caracteres y que no sea una contraseña común.",
  "Sign in to keep your planner “{planner}”.": "Inicia sesión para guardar tu agenda “{planner}”.",
  "Create an account to keep your planner “{planner}”.": "Crea una cuenta para guardar tu agenda “{planner}”.",

  "Set-up code": "Código de instalación",
  "The first account of a site becomes its administrator. The server printed this code when it started.":
    "La primera cuenta de un sitio es la de su administrador. El servidor mostró este código al iniciarse.",

  "Signing in…": "Iniciando sesión…",
  "Forgot your password?": "¿Olvidaste tu contraseña?",
  "Create an account": "Crear una cuenta",
  or: "o",
  "Sign in with a passkey": "Iniciar sesión con una llave de acceso",
  "Sign in with {provider}": "Iniciar sesión con {provider}",
  "Use a recovery code": "Usar un código de recuperación",
  "Recovery code": "Código de recuperación",
  "Each of your ten codes signs you in once. Upper case, spaces and hyphens don't matter.":
    "Cada uno de tus diez códigos sirve para iniciar sesión una vez. Las mayúsculas, los espacios y los guiones no importan.",
  "the provider": "el proveedor",
  "You canceled the sign-in at {provider}.": "Cancelaste el inicio de sesión en {provider}.",
  "The answer of {provider} was not accepted. Try again, and tell the administrator if it happens again.":
    "No se aceptó la respuesta que envió {provider}. Inténtalo de nuevo y, si se repite, avisa al administrador.",
  "Link your account": "Vincular tu cuenta",
  "The account {name} has the address {email}, like yours at {provider}. Sign in to it once. From then on, you can sign in with {provider}, too.":
    "La cuenta {name} tiene la dirección {email}, como la tuya en {provider}. Inicia sesión en ella una vez. A partir de entonces podrás iniciar sesión también con {provider}.",
  "Sign in and link": "Iniciar sesión y vincular",
  "Choose a username for your account here. You sign in to it with {provider}.":
    "Elige un nombre de usuario para tu cuenta aquí. Inicias sesión en ella con {provider}.",
  "Choose a username for your account here. You sign in to it with {provider}, and its address is {email}.":
    "Elige un nombre de usuario para tu cuenta aquí. Inicias sesión en ella con {provider} y su dirección es {email}.",
  "Creating account…": "Creando cuenta…",
  "Back to sign in": "Volver a iniciar sesión",

  "Reset your password": "Restablecer tu contraseña",
  "We will send a reset link to your account's email address.":
    "Enviaremos un enlace de restablecimiento al correo electrónico de tu cuenta.",
  "Password reset is not yet implemented on this server: it cannot send email. Contact the administrator of the server.":
    "En este servidor todavía no se puede restablecer la contraseña, porque no envía correos. Contacta con el administrador del servidor.",
  "Send password reset link": "Enviar enlace de restablecimiento",
  "Sending…": "Enviando…",
  "Confirm your email address": "Confirmar tu correo electrónico",
  "After you confirm the address, you can use it to sign in and to reset your password.":
    "Cuando confirmes la dirección, podrás usarla para iniciar sesión y para restablecer la contraseña.",
  "This link is incomplete. Open it again from the email, or copy the whole link.":
    "Este enlace está incompleto. Ábrelo de nuevo desde el correo o copia el enlace completo.",
  "Confirming…": "Confirmando…",
  "Confirm address": "Confirmar dirección",
  "Confirm {address}: open the link in the email that we sent. Until then, you can only sign in with your username.":
    "Confirma {address}: abre el enlace del correo que enviamos. Hasta entonces solo puedes iniciar sesión con tu nombre de usuario.",
  "Send link again": "Enviar el enlace de nuevo",
  "Choose a new password": "Elegir una nueva contraseña",
  "Update password": "Cambiar contraseña",
  "This link has been used or has expired. {request}": "Este enlace ya se usó o ha caducado. {request}",
  "Request a new one": "Solicita uno nuevo",
  "People sign in to this site only with {provider}.": "En este sitio solo se inicia sesión con {provider}.",
  "Confirm {address}: open the link in the email that we sent.":
    "Confirma {address}: abre el enlace del correo que te enviamos.",
} satisfies Area<"signIn">;
