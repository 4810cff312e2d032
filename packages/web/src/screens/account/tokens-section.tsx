import { type CreatedToken, type TokenScope, tokenLimits, tokenScopes } from "@octavo/contract";
import { type FormEvent, useState } from "react";
import { failureMessage } from "../../api/failures.ts";
import { useMakeToken, useTokens } from "../../api/tokens.ts";
import { tokens as messages } from "../../api/transfer-messages.ts";
import { sitePath } from "../../browser/site-path.ts";
import { rich } from "../../language/rich.tsx";
import { t } from "../../language/t.ts";
import { scopeName, TokenList } from "../../tokens/token-list.tsx";
import { useAnnounce } from "../../ui/announcer.tsx";
import { Button } from "../../ui/button.tsx";
import { CheckField } from "../../ui/check-field.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { FieldGroup } from "../../ui/field-group.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SectionPart } from "../../ui/sections.tsx";
import { UnsavedGuard } from "../../ui/unsaved-guard.tsx";

export function TokensSection() {
  const { data: tokens, error, refetch } = useTokens(true);
  const [made, setMade] = useState<CreatedToken>();
  return (
    <>
      <SectionPart
        title={t("Make a token")}
        about={rich(
          "Programs use a token instead of your password, for the {api} and for the catalog of your planners. No token reaches your account, other tokens or the gallery.",
          {
            api: (
              <a href={sitePath("/api-reference")} className="text-accent underline underline-offset-4">
                {t("HTTP API")}
              </a>
            ),
          },
        )}
      >
        {made && <NewToken made={made} />}
        <TokenForm key={made?.id} onMade={setMade} />
      </SectionPart>
      <SectionPart title={t("Your tokens")}>
        {error && (
          <Notice kind="error" action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}>
            {failureMessage(error, messages.load)}
          </Notice>
        )}
        {!tokens && !error && <Loading />}
        {tokens?.length === 0 && <p className="text-ink-soft">{t("You have no tokens.")}</p>}
        {tokens && (
          <TokenList
            label={t("Your tokens")}
            tokens={tokens}
            onRevoked={(id) => setMade((shown) => (shown?.id === id ? undefined : shown))}
          />
        )}
      </SectionPart>
    </>
  );
}

/** Days until a new token ends. Null for no end. */
const ends = [30, 90, 366, null] as const;
const usualEnd = "90";

function TokenForm({ onMade }: { readonly onMade: (made: CreatedToken) => void }) {
  const { mutate, error, isPending } = useMakeToken();
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState<readonly TokenScope[]>(["read_planners"]);
  const [end, setEnd] = useState(usualEnd);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate({ name, scopes, expires_in_days: end === "" ? null : Number(end) }, { onSuccess: onMade });
  };
  const toggle = (scope: TokenScope) =>
    setScopes((chosen) => tokenScopes.filter((known) => (known === scope) !== chosen.includes(known)));
  return (
    <form onSubmit={submit} className="flex w-full max-w-md flex-col gap-4">
      <UnsavedGuard when={name.trim() !== "" && !isPending} sentence={t("The token has not been made.")} />
      <TextField
        label={t("Name")}
        hint={t("Such as the program or device that will use it")}
        maxLength={tokenLimits.name}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <FieldGroup label={t("Permissions")}>
        {tokenScopes.map((scope) => (
          <CheckField key={scope} checked={scopes.includes(scope)} onChange={() => toggle(scope)}>
            {scopeName(scope)}
            <span className="block text-sm text-ink-soft">{scopeDescription(scope)}</span>
          </CheckField>
        ))}
      </FieldGroup>
      <SelectField label={t("End")} value={end} onChange={({ target }) => setEnd(target.value)}>
        {ends.map((days) => (
          <option key={days} value={days ?? ""}>
            {endName(days)}
          </option>
        ))}
      </SelectField>
      {error && <Notice kind="error">{failureMessage(error, messages.change)}</Notice>}
      <Button
        kind="primary"
        type="submit"
        className="self-start"
        disabled={isPending || name.trim() === "" || scopes.length === 0}
      >
        {t("Make a token")}
      </Button>
    </form>
  );
}

function scopeDescription(scope: TokenScope): string {
  const descriptions: Readonly<Record<TokenScope, string>> = {
    read_planners: t("Projects, versions, templates, PDFs, and the catalog for e-readers"),
    write_planners: t("Create, change and delete them; 30 days to restore what is deleted"),
    compile_documents: t("Render documents that the program sends, without your planners"),
  };
  return descriptions[scope];
}

function endName(days: (typeof ends)[number]): string {
  if (days === null) return t("No end");
  return days === tokenLimits.days ? t("In a year") : t("In {days} days", { days });
}

/** The only time that the token is shown. */
function NewToken({ made: { name, token } }: { readonly made: CreatedToken }) {
  const announce = useAnnounce();
  const command = `curl -H "Authorization: Bearer ${token}" ${location.origin}${sitePath("/api/projects")}`;
  const copy = () => void navigator.clipboard?.writeText(token).then(() => announce(t("Copied")));
  return (
    <Notice kind="success">
      <p>{t("Copy the token of {name} now. It is not shown again.", { name })}</p>
      <p className="mt-2 flex flex-wrap items-center gap-3">
        <code className="font-mono text-lg wrap-anywhere select-all">{token}</code>
        <Button onClick={copy}>{t("Copy")}</Button>
      </p>
      <p className="mt-2 text-sm">{t("For example, to list your projects:")}</p>
      <code className="mt-1 block font-mono text-sm wrap-anywhere select-all">{command}</code>
    </Notice>
  );
}
