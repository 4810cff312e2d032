import { limits } from "@octavo/engine";

/** The text of a file that someone chose or dropped; throws with a sentence for them. */
export async function readTextFile(file: File): Promise<string> {
  const mebibytes = limits.documentBytes / 2 ** 20;
  if (file.size > limits.documentBytes)
    throw new Error(`${file.name} is larger than ${mebibytes} MiB, which is the limit of one document.`);
  const text = await file.text();
  if (text.includes("\0") || text.includes("\ufffd")) throw new Error(`${file.name} is not a text file.`);
  return text.replace(/\r\n?/g, "\n");
}
