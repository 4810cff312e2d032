/** An input source of WebDriver's Perform Actions, which WebDriver BiDi shares. */
export interface InputSource {
  readonly type: "pointer" | "key";
  readonly id: string;
  readonly actions: readonly InputAction[];
}

export type InputAction =
  | { readonly type: "pause"; readonly duration: number }
  | { readonly type: "pointerMove"; readonly x: number; readonly y: number; readonly duration: number }
  | { readonly type: "pointerDown" | "pointerUp"; readonly button: number }
  | { readonly type: "keyDown" | "keyUp"; readonly value: string };

/** Controls one window of a browser that was started for it. */
export interface Driver {
  readonly open: (address: string) => Promise<void>;
  /** Returns the value of an expression, or of the promise that it returns. The value is a string. */
  readonly evaluate: (expression: string) => Promise<string>;
  readonly perform: (sources: readonly InputSource[]) => Promise<void>;
  /** Returns a PNG of the viewport. */
  readonly screenshot: () => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

/** Size of the viewport in Firefox, and of the window in WebKit, in CSS pixels. */
export const windowSize = { width: 1440, height: 960 } as const;
