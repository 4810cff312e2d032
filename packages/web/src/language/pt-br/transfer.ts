import type { Area } from "./forms.ts";

/** Texts of src/transfer: how a planner gets onto a device. */
export const transfer = {
  "Put it on your {device}": "Passar para o {device}",
  "Put it on a device…": "Passar para um dispositivo…",
  "PDF downloaded. Put it on your {device}:": "PDF baixado. Agora passe para o {device}:",
  "PDF downloaded.": "PDF baixado.",
  "With a computer": "Com um computador",
  "Share the PDF with an app…": "Compartilhar o PDF com um app…",
  "Replace a planner that is on the tablet and keep your ink":
    "Substituir um planner que está no tablet e manter as anotações",
  "With a program for the command line": "Com um programa de linha de comando",
  "Added at the end: the ink stays.": "Página adicionada no fim: as anotações ficam no lugar.",
  "Inserted before: the ink moves.": "Página inserida antes: as anotações se deslocam.",
  "Keep the planner as a project first: a tablet can download only projects of an account.":
    "Primeiro, guarde o planner como projeto: um tablet só pode baixar projetos de uma conta.",
  "The tablet gets the saved plan, without your unsaved changes.":
    "O tablet recebe o plano salvo, sem as alterações não salvas.",
  "With a code, the tablet gets the pages only: the PDF does not contain your project, because others could see the code. If you later take pages out of the plan, those pages are blank in the updated PDF.":
    "Com um código, o tablet recebe só as páginas: o PDF não contém o seu projeto, porque outras pessoas podem ver o código. Se depois você tirar páginas do plano, elas ficam em branco no PDF atualizado.",
  "The code has ended.": "O código expirou.",
  "Make a code": "Criar código",
  "Make a new code": "Criar novo código",
  "QR code of the download": "Código QR do download",
  "Address: {address}": "Endereço: {address}",
  "Code: {code}": "Código: {code}",
  "{minutes} min left, for {downloads} downloads": "Válido por mais {minutes} min, para {downloads} downloads",
  "Only this device can open this address. Open Octavo under its address in your network, and make a code there.":
    "Só este dispositivo pode abrir este endereço. Abra o Octavo pelo endereço dele na sua rede e crie um código lá.",
  "Only this device can open this address. Open Octavo under its address in your network instead.":
    "Só este dispositivo pode abrir este endereço. Abra o Octavo pelo endereço dele na sua rede.",
  "Name of the program or device": "Nome do programa ou do dispositivo",
  "Make a catalog address": "Criar endereço do catálogo",
  "Catalog address": "Endereço do catálogo",
  "Catalog addresses": "Endereços do catálogo",
  "User name": "Usuário",
  "Address with the password, for programs without a password field":
    "Endereço com a senha, para programas sem campo de senha",
  "Copy them now: the password is not shown again. It reads your planners and changes nothing.":
    "Copie agora: a senha não é mostrada de novo. Ela lê seus planners e não altera nada.",
  "Made {date}, last used {last}": "Criado em {date}, último uso em {last}",
  "Made {date}, never used": "Criado em {date}, nunca usado",
  Revoke: "Revogar",
  "Revoke {name}": "Revogar {name}",
  "{name} revoked.": "Revogado: {name}.",
  "Failed to make a code": "Não foi possível criar um código",

  Cable: "Cabo",
  "Wi-Fi": "Wi-Fi",
  "reMarkable's website or app": "Site ou app da reMarkable",
  "Partner app or Dropbox": "App Partner ou Dropbox",
  "Send to Kindle": "Send to Kindle",
  Mail: "E-mail",
  "The Kobo's browser": "Navegador do Kobo",
  "Tablet's browser": "Navegador do tablet",
  "KOReader or calibre": "KOReader ou calibre",
  "Tested by others on such a device, not by us.": "Testado por outras pessoas em um dispositivo desses, não por nós.",
  "Documented by the maker, not tested by us.": "Documentado pelo fabricante, não testado por nós.",
  "Reported by users, not tested by us.": "Relatado por usuários, não testado por nós.",
  "Nobody has reported trying it on such a device.": "Ninguém relatou ter tentado isto em um dispositivo desses.",

  "Other devices": "Outros dispositivos",
  "Dropbox or Google Drive": "Dropbox ou Google Drive",
  "On the Kobo, open More and sign in to Dropbox or Google Drive, if your model has one.":
    "No Kobo, abra “Mais” (More) e procure Dropbox ou Google Drive. Se o seu modelo tiver um deles, entre nele uma vez.",
  "Add the PDF there on your phone or computer, in the folder that the Kobo names.":
    "Do celular ou do computador, coloque o PDF nessa nuvem, na pasta que o Kobo indica.",
  "Download it from there on the Kobo.": "Baixe-o dali no Kobo.",
  "On the Kobo, open More, Beta features, Web browser, then the address, and type the code.":
    "No Kobo, abra “Mais”, “Recursos beta”, “Navegador da Web” (More, Beta features, Web browser) e o endereço, e digite o código.",
  "Make a code in Octavo.": "Crie um código no Octavo.",
  "If you downloaded the planner in the tablet's browser, it is on the tablet already.":
    "Se você baixou o planner no navegador do tablet, ele já está no tablet.",
  "Open the address in the tablet's browser and type the code, or scan the QR code.":
    "Abra o endereço no navegador do tablet e digite o código ou leia o código QR.",
  "Open the downloaded file in the tablet's own reader.": "Abra o arquivo baixado no leitor do próprio tablet.",
  "Make a catalog address in Octavo.": "Crie um endereço do catálogo no Octavo.",
  "In KOReader, open the search menu, choose OPDS catalog and add a catalog with this address, user name and password.":
    "No KOReader, abra o menu de busca, escolha o catálogo OPDS e adicione um catálogo com este endereço, usuário e senha.",
  "Download the planner, and open the file in the device's own reader to write on it: KOReader does not draw.":
    "Baixe o planner e abra o arquivo no leitor do próprio dispositivo para escrever nele: o KOReader não desenha.",
  "In calibre, the plugin OPDS Client reads the address that contains the password.":
    "No calibre, o plugin OPDS Client lê o endereço que contém a senha.",
  "KOReader is not made by the maker of your device, and you install it yourself.":
    "O KOReader não é do fabricante do seu dispositivo, e a instalação fica por sua conta.",

  "Copy the new planner as a document of its own, under another name.":
    "Copie o novo planner como um documento separado, com outro nome.",
  "Keep the old planner for what you have written.": "Guarde o planner antigo com o que você já escreveu.",
  "Nobody has reported what happens to handwriting if the file is overwritten. Do not try it with your only copy.":
    "Ninguém relatou o que acontece com as anotações se o arquivo for substituído. Não tente isto com sua única cópia.",
  "NeoReader stores handwriting apart from the PDF. Nobody has reported what happens to it if the file is overwritten. Do not try it with your only copy.":
    "O NeoReader guarda as anotações separadas do PDF. Ninguém relatou o que acontece com elas se o arquivo for substituído. Não tente isto com sua única cópia.",

  "Connect the tablet to the computer by USB and unlock it.": "Conecte o tablet ao computador por USB e desbloqueie-o.",
  "On the tablet, open Settings, Storage, and turn on the USB web interface.":
    "No tablet, abra os ajustes (“Settings”) e o armazenamento (“Storage”), e ative a interface web por USB (“USB web interface”).",
  "Open `http://10.11.99.1` in the computer's browser and drop the PDF there.":
    "Abra `http://10.11.99.1` no navegador do computador e solte o PDF lá.",
  "The tablet takes files of at most 100 MB. Each upload makes a new document.":
    "O tablet aceita arquivos de até 100 MB. Cada envio cria um novo documento.",
  "Sign in at `my.remarkable.com`, or open the reMarkable app on your computer or phone.":
    "Entre em `my.remarkable.com` ou abra o app reMarkable no computador ou no celular.",
  "Add the PDF there. If the reMarkable app is on your phone, you can also share the PDF with it.":
    "Adicione o PDF lá. Se o app da reMarkable está no seu celular, você também pode compartilhar o PDF com ele.",
  "The tablet downloads it at its next synchronization.": "O tablet o baixa na próxima sincronização.",
  "Make a backup of the planner on the tablet.": "Faça um backup do planner que está no tablet.",
  "Each upload makes a new document, without your handwriting. It stays in the old one.":
    "Cada envio cria um novo documento, sem as suas anotações. Elas ficam no antigo.",
  "Install rmapi (ddvk/rmapi) on your computer and connect it to your reMarkable account.":
    "Instale o rmapi (ddvk/rmapi) no computador e conecte-o à sua conta reMarkable.",
  "Run `rmapi put --content-only planner.pdf`. It replaces the PDF and keeps the handwriting. The file must have the name of the document on the tablet.":
    "Execute `rmapi put --content-only planner.pdf`. O comando substitui o PDF e mantém as anotações. O arquivo precisa ter o nome do documento no tablet.",
  "Do not use `--force`, which deletes the handwriting, and do not delete the old document.":
    "Não use `--force`, que apaga as anotações, e não exclua o documento antigo.",
  "Handwriting belongs to the position of a page. Changed pages and pages added at the end are safe. Pages inserted in the middle move the handwriting to other pages, unless `octavo carry` moves it with its pages.":
    "As anotações pertencem à posição de uma página. Páginas alteradas e páginas adicionadas no fim são seguras. Páginas inseridas no meio levam as anotações para outras páginas, a menos que `octavo carry` as mova com as suas páginas.",
  "Tap links with a finger. The phone app does not follow them.":
    "Toque nos links com o dedo. No app do celular, eles não funcionam.",

  "Connect the tablet to the computer by USB.": "Conecte o tablet ao computador por USB.",
  "Copy the PDF into the folder `Document`.": "Copie o PDF para a pasta `Document`.",
  "Disconnect it.": "Desconecte-o.",
  "Connect the tablet and your computer or phone to the same network.":
    "Conecte o tablet e o seu computador ou celular à mesma rede.",
  "On the tablet, swipe down from the top edge and tap Browse & Access. It shows an address.":
    "No tablet, deslize para baixo a partir da borda superior e toque no acesso pelo navegador (em inglês, Browse & Access). Ele mostra um endereço.",
  "The file is called “{name}” and is usually in the folder Downloads.":
    "O arquivo se chama “{name}” e geralmente está na pasta Downloads.",
  "Open that address in the browser of the computer or phone and upload the PDF into the folder `Document`.":
    "Abra esse endereço no navegador do computador ou do celular e envie o PDF para a pasta `Document`.",
  "An upload in this way does not overwrite files.": "O envio por este meio não substitui arquivos.",
  "Upload the PDF with the Partner app, or to a cloud that the tablet is signed in to, into its folder `Document`.":
    "Envie o PDF com o app Partner, ou para uma nuvem em que o tablet esteja conectado, na pasta `Document` dela.",
  "Start the synchronization on the tablet.": "Inicie a sincronização no tablet.",
  "Make a backup of the planner and of the file beside it with the same name that ends in `.mark`. It contains the handwriting.":
    "Faça um backup do planner e do arquivo ao lado dele, de mesmo nome, que termina em `.mark`. Ele contém as anotações.",
  "Overwrite the PDF by cable or through Dropbox, under exactly the same name. Leave the `.mark` file.":
    "Substitua o PDF por cabo ou pelo Dropbox, com exatamente o mesmo nome. Deixe o arquivo `.mark`.",
  "Open the planner on the tablet and check some pages that you wrote on.":
    "Abra o planner no tablet e confira algumas páginas em que você escreveu.",
  "Handwriting belongs to the position of a page. The order and the size of pages must stay the same. Add pages at the end only.":
    "As anotações pertencem à posição de uma página. A ordem e o tamanho das páginas precisam continuar iguais. Adicione páginas só no fim.",
  "Tap links with a finger, not with the pen. The Contents panel lists months and weeks.":
    "Toque nos links com o dedo, não com a caneta. O painel do sumário lista meses e semanas.",

  "Open `amazon.com/sendtokindle` in the browser, or the Send to Kindle app on a computer.":
    "Abra `amazon.com/sendtokindle` no navegador ou o app Send to Kindle em um computador.",
  "Add the PDF and send it to your library. On a phone with the Kindle app, you can also share the PDF with it.":
    "Adicione o PDF e envie-o para a sua biblioteca. Em um celular com o app Kindle, você também pode compartilhar o PDF com ele.",
  "Download it from the library on the Kindle. You can write on its pages.":
    "Baixe-o da biblioteca no Kindle. Você pode escrever nas páginas dele.",
  "On Amazon's page Content & Devices, find the email address of your Kindle, and add your own address to the list of approved senders.":
    "Na página Content & Devices (Conteúdo e dispositivos) da Amazon, encontre o e-mail do seu Kindle e adicione seu próprio e-mail à lista de remetentes aprovados.",
  "Send the PDF to that address as an attachment, from your approved address.":
    "Envie o PDF para esse endereço como anexo, a partir do seu e-mail aprovado.",
  "Leave the subject empty: the word “convert” turns the pages into text without links. Emails from other senders are deleted without notice.":
    "Deixe o assunto vazio: a palavra “convert” transforma as páginas em texto sem links. E-mails de outros remetentes são apagados sem aviso.",
  "Connect the Kindle to the computer by USB.": "Conecte o Kindle ao computador por USB.",
  "Copy the PDF into the folder `documents`.": "Copie o PDF para a pasta `documents`.",
  "A user reports that a PDF copied by cable could be read, but not written on. Use Send to Kindle to write on it.":
    "Um usuário relata que um PDF copiado por cabo podia ser lido, mas não aceitava escrita. Use o Send to Kindle para escrever nele.",
  "Tapping the top edge opens the menu, so starters have no links there. Planners copied by cable may be read-only.":
    "Tocar na borda superior abre o menu, por isso os planners prontos não têm links lá. Planners copiados por cabo podem aceitar só leitura.",

  "On the tablet, open BOOXDrop, which shows an address.": "No tablet, abra o BOOXDrop, que mostra um endereço.",
  "Open that address in the browser of the computer or phone and upload the PDF.":
    "Abra esse endereço no navegador do computador ou do celular e envie o PDF.",
  "Connect the tablet to the computer by USB and choose file transfer on the tablet.":
    "Conecte o tablet ao computador por USB e escolha a transferência de arquivos no tablet.",
  "Copy the PDF to its storage.": "Copie o PDF para o armazenamento dele.",
  "Open it in NeoReader. If the first tap opens a menu, tap the link again or turn off the tap zones.":
    "Abra-o no NeoReader. Se o primeiro toque abrir um menu, toque no link de novo ou desative as zonas de toque.",

  "Connect the Kobo to the computer by USB and allow the connection on its screen.":
    "Conecte o Kobo ao computador por USB e permita a conexão na tela dele.",
  "Copy the PDF to the drive.": "Copie o PDF para a unidade.",
  "Eject the drive.": "Ejete a unidade.",
  "You can write on PDFs only on models with a pen.": "Só os modelos com caneta permitem escrever em PDFs.",

  "Connect the device to the computer by USB.": "Conecte o dispositivo ao computador por USB.",
  "Copy the PDF to the folder of its documents.": "Copie o PDF para a pasta de documentos dele.",
  "Turn off cropping and reflow, because they move the content away from its links.":
    "Desative o corte e o refluxo, porque eles afastam o conteúdo dos links.",

  reMarkable: "reMarkable",
  Supernote: "Supernote",
  "Kindle Scribe": "Kindle Scribe",
  Boox: "Boox",
  Kobo: "Kobo",

  "From a file": "De um arquivo",
  "On the tablet itself": "No próprio tablet",
  "Tested by us with this program.": "Testado por nós com este programa.",
  "In Xournal++, choose Annotate PDF in the menu File, and open the planner.":
    "No Xournal++, escolha a opção de anotar um PDF no menu Arquivo e abra a agenda.",
  "Save the document. It names the PDF and does not contain it, so leave the PDF where it is.":
    "Salve o documento. Ele indica o PDF e não o contém, então deixe o PDF onde está.",
  "Make a copy of the document, whose name ends in `.xopp`.":
    "Faça uma cópia do documento, cujo nome termina em `.xopp`.",
  "Run `octavo carry planner.xopp new.pdf -o new.xopp`.": "Execute `octavo carry planner.xopp new.pdf -o new.xopp`.",
  "Open the new document, and leave the new PDF where it is.": "Abra o novo documento e deixe o novo PDF onde está.",
  "Handwriting stays on its page, wherever that is in the new PDF. Pages that are no longer in the planner become plain paper if something is on them.":
    "As anotações ficam na sua página, onde quer que ela esteja no novo PDF. Páginas que não estão mais na agenda viram papel liso se houver algo nelas.",
  "PDFs that Xournal++ exports have links from version 1.3 on.":
    "Os PDFs que o Xournal++ exporta têm links a partir da versão 1.3.",
  "iPad with Goodnotes or Notability": "iPad com Goodnotes ou Notability",
  "On the iPad itself": "No próprio iPad",
  "From another device": "De outro dispositivo",
  "If you downloaded the planner on the iPad, it is in Files, in the folder Downloads.":
    "Se você baixou o planner no iPad, ele está em Arquivos, na pasta Downloads.",
  "Send the PDF to the iPad, for example with AirDrop or iCloud Drive.":
    "Envie o PDF para o iPad, por exemplo com AirDrop ou iCloud Drive.",
  "Open it in Files, tap Share, and choose the app.": "Abra-o em Arquivos, toque em Compartilhar e escolha o app.",
  "Import it as a new document, not into a note that exists.":
    "Importe-o como um novo documento, não em uma nota existente.",
  "If a tap writes a dot and does not follow a link, turn on the read-only mode of the app.":
    "Se um toque desenha um ponto e não abre o link, ative o modo somente leitura do app.",
  "Xournal++": "Xournal++",
  "Open the new planner as a document of its own.": "Abra o novo planner como um documento separado.",
  "The new document begins without your handwriting.": "O novo documento começa sem as suas anotações.",
} satisfies Area<"transfer">;
