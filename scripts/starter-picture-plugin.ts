import { createHash } from "node:crypto";
import { basename } from "node:path";
import type { Plugin } from "vite";
import { deviceCount, pictureLanguages, type StarterPicture, starterPictures } from "./starter-pictures.ts";

const moduleId = "virtual:starter-pictures";
const address = "/@starter-pictures/";

/**
 * Provides `virtual:starter-pictures`: the address of the starters' pictures, and the number of devices. A build emits the
 * pictures into a folder with a hash of them all, because an address of each would be in the first download. The
 * development server draws them on first use.
 */
export function starterPicturePlugin(today: Date): Plugin {
  let isBuild = false;
  let drawing: Promise<readonly StarterPicture[]> | undefined;
  const drawn = () => (drawing ??= starterPictures(today));
  return {
    name: "octavo-starter-pictures",
    configResolved: ({ command }) => {
      isBuild = command === "build";
    },
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    async load(id) {
      if (id !== `\0${moduleId}`) return undefined;
      return [
        `export const pictureFolder = ${isBuild ? emitted(await drawn(), (file) => this.emitFile(file)) : JSON.stringify(address)};`,
        `export const pictureLanguages = ${JSON.stringify(pictureLanguages)};`,
        `export const deviceCount = ${deviceCount()};`,
      ].join("\n");
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(address, ({ url = "" }, response) => {
        void drawn().then((pictures) => {
          const picture = pictures.find(({ file }) => file === basename(url));
          response.writeHead(picture ? 200 : 404, { "content-type": "image/png" }).end(picture?.png);
        });
      });
    },
  };
}

/** Returns an expression for the address of the folder, which is beside the scripts. */
function emitted(pictures: readonly StarterPicture[], emit: (file: EmittedFile) => void): string {
  const hash = createHash("sha256");
  for (const { file, png } of pictures) hash.update(file).update(png);
  const folder = `starters-${hash.digest("hex").slice(0, 8)}/`;
  for (const { file, png } of pictures) emit({ type: "asset", fileName: `assets/${folder}${file}`, source: png });
  return `new URL(/* @vite-ignore */ ${JSON.stringify(folder)}, import.meta.url).href`;
}

interface EmittedFile {
  readonly type: "asset";
  readonly fileName: string;
  readonly source: Uint8Array;
}
