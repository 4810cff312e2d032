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

/** Clears cached data when another user signs in. An expired session keeps its user. */
export function clearOnUserChange(session: Pick<Session, "state" | "subscribe">, forget: () => void): () => void {
  let last: string | undefined;
  return session.subscribe(() => {
    const { user, expiredUser, isLoading } = session.state();
    const person = (user ?? expiredUser)?.id;
    if (isLoading || person === last) return;
    if (last !== undefined) forget();
    last = person;
  });
}
