import type { IncomingMessage } from "node:http";

/** Headers of proxies and tunnels. Browsers send none of them. */
const proxyHeaders = /^(forwarded|via|x-forwarded-.*|x-real-ip|(x|true|cf|fastly)-(.*-)?(client|connecting)-ip)$/;

/**
 * Returns whether a request comes from a browser on the machine of the server, as far as it can be known: over a loopback
 * connection, to a loopback name, and without traces of a proxy. nginx sends HTTP/1.0 unless it is told otherwise.
 */
export function isOnThisMachine({ socket, headers, httpVersion }: IncomingMessage): boolean {
  const host = headers.host ?? "";
  return (
    isLoopback(socket.remoteAddress ?? "") &&
    URL.canParse(`http://${host}`) &&
    isLoopback(new URL(`http://${host}`).hostname) &&
    httpVersion !== "1.0" &&
    !Object.keys(headers).some((name) => proxyHeaders.test(name))
  );
}

/** Returns whether an address or a host name is one of this machine only. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[(.*)\]$/, "$1").replace(/^::ffff:/i, "");
  return name === "localhost" || name.endsWith(".localhost") || name === "::1" || /^127(\.\d{1,3}){3}$/.test(name);
}
