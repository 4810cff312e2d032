import { type ReactNode, useState } from "react";
import { failureMessage } from "../../api/failures.ts";
import { admin as messages } from "../../api/messages.ts";
import { formatNumber, t } from "../../language/t.ts";
import { useAnnounce } from "../../ui/announcer.tsx";
import { Button } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";

export const pageSize = 50;

interface LoadedProps<Data> {
  readonly query: {
    readonly data: Data | undefined;
    readonly error: unknown;
    readonly refetch: () => Promise<unknown>;
  };
  readonly children: (data: Data) => ReactNode;
}

/** Shows data of a query, or the reason why there is none. */
export function Loaded<Data>({ query: { data, error, refetch }, children }: LoadedProps<Data>) {
  if (data !== undefined) return <>{children(data)}</>;
  if (!error) return <Loading />;
  return (
    <Notice kind="error" action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}>
      {failureMessage(error, messages.load)}
    </Notice>
  );
}

export function ActionFailure({ error }: { readonly error: unknown }) {
  return error ? <Notice kind="error">{failureMessage(error, messages.change)}</Notice> : null;
}

interface PagerProps {
  readonly offset: number;
  readonly shown: number;
  readonly total: number;
  readonly onChange: (offset: number) => void;
}

/** Position in a list, and buttons for the pages before and after. */
export function Pager({ offset, shown, total, onChange }: PagerProps) {
  if (total <= pageSize && offset === 0) return null;
  const values = { from: formatNumber(offset + 1), to: formatNumber(offset + shown), total: formatNumber(total) };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button disabled={offset === 0} onClick={() => onChange(Math.max(0, offset - pageSize))}>
        {t("Previous page")}
      </Button>
      <Button disabled={offset + shown >= total} onClick={() => onChange(offset + pageSize)}>
        {t("Next page")}
      </Button>
      <p className="text-ink-soft tabular-nums">{t("{from} to {to} of {total}", values)}</p>
    </div>
  );
}

/** A text that is shown once, with a button that copies it. */
export function CopyText({ text, label }: { readonly text: string; readonly label: string }) {
  const announce = useAnnounce();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    announce(t("Copied"));
  };
  return (
    <div className="flex w-full flex-wrap items-center gap-2.5">
      <input
        readOnly
        dir="ltr"
        aria-label={label}
        value={text}
        onFocus={(event) => event.target.select()}
        className="h-11 min-w-0 flex-1 basis-60 rounded-sm border border-edge bg-surface px-3 text-ink-soft"
      />
      {/* Without a secure address browsers give no clipboard; the field can be copied by hand. */}
      {"clipboard" in navigator && <Button onClick={() => void copy()}>{copied ? t("Copied") : t("Copy")}</Button>}
    </div>
  );
}

interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** A name and its value in a `dl`. */
export function Fact({ name, children }: FactProps) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 border-t border-rule py-2 first:border-t-0">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="tabular-nums wrap-anywhere">{children}</dd>
    </div>
  );
}
