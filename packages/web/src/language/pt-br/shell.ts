import type { Area } from "./forms.ts";

/** Texts of src/shell and src/ui. */
export const shell = {
  Studio: "Estúdio",
  Menu: "Menu",
  Projects: "Projetos",
  Templates: "Modelos",
  "Public gallery": "Galeria pública",
  Tutorial: "Tutorial",
  Donate: "Doar",
  Source: "Código-fonte",
  "(opens in a new tab)": "(abre em uma nova aba)",
  "Skip to content": "Ir para o conteúdo",

  Theme: "Tema",
  "Light|theme": "Claro",
  "Dark|theme": "Escuro",
  System: "Sistema",
  "E-ink": "E-ink",

  "Signed in as {name}": "Conta: {name}",
  "Sign in": "Entrar",
  "Sign out": "Sair",
  "Create account": "Criar conta",
  "Sign in again": "Entrar novamente",
  "Your session has expired, {name}. Sign in again to continue. Your work is still here.":
    "Sua sessão expirou, {name}. Entre novamente para continuar. Seu trabalho ainda está aqui.",
  "Sign out without saving?": "Sair sem salvar?",
  "This page has unsaved changes. This browser stores them until you sign in again.":
    "Esta página tem alterações não salvas. Este navegador as guarda até você entrar novamente.",
  "This page has unsaved changes, which will be lost.": "Esta página tem alterações não salvas, que serão perdidas.",
  Stay: "Ficar",

  "Terms of use": "Termos de uso",
  "Please read these before you begin.": "Leia antes de começar.",
  "Personal use only": "Somente para uso pessoal",
  "Make planners and templates for yourself, and share them with others for the same use.":
    "Crie planners e modelos para você e compartilhe com outras pessoas para o mesmo uso.",
  "No commercial use": "Sem uso comercial",
  "You may not sell Octavo or anything made with it, or use them to earn money.":
    "Não é permitido vender o estúdio ou o que for criado com ele, nem usá-los para ganhar dinheiro.",
  "Provided as is": "Oferecido como está",
  "The studio is free and comes without any warranty. It may have errors or be unavailable. Keep copies of important work.":
    "O estúdio é gratuito e não oferece nenhuma garantia. Pode ter erros ou ficar indisponível. Guarde cópias dos trabalhos importantes.",
  "No sensitive data": "Sem dados sensíveis",
  "Do not type passwords, health data, financial data or other sensitive data, whether your own or that of others. What you write by hand on your tablet is not sent.":
    "Não digite senhas, dados de saúde, dados financeiros nem outros dados sensíveis, seus ou de outras pessoas. O que você escreve à mão no tablet não é enviado.",
  "I have read and understand these terms": "Li e entendi estes termos",
  "In everyday use": "No dia a dia",
  "May I use my planner at work?": "Posso usar meu planner no trabalho?",
  "Yes, for your own work, for example as a teacher or a nurse, also if you are paid for it. You may not sell planners, or hand them out for money.":
    "Sim, para o seu próprio trabalho, por exemplo como professor ou enfermeiro, mesmo que seja remunerado. Você não pode vender planners nem distribuí-los por dinheiro.",
  "Who sees the names that I type for a new planner?": "Quem vê os nomes que digito para um novo planner?",
  "Until you keep the planner, they are in this browser and in the address of the page, which reaches this site only when the page is loaded again. Whoever gets this address can read them.":
    "Até você guardar o planner, eles ficam neste navegador e no endereço da página, que este site só recebe quando a página é recarregada. Quem receber esse endereço pode lê-los.",
  "Who sees the names in a project?": "Quem vê os nomes em um projeto?",
  "A project is stored on this site, with its names. It is private until you publish it or give its PDF to others. Those who run the site can read what it stores.":
    "Um projeto é armazenado neste site, com seus nomes. Ele é privado até você publicá-lo ou dar o PDF a outras pessoas. Quem administra o site pode ler o que ele armazena.",
  "May I type the names of pupils?": "Posso digitar os nomes dos alunos?",
  "If the rules of your school or employer allow it. Otherwise leave out full names: a first name, initials or a number is enough for a planner.":
    "Se as regras da sua escola ou do seu empregador permitirem. Caso contrário, omita nomes completos: um primeiro nome, iniciais ou um número bastam para um planner.",
  Decline: "Recusar",
  "Accept & Continue": "Aceitar e continuar",

  "Something went wrong": "Algo deu errado",
  "A part of the studio could not be loaded. This browser has stored your work. Check the connection and reload the page.":
    "Não foi possível carregar uma parte do estúdio. Este navegador guardou seu trabalho. Verifique a conexão e recarregue a página.",
  "An unexpected error occurred in the studio. This browser has stored your work. Reload the page to continue.":
    "Ocorreu um erro inesperado no estúdio. Este navegador guardou seu trabalho. Recarregue a página para continuar.",
  "Reload page": "Recarregar página",
  "Error details": "Detalhes do erro",

  "(optional)": "(opcional)",

  Add: "Adicionar",
  Cancel: "Cancelar",
  Close: "Fechar",
  Delete: "Excluir",
  "Deleting…": "Excluindo…",
  "Delete {name}": "Excluir {name}",
  "Delete {name}?": "Excluir {name}?",
  Save: "Salvar",
  "Saving…": "Salvando…",
  "Loading…": "Carregando…",
  "Preparing…": "Preparando…",
  "Updating…": "Atualizando…",
  "Try again": "Tentar novamente",
  "Leave without saving?": "Sair da página sem salvar?",
  Leave: "Sair da página",
  "Save and leave": "Salvar e sair",
  "Move {name} up": "Mover {name} para cima",
  "Move {name} down": "Mover {name} para baixo",
  "Use {text}": "Usar {text}",
  "Insert {text}": "Inserir {text}",
  "Variable name": "Nome da variável",
  Value: "Valor",
  mood: "mood",
  quiet: "calmo",
  "Add variable": "Adicionar variável",
  "Remove variable {name}": "Remover a variável {name}",
  "This name is already in use": "Este nome já está em uso",
  "{count} bytes": ["{count} byte", "{count} bytes"],

  "Loading project...": "Carregando projeto…",
  "Back to Projects": "Voltar para Projetos",
  "This part of the studio could not be loaded. Check the connection and try again.":
    "Não foi possível carregar esta parte do estúdio. Verifique a conexão e tente novamente.",
  "Your browser's storage is full, so this text is not stored. Download the PDF or copy the text before you close the page.":
    "O armazenamento do navegador está cheio, por isso este texto não foi guardado. Baixe o PDF ou copie o texto antes de fechar a página.",

  "{text} ({note})": "{text} ({note})",
  "Changed elsewhere": "Alterado em outro lugar",
  "Deleted elsewhere": "Excluído em outro lugar",
  "This {what} was changed in another tab or on another device after you opened it. Choose which version to keep.":
    "Depois que você abriu este item ({what}), ele foi alterado em outra aba ou em outro dispositivo. Escolha qual versão manter.",
  "This {what} was deleted or renamed in another tab or on another device after you opened it. Your version is still here.":
    "Depois que você abriu este item ({what}), ele foi excluído ou renomeado em outra aba ou em outro dispositivo. Sua versão ainda está aqui.",
  "list of rules": "lista de regras",
  page: "página",
  "Use stored version": "Usar a versão salva",
  "Overwrite stored version": "Substituir a versão salva",
  "Save my version": "Salvar minha versão",
  "Save mine as a copy": "Salvar a minha como cópia",
  "This was changed in another tab or on another device. Save again to replace it with your version.":
    "Isto foi alterado em outra aba ou em outro dispositivo. Salve novamente para substituir pela sua versão.",
  "This was changed in another tab or on another device to {values}. Save again to replace it with your version.":
    "Isto foi alterado em outra aba ou em outro dispositivo para {values}. Salve novamente para substituir pela sua versão.",
  "(landscape)": "(paisagem)",
  copy: "cópia",
  "No connection. Your work is kept here: try again when it returns.":
    "Sem conexão. Seu trabalho está guardado aqui: tente novamente quando a conexão voltar.",
  "Copy request id": "Copiar ID da solicitação",
  "The copy could not be made. Please try again.": "Não foi possível fazer a cópia. Tente novamente.",
  "Your session has expired, {name}. Sign in with {provider} in a new tab, and this page continues. Your work is still here.":
    "Sua sessão expirou, {name}. Entre com {provider} em uma nova aba, e esta página continua. Seu trabalho ainda está aqui.",
  "All projects": "Todos os projetos",
  "Next, you are asked to agree to these.": "Em seguida, pedimos que você concorde com eles.",
  "Next, you are asked to agree to these: personal use only, including at work, and no passwords, health or financial data in your planners.":
    "Em seguida, pedimos que você concorde com eles: uso pessoal, também no trabalho, sem senhas, dados de saúde ou dados financeiros nos seus planners.",
  "What you type is stored on this site. Other users see it only if you publish it. Handwriting stays on your tablet.":
    "O que você digita fica armazenado neste site. Outros usuários só veem se você publicar. A escrita à mão fica no seu tablet.",
} satisfies Area<"shell">;
