import type { AccountSession } from "@octavo/contract";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { failureMessage } from "../../api/failures.ts";
import { auth } from "../../api/messages.ts";
import { t, tIn } from "../../language/t.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { formatDateTime } from "../../ui/format-date.ts";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SectionPart } from "../../ui/sections.tsx";

const sessionsQuery = queryOptions({
  queryKey: ["account", "sessions"],
  queryFn: ({ signal }) => api("GET /api/account/sessions", { signal }),
});

/** The browsers in which the user is signed in. */
export function SessionsPart() {
  const cache = useQueryClient();
  const { data: sessions, error } = useQuery(sessionsQuery);
  const end = useMutation({
    mutationFn: (id: string | undefined) =>
      id === undefined
        ? api("DELETE /api/account/sessions")
        : api("DELETE /api/account/sessions/{session_id}", { params: { session_id: id } }),
    onSettled: () => cache.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
  const problem = end.error ?? error;
  return (
    <SectionPart
      title={t("Sessions")}
      about={t(
        "The browsers in which you are signed in. Sign out the ones that you do not know, and change your password.",
      )}
    >
      {problem && <Notice kind="error">{failureMessage(problem, auth.requestFailed)}</Notice>}
      {!sessions && !error && <Loading />}
      {sessions && (
        <ul className="w-full">
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isBusy={end.isPending}
              onEnd={() => end.mutate(session.id)}
            />
          ))}
        </ul>
      )}
      {sessions && sessions.length > 1 && (
        <Button disabled={end.isPending} onClick={() => end.mutate(undefined)}>
          {t("Sign out all others")}
        </Button>
      )}
    </SectionPart>
  );
}

interface SessionRowProps {
  readonly session: AccountSession;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
}

function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const name = nameOf(session);
  const { method, created_at, last_used_at, is_current } = session;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-rule py-3 first:border-t-0">
      <div>
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="font-semibold">{name}</span>
          {is_current && <Badge>{t("This browser")}</Badge>}
        </p>
        <p className="text-sm text-ink-soft">
          {t("Signed in {date}, {method}", { date: formatDateTime(created_at), method: methods()[method] })}
        </p>
        {last_used_at && (
          <p className="text-sm text-ink-soft">{t("Last used {date}", { date: formatDateTime(last_used_at) })}</p>
        )}
      </div>
      {!is_current && (
        <Button disabled={isBusy} aria-label={t("Sign out: {name}", { name })} onClick={onEnd}>
          {tIn("session", "Sign out")}
        </Button>
      )}
    </li>
  );
}

function nameOf({ browser, system }: AccountSession): string {
  if (browser !== "" && system !== "") return t("{browser} on {system}", { browser, system });
  return browser || system || t("Unknown browser");
}

const methods = (): Readonly<Record<AccountSession["method"], string>> => ({
  password: t("with the password"),
  passkey: t("with a passkey"),
  oidc: t("with another account"),
  recovery_code: t("with a recovery code"),
});
