const settingsAreVariables = "Configure the server with environment variables, such as PORT=4000. See docs/settings.md";

/** Refuses arguments such as `--port 4000`, which would otherwise be ignored. */
function refuseArguments([first]: readonly string[]): void {
  if (first === undefined) return;
  const asksForHelp = first === "--help" || first === "-h";
  if (asksForHelp) console.log(settingsAreVariables);
  else console.error(`Unknown argument ${first}. ${settingsAreVariables}`);
  process.exit(asksForHelp ? 0 : 2);
}

refuseArguments(process.argv.slice(2));
// Loaded afterwards, because it takes half a second.
const { startServer } = await import("./start-server.ts");
await startServer();
