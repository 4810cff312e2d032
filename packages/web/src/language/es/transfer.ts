import type { Area } from "./forms.ts";

/** Texts of src/transfer: how a planner gets onto a device. */
export const transfer = {
  "Put it on your {device}": "Pásalo a tu {device}",
  "Put it on a device…": "Pasar a un dispositivo…",
  "PDF downloaded. Put it on your {device}:": "PDF descargado. Pásalo a tu {device}:",
  "PDF downloaded.": "PDF descargado.",
  "With a computer": "Con un ordenador",
  "Share the PDF with an app…": "Compartir el PDF con una app…",
  "Replace a planner that is on the tablet and keep your ink":
    "Reemplazar una agenda que está en la tablet y conservar tus anotaciones",
  "With a program for the command line": "Con un programa para la línea de comandos",
  "Added at the end: the ink stays.": "Añadidas al final: las anotaciones se quedan.",
  "Inserted before: the ink moves.": "Insertadas antes: las anotaciones se desplazan.",
  "Keep the planner as a project first: a tablet can download only projects of an account.":
    "Primero guarda la agenda como proyecto: una tablet solo puede descargar proyectos de una cuenta.",
  "The tablet gets the saved plan, without your unsaved changes.":
    "La tablet recibe el plan guardado, sin tus cambios no guardados.",
  "With a code, the tablet gets the pages only: the PDF does not contain your project, because others could see the code. If you later take pages out of the plan, those pages are blank in the updated PDF.":
    "Con un código, la tablet recibe solo las páginas: el PDF no incluye tu proyecto, porque otras personas podrían ver el código. Si después quitas páginas del plan, esas páginas quedan en blanco en el PDF actualizado.",
  "The code has ended.": "El código ya no es válido.",
  "Make a code": "Crear un código",
  "Make a new code": "Crear un código nuevo",
  "QR code of the download": "Código QR de la descarga",
  "Address: {address}": "Dirección: {address}",
  "Code: {code}": "Código: {code}",
  "{minutes} min left, for {downloads} downloads": "Quedan {minutes} min, para {downloads} descargas",
  "Only this device can open this address. Open Octavo under its address in your network, and make a code there.":
    "Solo este dispositivo puede abrir esta dirección. Abre Octavo con su dirección en tu red y crea allí un código.",
  "Only this device can open this address. Open Octavo under its address in your network instead.":
    "Solo este dispositivo puede abrir esta dirección. Abre Octavo con su dirección en tu red.",
  "Name of the program or device": "Nombre del programa o dispositivo",
  "Make a catalog address": "Crear una dirección de catálogo",
  "Catalog address": "Dirección de catálogo",
  "Catalog addresses": "Direcciones de catálogo",
  "User name": "Nombre de usuario",
  "Address with the password, for programs without a password field":
    "Dirección con la contraseña, para programas sin campo de contraseña",
  "Copy them now: the password is not shown again. It reads your planners and changes nothing.":
    "Cópialas ahora: la contraseña no se volverá a mostrar. Lee tus agendas y no cambia nada.",
  "Made {date}, last used {last}": "Creada el {date}, último uso: {last}",
  "Made {date}, never used": "Creada el {date}, nunca usada",
  Revoke: "Revocar",
  "Revoke {name}": "Revocar {name}",
  "{name} revoked.": "Se revocó {name}.",
  "Failed to make a code": "No se pudo crear un código",

  Cable: "Cable",
  "Wi-Fi": "Wi-Fi",
  "reMarkable's website or app": "Sitio web o app de reMarkable",
  "Partner app or Dropbox": "App Partner o Dropbox",
  "Send to Kindle": "Send to Kindle",
  Mail: "Correo",
  "The Kobo's browser": "Navegador del Kobo",
  "Tablet's browser": "Navegador de la tablet",
  "KOReader or calibre": "KOReader o calibre",
  "Tested by others on such a device, not by us.": "Probado por otras personas en un dispositivo así, no por nosotros.",
  "Documented by the maker, not tested by us.": "Documentado por el fabricante, no probado por nosotros.",
  "Reported by users, not tested by us.": "Según informes de usuarios, no probado por nosotros.",
  "Nobody has reported trying it on such a device.":
    "Nadie nos ha confirmado todavía que funcione en este dispositivo.",

  "Other devices": "Otros dispositivos",
  "Dropbox or Google Drive": "Dropbox o Google Drive",
  "On the Kobo, open More and sign in to Dropbox or Google Drive, if your model has one.":
    "En el Kobo, abre «Más» (More) y busca Dropbox o Google Drive. Si tu modelo tiene uno de los dos, inicia sesión en él una vez.",
  "Add the PDF there on your phone or computer, in the folder that the Kobo names.":
    "Desde el teléfono o el ordenador, pon el PDF en esa nube, en la carpeta que indica el Kobo.",
  "Download it from there on the Kobo.": "Descárgalo de allí en el Kobo.",
  "On the Kobo, open More, Beta features, Web browser, then the address, and type the code.":
    "En el Kobo, abre «Más», «Funciones beta», «Navegador web» (More, Beta features, Web browser) y la dirección, y escribe el código.",
  "Make a code in Octavo.": "Crea un código en Octavo.",
  "If you downloaded the planner in the tablet's browser, it is on the tablet already.":
    "Si descargaste la agenda en el navegador de la tablet, ya está en ella.",
  "Open the address in the tablet's browser and type the code, or scan the QR code.":
    "Abre la dirección en el navegador de la tablet y escribe el código, o escanea el código QR.",
  "Open the downloaded file in the tablet's own reader.":
    "Abre el archivo descargado en el lector de la propia tablet.",
  "Make a catalog address in Octavo.": "Crea una dirección de catálogo en Octavo.",
  "In KOReader, open the search menu, choose OPDS catalog and add a catalog with this address, user name and password.":
    "En KOReader, abre el menú de búsqueda, elige el catálogo OPDS y añade un catálogo con esta dirección, este nombre de usuario y esta contraseña.",
  "Download the planner, and open the file in the device's own reader to write on it: KOReader does not draw.":
    "Descarga la agenda y abre el archivo en el lector del propio dispositivo para escribir en ella: KOReader no dibuja.",
  "In calibre, the plugin OPDS Client reads the address that contains the password.":
    "En calibre, el complemento OPDS Client lee la dirección que contiene la contraseña.",
  "KOReader is not made by the maker of your device, and you install it yourself.":
    "KOReader no es del fabricante de tu dispositivo; lo instalas por tu cuenta.",

  "Copy the new planner as a document of its own, under another name.":
    "Copia la agenda nueva como un documento aparte, con otro nombre.",
  "Keep the old planner for what you have written.": "Conserva la agenda anterior con lo que has escrito.",
  "Nobody has reported what happens to handwriting if the file is overwritten. Do not try it with your only copy.":
    "Nadie ha informado de qué pasa con las anotaciones si se sobrescribe el archivo. No lo intentes con tu única copia.",
  "NeoReader stores handwriting apart from the PDF. Nobody has reported what happens to it if the file is overwritten. Do not try it with your only copy.":
    "NeoReader guarda las anotaciones aparte del PDF. Nadie ha informado de qué pasa con ellas si se sobrescribe el archivo. No lo intentes con tu única copia.",

  "Connect the tablet to the computer by USB and unlock it.": "Conecta la tablet al ordenador por USB y desbloquéala.",
  "On the tablet, open Settings, Storage, and turn on the USB web interface.":
    "En la tablet, abre los ajustes (“Settings”) y el almacenamiento (“Storage”), y activa la interfaz web por USB (“USB web interface”).",
  "Open `http://10.11.99.1` in the computer's browser and drop the PDF there.":
    "Abre `http://10.11.99.1` en el navegador del ordenador y suelta allí el PDF.",
  "The tablet takes files of at most 100 MB. Each upload makes a new document.":
    "La tablet acepta archivos de hasta 100 MB. Cada subida crea un documento nuevo.",
  "Sign in at `my.remarkable.com`, or open the reMarkable app on your computer or phone.":
    "Inicia sesión en `my.remarkable.com` o abre la app reMarkable en tu ordenador o teléfono.",
  "Add the PDF there. If the reMarkable app is on your phone, you can also share the PDF with it.":
    "Añade allí el PDF. Si tienes la app de reMarkable en el teléfono, también puedes compartir el PDF con ella.",
  "The tablet downloads it at its next synchronization.": "La tablet lo descarga en la próxima sincronización.",
  "Make a backup of the planner on the tablet.": "Haz una copia de seguridad de la agenda de la tablet.",
  "Each upload makes a new document, without your handwriting. It stays in the old one.":
    "Cada subida crea un documento nuevo, sin tus anotaciones. Estas quedan en el antiguo.",
  "Install rmapi (ddvk/rmapi) on your computer and connect it to your reMarkable account.":
    "Instala rmapi (ddvk/rmapi) en tu ordenador y conéctalo a tu cuenta de reMarkable.",
  "Run `rmapi put --content-only planner.pdf`. It replaces the PDF and keeps the handwriting. The file must have the name of the document on the tablet.":
    "Ejecuta `rmapi put --content-only planner.pdf`. Reemplaza el PDF y conserva las anotaciones. El archivo debe tener el nombre del documento de la tablet.",
  "Do not use `--force`, which deletes the handwriting, and do not delete the old document.":
    "No uses `--force`, que elimina las anotaciones, y no elimines el documento anterior.",
  "Handwriting belongs to the position of a page. Changed pages and pages added at the end are safe. Pages inserted in the middle move the handwriting to other pages, unless `octavo carry` moves it with its pages.":
    "Las anotaciones van ligadas a la posición de la página. Las páginas modificadas y las añadidas al final no dan problemas. Las páginas insertadas en medio desplazan las anotaciones a otras páginas, salvo que `octavo carry` las mueva con sus páginas.",
  "Tap links with a finger. The phone app does not follow them.":
    "Toca los enlaces con un dedo. La app del teléfono no los sigue.",

  "Connect the tablet to the computer by USB.": "Conecta la tablet al ordenador por USB.",
  "Copy the PDF into the folder `Document`.": "Copia el PDF en la carpeta `Document`.",
  "Disconnect it.": "Desconéctala.",
  "Connect the tablet and your computer or phone to the same network.":
    "Conecta la tablet y tu ordenador o teléfono a la misma red.",
  "On the tablet, swipe down from the top edge and tap Browse & Access. It shows an address.":
    "En la tablet, desliza hacia abajo desde el borde superior y toca el acceso desde el navegador (en inglés, Browse & Access). Muestra una dirección.",
  "The file is called “{name}” and is usually in the folder Downloads.":
    "El archivo se llama «{name}» y suele estar en la carpeta Descargas.",
  "Open that address in the browser of the computer or phone and upload the PDF into the folder `Document`.":
    "Abre esa dirección en el navegador del ordenador o del teléfono y sube el PDF a la carpeta `Document`.",
  "An upload in this way does not overwrite files.": "Una subida de este modo no sobrescribe archivos.",
  "Upload the PDF with the Partner app, or to a cloud that the tablet is signed in to, into its folder `Document`.":
    "Sube el PDF con la app Partner, o a una nube en la que la tablet tenga sesión iniciada, a su carpeta `Document`.",
  "Start the synchronization on the tablet.": "Inicia la sincronización en la tablet.",
  "Make a backup of the planner and of the file beside it with the same name that ends in `.mark`. It contains the handwriting.":
    "Haz una copia de seguridad de la agenda y del archivo del mismo nombre que está a su lado y termina en `.mark`. Contiene las anotaciones.",
  "Overwrite the PDF by cable or through Dropbox, under exactly the same name. Leave the `.mark` file.":
    "Sobrescribe el PDF por cable o con Dropbox, exactamente con el mismo nombre. Deja el archivo `.mark`.",
  "Open the planner on the tablet and check some pages that you wrote on.":
    "Abre la agenda en la tablet y revisa algunas páginas en las que hayas escrito.",
  "Handwriting belongs to the position of a page. The order and the size of pages must stay the same. Add pages at the end only.":
    "Las anotaciones van ligadas a la posición de la página. El orden y el tamaño de las páginas deben ser los mismos. Añade páginas solo al final.",
  "Tap links with a finger, not with the pen. The Contents panel lists months and weeks.":
    "Toca los enlaces con un dedo, no con el lápiz. El panel Índice muestra los meses y las semanas.",

  "Open `amazon.com/sendtokindle` in the browser, or the Send to Kindle app on a computer.":
    "Abre `amazon.com/sendtokindle` en el navegador, o la app Send to Kindle en un ordenador.",
  "Add the PDF and send it to your library. On a phone with the Kindle app, you can also share the PDF with it.":
    "Añade el PDF y envíalo a tu biblioteca. En un teléfono con la app de Kindle, también puedes compartir el PDF con ella.",
  "Download it from the library on the Kindle. You can write on its pages.":
    "Descárgalo de la biblioteca en el Kindle. Puedes escribir en sus páginas.",
  "On Amazon's page Content & Devices, find the email address of your Kindle, and add your own address to the list of approved senders.":
    "En la página de contenido y dispositivos de Amazon, busca la dirección de correo de tu Kindle y añade tu propia dirección a la lista de remitentes autorizados.",
  "Send the PDF to that address as an attachment, from your approved address.":
    "Envía el PDF a esa dirección como archivo adjunto, desde tu dirección autorizada.",
  "Leave the subject empty: the word “convert” turns the pages into text without links. Emails from other senders are deleted without notice.":
    "Deja el asunto vacío: la palabra “convert” convierte las páginas en texto sin enlaces. Los correos de otros remitentes se eliminan sin aviso.",
  "Connect the Kindle to the computer by USB.": "Conecta el Kindle al ordenador por USB.",
  "Copy the PDF into the folder `documents`.": "Copia el PDF en la carpeta `documents`.",
  "A user reports that a PDF copied by cable could be read, but not written on. Use Send to Kindle to write on it.":
    "Un usuario informa de que un PDF copiado por cable se podía leer, pero no se podía escribir en él. Para escribir, usa Send to Kindle.",
  "Tapping the top edge opens the menu, so starters have no links there. Planners copied by cable may be read-only.":
    "Al tocar el borde superior se abre el menú, así que los modelos no tienen enlaces ahí. Las agendas copiadas por cable pueden ser de solo lectura.",

  "On the tablet, open BOOXDrop, which shows an address.": "En la tablet, abre BOOXDrop, que muestra una dirección.",
  "Open that address in the browser of the computer or phone and upload the PDF.":
    "Abre esa dirección en el navegador del ordenador o del teléfono y sube el PDF.",
  "Connect the tablet to the computer by USB and choose file transfer on the tablet.":
    "Conecta la tablet al ordenador por USB y elige la transferencia de archivos en la tablet.",
  "Copy the PDF to its storage.": "Copia el PDF en su almacenamiento.",
  "Open it in NeoReader. If the first tap opens a menu, tap the link again or turn off the tap zones.":
    "Ábrelo en NeoReader. Si el primer toque abre un menú, toca el enlace de nuevo o desactiva las zonas táctiles.",

  "Connect the Kobo to the computer by USB and allow the connection on its screen.":
    "Conecta el Kobo al ordenador por USB y permite la conexión en su pantalla.",
  "Copy the PDF to the drive.": "Copia el PDF en la unidad.",
  "Eject the drive.": "Expulsa la unidad.",
  "You can write on PDFs only on models with a pen.":
    "Solo se puede escribir en los PDF con dispositivos que tienen lápiz.",

  "Connect the device to the computer by USB.": "Conecta el dispositivo al ordenador por USB.",
  "Copy the PDF to the folder of its documents.": "Copia el PDF en la carpeta de documentos.",
  "Turn off cropping and reflow, because they move the content away from its links.":
    "Desactiva el recorte y el reajuste del texto, porque separan el contenido de sus enlaces.",

  reMarkable: "reMarkable",
  Supernote: "Supernote",
  "Kindle Scribe": "Kindle Scribe",
  Boox: "Boox",
  Kobo: "Kobo",

  "From a file": "Desde un archivo",
  "On the tablet itself": "En la propia tablet",
  "Tested by us with this program.": "Probado por nosotros con este programa.",
  "In Xournal++, choose Annotate PDF in the menu File, and open the planner.":
    "En Xournal++, elige la opción de anotar un PDF en el menú Archivo y abre la agenda.",
  "Save the document. It names the PDF and does not contain it, so leave the PDF where it is.":
    "Guarda el documento. Nombra el PDF y no lo contiene, así que deja el PDF donde está.",
  "Make a copy of the document, whose name ends in `.xopp`.":
    "Haz una copia del documento, cuyo nombre termina en `.xopp`.",
  "Run `octavo carry planner.xopp new.pdf -o new.xopp`.": "Ejecuta `octavo carry planner.xopp new.pdf -o new.xopp`.",
  "Open the new document, and leave the new PDF where it is.":
    "Abre el documento nuevo y deja el PDF nuevo donde está.",
  "Handwriting stays on its page, wherever that is in the new PDF. Pages that are no longer in the planner become plain paper if something is on them.":
    "Las anotaciones se quedan en su página, esté donde esté en el PDF nuevo. Las páginas que ya no están en la agenda se convierten en papel liso si hay algo en ellas.",
  "PDFs that Xournal++ exports have links from version 1.3 on.":
    "Los PDF que exporta Xournal++ tienen enlaces a partir de la versión 1.3.",
  "iPad with Goodnotes or Notability": "iPad con Goodnotes o Notability",
  "On the iPad itself": "En el propio iPad",
  "From another device": "Desde otro dispositivo",
  "If you downloaded the planner on the iPad, it is in Files, in the folder Downloads.":
    "Si descargaste la agenda en el iPad, está en Archivos, en la carpeta Descargas.",
  "Send the PDF to the iPad, for example with AirDrop or iCloud Drive.":
    "Envía el PDF al iPad, por ejemplo con AirDrop o iCloud Drive.",
  "Open it in Files, tap Share, and choose the app.": "Ábrelo en Archivos, toca Compartir y elige la aplicación.",
  "Import it as a new document, not into a note that exists.":
    "Impórtalo como documento nuevo, no dentro de una nota existente.",
  "If a tap writes a dot and does not follow a link, turn on the read-only mode of the app.":
    "Si un toque dibuja un punto y no abre el enlace, activa el modo de solo lectura de la aplicación.",
  "Xournal++": "Xournal++",
  "Open the new planner as a document of its own.": "Abre la agenda nueva como un documento aparte.",
  "The new document begins without your handwriting.": "El documento nuevo empieza sin tus anotaciones.",
} satisfies Area<"transfer">;
