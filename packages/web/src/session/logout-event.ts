/** Specification, part 4: whoever learns that the token has ended says so, and the session listens. */
export const logoutEvent = "auth:logout";

export function announceLogout(): void {
  dispatchEvent(new Event(logoutEvent));
}
