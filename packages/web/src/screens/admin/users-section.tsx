import type { AdminUser } from "@octavo/contract";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { usersQuery } from "../../api/admin.ts";
import { t, tn } from "../../language/t.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { formatFileSize } from "../../ui/file-size.ts";
import { formatDate } from "../../ui/format-date.ts";
import { closable, lazy } from "../../ui/lazy.tsx";
import { Segments } from "../../ui/segments.tsx";
import { Loaded, Pager, pageSize } from "./list-parts.tsx";

const UserDialog = lazy(async () => (await import("./user-dialog.tsx")).UserDialog, closable);

const states = () =>
  [
    ["all", t("All")],
    ["active", t("Active")],
    ["disabled", t("Disabled")],
    ["admin", t("Administrators")],
  ] as const;

export function UsersSection() {
  const [search, setSearch] = useState("");
  const [state, setState] = useState<"all" | "active" | "disabled" | "admin">("all");
  const [offset, setOffset] = useState(0);
  const [managed, setManaged] = useState<AdminUser>();
  const searched = useDeferredValue(search);
  const users = useQuery(usersQuery({ search: searched, state, limit: pageSize, offset }));
  return (
    <div className="mt-6 flex flex-col gap-5">
      <div className="flex flex-wrap items-end gap-x-8 gap-y-4">
        <TextField
          label={t("Search by name or email")}
          type="search"
          className="w-full max-w-sm"
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
            setOffset(0);
          }}
        />
        <Segments
          label={t("Show")}
          options={states()}
          value={state}
          onChange={(next) => {
            setState(next);
            setOffset(0);
          }}
        />
      </div>
      <Loaded query={users}>
        {({ users: shown, total }) => (
          <>
            <output className="text-ink-soft">{tn(total, "{count} user", "{count} users")}</output>
            <ul className="border-b border-rule">
              {shown.map((user) => (
                <UserRow key={user.id} user={user} onManage={() => setManaged(user)} />
              ))}
            </ul>
            <Pager offset={offset} shown={shown.length} total={total} onChange={setOffset} />
            {managed && (
              <UserDialog
                user={shown.find(({ id }) => id === managed.id) ?? managed}
                onClose={() => setManaged(undefined)}
              />
            )}
          </>
        )}
      </Loaded>
    </div>
  );
}

function UserRow({ user, onManage }: { readonly user: AdminUser; readonly onManage: () => void }) {
  const { username, email, email_confirmed, role, disabled_at, projects, bytes, created_at, last_used_at } = user;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-rule py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
          {username}
          {role === "admin" && <Badge>{t("Administrator")}</Badge>}
          {disabled_at !== null && <Badge>{t("Disabled")}</Badge>}
        </p>
        <p className="text-ink-soft wrap-anywhere">
          {email_confirmed ? email : t("{email}, not confirmed", { email })}
        </p>
      </div>
      <p className="basis-64 text-[0.9375rem] text-ink-soft tabular-nums">
        {`${tn(projects, "{count} project", "{count} projects")}, ${formatFileSize(bytes)}`}
        <br />
        {last_used_at
          ? t("Since {created}, last seen {used}", { created: formatDate(created_at), used: formatDate(last_used_at) })
          : t("Since {created}, never signed in", { created: formatDate(created_at) })}
      </p>
      <Button aria-label={t("Manage {name}", { name: username })} onClick={onManage}>
        {t("Manage")}
      </Button>
    </li>
  );
}
