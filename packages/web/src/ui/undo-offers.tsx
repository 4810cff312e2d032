import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import { lazy } from "./lazy.tsx";

export interface UndoOffer {
  /** Sentence about the action: "Project Diary deleted." */
  readonly text: string;
  /** Reverts the action. Returns the sentence to announce: "Project Diary restored." */
  readonly undo: () => Promise<string> | string;
  /** Message of a failed undo without a reason. */
  readonly failed: string;
}

interface ShownOffer {
  readonly offer: UndoOffer;
  readonly id: number;
}

interface Offers {
  readonly offers: readonly ShownOffer[];
  /** Number of offers so far. */
  readonly made: number;
}

type OfferUndo = (offer: UndoOffer) => { readonly withdraw: () => void };

/** The latest offers stay on screen. */
const maxShown = 3;

function withOffer({ offers, made }: Offers, offer: UndoOffer): Offers {
  return { offers: [...offers, { offer, id: made }].slice(-maxShown), made: made + 1 };
}

const OfferUndoContext = createContext<OfferUndo>(() => ({ withdraw: () => undefined }));

/** Returns a function that shows a message about an action with an Undo button, for some seconds. */
export const useOfferUndo = () => useContext(OfferUndoContext);

const UndoMessage = lazy(async () => (await import("./undo-message.tsx")).UndoMessage, { isOptional: true });

/** Contains the only region for such messages. It is always present, because screen readers announce only its changes. */
export function UndoOffers({ children }: { readonly children: ReactNode }) {
  const [{ offers }, set] = useState<Offers>({ offers: [], made: 0 });
  const remove = (withdrawn: UndoOffer) =>
    set((known) => ({ ...known, offers: known.offers.filter(({ offer }) => offer !== withdrawn) }));
  const add = useMemo<OfferUndo>(
    () => (offer) => {
      set((known) => withOffer(known, offer));
      return { withdraw: () => remove(offer) };
    },
    [],
  );
  return (
    <OfferUndoContext value={add}>
      {children}
      <output className="pointer-events-none fixed bottom-0 left-0 z-30 flex w-full flex-col gap-2 p-3 empty:hidden sm:w-[26rem] *:pointer-events-auto">
        {offers.map(({ offer, id }) => (
          <UndoMessage key={id} offer={offer} onClose={() => remove(offer)} />
        ))}
      </output>
    </OfferUndoContext>
  );
}
