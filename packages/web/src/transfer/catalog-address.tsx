import type { ApiToken, CreatedToken } from "@octavo/contract";
import { type FormEvent, useRef, useState } from "react";
import { failureMessage } from "../api/failures.ts";
import { transfer as messages } from "../api/messages.ts";
import { useMakeToken, useRevokeToken, useTokens } from "../api/transfer.ts";
import { t } from "../language/t.ts";
import { useSession } from "../session/use-session.ts";
import { useAnnounce } from "../ui/announcer.tsx";
import { Button } from "../ui/button.tsx";
import { Disclosure } from "../ui/disclosure.tsx";
import { TextField } from "../ui/field.tsx";
import { formatDate } from "../ui/format-date.ts";
import { Notice } from "../ui/notice.tsx";
import { useWasTrue } from "../ui/use-was-true.ts";
import { KeepFirst } from "./download-code.tsx";
import { isOnlyHere, reachableAddress } from "./site-address.ts";

export function CatalogAddress() {
  const { user } = useSession();
  return user ? <Catalog username={user.username} /> : <KeepFirst />;
}

/** Lists and revokes the addresses where no new one is offered. */
export function OtherCatalogAddresses() {
  const { user } = useSession();
  const { data: tokens = [] } = useTokens(user !== undefined);
  const wasListed = useWasTrue(tokens.length > 0);
  if (!wasListed) return null;
  return (
    <Disclosure className="border-t border-rule pt-1" summaryClassName="font-semibold" summary={t("Catalog addresses")}>
      <Tokens tokens={tokens} />
    </Disclosure>
  );
}

/** One password for each program, so that they can be revoked one by one. */
function Catalog({ username }: { readonly username: string }) {
  const [name, setName] = useState("KOReader");
  const making = useMakeToken();
  const [revoked, setRevoked] = useState<string>();
  const { data: tokens = [] } = useTokens(true);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    making.mutate(name);
  };
  return (
    <div className="flex flex-col gap-4">
      {making.data && making.data.id !== revoked && <Credentials made={making.data} username={username} />}
      <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <TextField
          className="min-w-0 flex-1 basis-64"
          label={t("Name of the program or device")}
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" className="min-h-11" disabled={making.isPending || name.trim() === ""}>
          {t("Make a catalog address")}
        </Button>
      </form>
      {making.error && <Notice kind="error">{failureMessage(making.error, messages.token)}</Notice>}
      <Tokens tokens={tokens} onRevoked={setRevoked} />
    </div>
  );
}

function Credentials({ made, username }: { readonly made: CreatedToken; readonly username: string }) {
  const catalog = reachableAddress(made.catalog, location);
  return (
    <Notice kind="success">
      <dl className="flex flex-col gap-2">
        {[
          [t("Catalog address"), catalog],
          [t("User name"), username],
          [t("Password"), made.token],
          [
            t("Address with the password, for programs without a password field"),
            reachableAddress(made.catalog_with_token, location),
          ],
        ].map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="font-mono wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2">
        {t("Copy them now: the password is not shown again. It reads your planners and changes nothing.")}
      </p>
      {isOnlyHere(catalog) && (
        <p className="mt-2">
          {t("Only this computer can open this address. Open Octavo under its address in your network instead.")}
        </p>
      )}
    </Notice>
  );
}

interface TokensProps {
  readonly tokens: readonly ApiToken[];
  readonly onRevoked?: (id: string) => void;
}

function Tokens({ tokens, onRevoked }: TokensProps) {
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
    <section ref={section} tabIndex={-1} aria-label={t("Catalog addresses")} className="outline-none">
      {error && <Notice kind="error">{failureMessage(error, messages.token)}</Notice>}
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

function TokenRow({ token: { name, created_at, last_used_at }, onRevoke }: TokenRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-rule py-2">
      <span className="min-w-0">
        <b className="font-semibold wrap-anywhere">{name}</b>
        <span className="block text-sm text-ink-soft">
          {last_used_at
            ? t("Made {date}, last used {last}", { date: formatDate(created_at), last: formatDate(last_used_at) })
            : t("Made {date}, never used", { date: formatDate(created_at) })}
        </span>
      </span>
      <Button aria-label={t("Revoke {name}", { name })} onClick={onRevoke}>
        {t("Revoke")}
      </Button>
    </li>
  );
}
