import type { RenderQueue } from "@octavo/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "../api/client.ts";
import { t, tn } from "../language/t.ts";

/** Most answers arrive earlier. */
const delayMilliseconds = 1000;
const intervalMilliseconds = 2000;

interface QueuePositionProps {
  /** True while the user waits for an answer of the server. */
  readonly waiting: boolean;
}

/** Shows the number of users ahead in the server's queue, after one second of waiting. */
export function QueuePosition({ waiting }: QueuePositionProps) {
  return <output className="block">{waiting && <DelayedPosition />}</output>;
}

function DelayedPosition() {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), delayMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  const { data } = useQuery({
    queryKey: ["queue"],
    queryFn: ({ signal }) => api("GET /api/queue", { signal }),
    enabled: isLate,
    refetchInterval: intervalMilliseconds,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const sentence = data && queueMessage(data);
  return sentence && <p className="text-sm text-ink-soft text-pretty">{sentence}</p>;
}

/** Returns the user's position in the server's render queue, or undefined without a waiting job. */
export function queueMessage({ ahead }: RenderQueue): string | undefined {
  if (ahead === null) return undefined;
  if (ahead === 0) return t("The server is busy. You are next.");
  return tn(
    ahead,
    "The server is busy. {count} person is ahead of you.",
    "The server is busy. {count} people are ahead of you.",
  );
}
