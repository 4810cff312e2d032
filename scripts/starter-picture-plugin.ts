import { basename } from "node:path";
import type { Plugin } from "vite";
import { deviceCount, type StarterPicture, starterPictures } from "./starter-pictures.ts";

const moduleId = "virtual:starter-pictures";
const address = "/@starter-pictures/";

/**
 * Provides `virtual:starter-pictures`: addresses of the starters' pictures, and the number of devices. A build emits the
 * pictures as files. The development server draws them on first use.
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
      const urls = (await drawn()).map(({ file, png }) => {
        if (!isBuild) return `${JSON.stringify(file)}: ${JSON.stringify(address + file)}`;
        return `${JSON.stringify(file)}: import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: "asset", name: file, source: png })}`;
      });
      return `export const pictureUrls = { ${urls.join(", ")} };\nexport const deviceCount = ${deviceCount()};`;
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
