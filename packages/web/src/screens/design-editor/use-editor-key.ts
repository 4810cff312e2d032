import { useState } from "react";

type Address = string | undefined;

interface EditorVisit {
  /** Another one is another visit. */
  readonly turn: number;
  readonly moveTo: (address: string) => void;
}

/**
 * One visit to an editor, from when it is opened until somebody goes elsewhere. A design that is saved for the first time or
 * under another name moves to another address, and takes its editor along.
 */
export function useEditorKey(address: Address): EditorVisit {
  const [{ turn, addresses }, set] = useState<{ readonly turn: number; readonly addresses: readonly Address[] }>({
    turn: 0,
    addresses: [address],
  });
  if (!addresses.includes(address)) set({ turn: turn + 1, addresses: [address] });
  // It has arrived: the addresses before lead elsewhere from now on.
  else if (addresses.length > 1 && addresses.at(-1) === address) set({ turn, addresses: [address] });
  return {
    turn,
    moveTo: (next) => set((visit) => ({ ...visit, addresses: [...visit.addresses, next] })),
  };
}
