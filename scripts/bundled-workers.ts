import { build, type Plugin } from "vite";

/**
 * Bundles each worker into one small file. Vite's development server would send 250 modules for the engine each time a
 * worker starts, and each start parses the file again.
 */
export function bundledWorkers(): Plugin {
  return {
    name: "octavo-bundled-workers",
    enforce: "pre",
    load: {
      filter: { id: /\.worker\.ts\?worker_file/ },
      handler: async (id) => {
        const [entry = id] = id.split("?");
        const built = await build({
          configFile: false,
          logLevel: "warn",
          build: {
            write: false,
            minify: true,
            lib: { entry, formats: ["es"] },
            rolldownOptions: { output: { codeSplitting: false } },
          },
        });
        const [first] = [built].flat();
        if (!first || !("output" in first)) throw new Error(`${entry} could not be bundled.`);
        return { code: first.output[0].code, map: { mappings: "" } };
      },
    },
  };
}
