import { useEffect, useState } from "react";

/** In milliseconds. A busy page is never idle. */
const maxWait = 1500;

/** Returns true once the browser has painted the page and has nothing else to do. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    // Safari has no requestIdleCallback.
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(() => setIdle(true), maxWait);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(() => setIdle(true), { timeout: maxWait });
    return () => cancelIdleCallback(request);
  }, []);
  return isIdle;
}
