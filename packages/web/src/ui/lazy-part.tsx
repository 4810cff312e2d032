import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { t } from "../language/t.ts";
import { afterPaint } from "./after-paint.ts";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";

interface LazyPartProps<Props> {
  /** Starts loading when true. The part stays mounted afterwards. */
  readonly isWanted?: boolean;
  readonly props: Props;
  /** Shown until the part is loaded. */
  readonly fallback?: ReactNode;
  /** Offers to close, if the screen works without the part. */
  readonly onGiveUp?: (() => void) | undefined;
}

export interface LazyPart<Props> {
  readonly Part: ComponentType<LazyPartProps<Props>>;
  /** Loads the part in advance. Never rejects; a failed request is repeated when the part is shown. */
  readonly load: () => Promise<void>;
}

/** An optional part shows no error if it fails to load. */
interface Optional {
  readonly isOptional?: boolean;
}

/** Creates a component that is loaded when it is first shown. If it was loaded before, it renders immediately. */
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
      // The part may have been loaded between render and effect.
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
