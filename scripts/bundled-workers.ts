import { basename, join } from "node:path";
import { build, type Plugin, type ResolvedConfig } from "vite";

/** Leaves the files that a worker loads to the development server. As data URIs they made each worker parse 17 MB. */
const filesOfServer: Plugin = {
  name: "octavo-files-of-server",
  enforce: "pre",
  load: {
    filter: { id: /\?url$/ },
    handler: (id) =>
      `export default new URL(${JSON.stringify(`/@fs${id.slice(0, -"?url".length)}`)}, self.location.origin).href;`,
  },
};

/** Returns the scripts of a worker by name. */
async function bundle(entry: string): Promise<ReadonlyMap<string, string>> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    plugins: [filesOfServer],
    build: {
      write: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" } },
    },
  });
  const files = [built].flat().flatMap((result) => ("output" in result ? result.output : []));
  return new Map(files.flatMap((file) => (file.type === "chunk" ? [[file.fileName, file.code] as const] : [])));
}

const workerFile = /^(?<path>\/.*\.worker\.ts)\?worker_file/;

/**
 * Bundles workers, once each. Vite's development server would send 250 modules for the engine each time a worker starts. The
 * browser may keep the scripts, and what it has compiled.
 */
export function bundledWorkers(): Plugin {
  const bundles = new Map<string, ReturnType<typeof bundle>>();
  const scripts = new Map<string, string>();

  async function scriptAt(url: string, { root }: ResolvedConfig): Promise<string | undefined> {
    const path = workerFile.exec(url)?.groups?.["path"];
    if (path === undefined) return scripts.get(basename(url));
    const entry = path.startsWith("/@fs/") ? path.slice("/@fs".length) : join(root, path);
    const bundled = bundles.get(entry) ?? bundle(entry);
    bundles.set(entry, bundled);
    for (const [name, script] of await bundled) scripts.set(name, script);
    // Other parts import the entry by its own name, and it must not run twice.
    return `import "./${basename(entry, ".ts")}.js";`;
  }

  return {
    name: "octavo-bundled-workers",
    configureServer({ config, middlewares }) {
      middlewares.use((request, response, next) => {
        scriptAt(request.url ?? "", config).then((script) => {
          if (script === undefined) return next();
          response.setHeader("content-type", "text/javascript");
          response.setHeader("cache-control", "max-age=3600, immutable");
          return response.end(script);
        }, next);
      });
    },
  };
}
