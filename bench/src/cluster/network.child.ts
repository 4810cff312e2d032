/** A bench for network.long.test.ts: one host asks another one, which then waits until the process ends. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import { withNetwork } from "./network.ts";

const serve = (address: string) =>
  `require("node:net").createServer((socket) => socket.end("hello from ${address}")).listen(7000, "${address}", () => console.log("ready"))`;
const ask = (address: string) => `require("node:net").connect(7000, "${address}").pipe(process.stdout)`;

await withNetwork(["server", "client"], async ({ server, client }) => {
  const run = ([command, ...args]: typeof server.enter, script: string) =>
    spawn(command, [...args, process.execPath, "-e", script], { stdio: ["ignore", "pipe", "inherit"] });
  const serving = run(server.enter, serve(server.address));
  await once(serving.stdout, "data");
  const asking = run(client.enter, ask(server.address));
  const answer = (await buffer(asking.stdout)).toString();
  console.log(JSON.stringify({ pid: serving.pid, answer }));
  await once(serving, "exit");
});
