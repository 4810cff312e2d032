import type { Identity } from "@octavo/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Unlink } from "lucide-react";
import { signInWaysQuery } from "../../api/account.ts";
import { api } from "../../api/client.ts";
import { failureMessage } from "../../api/failures.ts";
import { account as messages } from "../../api/messages.ts";
import { siteQuery } from "../../api/site.ts";
import { t } from "../../language/t.ts";
import { visitProvider } from "../../session/provider-sign-in.ts";
import { Button } from "../../ui/button.tsx";
import { CompactButton } from "../../ui/compact-button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { formatDate } from "../../ui/format-date.ts";
import { Notice } from "../../ui/notice.tsx";
import { SectionPart } from "../../ui/sections.tsx";

/** Renders nothing if the site has no provider, and the user no account at an earlier one. */
export function LinkedAccountsPart() {
  const provider = useQuery(siteQuery).data?.provider ?? null;
  const identities = useQuery(signInWaysQuery).data?.identities ?? [];
  const link = useMutation({ mutationFn: () => visitProvider("link", "/account/security") });
  if (provider === null && identities.length === 0) return null;
  const name = provider ?? t("the provider");
  return (
    <SectionPart
      title={t("Sign in with {provider}", { provider: name })}
      about={t("Signing out here doesn't sign you out of {provider}.", { provider: name })}
    >
      {identities.length > 0 && (
        <ul className="w-full max-w-2xl divide-y divide-rule border-y border-rule">
          {identities.map((identity) => (
            <IdentityRow key={identity.id} identity={identity} />
          ))}
        </ul>
      )}
      {provider !== null && (
        <Button disabled={link.isPending} onClick={() => link.mutate()}>
          {identities.length === 0 ? t("Link an account") : t("Link another account")}
        </Button>
      )}
      {link.error && <Notice kind="error">{failureMessage(link.error, messages.change)}</Notice>}
    </SectionPart>
  );
}

function IdentityRow({ identity: { id, email, issuer, created_at } }: { readonly identity: Identity }) {
  const cache = useQueryClient();
  const name = email || new URL(issuer).hostname;
  const unlink = useMutation({
    mutationFn: () => api("DELETE /api/account/identities/{id}", { params: { id } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: signInWaysQuery.queryKey }),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold">{name}</p>
        <p className="text-sm text-ink-soft">{t("Linked on {day}", { day: formatDate(created_at) })}</p>
      </div>
      <ConfirmDialog
        trigger={
          <CompactButton
            name={t("Unlink")}
            Icon={Unlink}
            aria-label={t("Unlink {name}", { name })}
            disabled={unlink.isPending}
          />
        }
        title={t("Unlink {name}?", { name })}
        description={t("You can no longer sign in with it.")}
        action={t("Unlink")}
        onConfirm={() => unlink.mutate()}
      />
      {unlink.error && (
        <Notice kind="error" className="w-full">
          {failureMessage(unlink.error, messages.change)}
        </Notice>
      )}
    </li>
  );
}
