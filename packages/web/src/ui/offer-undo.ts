export interface UndoOffer {
  /** Sentence about the action: "Project Diary deleted." */
  readonly text: string;
  /** Reverts the action. Returns the sentence to announce: "Project Diary restored." */
  readonly undo: () => Promise<string> | string;
  /** Message of a failed undo without a reason. */
  readonly failed: string;
}

const offered = "octavo:undo-offered";
const withdrawn = "octavo:undo-withdrawn";

/** Shows a message about an action with an Undo button, for some seconds. `withdraw` removes it. */
export function offerUndo(offer: UndoOffer): { readonly withdraw: () => void } {
  dispatchEvent(new CustomEvent(offered, { detail: offer }));
  return { withdraw: () => void dispatchEvent(new CustomEvent(withdrawn, { detail: offer })) };
}

interface UndoListeners {
  readonly onOffer: (offer: UndoOffer) => void;
  readonly onWithdraw: (offer: UndoOffer) => void;
}

/** Returns a function that stops listening. */
export function listenToUndoOffers({ onOffer, onWithdraw }: UndoListeners): () => void {
  const listeners = new AbortController();
  const on = (type: string, listen: (offer: UndoOffer) => void) =>
    addEventListener(type, (event) => event instanceof CustomEvent && listen(event.detail), listeners);
  on(offered, onOffer);
  on(withdrawn, onWithdraw);
  return () => listeners.abort();
}
