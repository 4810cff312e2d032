import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const server = process.env["OCTAVO_SERVER"] ?? "http://localhost:3000";
const proxy = { "/api": server, "/ws": { target: server, ws: true } };

export default defineConfig({
  plugins: [react(), tailwindcss()],
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
