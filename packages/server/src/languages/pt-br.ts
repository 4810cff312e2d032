import type { Translation } from "./translation.ts";

const getPage = {
  title: "Obter um planner",
  label: "Código",
  button: "Baixar",
  hint: "Abra seu projeto no Octavo em outro dispositivo, escolha “Passar para um dispositivo” e crie um código.",
  wrong: "Este código não é válido. Verifique-o ou crie outro: um código expira em dez minutos.",
  tooMany: "Muitos códigos errados. Espere dez minutos e tente novamente.",
  failed: "Não foi possível criar o PDF. Abra o projeto em outro dispositivo e veja os problemas dele.",
  later:
    "Não é possível criar o PDF agora: esta conta atingiu o limite ou o servidor está ocupado. Tente novamente mais tarde.",
  terms: "Os termos de uso mudaram. Entre no Octavo em outro dispositivo, aceite-os e use o código de novo.",
  secondFactor:
    "Este site exige um segundo fator. Entre no Octavo em outro dispositivo, configure-o e use o código de novo.",
};

const archiveReadme = `Este arquivo tem tudo o que você criou com o Octavo.

account.json   sua conta, suas coleções e o conteúdo das pastas abaixo
projects/      uma pasta para cada projeto:
  masters.yaml, plan.yaml   layouts, plano, regras e datas, como o "octavo build" os lê
  planner.pdf               o planner, a menos que tenha erros ou demore demais
  cover.png                 a primeira página
  fonts/, pictures/         arquivos que os layouts contêm
  versions/                 as versões com nome e as últimas automáticas
templates/     seus modelos
parts.json     as peças que você salvou na paleta

Projetos excluídos, senhas, tokens e sessões não estão incluídos.

Para carregá-lo em um site do Octavo, o operador executa:
  octavo restore --user NOME octavo-account.zip
Os projetos ficam privados, e nada do que já está lá é substituído.
`;

/** By the English text. */
const emails = {
  "A calendar of {project} can't be read": "Não é possível ler um calendário de {project}",
  "The calendar {calendar} of your planner {project} could not be read from its address three times.":
    "O calendário {calendar} do seu planner {project} não pôde ser lido três vezes em seu endereço.",
  "The planner keeps the events from before. Open its dates to see the reason, and to change the address.":
    "O planner mantém os eventos anteriores. Abra as datas dele para ver o motivo e mudar o endereço.",
  "Open the dates of the project": "Abrir as datas do projeto",
  "Hello,": "Olá,",
  "New edition of {project}": "Nova edição de {project}",
  "A new edition of your planner {project} is ready. Changed events: {events}.":
    "Uma nova edição do seu planner {project} está pronta. Eventos alterados: {events}.",
  "All pages keep their places, so handwriting stays on its page.":
    "Todas as páginas mantêm seus lugares, então a escrita à mão fica na sua página.",
  "Open the project": "Abrir o projeto",
  "A decision about {project}": "Uma decisão sobre {project}",
  "The new edition of your planner {project} was not delivered, because pages would change: {pages}.":
    "A nova edição do seu planner {project} não foi entregue porque páginas mudariam: {pages}.",
  "Your tablet keeps getting the old one until you have decided.":
    "Seu tablet continua recebendo a anterior até você decidir.",
  "No new edition of {project}": "Nenhuma nova edição de {project}",
  "The new edition of your planner {project} could not be made. Open the project to see its problems.":
    "A nova edição do seu planner {project} não pôde ser criada. Abra o projeto para ver os problemas.",
  "You get this email because you asked for it in the nightly editions of the project.":
    "Você recebe este e-mail porque pediu nas edições noturnas do projeto.",

  "A test email from Octavo": "E-mail de teste do Octavo",
  "The mail settings of the site work.": "As configurações de e-mail do site funcionam.",

  "Choose a new password for Octavo": "Escolha uma nova senha do Octavo",
  "A new password was requested for your account.": "Uma nova senha foi solicitada para a sua conta.",
  "Choose a new password for {username}": "Escolher uma nova senha para {username}",
  "The link works once, for {minutes} minutes. Your old password keeps working until you choose a new one.":
    "O link funciona uma vez, por {minutes} minutos. A senha antiga continua valendo até você escolher uma nova.",
  "If you did not request this, you can ignore this message.":
    "Se você não fez essa solicitação, pode ignorar esta mensagem.",

  "Confirm your email address for Octavo": "Confirme seu endereço de e-mail no Octavo",
  "The account {username} was created with this email address.":
    "A conta {username} foi criada com este endereço de e-mail.",
  "Confirm this address for {username}": "Confirmar este endereço para {username}",
  "The link works for {days} days. Once the address is confirmed, you can sign in with it and reset a forgotten password.":
    "O link funciona por {days} dias. Com o endereço confirmado, você pode usá-lo para entrar e para redefinir uma senha esquecida.",
  "If you did not create this account, ignore this message. An unconfirmed address has no effect.":
    "Se você não criou esta conta, ignore esta mensagem. Um endereço não confirmado não tem efeito.",

  "A new password was requested for this email address. This requires a confirmed address, and no account has confirmed this one.":
    "Uma nova senha foi solicitada para este endereço de e-mail. Isso exige um endereço confirmado, e nenhuma conta confirmou este.",
  "Confirm the address for your account, and then request a new password again. A link works for {days} days, and an address can be confirmed for one account only.":
    "Confirme o endereço da sua conta e solicite uma nova senha outra vez. O link funciona por {days} dias, e um endereço só pode ser confirmado para uma conta.",
  "If you did not create an account, ignore this message. An unconfirmed address has no effect.":
    "Se você não criou uma conta, ignore esta mensagem. Um endereço não confirmado não tem efeito.",

  "If you did not do this, change your password, remove what you don't know on the account page, and sign out everywhere.":
    "Se não foi você, mude sua senha, remova da página da conta o que não reconhecer e saia de todas as sessões.",
  "An authenticator app for Octavo": "Um app autenticador para o Octavo",
  "The account {username} now asks for a code of an authenticator app beside the password.":
    "A conta {username} agora pede, além da senha, um código de um app autenticador.",
  "An authenticator app for Octavo was removed": "Um app autenticador do Octavo foi removido",
  "The account {username} no longer asks for a code of an authenticator app.":
    "A conta {username} não pede mais um código de app autenticador.",
  "Your password for Octavo was removed": "Sua senha do Octavo foi removida",
  "The password of the account {username} was removed. You sign in to it in another way.":
    "A senha da conta {username} foi removida. Você entra nela de outra forma.",
  "A new passkey for Octavo": "Uma nova chave de acesso do Octavo",
  "A passkey was added to the account {username}. It can be used to sign in.":
    "Uma chave de acesso foi adicionada à conta {username}. Ela pode ser usada para entrar.",
  "A passkey for Octavo was removed": "Uma chave de acesso do Octavo foi removida",
  "A passkey was removed from the account {username}. It can no longer be used to sign in.":
    "Uma chave de acesso foi removida da conta {username}. Ela não pode mais ser usada para entrar.",
  "A new way to sign in to Octavo": "Uma nova forma de entrar no Octavo",
  "The account {username} was linked with an account at another provider, which can be used to sign in.":
    "A conta {username} foi vinculada a uma conta de outro provedor, que pode ser usada para entrar.",
  "A recovery code for Octavo was used": "Um código de recuperação do Octavo foi usado",
  "A recovery code was used to sign in to the account {username}. It can't be used again.":
    "Um código de recuperação foi usado para entrar na conta {username}. Ele não pode ser usado de novo.",
  "Your password for Octavo was changed": "Sua senha do Octavo foi alterada",
  "The account {username} has a new password. All sessions have been signed out.":
    "A conta {username} tem uma nova senha. Todas as sessões foram encerradas.",
  "The account {username} has a new password. All other sessions have been signed out.":
    "A conta {username} tem uma nova senha. Todas as outras sessões foram encerradas.",
  "If you did not change it, request a new password on the sign-in page, and check who has access to your mailbox.":
    "Se você não a alterou, solicite uma nova senha na página de entrada e verifique quem tem acesso à sua caixa de e-mail.",

  "Another account with your address at Octavo": "Outra conta com o seu endereço no Octavo",
  "The account {created} was created with this email address. The address belongs to your account {yours}, which has confirmed it.":
    "A conta {created} foi criada com este endereço de e-mail. O endereço pertence à sua conta {yours}, que o confirmou.",
  "If you created it, sign in to {created} with its username.":
    "Se você a criou, entre em {created} com o nome de usuário dela.",
  "If you did not, you can ignore this message. The new account can't sign in with your address and receives no password reset links.":
    "Se não, pode ignorar esta mensagem. A nova conta não pode entrar com o seu endereço nem recebe links para redefinir a senha.",

  "The account {username} asks to use this email address.": "A conta {username} quer usar este endereço de e-mail.",
  "The link works for {days} days. Until you use it, the account keeps its present address.":
    "O link funciona por {days} dias. Até você usá-lo, a conta mantém o endereço atual.",
  "If this is not your account, ignore this message. An unconfirmed address has no effect.":
    "Se esta conta não é sua, ignore esta mensagem. Um endereço não confirmado não tem efeito.",
  "The account {other} asks to use this email address. The address belongs to your account {yours}, which has confirmed it, so it can't be used twice.":
    "A conta {other} quer usar este endereço de e-mail. O endereço pertence à sua conta {yours}, que o confirmou, e não pode ser usado duas vezes.",
  "If you asked for this, delete {yours}, or give it another address first. If you did not, you can ignore this message.":
    "Se você fez essa solicitação, exclua {yours} ou antes dê outro endereço a essa conta. Se não, pode ignorar esta mensagem.",

  "A new email address for your account at Octavo": "Um novo endereço de e-mail para a sua conta no Octavo",
  "Somebody who is signed in to {username} asked to change its email address to {email}. The address changes when the link that we sent there is used.":
    "Alguém que entrou em {username} pediu para mudar o endereço de e-mail da conta para {email}. O endereço muda quando for usado o link que enviamos para lá.",
  "If this was not you, sign in, cancel the change on your account page, and choose a new password.":
    "Se não foi você, entre, cancele a mudança na página da sua conta e escolha uma nova senha.",
  "The account {username} has the email address {email} now. This address can no longer sign in to it or reset its password.":
    "A conta {username} agora tem o endereço de e-mail {email}. O endereço anterior não pode mais ser usado para entrar nela nem para redefinir a senha.",
  "If this was not you, contact the administrator of the server.":
    "Se não foi você, fale com o administrador do servidor.",

  "Your account at Octavo was deleted": "Sua conta no Octavo foi excluída",
  "The account {username} is deleted, with its planners, templates and tokens. This can't be undone.":
    "A conta {username} foi excluída, com seus planners, modelos e tokens. Isso não pode ser desfeito.",
  "Copies that other people made of your public planners stay with them.":
    "As cópias que outras pessoas fizeram dos seus planners públicos continuam com elas.",

  "Your username at Octavo was changed": "Seu nome de usuário no Octavo foi alterado",
  "Your account is called {username} now. Sign in with this name, or with your email address.":
    "Sua conta agora se chama {username}. Entre com esse nome ou com o seu endereço de e-mail.",
  "If this was not you, sign in, and choose a new password on your account page.":
    "Se não foi você, entre e escolha uma nova senha na página da sua conta.",

  "You are invited to Octavo": "Convite para o Octavo",
  "An administrator of {site} invites you to make planners there.":
    "Um administrador de {site} convida você a criar planners lá.",
  "{words}": "{words}",
  "Create your account": "Criar conta",
  "The invitation works once, until {date}.": "O convite funciona uma vez, até {date}.",
  "If you do not know this site, you can ignore this message.":
    "Se você não conhece este site, pode ignorar esta mensagem.",

  "Your project {project} is no longer public": "Seu projeto {project} não é mais público",
  "An administrator has made your public project {project} private. It is still among your projects.":
    "Um administrador tornou privado o seu projeto público {project}. Ele continua entre os seus projetos.",
  "Your collection {collection} is no longer public": "Sua coleção {collection} não é mais pública",
  "An administrator has made your public collection {collection} private. You still have it.":
    "Um administrador tornou privada a sua coleção pública {collection}. Você continua com ela.",
  "Reason: {reason}": "Motivo: {reason}",
  "You cannot publish it again until an administrator allows it.":
    "Você só poderá publicá-lo de novo quando um administrador permitir.",
};

export const brazilianPortuguese: Translation = { getPage, archiveReadme, emails };
