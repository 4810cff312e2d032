import {
  Component,
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
  Suspense,
  use,
  useDeferredValue,
} from "react";
import { t } from "../language/t.ts";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";

interface Options<Props> {
  /** Shown until the component is loaded, and beside the offer to retry. */
  readonly fallback?: (props: Props) => ReactNode;
  /** Closes the component if it cannot be loaded. For components that the screen works without. */
  readonly close?: (props: Props) => (() => void) | undefined;
  /** An optional component that fails to load is left out without a message. */
  readonly isOptional?: boolean;
}

/** Option of components with `onClose`. */
export const closable = {
  close: ({ onClose }: { readonly onClose?: (() => void) | undefined }) => onClose,
};

interface Preload {
  /** Loads the component in advance. Never rejects; a failed request is repeated when the component is shown. */
  readonly preload: () => Promise<void>;
}

export type LazyComponent<Props> = FunctionComponent<Props> & Preload;

/**
 * Creates a component that is loaded when it is first rendered. Unlike `React.lazy`, it renders without a fallback if it
 * was preloaded, and it can be requested again after a failure (docs/decisions/0028).
 */
export function lazy<Props extends object>(
  read: () => Promise<ComponentType<Props>>,
  { fallback, close, isOptional = false }: Options<Props> = {},
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  const forget = () => {
    loading = undefined;
  };
  const load = () => {
    loading ??= read().then(
      (component) => {
        loaded = component;
      },
      (cause: unknown) => {
        throw new LoadError(cause, forget);
      },
    );
    return loading;
  };

  function Loaded(props: Props) {
    const Current = loaded;
    if (Current) return <Current {...props} />;
    use(load());
    return null;
  }

  function Lazy(props: Props) {
    // A first render without the component. If it suspended, React would keep it back for 0.3 s (docs/decisions/0028).
    const isStarted = useDeferredValue(true, loaded !== undefined);
    const waiting = fallback?.(props);
    return (
      <RetryBoundary waiting={waiting} close={close?.(props)} isOptional={isOptional}>
        <Suspense fallback={waiting}>{isStarted ? <Loaded {...props} /> : waiting}</Suspense>
      </RetryBoundary>
    );
  }
  return Object.assign(Lazy, { preload: () => load().catch(forget) });
}

/** A module failed to load. `forget` makes the next render request it again. */
class LoadError extends Error {
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super("A part of the studio could not be loaded.", { cause });
    this.forget = forget;
  }
}

interface BoundaryProps {
  readonly waiting: ReactNode;
  readonly close: (() => void) | undefined;
  readonly isOptional: boolean;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly error: Error | undefined;
}

/** Offers to request a component again that failed to load. Passes on all other errors. */
class RetryBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: undefined };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentWillUnmount() {
    const { error } = this.state;
    if (error instanceof LoadError) error.forget();
  }

  override render() {
    const { error } = this.state;
    const { waiting, close, isOptional, children } = this.props;
    if (error === undefined) return children;
    if (!(error instanceof LoadError)) throw error;
    const retry = () => {
      error.forget();
      this.setState({ error: undefined });
    };
    return (
      <>
        {waiting}
        {!isOptional && <LoadNotice onRetry={retry} onClose={close} />}
      </>
    );
  }
}

interface LoadNoticeProps {
  readonly onRetry: () => void;
  readonly onClose: (() => void) | undefined;
}

function LoadNotice({ onRetry, onClose }: LoadNoticeProps) {
  const actions = (
    <span className="flex gap-3">
      {onClose && <Button onClick={onClose}>{t("Close")}</Button>}
      <Button onClick={onRetry}>{t("Try again")}</Button>
    </span>
  );
  return (
    <Notice kind="error" className="fixed inset-x-3 bottom-3 z-30" action={actions}>
      {t("This part of the studio could not be loaded. Check the connection and try again.")}
    </Notice>
  );
}
