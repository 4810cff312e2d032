import type { Area } from "./forms.ts";

export const signIn = {
  Username: "Nome de usuário",
  Email: "E-mail",
  Password: "Senha",
  "New password": "Nova senha",
  "Confirm password": "Confirmar senha",
  Show: "Mostrar",
  Hide: "Ocultar",
  "At least {characters} characters, and not a common password.":
    "Pelo menos {characters} caracteres, e não uma senha comum.",
  "Sign in to keep your planner “{planner}”.": "Entre para guardar seu planner “{planner}”.",
  "Create an account to keep your planner “{planner}”.": "Crie uma conta para guardar seu planner “{planner}”.",

  "Set-up code": "Código de instalação",
  "The first account of a site becomes its administrator. The server printed this code when it started.":
    "A primeira conta de um site é a do administrador. O servidor mostrou este código ao iniciar.",

  "Signing in…": "Entrando…",
  "Forgot your password?": "Esqueceu a senha?",
  "Create an account": "Criar uma conta",
  or: "ou",
  "Sign in with a passkey": "Entrar com uma chave de acesso",
  "Sign in with {provider}": "Entrar com {provider}",
  "Use a recovery code": "Usar um código de recuperação",
  "Recovery code": "Código de recuperação",
  "Each of your ten codes signs you in once. Upper case, spaces and hyphens don't matter.":
    "Cada um dos seus dez códigos permite entrar uma vez. Maiúsculas, espaços e hifens não fazem diferença.",
  "the provider": "o provedor",
  "You canceled the sign-in at {provider}.": "O acesso foi cancelado ({provider}).",
  "The answer of {provider} was not accepted. Try again, and tell the administrator if it happens again.":
    "A resposta não foi aceita ({provider}). Tente novamente e, se isso se repetir, avise o administrador.",
  "Link your account": "Vincular sua conta",
  "The account {name} has the address {email}, like yours at {provider}. Sign in to it once. From then on, you can sign in with {provider}, too.":
    "A conta {name} tem o e-mail {email}, o mesmo da sua conta em {provider}. Entre nela uma vez. A partir daí, você também pode entrar com {provider}.",
  "Sign in and link": "Entrar e vincular",
  "Choose a username for your account here. You sign in to it with {provider}.":
    "Escolha um nome de usuário para a sua conta aqui. Você entra nela com {provider}.",
  "Choose a username for your account here. You sign in to it with {provider}, and its address is {email}.":
    "Escolha um nome de usuário para a sua conta aqui. Você entra nela com {provider}, e o e-mail dela é {email}.",
  "Creating account…": "Criando conta…",
  "Back to sign in": "Voltar para o login",

  "Reset your password": "Redefinir sua senha",
  "We will send a reset link to your account's email address.":
    "Enviaremos um link de redefinição para o e-mail da sua conta.",
  "Password reset is not yet implemented on this server: it cannot send email. Contact the administrator of the server.":
    "Este servidor ainda não permite redefinir a senha: ele não envia e-mails. Fale com o administrador do servidor.",
  "Send password reset link": "Enviar link de redefinição de senha",
  "Sending…": "Enviando…",
  "Confirm your email address": "Confirme seu e-mail",
  "After you confirm the address, you can use it to sign in and to reset your password.":
    "Depois de confirmar o e-mail, você pode usá-lo para entrar e para redefinir a senha.",
  "This link is incomplete. Open it again from the email, or copy the whole link.":
    "Este link está incompleto. Abra-o de novo no e-mail ou copie o link inteiro.",
  "Confirming…": "Confirmando…",
  "Confirm address": "Confirmar e-mail",
  "Confirm {address}: open the link in the email that we sent. Until then, you can only sign in with your username.":
    "Confirme {address}: abra o link no e-mail que enviamos. Até lá, você só pode entrar com o nome de usuário.",
  "Send link again": "Enviar link novamente",
  "Choose a new password": "Escolha uma nova senha",
  "Update password": "Atualizar senha",
  "This link has been used or has expired. {request}": "Este link já foi usado ou expirou. {request}",
  "Request a new one": "Solicitar um novo",
  "People sign in to this site only with {provider}.": "Neste site só se entra com {provider}.",
  "Confirm {address}: open the link in the email that we sent.":
    "Confirme {address}: abra o link no e-mail que enviamos.",
} satisfies Area<"signIn">;
