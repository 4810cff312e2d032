import { fileURLToPath } from "node:url";
import { createApp } from "./app.ts";
import { ConfigError, readConfig } from "./config.ts";
import { RenderPool } from "./render/render-pool.ts";

/** A request in flight may take as long as a render job; after that nothing is worth waiting for. */
const stopMilliseconds = 25_000;

async function start(): Promise<void> {
  const { port, host, logLevel, workers } = readConfig(process.env);
  const render = new RenderPool({
    workers,
    onBrokenThread: (problem) => app.log.error({ err: problem }, "a render thread broke"),
  });
  const webFolder = fileURLToPath(new URL("../../web/dist", import.meta.url));
  const app = await createApp({ render, webFolder, logger: { level: logLevel } });
  app.addHook("onClose", () => render.close());
  const address = await app.listen({ port, host, listenTextResolver: (url) => `listening at ${url}` });
  console.log(`Octavo is at ${address}`);
  stopOnSignal(() => app.close());
}

/** The first signal ends gracefully, the second at once. */
function stopOnSignal(close: () => Promise<void>): void {
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), stopMilliseconds).unref();
    void close().then(() => process.exit(0));
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

/** What whoever started the server can do something about; everything else keeps its stack. */
function explain(problem: unknown): string | undefined {
  if (problem instanceof ConfigError) return problem.message;
  const { code, port, address } = problem as { code?: string; port?: number; address?: string };
  if (code === "EADDRINUSE")
    return `Port ${port} is taken. Choose another with the variable PORT: PORT=${(port ?? 0) + 1} npm start`;
  if (code === "EACCES")
    return `Port ${port} is not allowed to you. Choose another with the variable PORT: PORT=3000 npm start`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return `This machine has no address ${address ?? process.env["HOST"]}. Set HOST to one that it has.`;
  return undefined;
}

try {
  await start();
} catch (problem) {
  const sentence = explain(problem);
  if (sentence === undefined) throw problem;
  console.error(sentence);
  process.exit(1);
}
