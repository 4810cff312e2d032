import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "../api/client.ts";
import { queueSentence } from "./queue-sentence.ts";

/** Most answers come sooner. */
const patienceMilliseconds = 1000;
const intervalMilliseconds = 2000;

interface QueuePlaceProps {
  /** Whether an answer of the server is awaited. */
  readonly waiting: boolean;
}

/** How many people are ahead in the server's queue, from a second of waiting on. */
export function QueuePlace({ waiting }: QueuePlaceProps) {
  return <output className="block">{waiting && <AfterAWhile />}</output>;
}

function AfterAWhile() {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), patienceMilliseconds);
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
  const sentence = data && queueSentence(data);
  return sentence && <p className="text-sm text-ink-soft text-pretty">{sentence}</p>;
}
