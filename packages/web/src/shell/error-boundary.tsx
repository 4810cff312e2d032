import { Component, type ReactNode } from "react";
import { t } from "../language/t.ts";
import { Button } from "../ui/button.tsx";

interface Props {
  readonly children: ReactNode;
  /** Returns what the page of an error offers besides a reload. `retry` renders the children again. */
  readonly wayOut?: (retry: () => void) => ReactNode;
}

interface State {
  readonly error: unknown;
}

/** Catches unexpected errors and offers a reload. React logs them. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error ?? "unknown" };
  }

  override render() {
    const { error } = this.state;
    const { children, wayOut } = this.props;
    if (error === undefined) return children;
    return <ErrorScreen error={error} wayOut={wayOut?.(() => this.setState({ error: undefined }))} />;
  }
}

/** Messages of Chromium, Firefox and Safari for a module that failed to load, and of Vite for a style sheet. */
const loadErrors = /imported module|module script|preload css/i;

interface ErrorScreenProps {
  readonly error: unknown;
  readonly wayOut: ReactNode;
}

function ErrorScreen({ error, wayOut }: ErrorScreenProps) {
  const title = t("Something went wrong");
  const shown = String(error);
  const isConnection = loadErrors.test(shown);
  return (
    <div className="mx-auto flex min-h-dvh max-w-xl flex-col justify-center gap-5 p-6" role="alert">
      <title>{`${title} – Octavo`}</title>
      <h1 className="text-3xl font-semibold">{title}</h1>
      <p className="text-ink-soft">
        {isConnection
          ? t(
              "A part of the studio could not be loaded. This browser has stored your work. Check the connection and reload the page.",
            )
          : t(
              "An unexpected error occurred in the studio. This browser has stored your work. Reload the page to continue.",
            )}
      </p>
      <div>
        <Button kind="primary" onClick={() => location.reload()}>
          {t("Reload page")}
        </Button>
      </div>
      {!isConnection && wayOut}
      <details className="border-t border-rule pt-3 text-sm">
        <summary className="cursor-pointer py-2">{t("Error details")}</summary>
        <pre className="overflow-x-auto text-xs">{shown}</pre>
      </details>
    </div>
  );
}
