import { useState } from "react";
import { t } from "../language/t.ts";
import { Button } from "../ui/button.tsx";
import { closable, lazy } from "../ui/lazy.tsx";

const LocaleDialog = lazy(async () => (await import("./locale-dialog.tsx")).LocaleDialog, closable);

interface LocaleButtonProps {
  readonly chosen: string;
  readonly onChoose: (locale: string) => void;
  readonly className?: string;
}

/** Opens a list of all languages of planners. */
export function LocaleButton({ chosen, onChoose, className = "" }: LocaleButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button className={className} onClick={() => setOpen(true)}>
        {t("Find a language…")}
      </Button>
      {isOpen && <LocaleDialog {...{ chosen, onChoose }} onClose={() => setOpen(false)} />}
    </>
  );
}
