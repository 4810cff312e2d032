import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { CORE_SCHEMA, load } from "js-yaml";
import { defineConfig, type Plugin } from "vite";
import { starterPicturePlugin } from "../../scripts/starter-picture-plugin.ts";
import { defaultYear } from "./src/starters/default-year.ts";

const server = process.env["OCTAVO_SERVER"] ?? "http://localhost:3000";
const proxy = { "/api": server, "/ws": { target: server, ws: true } };

/** Text is compressed once, here, and not at every request. */
const compressible = /\.(?:js|css|html|svg|wasm)$/;

function precompress(): Plugin {
  return {
    name: "octavo-precompress",
    apply: "build",
    writeBundle({ dir = "" }, bundle) {
      for (const name of Object.keys(bundle).filter((file) => compressible.test(file))) {
        const file = join(dir, name);
        const content = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(content));
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

/** Entry modules whose scripts are compiled ahead: the studio and the editors. */
const firstRead = /\/(?:index\.html|design-editor\/screens\.ts)$/;

/**
 * Chromium reads scripts twice: in haste, on a thread of its own, and each function again when it is called, on the thread
 * that has everything else to do. A file that begins like this is read once, and there (V8, explicit compile hints). For what
 * is mostly called anyway.
 */
const compileHint = "//# allFunctionsCalledOnLoad\n";

function compileAhead(): Plugin {
  return {
    name: "octavo-compile-ahead",
    apply: "build",
    writeBundle({ dir = "" }, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const known = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const first = new Set<string>();
      const visit = (name: string) => {
        if (first.has(name)) return;
        first.add(name);
        for (const next of known.get(name)?.imports ?? []) visit(next);
      };
      for (const { fileName, facadeModuleId } of chunks) if (firstRead.test(facadeModuleId ?? "")) visit(fileName);
      for (const name of first) {
        const file = join(dir, name);
        writeFileSync(file, compileHint + readFileSync(file, "utf8"));
      }
    },
  };
}

/** `import plan from "./plan.yaml?value"`: read here, so that no browser needs to read YAML for it. */
function yamlValues(): Plugin {
  return {
    name: "octavo-yaml-values",
    transform(text, id) {
      if (!id.endsWith(".yaml?value")) return undefined;
      const value = JSON.stringify(JSON.stringify(load(text, { schema: CORE_SCHEMA })));
      return { code: `export default JSON.parse(${value});`, map: null, moduleType: "js" };
    },
  };
}

/**
 * Vite's development server answers an import of JSON with a script and leaves the attribute of `import("./x.json", { with:
 * { type: "json" } })` in place, so that the browser refuses the script (Vite 8, import analysis: only static imports lose it).
 */
function jsonWithoutAttributes(): Plugin {
  return {
    name: "octavo-json-without-attributes",
    apply: "serve",
    transform: {
      filter: { code: 'with: { type: "json" }' },
      handler: (text) => ({ code: text.replaceAll(/(\.json"), \{ with: \{ type: "json" \} \}/g, "$1"), map: null }),
    },
  };
}

/** With the scripts and not after them: text that is set twice jumps. Other alphabets come when there is one on the page. */
function preloadFont(): Plugin {
  return {
    name: "octavo-preload-font",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => /source-sans-3-latin-wght-normal-[\w-]+\.woff2$/.test(file))
          .map((file) => ({
            tag: "link",
            attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href: `/${file}` },
            injectTo: "head",
          })),
    },
  };
}

/** Modules that the editors share with other screens and that need no engine. They form one chunk. */
const parts = [
  "ui/tabs.",
  "ui/unsaved-guard.",
  "ui/use-leave-confirmation.",
  "ui/file-size.",
  "engine-worker/engine-client.",
  "engine-worker/start-engine.",
  "engine-worker/use-engine.",
  "engine-worker/use-planner.",
  "engine-worker/font-url.",
  "planner-view/planner-fonts.",
  "api/copy-name.",
  "ui/unique-name.",
  "api/projects.",
  "api/templates.",
  "ui/number-field.",
  "ui/use-media-query.",
].map((name) => `/web/src/${name}`);
/** Of the engine what is in no larger file of it: screens and workers that have all of the engine share it with those that have not. */
const smallParts = ["foundation/limits.", "parse/widget-ids.", "lint/apply-fix."].map((name) => `/engine/src/${name}`);
const someIcons =
  /\/lucide-react\/dist\/esm\/icons\/(?:undo-2|redo-2|arrow-left|plus|chevron-\w+|move-horizontal|scan)\.m?js$/;

/**
 * What nearly every screen needs, in two files and not in twenty, and what both editors share with their dialogs in one.
 * Dialogs and the like come with the first that is opened, and what few screens share with the first of those.
 */
const firstFiles = [
  {
    name: "framework",
    // Of TanStack not what draws long lists: it comes with the first of them.
    test: /\/node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack\/(?!\S*virtual)[\w-]+)\/|vite\/preload-helper/,
  },
  {
    name: "studio",
    test: /\/(?:web\/src\/(?:api|session|ui)|contract\/src)\/(?!\S*(?:dialog|popup|guard|leave-confirmation|tabs|progress|projects\.))[\w-]+\.tsx?$/,
    minShareCount: 5,
  },
  {
    // What the editors have in common with other screens. A file of its own for each would take longer to ask for than to read.
    name: "parts",
    test: (id: string) => [...parts, ...smallParts].some((part) => id.includes(part)) || someIcons.test(id),
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: "editor",
    test: /\/(?:web\/src\/editor|editor\/src)\/(?!\S*menu)/,
    minShareCount: 3,
    // The engine stays apart: other screens have it, too. It knows no editor, so that neither file waits for the other.
    includeDependenciesRecursively: false,
  },
];

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    yamlValues(),
    starterPicturePlugin(defaultYear(new Date())),
    jsonWithoutAttributes(),
    preloadFont(),
    compileAhead(),
    precompress(),
  ],
  resolve: { alias: { "@library": fileURLToPath(new URL("../../library", import.meta.url)) } },
  worker: { format: "es", plugins: () => [jsonWithoutAttributes()] },
  build: {
    target: ["chrome119", "edge119", "safari17.4", "firefox121"],
    // A strict Content-Security-Policy lets nothing run or show that came as a data URI.
    assetsInlineLimit: 0,
    sourcemap: false,
    // Each of these browsers loads modules ahead by itself.
    modulePreload: { polyfill: false },
    // What each screen loads is weighed by it: scripts/route-weights.ts.
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: firstFiles } } },
  },
  server: { proxy },
  preview: { proxy },
});
