import { ArrowDown, ArrowUp } from "lucide-react";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { t } from "../language/t.ts";
import { IconButton } from "./icon-button.tsx";

interface MoveButtonsProps {
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: -1 | 1) => void;
}

/** Buttons that move an item up and down a list. The focus follows the item, so that the user can press again. */
export function MoveButtons({ name, isFirst, isLast, onMove }: MoveButtonsProps) {
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const move = (by: -1 | 1) => {
    // Synchronously, because the next key may come before the next frame.
    flushSync(() => onMove(by));
    // Browsers drop the focus of an element that moves in the document.
    (by < 0 ? up : down).current?.focus();
  };
  return (
    <span className="flex shrink-0">
      <IconButton
        ref={up}
        name={t("Move {name} up", { name })}
        Icon={ArrowUp}
        disabled={isFirst}
        onClick={() => move(-1)}
      />
      <IconButton
        ref={down}
        name={t("Move {name} down", { name })}
        Icon={ArrowDown}
        disabled={isLast}
        onClick={() => move(1)}
      />
    </span>
  );
}
