import { Popover } from "@base-ui/react/popover";
import type { RefObject } from "react";
import { sitePath } from "../browser/site-path.ts";
import { t, translate } from "../language/t.ts";
import { FollowDirection } from "../ui/follow-direction.tsx";
import { TermPicture } from "./term-picture.tsx";
import { findTerm, type TermId } from "./terms.ts";

interface TermPopupProps {
  readonly of: TermId;
  readonly trigger: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Definition of a term with its picture, beside the button that opened it. */
export function TermPopup({ of, trigger, isOpen, onClose }: TermPopupProps) {
  const { title, text, tutorial } = findTerm(of);
  // A press on the trigger closes the popup by itself.
  const closeUnlessOnTrigger = (open: boolean, { event }: { readonly event: Event }) => {
    const isOnTrigger = event.target instanceof Node && trigger.current?.contains(event.target);
    if (!open && !isOnTrigger) onClose();
  };
  return (
    <FollowDirection>
      <Popover.Root open={isOpen} onOpenChange={closeUnlessOnTrigger}>
        <Popover.Portal>
          <Popover.Positioner anchor={trigger} align="start" sideOffset={4} collisionPadding={8} className="z-20">
            <Popover.Popup
              finalFocus={trigger}
              className="flex max-h-(--available-height) w-80 max-w-[calc(100vw-1rem)] flex-col gap-2 overflow-y-auto rounded-md border border-edge bg-paper p-4 text-ink outline-none"
            >
              <Popover.Title className="text-lg leading-snug font-semibold">{translate(title)}</Popover.Title>
              <TermPicture of={of} />
              <Popover.Description className="leading-snug text-pretty">{translate(text)}</Popover.Description>
              <a
                href={`${sitePath("/tutorial")}#${tutorial}`}
                target="_blank"
                rel="noopener"
                className="inline-flex min-h-9 items-center self-start text-accent underline underline-offset-4 pointer-coarse:min-h-11"
              >
                {t("All words in the tutorial")}
                <span className="sr-only"> {t("(opens in a new tab)")}</span>
              </a>
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </FollowDirection>
  );
}
