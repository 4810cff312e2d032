import { createHash } from "node:crypto";
import { basename } from "node:path";
import type { Plugin } from "vite";
import { deviceCount, pictureLanguages, type StarterDrawing, starterDrawings } from "./starter-pictures.ts";

const moduleId = "virtual:starter-pictures";
const address = "/@starter-pictures/";

/**
 * Provides `virtual:starter-pictures`: the address of the starters' pictures and previews, their names, and the number of
 * devices. A build emits the files into a folder with a hash of them all, because an address of each would be in the first
 * download. The development server draws them on first use.
 */
export function starterPicturePlugin(today: Date): Plugin {
  let isBuild = false;
  const drawings = starterDrawings(today);
  return {
    name: "octavo-starter-pictures",
    configResolved: ({ command }) => {
      isBuild = command === "build";
    },
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    async load(id) {
      if (id !== `\0${moduleId}`) return undefined;
      const folder = isBuild
        ? emitted(await drawAll(drawings), (file) => this.emitFile(file))
        : JSON.stringify(address);
      const previews = drawings.flatMap(({ files }) => files.filter((file) => file.endsWith(".json")));
      return [
        `export const pictureFolder = ${folder};`,
        `export const pictureLanguages = ${JSON.stringify(pictureLanguages)};`,
        `export const previews = new Set(${JSON.stringify(previews)});`,
        `export const deviceCount = ${deviceCount()};`,
      ].join("\n");
    },
    configureServer: ({ middlewares }) => {
      const drawn = new Map<StarterDrawing, Promise<readonly Uint8Array[]>>();
      middlewares.use(address, ({ url = "" }, response) => {
        const name = basename(url);
        const drawing = drawings.find(({ files }) => files.includes(name));
        if (!drawing) return void response.writeHead(404).end();
        const contents = drawn.get(drawing) ?? drawing.draw();
        drawn.set(drawing, contents);
        const type = name.endsWith(".json") ? "application/json" : "image/png";
        void contents.then((files) =>
          response.writeHead(200, { "content-type": type }).end(files[drawing.files.indexOf(name)]),
        );
      });
    },
  };
}

type Files = ReadonlyMap<string, Uint8Array>;

async function drawAll(drawings: readonly StarterDrawing[]): Promise<Files> {
  const all = new Map<string, Uint8Array>();
  for (const { files, draw } of drawings) {
    const contents = await draw();
    files.forEach((file, i) => all.set(file, contents[i] ?? new Uint8Array()));
  }
  return all;
}

/** Returns an expression for the address of the folder, which is beside the scripts. */
function emitted(files: Files, emit: (file: EmittedFile) => void): string {
  const hash = createHash("sha256");
  for (const [file, content] of files) hash.update(file).update(content);
  const folder = `starters-${hash.digest("hex").slice(0, 8)}/`;
  for (const [file, source] of files) emit({ type: "asset", fileName: `assets/${folder}${file}`, source });
  return `new URL(/* @vite-ignore */ ${JSON.stringify(folder)}, import.meta.url).href`;
}

interface EmittedFile {
  readonly type: "asset";
  readonly fileName: string;
  readonly source: Uint8Array;
}
