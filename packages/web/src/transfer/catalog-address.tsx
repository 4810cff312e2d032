import type { CreatedToken } from "@octavo/contract";
import { type FormEvent, useState } from "react";
import { failureMessage } from "../api/failures.ts";
import { useMakeToken, useTokens } from "../api/tokens.ts";
import { tokens as messages } from "../api/transfer-messages.ts";
import { t } from "../language/t.ts";
import { useSession } from "../session/use-session.ts";
import { TokenList } from "../tokens/token-list.tsx";
import { Button } from "../ui/button.tsx";
import { Disclosure } from "../ui/disclosure.tsx";
import { TextField } from "../ui/field.tsx";
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
      <TokenList label={t("Catalog addresses")} tokens={tokens} />
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
    making.mutate({ name, scopes: ["read_planners"], expires_in_days: null });
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
      {making.error && <Notice kind="error">{failureMessage(making.error, messages.change)}</Notice>}
      <TokenList label={t("Catalog addresses")} tokens={tokens} onRevoked={setRevoked} />
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
          {t("Only this device can open this address. Open Octavo under its address in your network instead.")}
        </p>
      )}
    </Notice>
  );
}
