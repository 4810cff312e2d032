import { useParams } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { t } from "../../language/t.ts";
import { useSession } from "../../session/use-session.ts";
import { NotFound } from "../../shell/not-found.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Sections } from "../../ui/sections.tsx";

interface Section {
  /** Undefined for the section at /account. */
  readonly section: string | undefined;
  readonly name: string;
  readonly Content: ComponentType;
}

const options = { fallback: () => <Loading /> };
const Profile = lazy(async () => (await import("./profile-section.tsx")).ProfileSection, options);
const Security = lazy(async () => (await import("./security-section.tsx")).SecuritySection, options);
const Tokens = lazy(async () => (await import("./tokens-section.tsx")).TokensSection, options);
const Data = lazy(async () => (await import("./data-section.tsx")).DataSection, options);

const sections = (): readonly Section[] => [
  { section: undefined, name: t("Profile"), Content: Profile },
  { section: "security", name: t("Security"), Content: Security },
  { section: "tokens", name: t("API tokens"), Content: Tokens },
  { section: "data", name: t("Your data"), Content: Data },
];

export function AccountScreen() {
  const { user } = useSession();
  const { section } = useParams({ from: "/studio/own/account/{-$section}" });
  const shown = sections().find((known) => known.section === section);
  if (!shown) return <NotFound />;
  const { name, Content } = shown;
  const links = sections().map(({ section, name }) => ({
    name,
    to: "/account/{-$section}" as const,
    params: { section },
  }));
  const administration = { name: t("Administration"), to: "/admin/{-$section}", params: {} } as const;
  return (
    <Sections label={t("Account")} links={user?.role === "admin" ? [...links, administration] : links} title={name}>
      <Content />
    </Sections>
  );
}
