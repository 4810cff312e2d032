import type { FocusEvent, KeyboardEvent } from "react";

interface AddRow {
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/**
 * Handlers for an element around the fields of a new item. Enter adds the item. Leaving the fields adds it, too, so that a
 * typed item is not missing from the saved list.
 */
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
