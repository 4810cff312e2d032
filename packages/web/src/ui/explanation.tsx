import { X } from "lucide-react";
import { useState } from "react";
import { browserStorage } from "../browser/browser-storage.ts";
import { t } from "../language/t.ts";
import { IconButton } from "./icon-button.tsx";

interface ExplanationProps {
  /** Names the explanation in the browser's storage. */
  readonly of: string;
  readonly children: string;
}

/** Explains a word of the product, until the reader hides it in this browser for good. */
export function Explanation({ of, children }: ExplanationProps) {
  const key = `octavo_explained_${of}`;
  const [isHidden, setHidden] = useState(() => browserStorage()?.getItem(key) === "yes");
  if (isHidden) return null;
  const hide = () => {
    browserStorage()?.setItem(key, "yes");
    setHidden(true);
  };
  return (
    <div role="note" className="flex items-start gap-2 rounded-sm bg-sunken py-1 ps-3 pe-1 eink:border">
      <p className="max-w-prose flex-1 py-1.5 leading-snug text-pretty">{children}</p>
      <IconButton name={t("Hide this explanation")} Icon={X} onClick={hide} />
    </div>
  );
}
