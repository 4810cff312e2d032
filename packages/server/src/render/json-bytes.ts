const utf8 = new TextEncoder();

/** An answer as a render process hands it over: ready to be sent. */
export function jsonBytes(answer: object): Uint8Array {
  return utf8.encode(JSON.stringify(answer));
}
