import type { Message } from "@octavo/foundation";
import * as messages from "./messages.ts";

/** Global of browsers and Node, without the types of either. */
declare const TextDecoder: new (
  label: string,
  options?: { readonly fatal?: boolean },
) => { readonly encoding: string; decode(bytes: Uint8Array): string };

interface DecodedText {
  readonly text: string;
  readonly notes: readonly Message[];
}

/**
 * Decodes UTF-8, UTF-16 with or without byte order mark, the encoding that a parameter CHARSET names, or else
 * Windows-1252, which includes Latin-1.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const wide = wideEncoding(bytes);
  if (wide !== undefined) return { text: new TextDecoder(wide).decode(bytes), notes: [] };
  const text = decodeStrictly("utf-8", bytes) ?? decodeStrictly("utf-8", unfoldBytes(bytes));
  if (text !== undefined) return { text, notes: [] };
  const western = new TextDecoder("windows-1252").decode(bytes);
  const declared = /;CHARSET="?([\w-]+)/i.exec(western)?.[1];
  const decoded = declared === undefined ? undefined : decodeStrictly(declared, bytes);
  return decoded === undefined
    ? { text: western, notes: [messages.readAs("Windows-1252")] }
    : { text: decoded, notes: [messages.readAs(declared?.toUpperCase() ?? "")] };
}

/** Recognizes UTF-16 by its byte order mark, or by the zero bytes of the first letters. */
function wideEncoding([first, second, third, fourth]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  if (first !== 0 && second === 0 && third !== 0 && fourth === 0) return "utf-16le";
  return first === 0 && second !== 0 && third === 0 && fourth !== 0 ? "utf-16be" : undefined;
}

function decodeStrictly(label: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Removes folds, because some programs fold within the bytes of a character (RFC 5545, 3.1). */
function unfoldBytes(bytes: Uint8Array): Uint8Array {
  const unfolded = new Uint8Array(bytes.length);
  let length = 0;
  for (let i = 0; i < bytes.length; i++) {
    const end = bytes[i] === 13 && bytes[i + 1] === 10 ? i + 1 : i;
    const next = bytes[end + 1];
    if ((bytes[end] === 10 || bytes[end] === 13) && (next === 32 || next === 9)) i = end + 1;
    else unfolded[length++] = bytes[i] ?? 0;
  }
  return unfolded.subarray(0, length);
}
