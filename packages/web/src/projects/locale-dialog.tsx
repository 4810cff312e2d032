import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import { startEngine } from "../engine-worker/start-engine.ts";
import { currentLanguage, t, tn } from "../language/t.ts";
import { Button } from "../ui/button.tsx";
import { Dialog, DialogActions, DialogBody } from "../ui/dialog.tsx";
import { TextField } from "../ui/field.tsx";
import { Loading } from "../ui/loading.tsx";
import { findLocales, nameLocales } from "./name-locales.ts";

interface LocaleDialogProps {
  readonly chosen: string;
  readonly onChoose: (locale: string) => void;
  readonly onClose: () => void;
}

/** Chooses a language from a list that is searched by its name in both languages. */
export function LocaleDialog({ chosen, onChoose, onClose }: LocaleDialogProps) {
  const { data: tags } = useQuery({ queryKey: ["locales"], queryFn: listLocales, staleTime: Number.POSITIVE_INFINITY });
  const [search, setSearch] = useState("");
  const named = useMemo(() => nameLocales(tags ?? [], currentLanguage()), [tags]);
  const found = findLocales(named, search);
  const list = useRef<HTMLUListElement>(null);
  const choose = (locale: string) => {
    onChoose(locale);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const [first] = found;
    if (event.key === "Enter" && first) {
      // The button that opened the dialog gets the focus, and must not get the key.
      event.preventDefault();
      choose(first.tag);
    }
    moveFocus(event, list.current);
  };
  return (
    <Dialog open onClose={onClose} title={t("Find a language")}>
      <DialogBody>
        <TextField
          type="search"
          label={t("Name of the language")}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          onKeyDown={onKeyDown}
        />
        <output className="block py-1.5 text-sm text-ink-soft">
          {tags && tn(found.length, "{count} language", "{count} languages")}
        </output>
        {!tags && <Loading />}
        <ul ref={list} className="h-72 overflow-y-auto border-t border-rule">
          {found.map(({ tag, own, here }) => (
            <li key={tag} className="border-b border-rule">
              <button
                type="button"
                aria-pressed={tag === chosen}
                className="flex min-h-11 w-full items-center gap-2 px-2 text-start hover:text-accent"
                onClick={() => choose(tag)}
                onKeyDown={(event) => moveFocus(event, list.current)}
              >
                <span lang={tag}>{own}</span>
                {here !== own && <span className="text-ink-soft">{here}</span>}
                <span className="ms-auto text-sm text-ink-soft">{tag}</span>
                {tag === chosen && <Check size={16} strokeWidth={2} aria-hidden="true" />}
              </button>
            </li>
          ))}
        </ul>
      </DialogBody>
      <DialogActions>
        <Button onClick={onClose}>{t("Cancel")}</Button>
      </DialogActions>
    </Dialog>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Moves the focus to the next or previous language with an arrow key. */
function moveFocus(event: KeyboardEvent, list: HTMLElement | null): void {
  const by = steps[event.key];
  if (by === undefined || !list) return;
  event.preventDefault();
  const entries = [...list.querySelectorAll("button")];
  const at = entries.findIndex((entry) => entry === document.activeElement);
  entries[Math.max(0, Math.min(at + by, entries.length - 1))]?.focus();
}

async function listLocales(): Promise<readonly string[]> {
  const engine = startEngine();
  try {
    return (await engine.run("listLocales")) ?? [];
  } finally {
    engine.dispose();
  }
}
