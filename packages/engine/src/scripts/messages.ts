/** Hints for characters that no font has. */
import { message } from "@octavo/foundation";

export const setInFont = (font: string) => message("Set the text in {font}", { font });
export const addFontOfScript = (script: string) =>
  message("Add an own font for the script {script}, and set the text in it", { script });
export const addFontWithCharacter = message("Add an own font that has the character, or use another character");
