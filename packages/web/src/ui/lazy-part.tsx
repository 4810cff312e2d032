import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { t } from "../language/t.ts";
import { afterPaint } from "./after-paint.ts";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";

interface LazyPartProps<Props> {
  /** Whether it is time for it; once it was, it stays. */
  readonly isWanted?: boolean;
  readonly props: Props;
  /** What stands there until it comes. */
  readonly fallback?: ReactNode;
  /** Where there is a way on without it. */
  readonly onGiveUp?: (() => void) | undefined;
}

export interface LazyPart<Props> {
  readonly Part: ComponentType<LazyPartProps<Props>>;
  /** Beforehand, so that nothing is missing when it is wanted. Never fails: what did not come is asked for again. */
  readonly load: () => Promise<void>;
}

/** Nobody misses it who cannot load it. */
interface Optional {
  readonly isOptional?: boolean;
}

/** A part of a screen that comes when it is first wanted. Loaded before, it is there at once. */
export function lazyPart<Props extends object>(
  read: () => Promise<ComponentType<Props>>,
  { isOptional = false }: Optional = {},
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const load = async () => {
    loaded ??= await read();
  };

  function Part({ isWanted = true, props, fallback = null, onGiveUp }: LazyPartProps<Props>) {
    const [wasWanted, setWasWanted] = useState(isWanted);
    const [isMissing, setMissing] = useState(false);
    const [, setTurn] = useState(0);
    if (isWanted && !wasWanted) setWasWanted(true);
    const Loaded = loaded;
    useEffect(() => {
      // What came between the drawing and this was not drawn.
      if (!isWanted || Loaded || isMissing) return undefined;
      return afterPaint(() => {
        load().then(
          () => setTurn((turn) => turn + 1),
          () => setMissing(true),
        );
      });
    }, [isWanted, isMissing, Loaded]);
    if (Loaded && wasWanted) return <Loaded {...props} />;
    if (!isWanted) return null;
    return (
      <>
        {fallback}
        {isMissing && !isOptional && <LoadError onAgain={() => setMissing(false)} onGiveUp={onGiveUp} />}
      </>
    );
  }
  return { Part, load: () => load().catch(() => undefined) };
}

/**
 * A screen that comes when it is first opened. The router's own `lazyRouteComponent` loads the page anew when a file does not
 * come, which offline ends on the browser's own page.
 */
export function lazyScreen(read: () => Promise<ComponentType<object>>) {
  const { Part, load } = lazyPart(read);
  // The router waits for `preload`, and says so.
  const Screen = () => <Part props={{}} />;
  return Object.assign(Screen, { preload: load });
}

interface LoadErrorProps {
  readonly onAgain: () => void;
  readonly onGiveUp: (() => void) | undefined;
}

function LoadError({ onAgain, onGiveUp }: LoadErrorProps) {
  const ways = (
    <span className="flex gap-3">
      {onGiveUp && <Button onClick={onGiveUp}>{t("Close")}</Button>}
      <Button onClick={onAgain}>{t("Try again")}</Button>
    </span>
  );
  return (
    <Notice kind="error" className="fixed inset-x-3 bottom-3 z-30" action={ways}>
      {t("This part of the studio could not be loaded. Check the connection and try again.")}
    </Notice>
  );
}
