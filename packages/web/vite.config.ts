import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

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

export default defineConfig({
  plugins: [react(), tailwindcss(), precompress()],
  resolve: { alias: { "@library": fileURLToPath(new URL("../../library", import.meta.url)) } },
  worker: { format: "es" },
  build: {
    target: ["chrome111", "edge111", "safari16.4", "firefox114"],
    // A strict Content-Security-Policy lets nothing run or show that came as a data URI.
    assetsInlineLimit: 0,
    sourcemap: false,
  },
  server: { proxy },
  preview: { proxy },
});
