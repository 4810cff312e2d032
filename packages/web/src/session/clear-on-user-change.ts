import type { Session } from "./session.ts";

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
