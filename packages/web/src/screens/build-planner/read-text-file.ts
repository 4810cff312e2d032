import { limits } from "@octavo/foundation";
import { t } from "../../language/t.ts";

/** Reads a chosen or dropped file. Throws an error with a message for the user. */
export async function readTextFile(file: File): Promise<string> {
  const { name } = file;
  const mebibytes = limits.documentBytes / 2 ** 20;
  if (file.size > limits.documentBytes)
    throw new Error(
      t("{name} is larger than {size} MiB, which is the limit of one document.", { name, size: mebibytes }),
    );
  const text = await file.text();
  if (text.includes("\0") || text.includes("\ufffd")) throw new Error(t("{name} is not a text file.", { name }));
  return text.replace(/\r\n?/g, "\n");
}
