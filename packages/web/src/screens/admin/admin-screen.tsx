import { useParams } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { t } from "../../language/t.ts";
import { useSession } from "../../session/use-session.ts";
import { NotFound } from "../../shell/not-found.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Sections } from "../../ui/sections.tsx";

interface Section {
  /** Undefined for the section at /admin. */
  readonly section: string | undefined;
  readonly name: string;
  readonly Content: ComponentType;
}

const options = { fallback: () => <Loading /> };
const Status = lazy(async () => (await import("./status-section.tsx")).StatusSection, options);
const Users = lazy(async () => (await import("./users-section.tsx")).UsersSection, options);
const SignUp = lazy(async () => (await import("./sign-up-section.tsx")).SignUpSection, options);
const Terms = lazy(async () => (await import("./terms-section.tsx")).TermsSection, options);
const Reports = lazy(async () => (await import("./reports-section.tsx")).ReportsSection, options);
const Audit = lazy(async () => (await import("./audit-section.tsx")).AuditSection, options);

const sections = (): readonly Section[] => [
  { section: undefined, name: t("Status"), Content: Status },
  { section: "users", name: t("Users"), Content: Users },
  { section: "sign-up", name: t("Sign-up"), Content: SignUp },
  { section: "terms", name: t("Terms of use"), Content: Terms },
  { section: "reports", name: t("Reports"), Content: Reports },
  { section: "audit", name: t("Audit log"), Content: Audit },
];

/** The server refuses everything here to users who are no administrators. They see no page. */
export function AdminScreen() {
  const { section } = useParams({ from: "/studio/own/admin/{-$section}" });
  const { user } = useSession();
  const shown = sections().find((known) => known.section === section);
  if (!shown || user?.role !== "admin") return <NotFound />;
  const { name, Content } = shown;
  const links = sections().map(({ section, name }) => ({
    name,
    to: "/admin/{-$section}" as const,
    params: { section },
  }));
  return (
    <Sections label={t("Administration")} links={links} title={name}>
      <Content />
    </Sections>
  );
}
