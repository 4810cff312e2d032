import type { Area } from "./forms.ts";

/** Messages of forms and of the server. Texts that the engine has too are among its messages. */
export const contractMessages = {
  "Use at least {count} characters": ["Use pelo menos {count} caractere", "Use pelo menos {count} caracteres"],
  "Use at most {count} characters": ["Use no máximo {count} caractere", "Use no máximo {count} caracteres"],
  "Username is required": "Informe o nome de usuário",
  "Use letters, digits, spaces, hyphens, underscores and periods":
    "Use letras, números, espaços, hifens, sublinhados e pontos",
  "This name is reserved for the site itself. Choose another":
    "Este nome é reservado para o próprio site. Escolha outro",
  "Email is required": "Informe o e-mail",
  "Enter a valid email address": "Informe um e-mail válido",
  "Password is required": "Informe a senha",
  "Use a password that does not repeat a few characters": "Use uma senha que não repita só alguns caracteres",
  "Use a password that is not a sequence, such as 87654321 or asdfghjk":
    "Use uma senha que não seja uma sequência, como 87654321 ou asdfghjk",
  "This password is one of the most common ones. Choose another": "Esta senha é uma das mais comuns. Escolha outra",
  "Use a password that is more than the name of this site or of a device":
    "Use uma senha que não seja só o nome deste site ou de um dispositivo",
  "Use a password that is not your username or email address":
    "Use uma senha que não seja seu nome de usuário nem seu e-mail",
  "Confirm your password": "Confirme sua senha",
  "Passwords do not match": "As senhas não são iguais",
  "Project name is required": "Informe o nome do projeto",
  "Name is required": "Informe o nome",
  "Set-up code is required": "Informe o código de instalação",
  "Code is required": "Informe o código",
  "Recovery code is required": "Informe o código de recuperação",
  "If an account exists for that email, we sent a reset link.":
    "Se existir uma conta com esse e-mail, enviamos um link de redefinição.",
  "Password updated successfully. You can now sign in with your new password.":
    "Senha atualizada. Agora você pode entrar com a nova senha.",
  "We sent a confirmation link to your email address.": "Enviamos um link de confirmação para o seu e-mail.",
  "Your email address is confirmed. You can now sign in with it.":
    "Seu e-mail foi confirmado. Agora você pode entrar com ele.",
  masters: "páginas mestre",
  plan: "plano",
  template: "modelo",
  "line {line}": "linha {line}",
  'list "{name}"': "lista “{name}”",
  'section "{name}"': "seção “{name}”",
  'master "{name}"': "página mestre “{name}”",
  'block "{name}"': "bloco “{name}”",
  '{label} "{name}"': "{label} “{name}”",
  "{place}: {problem}": "{place}: {problem}",
  "{problem} ({count} times)": ["{problem} ({count} vez)", "{problem} ({count} vezes)"],
  "{problem} ({count} times, first on page {page})": [
    "{problem} ({count} vez, na página {page})",
    "{problem} ({count} vezes, a primeira na página {page})",
  ],
  "{problem} (page {page})": "{problem} (página {page})",
  "{sentence}.": "{sentence}.",
  "{sentence} {hint}": "{sentence} {hint}",
  "The body is not valid JSON": "O corpo não é um JSON válido",
  "The request needs a JSON body": "A solicitação precisa de um corpo JSON",
  "The body has too many values or levels": "O corpo tem valores ou níveis demais",
  "The request cannot be read": "Não é possível ler a solicitação",
  "The request needs a Host header": "A solicitação precisa de um cabeçalho Host",
  "The server supports only the expectation 100-continue": "O servidor só aceita a expectativa 100-continue",
  "The body must be JSON (content type application/json)": "O corpo deve ser JSON (tipo de conteúdo application/json)",
  "Network request failed": "Falha de rede",
  "Authentication required": "Entre na sua conta para continuar",
  "Only administrators of this site can do this": "Só administradores deste site podem fazer isto",
  "Choose at least one permission": "Escolha pelo menos uma permissão",
  "Programs can't make this call. It needs a signed-in user":
    "Programas não podem fazer esta chamada. É preciso entrar com uma conta",
  "This token lacks the scope {scope}": "Este token não tem o escopo {scope}",
  "Confirm that it is you, and try again": "Confirme que é você e tente novamente",
  "Accept the terms of use first": "Primeiro, aceite os termos de uso",
  "This site requires an authenticator app or a passkey. Set one up on the Security page of your account first":
    "Este site exige um app autenticador ou uma chave de acesso. Primeiro, configure um dos dois na página Segurança da sua conta",
  "Set up an authenticator app or a passkey for your own account first":
    "Primeiro, configure um app autenticador ou uma chave de acesso na sua própria conta",
  "This site requires more than a password. Sign in with your passkey, or with a recovery code":
    "Este site exige mais que uma senha. Entre com sua chave de acesso ou com um código de recuperação",
  "This username is taken": "Este nome de usuário já está em uso",
  "This session has ended already": "Esta sessão já terminou",
  "A download of your data is running already. Try again when it has ended":
    "Já há um download dos seus dados em andamento. Tente novamente quando ele terminar",
  "This is not your username": "Este não é o seu nome de usuário",
  "No other active account has this name": "Nenhuma outra conta ativa tem este nome",
  "This is the email address of your account already": "Este já é o e-mail da sua conta",
  "We sent a confirmation link to the new address.": "Enviamos um link de confirmação para o novo e-mail.",
  "This is not your password": "Esta não é a sua senha",
  "Wrong username or password": "Nome de usuário ou senha incorretos",
  "This link has been used or has expired. Request a new one": "Este link já foi usado ou expirou. Solicite um novo",
  "This link has expired, or another account has confirmed the address. Sign in and request a new link":
    "Este link expirou, ou outra conta confirmou o e-mail. Entre e solicite um novo link",
  "Too many users are signing in. Try again in a few seconds":
    "Há muitas pessoas entrando agora. Tente novamente em alguns segundos",
  "Too many attempts. Try again in {time}": "Tentativas demais. Tente novamente em {time}",
  "The server is stopping": "O servidor está sendo desligado",
  "The server's database is not responding, is damaged or has no space left":
    "O banco de dados do servidor não responde, está danificado ou está sem espaço",
  "If-Match must contain the revision of an ETag": "If-Match deve conter a revisão de um ETag",
  "This field is missing": "Falta este campo",
  "Must be {expected}": "Deve ser {expected}",
  "Must have {amount}": "Deve ter {amount}",
  "The request is larger than {size}, which is the limit": "A solicitação tem mais de {size}, que é o limite",
  "There is no {method} {path}": "Não existe {method} {path}",
  "Nothing was found at this address": "Nada foi encontrado neste endereço",
  "Something went wrong on the server. Request id: {id}": "Algo deu errado no servidor. ID da solicitação: {id}",
  "Large pictures, fonts and PDFs can't be read or saved at the moment. Nothing was lost. Try again in a minute":
    "Imagens grandes, fontes e PDFs não podem ser lidos nem salvos no momento. Nada foi perdido. Tente novamente em um minuto",
  "A picture, font or PDF is missing or damaged on the server. Tell the operator of the site":
    "Uma imagem, uma fonte ou um PDF está faltando ou danificado no servidor. Avise o operador do site",
  "The server's disk is full, so nothing was saved. Tell the operator of the site":
    "O disco do servidor está cheio, por isso nada foi salvo. Avise o operador do site",
  "The server is busy. Try again in a few seconds": "O servidor está ocupado. Tente novamente em alguns segundos",
  "Too many planners are being rendered. Try again in a few seconds":
    "Há planners demais sendo gerados. Tente novamente em alguns segundos",
  "{jobs} of your requests are in progress. Try again in a few seconds":
    "Suas solicitações em andamento: {jobs}. Tente novamente em alguns segundos",
  "You have too many live previews open. Close one first":
    "Você tem prévias ao vivo demais abertas. Feche uma primeiro",
  "Pages of other sites can't connect": "Páginas de outros sites não podem se conectar",
  "Messages must be text": "As mensagens devem ser texto",
  "Rendering was stopped after {seconds} seconds, which is the limit":
    "A geração foi interrompida depois de {seconds} segundos, que é o limite",
  "Rendering needs too much memory. Try smaller images or fewer widgets":
    "A geração precisa de memória demais. Tente imagens menores ou menos elementos",
  "The PDF is larger than {size} MiB, which is the limit": "O PDF tem mais de {size} MiB, que é o limite",
  "The picture would have {pixels} million pixels and may have {limit}; choose a smaller scale":
    "A imagem teria {pixels} milhões de pixels, e o limite é {limit}; escolha uma escala menor",
  "Project not found": "Projeto não encontrado",
  "The edition could not be made in several attempts. Try again later":
    "Não foi possível criar a edição após várias tentativas. Tente mais tarde",
  "An account can have nightly editions of {limit} projects. Switch them off for another project first":
    "Uma conta pode ter edições noturnas de {limit} projetos. Desative-as antes em outro projeto",
  "This edition has been decided about or replaced": "Já se decidiu sobre esta edição ou ela foi substituída",
  "This project has no nightly editions. Switch them on first":
    "Este projeto não tem edições noturnas. Ative-as primeiro",
  "There is no such time zone": "Esse fuso horário não existe",
  "Write an address that begins with https:// or http://": "Escreva um endereço que comece com https:// ou http://",
  "Public project not available.": "Projeto público indisponível.",
  "The project has no current PDF. Compile it first": "O projeto não tem um PDF atual. Compile-o primeiro",
  "Part not found": "Peça não encontrada",
  "Token not found": "Token não encontrado",
  "This passkey was not accepted. Try again, or sign in another way":
    "Esta chave de acesso não foi aceita. Tente novamente ou entre de outra forma",
  "Passkeys need a site with a domain name and TLS": "Chaves de acesso precisam de um site com nome de domínio e TLS",
  "Passkey not found": "Chave de acesso não encontrada",
  "You have {limit} passkeys, which is the limit. Remove one first":
    "Você tem {limit} chaves de acesso, que é o limite. Remova uma primeiro",
  "This is your only way to sign in. Add a password or another way first":
    "Esta é sua única forma de entrar. Adicione primeiro uma senha ou outra forma",
  "This is not the set-up code. The server prints it at its start, and the operator reads it with: octavo admin setup-code":
    "Este não é o código de instalação. O servidor o mostra ao iniciar, e o operador pode lê-lo com: octavo admin setup-code",
  "Enter the code of your authenticator app": "Digite o código do seu app autenticador",
  "This code is not valid. Wait for the next one, and check the time of your device":
    "Este código não é válido. Espere o próximo e verifique a hora do seu dispositivo",
  "This took too long. Start again with a new QR code": "Isto demorou demais. Comece de novo com um novo código QR",
  "The account has no authenticator app": "A conta não tem um app autenticador",
  "This account needs its password, too. Sign in with it, and enter the recovery code in place of the app's code":
    "Esta conta também precisa da senha. Entre com ela e digite o código de recuperação no lugar do código do app",
  "Enter your current password. If you have forgotten it, reset it by email":
    "Digite sua senha atual. Se a esqueceu, redefina-a por e-mail",
  "Wrong username or recovery code": "Nome de usuário ou código de recuperação incorretos",
  "This site has no other provider for signing in": "Este site não tem outro provedor para entrar",
  "{provider} does not respond. Try again later, or sign in another way":
    "{provider} não responde. Tente mais tarde ou entre de outra forma",
  "This sign-in has expired, or was started in another browser. Try again":
    "Este acesso expirou ou foi iniciado em outro navegador. Tente novamente",
  "No account is linked with your account at {provider}. Sign in another way, and link it on the account page":
    "Nenhuma conta está vinculada à sua conta em {provider}. Entre de outra forma e vincule-a na página da conta",
  "This account at the provider is linked with another user": "Esta conta do provedor está vinculada a outra pessoa",
  "Linked account not found": "Conta vinculada não encontrada",
  "You have {limit} tokens, which is the limit. Revoke one first":
    "Você tem {limit} tokens, que é o limite. Revogue um primeiro",
  "You have {limit} parts, which is the limit. Delete one first":
    "Você tem {limit} peças, que é o limite. Exclua uma primeiro",
  "Template not found": "Modelo não encontrado",
  'Master "{name}" not found': "Página mestre “{name}” não encontrada",
  'Page "{name}" not found': "Página “{name}” não encontrada",
  'There is a master called "{name}" already': "Já existe uma página mestre chamada “{name}”",
  'There is a page called "{name}" already': "Já existe uma página chamada “{name}”",
  "Too many of your responses are unread. Read or cancel them, and try again in a few seconds":
    "Há respostas suas demais sem ler. Leia ou cancele e tente novamente em alguns segundos",
  "The project was changed while it was being read. Try again":
    "O projeto foi alterado durante a leitura. Tente novamente",
  "Too many changes are waiting to be saved. Try again in a few seconds":
    "Há alterações demais esperando para serem salvas. Tente novamente em alguns segundos",
  "This is being changed elsewhere. Try again in a few seconds":
    "Isto está sendo alterado em outro lugar. Tente novamente em alguns segundos",
  "This was changed after you opened it. Reload it, or save your version as a copy":
    "Isto foi alterado depois que você abriu. Recarregue ou salve sua versão como cópia",
  'The address "{slug}" is taken; "{free}" is free': "O endereço “{slug}” já está em uso; “{free}” está livre",
  "Text with the character U+0000 can't be stored": "Não é possível guardar texto com o caractere U+0000",
  "You have {limit} projects, which is the limit. Delete one first":
    "Você tem {limit} projetos, que é o limite. Exclua um primeiro",
  "You have {limit} templates, which is the limit. Delete one first":
    "Você tem {limit} modelos, que é o limite. Exclua um primeiro",
  "Your projects and templates take {used} of {limit} MiB, and this does not fit. Delete one, or use smaller images":
    "Seus projetos e modelos ocupam {used} de {limit} MiB, e isto não cabe. Exclua algum ou use imagens menores",
  "This version no longer exists": "Esta versão não existe mais",
  "A project can have {limit} named versions at most. Remove the name of one first":
    "Um projeto pode ter no máximo {limit} versões nomeadas. Remova primeiro o nome de uma",
  "The named versions of all your projects can take {size} MiB at most. Remove the name of one first":
    "As versões nomeadas de todos os seus projetos podem ocupar no máximo {size} MiB. Remova primeiro o nome de uma",
  "Your parts take {used} of {limit} MiB, and this one does not fit. Delete one first":
    "Suas peças ocupam {used} de {limit} MiB, e esta não cabe. Exclua uma primeiro",
  "The named versions of a project can take {size} MiB at most. Remove the name of one first":
    "As versões nomeadas de um projeto podem ocupar no máximo {size} MiB. Remova primeiro o nome de uma",
  "A project can have {limit} masters at most": "Um projeto pode ter no máximo {limit} páginas mestre",
  "A project can have {limit} named pages at most": "Um projeto pode ter no máximo {limit} páginas nomeadas",
  "A project can have {limit} compilation rules at most": "Um projeto pode ter no máximo {limit} regras de compilação",
  "A project can have {limit} blocks, {limit} styles and {limit} themes at most":
    "Um projeto pode ter no máximo {limit} blocos, {limit} estilos e {limit} temas",
  "A project can hold {size} MiB at most, including images":
    "Um projeto pode ocupar no máximo {size} MiB, com as imagens",
  'No device profile is called "{written}"': "Nenhum perfil de dispositivo se chama “{written}”",
  'No font face is called "{written}"': "Nenhuma fonte se chama “{written}”",
  "{problem}. {advice}": "{problem}. {advice}",
  "{count} seconds": "{count} s",
  "{count} minutes": "{count} min",
  "{count} hours": "{count} h",
  "a whole number": "um número inteiro",
  "an object with fields": "um objeto com campos",
  "{written}": "{written}",
  "at least {limit}": "no mínimo {limit}",
  "at most {limit}": "no máximo {limit}",
  "at least {count} entries": ["pelo menos {count} entrada", "pelo menos {count} entradas"],
  "at most {count} entries": ["no máximo {count} entrada", "no máximo {count} entradas"],
  "{path}: {problem}": "{path}: {problem}",
  "An administrator has disabled this account. Ask the administrator of this site to enable it":
    "Um administrador desativou esta conta. Peça ao administrador deste site para ativá-la",
  "An administrator of this site has made this project private. It cannot be published again until an administrator allows it":
    "Um administrador deste site tornou este projeto privado. Ele só poderá ser publicado de novo com a permissão de um administrador",
  "Another administrator has already answered this report": "Outro administrador já respondeu a esta denúncia",
  "New accounts need an invitation on this site. Ask its administrator for one, and open its link":
    "Neste site, novas contas precisam de um convite. Peça um ao administrador e abra o link dele",
  "This site accepts no new accounts. Ask its administrator for an account":
    "Este site não aceita novas contas. Peça uma conta ao administrador",
  "This invitation has been used, was revoked or has expired. Ask the administrator of this site for a new one":
    "Este convite já foi usado, foi revogado ou expirou. Peça um novo ao administrador deste site",
  "This is the only administrator of the site. Make another user an administrator first":
    "Este é o único administrador do site. Torne outra pessoa administradora primeiro",
  "Type the name of the account": "Digite o nome da conta",
  "User not found": "Usuário não encontrado",
  "This invitation has been used or revoked": "Este convite já foi usado ou foi revogado",
  "Report not found": "Denúncia não encontrada",
  "You have made {limit} planners in 24 hours, which is the limit. Try again in {time}":
    "Você criou {limit} planners em 24 horas, que é o limite. Tente novamente em {time}",
  "Paste the address of the calendar": "Cole o endereço do calendário",
  "This site reads no calendars from addresses. Ask its administrator to allow it, or import a calendar file":
    "Este site não lê calendários de endereços. Peça ao administrador que permita ou importe um arquivo de calendário",
  "You have {limit} calendars by address, which is the limit. Remove one first":
    "Você tem {limit} calendários por endereço, que é o limite. Remova um primeiro",
  "The project already has a calendar from this address": "O projeto já tem um calendário deste endereço",
  "This calendar address has been removed": "Este endereço de calendário foi removido",
  "The calendar is no longer among the dates of the plan. Refresh it to add it again, or remove its address":
    "O calendário não está mais entre as datas do plano. Atualize-o para adicioná-lo de novo ou remova o endereço",
  "The address was stored with another key of this site and cannot be read. Remove it and add it again":
    "O endereço foi guardado com outra chave deste site e não pode ser lido. Remova-o e adicione-o de novo",
  "The plan has no first and last day yet, so no events can be added":
    "O plano ainda não tem primeiro e último dia, então não é possível adicionar eventos",
  "The dates of the plan would have too many entries. Remove a calendar, or choose a shorter time":
    "As datas do plano teriam entradas demais. Remova um calendário ou escolha um período menor",
  "This is not an address that begins with https:// or webcal://":
    "Este não é um endereço que começa com https:// ou webcal://",
  "The address must not contain a username and password. Use the public or secret address of the calendar":
    "O endereço não deve conter nome de usuário nem senha. Use o endereço público ou secreto do calendário",
  "The address has a port that this site does not allow. Ask its administrator to allow this server":
    "O endereço tem uma porta que este site não permite. Peça ao administrador que permita este servidor",
  "The address leads into a private network, which this site does not reach. Ask its administrator to allow this server":
    "O endereço leva a uma rede privada, que este site não acessa. Peça ao administrador que permita este servidor",
  "There is no server with this name. Check the address": "Não há servidor com este nome. Confira o endereço",
  "The server of the calendar does not respond. Try again later":
    "O servidor do calendário não responde. Tente novamente mais tarde",
  "The server of the calendar has no valid certificate, so nothing was read":
    "O servidor do calendário não tem um certificado válido, então nada foi lido",
  "The server of the calendar took too long to answer. Try again later":
    "O servidor do calendário demorou demais para responder. Tente novamente mais tarde",
  "The calendar is larger than {megabytes} MB. Choose one with fewer years":
    "O calendário é maior que {megabytes} MB. Escolha um com menos anos",
  "The server of the calendar redirects too often. Check the address":
    "O servidor do calendário redireciona vezes demais. Confira o endereço",
  "The server of the calendar redirects to an address without encryption, which would reveal the secret in it":
    "O servidor do calendário redireciona para um endereço sem criptografia, o que revelaria o segredo nele",
  "The server of the calendar refuses access. Copy the public or secret address of the calendar again":
    "O servidor do calendário recusa o acesso. Copie de novo o endereço público ou secreto do calendário",
  "There is no calendar at this address. It was removed or got a new address. Copy the address again":
    "Não há calendário neste endereço. Ele foi removido ou tem um novo endereço. Copie o endereço de novo",
  "The server of the calendar reports an error. Try again later":
    "O servidor do calendário informa um erro. Tente novamente mais tarde",
  "The address leads to a web page. Copy the address in iCal format (.ics) from the settings of the calendar":
    "O endereço leva a uma página da web. Copie o endereço no formato iCal (.ics) nas configurações do calendário",
  "The address leads to a file that is not a calendar (.ics)":
    "O endereço leva a um arquivo que não é um calendário (.ics)",
  "The answer of the calendar's server is damaged. Try again later":
    "A resposta do servidor do calendário está danificada. Tente novamente mais tarde",
  "Collection not found": "Coleção não encontrada",
  "Public collection not available.": "Coleção pública não disponível.",
  "The collection doesn't contain this project": "A coleção não contém este projeto",
  "An administrator of this site has made this collection private. It cannot be published again until an administrator allows it":
    "Um administrador deste site tornou esta coleção privada. Ela não pode ser publicada de novo até que um administrador permita",
  "You have {limit} collections, which is the limit. Delete one first":
    "Você tem {limit} coleções, que é o limite. Exclua uma primeiro",
  "A collection can have {limit} projects at most. Remove one first":
    "Uma coleção pode ter no máximo {limit} projetos. Remova um primeiro",
  "Must name each project of the collection once": "Deve nomear cada projeto da coleção uma vez",
  "Its author reserves all rights, so this project can't be cloned":
    "O autor reserva todos os direitos, então este projeto não pode ser clonado",
  "This project is based on a work under {licence}, which does not allow this licence. Choose another one":
    "Este projeto é baseado em uma obra sob {licence}, que não permite esta licença. Escolha outra",
  "The original of this project can't be cloned any more, so there is nothing to merge":
    "O original deste projeto não pode mais ser clonado, então não há nada para mesclar",
  "The content that the original had when it was cloned was not kept, so its changes can't be merged. Clone it again":
    "O conteúdo que o original tinha ao ser clonado não foi guardado, então as mudanças dele não podem ser mescladas. Clone-o de novo",
  "The original has changed again. Look at its changes before you merge them":
    "O original mudou de novo. Veja as mudanças antes de mesclá-las",
  "The original has another licence now, which your project's licence does not allow. Clone it again to use its changes":
    "O original agora tem outra licença, que a licença do seu projeto não permite. Clone-o de novo para usar as mudanças dele",
  "The original states no licence, so this project can't have one":
    "O original não informa uma licença, então este projeto não pode ter uma",
  "{provider} does not respond. Try again later": "{provider} não responde. Tente novamente mais tarde",
  "People sign in to this site only with {provider}, so its own passwords, passkeys, codes and invitations are not used. Sign in with {provider}":
    "Neste site só se entra com {provider}, por isso as senhas, chaves de acesso, códigos e convites do próprio site não são usados. Entre com {provider}",
  "Your account at {provider} is in no group that may use this site. Ask the administrator of {provider} to add you to one":
    "Sua conta em {provider} não está em nenhum grupo que pode usar este site. Peça ao administrador de {provider} para adicionar você a um deles",
  "This site requires a second factor, and {provider} reports none for this sign-in. Set one up there, and sign in again with it":
    "Este site exige um segundo fator, e {provider} não informa nenhum para esta entrada. Configure um lá e entre novamente com ele",
  "{provider} reported no second factor when you signed in, so you could not sign in again. Sign out, and sign in with a second factor first":
    "{provider} não informou nenhum segundo fator quando você entrou, e assim você não poderia entrar de novo. Saia e entre primeiro com um segundo fator",
  "The account of this site with your address can't be linked with your account at {provider}. Ask the administrator of this site to unlink it first":
    "A conta deste site com seu endereço não pode ser vinculada à sua conta em {provider}. Peça ao administrador deste site para desvinculá-la primeiro",
  "No account of this site has confirmed the address of your account at {provider}, and new accounts are not allowed. Ask the administrator of this site for one":
    "Nenhuma conta deste site confirmou o endereço da sua conta em {provider}, e novas contas não são permitidas. Peça uma ao administrador deste site",
  "This is your only way to sign in. Link another account at {provider} first":
    "Esta é sua única forma de entrar. Vincule primeiro outra conta em {provider}",
} satisfies Area<"contractMessages">;
