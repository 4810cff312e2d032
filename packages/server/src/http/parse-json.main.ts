/** Thread that parses large request bodies. */
import { serveRequests } from "../threads/serve-requests.ts";
import { type ParsedJson, parseJson } from "./parse-json.ts";

serveRequests<Uint8Array, ParsedJson>((bytes) => ({
  response: parseJson(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
}));
