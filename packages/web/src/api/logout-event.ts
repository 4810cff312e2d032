/** Specification, part 4: dispatched when the token has expired. */
export const logoutEvent = "auth:logout";

export function announceLogout(): void {
  dispatchEvent(new Event(logoutEvent));
}
