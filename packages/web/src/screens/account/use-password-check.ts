import { loadWeakPasswords, newPasswordProblem } from "@octavo/contract";
import { useEffect } from "react";

const load = () => loadWeakPasswords().catch(() => undefined);

type Check = (
  password: string,
  owner: { readonly username?: string; readonly email?: string },
) => Promise<string | undefined>;

/** Loads the list of common passwords beside a form that will need it. If it fails to load, the server alone checks. */
export function usePasswordCheck(): Check {
  useEffect(() => void load(), []);
  return async (password, owner) =>
    newPasswordProblem(password) ?? (await load())?.weakPasswordProblem(password, owner);
}
