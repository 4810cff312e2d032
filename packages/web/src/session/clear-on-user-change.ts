import type { Session } from "./session.ts";

/** What one person has loaded is not shown to the next. Somebody whose session has ended is still the same person. */
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
