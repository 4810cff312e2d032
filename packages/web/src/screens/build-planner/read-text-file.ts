/** Of one YAML document, as the engine has it. */
const largest = 2 * 1024 * 1024;

/** The text of a file that someone chose or dropped; throws with a sentence for them. */
export async function readTextFile(file: File): Promise<string> {
  if (file.size > largest) throw new Error(`${file.name} is larger than 2 MiB, which is the limit of one document.`);
  const text = await file.text();
  if (text.includes("\0") || text.includes("\ufffd")) throw new Error(`${file.name} is not a text file.`);
  return text.replace(/\r\n?/g, "\n");
}
