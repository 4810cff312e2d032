import { useState } from "react";

/** Returns true from the first render with a true condition on. Keeps a closed dialog mounted, so that it returns the focus. */
export function useWasTrue(condition: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(condition);
  if (condition && !wasTrue) setWasTrue(true);
  return condition || wasTrue;
}
