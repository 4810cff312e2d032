import { once } from "node:events";
import { createServer } from "node:net";

/** Returns a port that nobody listens on. */
export async function freePort(): Promise<number> {
  const placeholder = createServer().listen(0, "127.0.0.1");
  await once(placeholder, "listening");
  const address = placeholder.address();
  placeholder.close();
  await once(placeholder, "close");
  if (typeof address !== "object" || address === null) throw new Error("A server that listens has a port.");
  return address.port;
}
