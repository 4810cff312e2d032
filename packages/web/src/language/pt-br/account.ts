import type { Area } from "./forms.ts";

/** Texts of src/screens/account, and of the confirmation that changes there need. */
export const account = {
  "Confirm that it is you": "Confirme que é você",
  "You signed in as {name} a while ago. Confirm that it is still you to continue.":
    "Faz algum tempo que você entrou como {name}. Confirme que ainda é você para continuar.",
  Confirm: "Confirmar",
  Account: "Conta",
  Profile: "Perfil",
  Security: "Segurança",
  "API tokens": "Tokens de API",
  "Your data": "Seus dados",

  "You sign in with this name, or with your confirmed email address.":
    "Você entra com este nome ou com seu e-mail confirmado.",
  "Change username": "Alterar nome de usuário",
  "Your new username is not saved.": "Seu novo nome de usuário não foi salvo.",
  "Your username is changed.": "Seu nome de usuário foi alterado.",
  "You can sign in with it once it is confirmed, and get a link there if you forget your password.":
    "Depois de confirmado, você pode entrar com ele e, se esquecer a senha, receber um link nele.",
  "(confirmed)": "(confirmado)",
  "(not confirmed)": "(não confirmado)",
  "This server cannot send email, so the address can't be changed.":
    "Este servidor não envia e-mails, por isso o endereço não pode ser alterado.",
  "New email address": "Novo e-mail",
  "Send confirmation link": "Enviar link de confirmação",
  "Your new email address is not saved.": "Seu novo e-mail não foi salvo.",
  "To change your address to {address}, open the link in the email that we sent there. Until then the present address stays.":
    "Para mudar seu e-mail para {address}, abra o link na mensagem que enviamos para lá. Até então, o atual continua valendo.",
  "Cancel the change": "Cancelar a alteração",
  "The language of the studio and of emails to you.": "O idioma do estúdio e dos e-mails que você recebe.",
  "Change language": "Alterar idioma",
  "Your choice of language is not saved.": "O idioma escolhido não foi salvo.",
  "Your language is changed.": "Seu idioma foi alterado.",

  "A new password signs out all other browsers.": "Uma senha nova encerra a sessão em todos os outros navegadores.",
  "Your account has no password. With one, you can also sign in with your username.":
    "Sua conta não tem senha. Com uma, você também pode entrar com o nome de usuário.",
  "Change password": "Alterar senha",
  "Set a password": "Definir uma senha",
  "Current password": "Senha atual",
  "Your new password is not saved.": "Sua nova senha não foi salva.",
  "Your password is changed.": "Sua senha foi alterada.",

  Sessions: "Sessões",
  "The browsers in which you are signed in. Sign out the ones that you do not know, and change your password.":
    "Os navegadores em que sua conta está aberta. Encerre a sessão nos que você não reconhece e altere sua senha.",
  "This browser": "Este navegador",
  "Signed in {date}, {method}": "Acesso em {date}, {method}",
  "Last used {date}": "Último uso em {date}",
  "Sign out|session": "Encerrar",
  "Sign out: {name}": "Encerrar sessão: {name}",
  "Sign out all others": "Encerrar todas as outras",
  "{browser} on {system}": "{browser} no {system}",
  "Unknown browser": "Navegador desconhecido",
  "with the password": "com a senha",
  "with a passkey": "com uma chave de acesso",
  "with another account": "com outra conta",
  "with a recovery code": "com um código de recuperação",
  "Make a token": "Criar token",
  "Failed to load the tokens": "Não foi possível carregar os tokens",
  "Failed to change the tokens": "Não foi possível alterar os tokens",
  "Your tokens": "Seus tokens",
  "You have no tokens.": "Você não tem tokens.",
  "Programs use a token instead of your password, for the {api} and for the catalog of your planners. No token reaches your account, other tokens or the gallery.":
    "Programas usam um token no lugar da sua senha, para a {api} e para o catálogo dos seus planners. Nenhum token dá acesso à sua conta, a outros tokens ou à galeria.",
  "The token has not been made.": "O token não foi criado.",
  "Such as the program or device that will use it": "Como o programa ou o dispositivo que vai usá-lo",
  Permissions: "Permissões",
  "Read planners": "Ler planners",
  "Change planners": "Alterar planners",
  "Compile documents": "Compilar documentos",
  "Projects, versions, templates, PDFs, and the catalog for e-readers":
    "Projetos, versões, modelos, PDFs e o catálogo para leitores digitais",
  "Create, change and delete them; 30 days to restore what is deleted":
    "Criar, alterar e excluir; 30 dias para restaurar o que foi excluído",
  "Render documents that the program sends, without your planners":
    "Gerar documentos enviados pelo programa, sem acesso aos seus planners",
  End: "Validade",
  "No end": "Sem prazo",
  "In a year": "Em um ano",
  "In {days} days": "Em {days} dias",
  "Copy the token of {name} now. It is not shown again.":
    "Copie agora o token “{name}”. Ele não será mostrado de novo.",
  "For example, to list your projects:": "Por exemplo, para listar seus projetos:",
  "ends {date}": "expira em {date}",

  "Download your data": "Baixar seus dados",
  "A ZIP file with your planners as documents and PDFs, with their versions, pictures and fonts, and with your templates and saved parts. Any site of Octavo can read it.":
    "Um arquivo ZIP com seus planners em documentos e PDFs, com suas versões, imagens e fontes, e com seus modelos e peças salvas. Qualquer site do Octavo consegue lê-lo.",
  "Your data is downloaded.": "Seus dados foram baixados.",
  "Packing your data… {size}": "Compactando seus dados… {size}",
  "Download everything": "Baixar tudo",

  "Delete the account": "Excluir a conta",
  "Deletes your planners, templates and everything else that you have here. Download your data first.":
    "Exclui seus planners, modelos e tudo o mais que você tem aqui. Antes, baixe seus dados.",
  "Delete account…": "Excluir conta…",
  "Delete account": "Excluir conta",
  "Delete the account {name}?": "Excluir a conta {name}?",
  "This can't be undone.": "Isto não pode ser desfeito.",
  "{count} projects": ["{count} projeto", "{count} projetos"],
  "{count} templates": ["{count} modelo", "{count} modelos"],
  "{count} saved parts": ["{count} peça salva", "{count} peças salvas"],
  "{count} API tokens": ["{count} token de API", "{count} tokens de API"],
  "Your public projects": "Seus projetos públicos",
  "Keep them in the gallery, with “Former member” as their author": "Manter na galeria, com “Former member” como autor",
  "Delete them, too": "Excluir também",
  "Next administrator": "Próximo administrador",
  "You are the only administrator. Name the user who becomes the next one.":
    "Só você administra este site. Indique quem vai administrá-lo depois de você.",
  "Your username": "Seu nome de usuário",
  "Type {name} to confirm.": "Digite {name} para confirmar.",
} satisfies Area<"account">;
