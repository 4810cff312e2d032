import { useState } from "react";

type Address = string | undefined;

interface EditorVisit {
  /** Changes when the user opens another design. */
  readonly turn: number;
  readonly moveTo: (address: string) => void;
}

/** Returns a key that stays the same when a design gets a new address by its first save or by renaming. */
export function useEditorKey(address: Address): EditorVisit {
  const [{ turn, addresses }, set] = useState<{ readonly turn: number; readonly addresses: readonly Address[] }>({
    turn: 0,
    addresses: [address],
  });
  if (!addresses.includes(address)) set({ turn: turn + 1, addresses: [address] });
  // The navigation has finished, so earlier addresses now mean other designs.
  else if (addresses.length > 1 && addresses.at(-1) === address) set({ turn, addresses: [address] });
  return {
    turn,
    moveTo: (next) => set((visit) => ({ ...visit, addresses: [...visit.addresses, next] })),
  };
}
