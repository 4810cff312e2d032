import type { DeviceProfile } from "@octavo/engine";
import type { Starter } from "@octavo/starters";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, Navigate } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { profilesQuery } from "../../api/profiles.ts";
import { templates as messages } from "../../api/project-messages.ts";
import { t, translate } from "../../language/t.ts";
import { NotFound } from "../../shell/not-found.tsx";
import { findStarter, nameOf, starters } from "../../starters/starters.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/field.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { choicesOfNext, lastChoices } from "./last-choices.ts";
import { Maker } from "./maker.tsx";

const route = getRouteApi("/studio/make/$starter");

/** Makes a planner from a starter, without an account. The address contains all choices but calendars. */
export function MakeScreen() {
  const { starter: id } = route.useParams();
  const search = route.useSearch();
  const [today] = useState(() => new Date());
  const starter = findStarter(id);
  if (!starter)
    return (
      <NotFound title={t("There is no planner at this address")}>
        {t("Choose one of the planners on the start page.")}
      </NotFound>
    );
  const remembered = Object.keys(search).length === 0 ? lastChoices(starter, today) : undefined;
  if (remembered) return <Navigate to="/make/$starter" params={{ starter: id }} search={remembered} replace />;
  return (
    <div className="mx-auto flex w-full max-w-[84rem] flex-1 flex-col px-4 pt-5 sm:px-6 sm:pt-7">
      <title>{`${nameOf(starter)} – Octavo`}</title>
      <StarterTabs {...{ starter, today }} />
      <h1 tabIndex={-1} className="mt-5 text-[1.75rem] leading-tight font-semibold tracking-tight outline-none">
        {nameOf(starter)}
      </h1>
      <p className="mt-1 max-w-prose text-ink-soft text-pretty">{translate(starter.description)}</p>
      <WithProfiles>{(profiles) => <Maker starter={starter} profiles={profiles} />}</WithProfiles>
    </div>
  );
}

interface StarterTabsProps {
  readonly starter: Starter;
  readonly today: Date;
}

/** Tabs, or a list on narrow screens, which shows all starters at once. */
function StarterTabs({ starter, today }: StarterTabsProps) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const searchOf = (next: Pick<Starter, "id">) => choicesOfNext(next, search, today);
  const open = (id: string) =>
    void navigate({ to: "/make/$starter", params: { starter: id }, search: searchOf({ id }) });
  return (
    <nav aria-label={t("Planners")}>
      <SelectField
        label={t("Planner")}
        className="md:hidden"
        value={starter.id}
        onChange={({ target }) => open(target.value)}
      >
        {starters.map((other) => (
          <option key={other.id} value={other.id}>
            {nameOf(other)}
          </option>
        ))}
      </SelectField>
      <ul className="flex flex-wrap gap-x-5 border-b border-rule max-md:hidden">
        {starters.map((other) => (
          <li key={other.id}>
            <Link
              to="/make/$starter"
              params={{ starter: other.id }}
              search={searchOf(other)}
              aria-current={other.id === starter.id ? "page" : undefined}
              className="flex min-h-11 items-center border-b-2 border-transparent text-[0.9375rem] whitespace-nowrap hover:text-accent aria-[current=page]:border-accent aria-[current=page]:font-semibold forced-colors:not-aria-[current=page]:border-[Canvas] eink:aria-[current=page]:border-b-[6px]"
            >
              {nameOf(other)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function WithProfiles({ children }: { readonly children: (profiles: readonly DeviceProfile[]) => ReactNode }) {
  const { data: profiles, isError, refetch } = useQuery(profilesQuery);
  if (profiles) return children(profiles);
  if (!isError) return <Loading />;
  return (
    <Notice kind="error" className="mt-6" action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}>
      {translate(messages.profiles)}
    </Notice>
  );
}
