import {
  availableTokens,
  completeToken,
  type EditorState,
  matchingTokens,
  type PartialToken,
  tokenAtCaret,
  tokenLabels,
} from "@octavo/editor";
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { t, translate } from "../../language/t.ts";
import { scrollIntoViewRef } from "../../ui/reveal.ts";
import { useEditorState } from "../state/editor-context.ts";

interface TokenOffersProps {
  /** The text editor on the canvas. */
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly onWrite: (text: string) => void;
}

const documentOf = ({ document }: EditorState) => document;
const placeOf = ({ place }: EditorState) => place;
const cameraOf = ({ camera }: EditorState) => camera;

/** Suggests tokens while one is typed. The text keeps the focus; arrow keys choose, Enter and Tab insert. */
export function TokenOffers({ area, onWrite }: TokenOffersProps) {
  const document = useEditorState(documentOf);
  const place = useEditorState(placeOf);
  const [begun, setBegun] = useState<PartialToken>();
  const [index, setIndex] = useState(0);
  const found = begun ? offersFor(begun, availableTokens(document, place)) : [];
  const take = (token: string | undefined) => {
    const { current: element } = area;
    if (!element || !begun || token === undefined) return;
    const { text, caret } = completeToken(element.value, begun, token);
    setBegun(undefined);
    // Synchronous, so that the caret is in place before the next key.
    flushSync(() => onWrite(text));
    element.setSelectionRange(caret, caret);
  };
  useTyping(area, {
    isOffering: found.length > 0,
    onCaret: (next) => {
      setBegun(next);
      setIndex(0);
    },
    onKey: (key) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[key];
      if (step !== undefined) setIndex((index + step + found.length) % found.length);
      else if (key === "Escape") setBegun(undefined);
      else take(found[index]);
    },
  });
  useActive(area, found.length > 0 ? optionId(index) : undefined);
  return found.length > 0 ? <Offers area={area} found={found} index={index} onTake={take} /> : null;
}

function offersFor({ name }: PartialToken, { common, others }: ReturnType<typeof availableTokens>): readonly string[] {
  return matchingTokens(name, [...common, ...others.flatMap(({ tokens }) => tokens)], tokenLabels);
}

interface Typing {
  readonly isOffering: boolean;
  readonly onCaret: (begun: PartialToken | undefined) => void;
  readonly onKey: (key: string) => void;
}

const used = new Set(["ArrowDown", "ArrowUp", "Enter", "Tab", "Escape"]);

/** Listens for keys on the field, so that it handles them before the canvas does. */
function useTyping(area: TokenOffersProps["area"], typing: Typing): void {
  const onInput = useEffectEvent(() => {
    const { current: element } = area;
    if (element) typing.onCaret(tokenAtCaret(element.value, element.selectionStart));
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isTaken = typing.isOffering && used.has(event.key) && !event.ctrlKey && !event.metaKey && !event.isComposing;
    if (!isTaken) return;
    event.preventDefault();
    event.stopPropagation();
    typing.onKey(event.key);
  });
  const onLeave = useEffectEvent(() => typing.onCaret(undefined));
  useEffect(() => {
    const { current: element } = area;
    const heard = new AbortController();
    // After React's own listener. An update before it would restore the text without the new character.
    document.addEventListener("input", ({ target }) => target === element && onInput(), heard);
    element?.addEventListener("pointerdown", () => onLeave(), heard);
    element?.addEventListener("keydown", (event) => onKey(event), heard);
    // Handles text typed before this component was loaded.
    onInput();
    return () => heard.abort();
  }, [area]);
}

const listId = "token-offers";
const optionId = (index: number) => `${listId}-${index}`;

function useActive(area: TokenOffersProps["area"], active: string | undefined): void {
  useEffect(() => {
    const { current: element } = area;
    if (!element || active === undefined) return undefined;
    element.setAttribute("aria-controls", listId);
    element.setAttribute("aria-activedescendant", active);
    return () => {
      element.removeAttribute("aria-controls");
      element.removeAttribute("aria-activedescendant");
    };
  }, [area, active]);
}

interface OffersProps extends Pick<TokenOffersProps, "area"> {
  readonly found: readonly string[];
  readonly index: number;
  readonly onTake: (token: string) => void;
}

/** Height of the list, in CSS pixels. */
const room = 200;

/** Rendered outside the canvas, so that a press does not reach the page. */
function Offers({ area, found, index, onTake }: OffersProps) {
  const list = useRef<HTMLDivElement>(null);
  useEditorState(cameraOf);
  useLayoutEffect(() => {
    const box = area.current?.getBoundingClientRect();
    if (!box || !list.current) return;
    const isBelow = box.bottom + room < innerHeight;
    const { style } = list.current;
    style.left = `${Math.max(4, Math.min(box.left, innerWidth - list.current.offsetWidth - 4))}px`;
    style.top = isBelow ? `${box.bottom + 4}px` : `${Math.max(4, box.top - list.current.offsetHeight - 4)}px`;
  });
  return createPortal(
    <div
      ref={list}
      id={listId}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="listbox"
      aria-label={t("Variables")}
      tabIndex={-1}
      className="fixed z-20 max-h-48 min-w-52 overflow-y-auto rounded-md border border-edge bg-paper py-1 text-[0.9375rem] text-ink"
    >
      {found.map((token, i) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the text field has the focus and handles the keys
        <div
          key={token}
          id={optionId(i)}
          ref={i === index ? scrollIntoViewRef : undefined}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="option"
          tabIndex={-1}
          aria-selected={i === index}
          // Keeps the focus in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(token)}
          className="flex min-h-8 cursor-default items-center justify-between gap-6 px-3 aria-selected:bg-wash aria-selected:text-accent eink:aria-selected:underline pointer-coarse:min-h-11"
        >
          <span className="font-mono text-[0.8125rem]">{token}</span>
          <span className="text-sm text-ink-soft empty:hidden">{translate(tokenLabels.get(token) ?? "")}</span>
        </div>
      ))}
    </div>,
    document.body,
  );
}
