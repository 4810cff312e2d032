import { loadWeakPasswords, newPasswordProblem } from "@octavo/contract";
import { useEffect } from "react";
import { translate } from "../language/t.ts";

const load = () => loadWeakPasswords().catch(() => undefined);

type Check = (
  password: string,
  owner: { readonly username?: string; readonly email?: string },
) => Promise<string | undefined>;

/** Loads the list of common passwords beside a form that will need it. If it fails to load, the server alone checks. */
export function usePasswordCheck(): Check {
  useEffect(() => void load(), []);
  return async (password, owner) => {
    const problem = newPasswordProblem(password) ?? (await load())?.weakPasswordProblem(password, owner);
    return problem && translate(problem);
  };
}
