import type { ReactNode } from "react";
import { t } from "../language/t.ts";
import { useAnnounce } from "./announcer.tsx";

const maxIds = 20;
const ids: string[] = [];

/** Adds an id to the latest ones. Returns a function that finds them in messages. */
export function withRequestId(added: string): (text: string) => ReactNode {
  ids.unshift(added);
  ids.splice(maxIds);
  return (text) => {
    const id = ids.find((known) => text.includes(known));
    if (id === undefined) return text;
    const [before, after] = text.split(id);
    return (
      <>
        {before}
        <RequestId id={id} />
        {after}
      </>
    );
  };
}

function RequestId({ id }: { readonly id: string }) {
  const announce = useAnnounce();
  // Browsers offer no clipboard to pages without HTTPS. A click selects the whole id there, too.
  const copy = () => void navigator.clipboard?.writeText(id).then(() => announce(t("Copied")));
  return (
    <>
      <code className="font-mono text-xs text-ink-soft select-all">{id}</code>{" "}
      <button
        type="button"
        aria-label={t("Copy request id")}
        className="min-h-6 text-xs underline pointer-coarse:min-h-11"
        onClick={copy}
      >
        {t("Copy")}
      </button>
    </>
  );
}
