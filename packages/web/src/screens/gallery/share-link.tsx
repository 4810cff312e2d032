import { useState } from "react";
import { t } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";

/** Shows the address of this page with a copy button. */
export function ShareLink() {
  const [copied, setCopied] = useState(false);
  const address = location.origin + location.pathname;
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    setCopied(true);
  };
  return (
    <div>
      <label htmlFor="share-link" className="text-[0.9375rem] font-semibold">
        {t("Share link")}
      </label>
      <div className="mt-1.5 flex flex-wrap gap-2.5">
        <input
          id="share-link"
          readOnly
          value={address}
          onFocus={(event) => event.target.select()}
          className="h-11 min-w-0 flex-1 basis-60 rounded-sm border border-edge bg-surface px-3 text-ink-soft"
        />
        {/* Without a secure address browsers give no clipboard; the field can be copied by hand. */}
        {"clipboard" in navigator && <Button onClick={() => void copy()}>{copied ? t("Copied") : t("Copy")}</Button>}
      </div>
      <output className="sr-only">{copied && t("The address was copied.")}</output>
    </div>
  );
}
