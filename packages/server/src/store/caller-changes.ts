/** Channel of PostgreSQL on which triggers publish the ids of users whose sessions, tokens or rights have changed. */
export const callerChanges = "octavo_caller_changes";
