import type { ApiToken, TokenScope } from "@octavo/contract";
import { useRef } from "react";
import { failureMessage } from "../api/failures.ts";
import { useRevokeToken } from "../api/tokens.ts";
import { tokens as messages } from "../api/transfer-messages.ts";
import { t } from "../language/t.ts";
import { useAnnounce } from "../ui/announcer.tsx";
import { Button } from "../ui/button.tsx";
import { formatDate, formatDateTime } from "../ui/format-date.ts";
import { Notice } from "../ui/notice.tsx";

interface TokenListProps {
  /** Name of the list for assistive technology. */
  readonly label: string;
  readonly tokens: readonly ApiToken[];
  readonly onRevoked?: (id: string) => void;
}

/** Tokens of programs, each with its last use and a button that revokes it. */
export function TokenList({ label, tokens, onRevoked }: TokenListProps) {
  const { mutateAsync, error } = useRevokeToken();
  const announce = useAnnounce();
  const section = useRef<HTMLElement>(null);
  const revoke = async ({ id, name }: ApiToken) => {
    await mutateAsync(id);
    onRevoked?.(id);
    announce(t("{name} revoked.", { name }));
    // The button is gone.
    section.current?.focus();
  };
  return (
    <section ref={section} tabIndex={-1} aria-label={label} className="w-full outline-none">
      {error && <Notice kind="error">{failureMessage(error, messages.change)}</Notice>}
      {tokens.length > 0 && (
        <ul className="border-t border-rule">
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} onRevoke={() => void revoke(token).catch(() => undefined)} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface TokenRowProps {
  readonly token: ApiToken;
  readonly onRevoke: () => void;
}

function TokenRow({ token, onRevoke }: TokenRowProps) {
  const { name, scopes } = token;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-rule py-2">
      <span className="min-w-0">
        <b className="font-semibold wrap-anywhere">{name}</b>
        <span className="block text-sm text-ink-soft">{scopes.map(scopeName).join(" · ")}</span>
        <span className="block text-sm text-ink-soft">{useAndEnd(token)}</span>
      </span>
      <Button aria-label={t("Revoke {name}", { name })} onClick={onRevoke}>
        {t("Revoke")}
      </Button>
    </li>
  );
}

/** Name of a permission. */
export function scopeName(scope: TokenScope): string {
  const names: Readonly<Record<TokenScope, string>> = {
    read_planners: t("Read planners"),
    write_planners: t("Change planners"),
    compile_documents: t("Compile documents"),
  };
  return names[scope];
}

function useAndEnd({ created_at, last_used_at, expires_at }: ApiToken): string {
  const date = formatDate(created_at);
  const use = last_used_at
    ? t("Made {date}, last used {last}", { date, last: formatDateTime(last_used_at) })
    : t("Made {date}, never used", { date });
  return expires_at ? `${use}, ${t("ends {date}", { date: formatDate(expires_at) })}` : use;
}
