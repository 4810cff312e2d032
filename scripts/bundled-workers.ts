import { build, type Plugin } from "vite";

/**
 * Each worker of the studio in one file. Vite's development server hands out its modules one by one, 250 for the engine, and
 * again whenever a worker starts.
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
            minify: false,
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
