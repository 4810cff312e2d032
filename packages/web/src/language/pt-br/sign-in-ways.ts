import type { Area } from "./forms.ts";

/** Passkeys, linked accounts and recovery codes on the account page. */
export const signInWays = {
  "Confirm with a passkey": "Confirmar com uma chave de acesso",
  "Confirm with {provider}": "Confirmar com {provider}",
  "This site requires an authenticator app or a passkey. Set one up on this page to continue.":
    "Este site exige um app autenticador ou uma chave de acesso. Configure um dos dois nesta página para continuar.",
  "Your account has a second factor.": "Sua conta tem um segundo fator.",
  "Authenticator app": "App autenticador",
  "An app on your phone shows a code that changes every 30 seconds. Signing in with the password needs it.":
    "Um app no celular mostra um código que muda a cada 30 segundos. Ele é necessário para entrar com a senha.",
  "In use since {day}": "Em uso desde {day}",
  "Remove the app": "Remover o app",
  "Remove the authenticator app?": "Remover o app autenticador?",
  "The password alone will be enough to sign in.": "Só a senha bastará para entrar.",
  "Set up an app": "Configurar um app",
  "Make recovery codes below. Without them, losing the app locks you out.":
    "Crie códigos de recuperação abaixo. Sem eles, quem perde o app perde o acesso à conta.",
  "Set up an authenticator app": "Configurar um app autenticador",
  "Scan the QR code with the app, or type the key. Then enter the code that the app shows.":
    "Leia o código QR com o app ou digite a chave. Depois, digite o código que o app mostra.",
  "QR code for the authenticator app": "Código QR para o app autenticador",
  "Code in the app": "Código no app",
  "Turn on": "Ativar",
  "Code of your authenticator app": "Código do seu app autenticador",
  "A recovery code works, too.": "Um código de recuperação também serve.",
  "Remove the password": "Remover a senha",
  "Remove the password?": "Remover a senha?",
  "You then sign in only with your passkeys or linked accounts. If you lose all of them, a recovery code or a reset by email lets you in. All other browsers are signed out.":
    "Depois disso, você só entra com suas chaves de acesso ou contas vinculadas. Se perder todas, um código de recuperação ou uma redefinição por e-mail permite entrar. A sessão é encerrada em todos os outros navegadores.",
  "To remove the password, make recovery codes first.": "Para remover a senha, primeiro crie códigos de recuperação.",
  Passkeys: "Chaves de acesso",
  "Sign in with a fingerprint, your face or a PIN of your device, without username and password.":
    "Entre com a impressão digital, o rosto ou um PIN do dispositivo, sem nome de usuário nem senha.",
  "Add a passkey": "Adicionar chave de acesso",
  "This browser can't use passkeys.": "Este navegador não aceita chaves de acesso.",
  Synced: "Sincronizada",
  "Added on {day}, not used yet": "Adicionada em {day}, ainda não usada",
  "Added on {day}, last used on {last}": "Adicionada em {day}, usada pela última vez em {last}",
  "Remove {name}?": "Remover {name}?",
  "You can no longer sign in with it. Delete it on your device, too.":
    "Não será mais possível entrar com ela. Exclua-a também no dispositivo.",
  "Your browser asks next where to keep the passkey. The name is for this list.":
    "A seguir, o navegador pergunta onde guardar a chave de acesso. O nome serve para esta lista.",
  Continue: "Continuar",
  Print: "Imprimir",
  "Passkey {number}": "Chave de acesso {number}",
  "Recovery codes": "Códigos de recuperação",
  "Each of ten codes replaces your password or passkey once, if you have lost it. Keep them on paper.":
    "Cada um dos dez códigos substitui uma vez a senha ou a chave de acesso, em caso de perda. Guarde-os em papel.",
  "{count} codes left, made on {day}": [
    "Resta {count} código, criado em {day}",
    "Restam {count} códigos, criados em {day}",
  ],
  "Make recovery codes": "Criar códigos de recuperação",
  "Make new recovery codes": "Criar novos códigos de recuperação",
  "Make new recovery codes?": "Criar novos códigos de recuperação?",
  "The codes that you have now stop working.": "Os códigos que você tem agora deixam de funcionar.",
  "Your recovery codes": "Seus códigos de recuperação",
  "They are shown only now. Keep them where others can't find them.":
    "Eles só são mostrados agora. Guarde-os onde ninguém mais os encontre.",
  "Recovery codes of {name} at {site}": "Códigos de recuperação de {name} em {site}",
  "I have kept them": "Já guardei",
  "Signing out here doesn't sign you out of {provider}.": "Sair daqui não encerra sua sessão em {provider}.",
  "Link an account": "Vincular uma conta",
  "Link another account": "Vincular outra conta",
  "Linked on {day}": "Vinculada em {day}",
  Unlink: "Desvincular",
  "Unlink {name}": "Desvincular {name}",
  "Unlink {name}?": "Desvincular {name}?",
  "You can no longer sign in with it.": "Não será mais possível entrar com ela.",
  "Your account is not linked with {provider} yet. Sign out, and sign in with {provider} to link it.":
    "Sua conta ainda não está vinculada a {provider}. Saia e entre com {provider} para vinculá-la.",
} satisfies Area<"signInWays">;
