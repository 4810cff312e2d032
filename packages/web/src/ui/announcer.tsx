import { createContext, type ReactNode, useContext, useMemo, useState } from "react";

const Announce = createContext<(message: string) => void>(() => undefined);

/**
 * Returns a function that announces a message to screen readers. All messages share one live region, so that they don't
 * interrupt each other.
 */
export const useAnnounce = () => useContext(Announce);

export function Announcer({ children }: { readonly children: ReactNode }) {
  const [announcement, setAnnouncement] = useState({ message: "", turn: 0 });
  const announce = useMemo(() => (message: string) => setAnnouncement(({ turn }) => ({ message, turn: turn + 1 })), []);
  return (
    <Announce value={announce}>
      {children}
      <div className="sr-only" aria-live="polite">
        {/* A new element each time: the same sentence twice is two announcements. */}
        <p key={announcement.turn}>{announcement.message}</p>
      </div>
    </Announce>
  );
}
