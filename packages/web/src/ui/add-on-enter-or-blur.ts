import type { FocusEvent, KeyboardEvent } from "react";

interface AddRow {
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/** For the element around fields that add something: Enter adds it, and so does leaving them, since what was typed would be missing from what is saved. */
export function addOnEnterOrBlur(add: () => void): AddRow {
  return {
    onKeyDown: (event) => {
      if (event.key !== "Enter" || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return;
      event.preventDefault();
      add();
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget)) add();
    },
  };
}
