import type { SiteNode, SiteStatus } from "@octavo/contract";
import { useQuery } from "@tanstack/react-query";
import { statusQuery, useAdminAction } from "../../api/admin.ts";
import { api } from "../../api/client.ts";
import { formatNumber, t } from "../../language/t.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { formatFileSize } from "../../ui/file-size.ts";
import { formatDateTime } from "../../ui/format-date.ts";
import { Notice } from "../../ui/notice.tsx";
import { SectionPart } from "../../ui/sections.tsx";
import { ActionFailure, Fact, Loaded } from "./list-parts.tsx";

export function StatusSection() {
  const status = useQuery(statusQuery);
  return (
    <>
      <p className="mt-1 max-w-2xl text-ink-soft text-pretty">
        {t("Administrators see accounts and numbers about them. No page and no call here shows private planners.")}
      </p>
      <Loaded query={status}>
        {(data) => (
          <>
            <Site status={data} />
            <SectionPart title={t("Nodes")} about={t("Servers of this site. Each reports its state every 15 seconds.")}>
              <ul className="grid w-full gap-4 lg:grid-cols-2">
                {data.nodes.map((node) => (
                  <li key={node.name + node.started_at}>
                    <Node node={node} />
                  </li>
                ))}
              </ul>
            </SectionPart>
            <Mail status={data} />
          </>
        )}
      </Loaded>
    </>
  );
}

const storeNames = { sqlite: "SQLite", postgres: "PostgreSQL" } as const;

function Site({ status }: { readonly status: SiteStatus }) {
  const { version, store, users, sessions, open_reports } = status;
  return (
    <SectionPart title={t("Site")}>
      <dl className="w-full max-w-lg">
        <Fact name={t("Version")}>{version}</Fact>
        <Fact name={t("Database")}>{`${storeNames[store.kind]}, ${formatFileSize(store.bytes)}`}</Fact>
        <Fact name={t("Users")}>{formatNumber(users)}</Fact>
        <Fact name={t("Active sessions")}>{formatNumber(sessions)}</Fact>
        <Fact name={t("Open reports")}>{formatNumber(open_reports)}</Fact>
      </dl>
    </SectionPart>
  );
}

function Node({ node }: { readonly node: SiteNode }) {
  const { name, version, started_at, seen_at, stale, current, running, waiting, workers, connections } = node;
  return (
    <article className={`rounded-md border bg-surface px-4 py-3 ${stale ? "border-danger" : ""}`}>
      <h3 className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
        {name}
        {current && <Badge>{t("Answers you now")}</Badge>}
      </h3>
      {stale && (
        <p className="mt-1 font-semibold text-danger">
          {t("No report since {time}. It may have stopped.", { time: formatDateTime(seen_at) })}
        </p>
      )}
      <dl className="mt-2 text-[0.9375rem]">
        <Fact name={t("Running since")}>{formatDateTime(started_at)}</Fact>
        <Fact name={t("Version")}>{version}</Fact>
        <Fact name={t("Planners being made")}>{formatNumber(running)}</Fact>
        <Fact name={t("Waiting planners")}>{formatNumber(waiting)}</Fact>
        <Fact name={t("Render processes")}>{formatNumber(workers)}</Fact>
        <Fact name={t("Memory")}>{formatFileSize(node.memory_bytes)}</Fact>
        {connections && (
          <Fact name={t("Database connections")}>
            {t("{used} in use, {idle} idle, {awaited} awaited", { ...connections })}
          </Fact>
        )}
      </dl>
    </article>
  );
}

function Mail({ status: { mail, nodes } }: { readonly status: SiteStatus }) {
  const failures = nodes.flatMap(({ mail_failure }) => mail_failure ?? []);
  const last = failures.sort((a, b) => b.at.localeCompare(a.at))[0];
  const test = useAdminAction(() => api("POST /api/admin/test-email"));
  return (
    <SectionPart
      title={t("Mail")}
      about={
        mail.configured
          ? undefined
          : t(
              "This site has no mail server: emails are written to the folder outbox of the data folder. Set SMTP_URL to send them.",
            )
      }
    >
      <dl className="w-full max-w-lg">
        <Fact name={t("Waiting emails")}>{formatNumber(mail.waiting)}</Fact>
        <Fact name={t("With failed attempts")}>{formatNumber(mail.failing)}</Fact>
        {last && (
          <Fact name={t("Last failure")}>
            {formatDateTime(last.at)} · {last.reason}
          </Fact>
        )}
      </dl>
      <Button disabled={test.isPending} onClick={() => test.mutate(undefined)}>
        {test.isPending ? t("Sending…") : t("Send me a test email")}
      </Button>
      {test.data && (
        <Notice kind={test.data.accepted ? "success" : "error"}>
          {test.data.accepted
            ? t("The mail server accepted the email to {address}. Its answer: {answer}", {
                address: test.data.to,
                answer: test.data.answer,
              })
            : t("The email to {address} was not sent. {answer}", { address: test.data.to, answer: test.data.answer })}
        </Notice>
      )}
      <ActionFailure error={test.error} />
    </SectionPart>
  );
}
