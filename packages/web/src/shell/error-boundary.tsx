import { Component, type ReactNode } from "react";
import { ErrorScreen } from "./error-screen.tsx";

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly error: unknown;
}

/** Catches unexpected errors and offers a reload. React logs them. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error ?? new Error("unknown") };
  }

  override render() {
    const { error } = this.state;
    return error === undefined ? this.props.children : <ErrorScreen error={error} />;
  }
}
