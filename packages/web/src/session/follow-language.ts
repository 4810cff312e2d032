import type { TextStorage } from "../browser/browser-storage.ts";
import { isLanguageOpen, storeLanguage } from "../language/language.ts";
import { currentLanguage } from "../language/t.ts";
import type { Session } from "./session.ts";

/** Uses the language of the signed-in user on a device where none was chosen. */
export function followLanguage(
  session: Pick<Session, "state" | "subscribe">,
  storage: TextStorage | undefined,
  reload: () => void,
): () => void {
  return session.subscribe(() => {
    const language = session.state().user?.language;
    if (!language || language === currentLanguage() || !isLanguageOpen(storage)) return;
    storeLanguage(storage, language);
    reload();
  });
}
