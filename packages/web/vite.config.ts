import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { CORE_SCHEMA, load } from "js-yaml";
import { defineConfig, type Plugin } from "vite";
import { starterListPlugin } from "../../scripts/starter-list-plugin.ts";
import { starterPicturePlugin } from "../../scripts/starter-picture-plugin.ts";

const server = process.env["OCTAVO_SERVER"] ?? "http://localhost:3000";
const proxy = { "/api": server, "^/(?:get|opds)(?:[./?]|$)": server, "/ws": { target: server, ws: true } };

/** Text files are compressed at build time, not for each request. */
const compressible = /\.(?:js|json|css|html|svg|wasm)$/;

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

/**
 * Dialogs and panels that open by a click. The browser finds their parts itself, because a list of them for each would take a
 * kilobyte of the first visit of the editor.
 */
const openedByClick =
  /(?:-dialog|-sheet|-conflict|-draft|find-panel|command-palette|preview-panel|problems-panel|layers-panel|link-table|place-image|tools-menu)-[^/]*\.js$/;

/** Entry modules whose scripts are compiled ahead: the studio and the editors. */
const firstRead = /\/(?:index\.html|design-editor\/(?:project|template)-design\.tsx)$/;

/**
 * V8's explicit compile hint. Chromium parses a script on a background thread, and each function again on the main thread at
 * its first call. With the hint it compiles all functions on the background thread (docs/decisions/0028).
 */
const compileHint = "//# allFunctionsCalledOnLoad\n";
/** In characters. The hint costs 26 bytes of each compressed file. */
const leastHinted = 4000;

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
        const script = readFileSync(file, "utf8");
        if (script.length >= leastHinted) writeFileSync(file, compileHint + script);
      }
    },
  };
}

/** Static imports of each file of the build, as `resolveDependencies` needs them. */
const importsOf = new Map<string, readonly string[]>();

function noteImports(): Plugin {
  return {
    name: "octavo-note-imports",
    apply: "build",
    generateBundle: {
      order: "pre",
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) if (file.type === "chunk") importsOf.set(file.fileName, file.imports);
      },
    },
  };
}

/** Every page has loaded them. */
const stylesOfEntry = /index-[^/]*\.css$/;

/** Files that a dynamic import still has to load. A script that runs has its own imports already. */
function missingFiles(host: string, files: readonly string[]): string[] {
  const loaded = new Set<string>();
  const visit = (name: string) => {
    if (loaded.has(name)) return;
    loaded.add(name);
    importsOf.get(name)?.forEach(visit);
  };
  visit(host);
  return files.filter((file) => !loaded.has(file) && !stylesOfEntry.test(file));
}

/** Parses `import plan from "./plan.yaml?value"` at build time, so that the browser needs no YAML parser for it. */
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

/** Requests the Latin font together with the scripts, so that text does not change its font. Other alphabets load on demand. */
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
            attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href: `./${file}` },
            injectTo: "head",
          })),
    },
  };
}

/**
 * Small modules that the first screens of visitors load, in one file for each purpose instead of dozens. A file has no module
 * of a screen that needs little of it, such as the gallery (docs/decisions/0116).
 */
const firstVisitFiles = [
  { name: "help", test: /\/help\/help-(?:host|state)\./, minShareCount: 1 },
  {
    name: "showcase",
    test: /\/(?:gallery\/(?:cover-image|author-line|public-project-link)|api\/gallery-overview|ui\/use-seen)\.tsx?/,
  },
  {
    name: "gallery",
    test: /\/(?:api\/gallery|gallery\/(?:gallery-tabs|licence-name)|foundation\/src\/licences|devices\/use-device-name|contract\/src\/categories)\.tsx?|\/icons\/copy\.mjs|\/(?:infiniteQueryObserver|useInfiniteQuery)\./,
  },
  {
    name: "gallery-cards",
    test: /\/gallery\/(?:clone-button|download-button|gallery-labels|public-project-card)\.tsx?/,
  },
  { name: "disclosure", test: /\/ui\/(?:disclosure|reveal)\./ },
  {
    name: "small",
    test: /\/ui\/(?:link-button|use-idle)\.tsx?|\/language-name\.ts|\/icons\/(?:chevron-(?:down|right)|download|folder-plus|undo-2)\.mjs/,
  },
  {
    name: "planner",
    test: /\/planner-view\/(?:fit-page|page-history|page-keys|page-viewport|planner-toolbar|page-cache|use-page|planner-view|parse-drawing|use-planner)\.|\/number-field|\/icons\/(?:chevron-left|move-horizontal|scan|link-2|list-tree)\.mjs/,
  },
  {
    name: "choices",
    test: /virtual:starter|\/starters\/src\/(?:years|choices|format-choices|region|device-page|translate|generated\/regions|kit\/canvas|layouts\/(?:layout|room)|themes\/[\w-]+|words\/(?:best-language|words))\.|\/starters\/(?:starters|planner-language|starter-planner|usual-region)\.ts|\/is-paper/,
  },
  { name: "preview", test: /\/(?:preview-file|use-previewed-planner|use-intent|last-starter)\.ts/ },
  {
    name: "choices-form",
    test: /\/ui\/text-button|\/starters\/src\/(?:read|parse)-choices|\/starters\/(?:choices-form|theme-field|calendar-field|region-hint|proposals)\.|\/devices\/(?:device-picture|device-field)|\/(?:locale-button|week-starts)\./,
  },
  { name: "fields", test: /\/ui\/(?:check-field|field-group|segments|switch)\.tsx/ },
  {
    name: "dates",
    test: /\/dates\/(?:holiday-place|source-swatch|use-)|\/(?:use-offer-local-undo|use-list-keys)|\/icons\/(?:flag|trash|calendar-plus|list-plus|pencil)\.mjs/,
  },
  { name: "equality", test: /\/is-equal\.ts/ },
  { name: "download", test: /\/(?:use-pdf-download|download-file|src\/file-name|pdf-file-name)\.ts/ },
  { name: "profile", test: /\/(?:model\/(?:paper-profile|find-profile|template)|foundation\/src\/limits)\.ts/ },
].map((file) => ({ minShareCount: 2, ...file, includeDependenciesRecursively: false }));

/** Files that several screens share. The bundler splits all other modules. Figures: docs/decisions/0028. */
const sharedFiles = [
  {
    name: "framework",
    // Without what only long lists need.
    test: /\/node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack\/(?!\S*(?:virtual|infiniteQueryObserver|useInfiniteQuery))[\w-]+)\/|\/lucide-react\/dist\/esm\/(?!icons)|vite\/preload-helper|\/contract\/src\/languages\./,
  },
  {
    name: "studio",
    test: /\/(?:web|contract)\/src\/(?!editor|engine-worker|screens|\S*(?:limits\.ts|number-field|parse-drawing|unsaved-guard|leave-confirmation|ui\/menu\.tsx))/,
    minShareCount: 20,
  },
  {
    name: "project",
    // Small modules of the screens of projects, which compress better together.
    test: /\/(?:use-async|when-done|copy-name|unique-name|device-profile|indexed-store|project-loader|project-messages|save-draft|save-state|start-engine|use-engine|engine-client|engine-worker\/(?:messages|protocol)|foundation\/src\/messages|icons\/(?:plus|ellipsis)|design-name|civil-date|cache-project|use-leave-confirmation|unsaved-guard|use-media-query|logical-key|after-paint|date-row|page-size|tabs|designs|month-calendar)\.(?:tsx?|mjs)$/,
    minShareCount: 3,
    includeDependenciesRecursively: false,
  },
  {
    name: "editing",
    test: /\/(?:nearest|compose\/(?:frame|list-calendars)|cells-to-separate|language\/(?:link-patterns|tokens|bindings)|template-defaults|document-fonts|model\/(?:pin|holidays|canvas)|load-placement|icons\/redo-2)\.m?[jt]s/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  ...firstVisitFiles,
  {
    name: "editor",
    // These menus and panels load when they are first opened, lists after the page. Other screens use the engine without
    // the editor.
    test: /\/(?:web\/src\/editor|editor\/src)\/(?!\S*(?:menu|links\/|properties\/|fields\/|fonts\/|blocks\/|transform-|change-|overlay-marks|page-marks|guide-lines|measur|distances|ruler|inline-name|text-box|use-reorder|switcher|styles|follow-|set-property|shared-part|page-picture|rename-|tidy-|box-selection|separate-|theme-name|examples|design-look|free-room|grow-text|placement))/,
    minShareCount: 3,
    includeDependenciesRecursively: false,
  },
];

export default defineConfig({
  // The server writes its base path into the page; scripts and styles find their files beside themselves.
  base: "./",
  plugins: [
    react(),
    tailwindcss(),
    yamlValues(),
    starterListPlugin(),
    starterPicturePlugin(new Date()),
    preloadFont(),
    noteImports(),
    compileAhead(),
    precompress(),
  ],
  resolve: {
    alias: [
      { find: "@library", replacement: fileURLToPath(new URL("../../library", import.meta.url)) },
      // Libraries use a replacement of a hook that React has since version 18.
      { find: /^use-sync-external-store\/shim$/, replacement: "react" },
      { find: "use-sync-external-store/shim/with-selector", replacement: "use-sync-external-store/with-selector" },
    ],
  },
  worker: { format: "es" },
  build: {
    target: ["chrome119", "edge119", "safari17.4", "firefox121"],
    // The Content-Security-Policy refuses data URIs.
    assetsInlineLimit: 0,
    sourcemap: false,
    // All target browsers support module preloading.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, files, { hostId, hostType }) => {
        if (hostType !== "js") return files;
        return openedByClick.test(file) ? [] : missingFiles(hostId, files);
      },
    },
    // Read by scripts/route-weights.ts.
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: sharedFiles },
        // The entry names all files. Hexadecimal digits compress best, seven are the fewest that the bundler accepts for so many
        // files, and shared parts need no readable name.
        hashCharacters: "hex",
        chunkFileNames: ({ isDynamicEntry }) => (isDynamicEntry ? "assets/[name]-[hash:7].js" : "assets/[hash:7].js"),
      },
    },
  },
  server: { proxy },
  preview: { proxy },
});
