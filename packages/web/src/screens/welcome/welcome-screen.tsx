import { deviceCount } from "virtual:starter-pictures";
import type { Starter } from "@octavo/starters";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { newestQuery } from "../../api/gallery-overview.ts";
import { AuthorLine } from "../../gallery/author-line.tsx";
import { CoverImage } from "../../gallery/cover-image.tsx";
import { PublicProjectLink } from "../../gallery/public-project-link.tsx";
import { t, tn, translate } from "../../language/t.ts";
import { SiteFooter } from "../../shell/site-footer.tsx";
import { StarterPicture } from "../../starters/starter-picture.tsx";
import { nameOf, starters } from "../../starters/starters.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { Hero } from "./hero.tsx";

/** First screen of visitors. */
export function WelcomeScreen() {
  return (
    <div className="mx-auto w-full max-w-[78rem] px-4 pb-6 sm:px-6">
      <title>{`Octavo – ${t("planners for e-ink tablets")}`}</title>
      <Hero />
      <Part title={t("Choose a planner")}>
        <ul className="grid grid-cols-2 gap-x-5 gap-y-8 md:grid-cols-3 lg:grid-cols-5">
          {starters.map((starter) => (
            <StarterCard key={starter.id} starter={starter} />
          ))}
        </ul>
      </Part>
      <Strengths />
      <Newest />
      <Account />
      <SiteFooter />
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="border-t border-rule py-8 sm:py-10">
      <h2 className="mb-5 text-xl font-semibold tracking-tight">{title}</h2>
      {children}
    </section>
  );
}

/** The link on the name covers the whole card. */
function StarterCard({ starter }: { readonly starter: Starter }) {
  return (
    <li className="group relative flex flex-col">
      <StarterPicture starter={starter.id} className="w-full group-hover:outline-accent" />
      <h3 className="mt-2.5 leading-snug font-semibold">
        <Link
          to="/make/$starter"
          params={{ starter: starter.id }}
          className="after:absolute after:inset-0 group-hover:text-accent focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent"
        >
          {nameOf(starter)}
        </Link>
      </h3>
      <p className="mt-1 text-sm leading-snug text-ink-soft text-pretty">{translate(starter.description)}</p>
    </li>
  );
}

function Strengths() {
  const strengths = [
    [
      tn(deviceCount, "True to size on {count} device", "True to size on {count} devices"),
      t("Pages match the screen of your tablet pixel for pixel and stay clear of its toolbar."),
    ],
    [
      t("Every link is proven"),
      t(
        "Octavo checks each link before the download, and reports text that does not fit or is too small, and links that are hard to tap.",
      ),
    ],
    [
      t("A design studio behind it"),
      t("Keep a planner as a project and redraw every page in the editor: layout, type, calendars, links."),
    ],
  ] as const;
  return (
    <Part title={t("Why Octavo")}>
      <dl className="grid gap-x-10 gap-y-6 md:grid-cols-3">
        {strengths.map(([name, reason]) => (
          <div key={name}>
            <dt className="text-lg leading-snug font-semibold">{name}</dt>
            <dd className="mt-1 text-ink-soft text-pretty">{reason}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

/** Newest projects of the gallery. Nothing is shown if there are none, or if they cannot be loaded. */
function Newest() {
  const { data: projects = [] } = useQuery(newestQuery);
  if (projects.length === 0) return null;
  return (
    <Part title={t("New in the gallery")}>
      <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {projects.map((project) => (
          <li key={project.id} className="group">
            <PublicProjectLink project={project} tabIndex={-1} aria-hidden="true">
              <CoverImage project={project} />
            </PublicProjectLink>
            <h3 className="mt-2.5 leading-snug font-semibold wrap-anywhere">
              <PublicProjectLink project={project} className="hover:text-accent">
                {project.metadata.name}
              </PublicProjectLink>
            </h3>
            <p className="text-sm text-ink-soft">
              <AuthorLine project={project} />
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <Link
          to="/gallery"
          className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
        >
          {t("Browse the gallery")}
        </Link>
      </p>
    </Part>
  );
}

function Account() {
  return (
    <Part title={t("Keep your planners")}>
      <p className="max-w-prose text-ink-soft text-pretty">
        {t("With an account you can save planners as projects, change their pages and share them in the gallery.")}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <LinkButton kind="primary" to="/register">
          {t("Create account")}
        </LinkButton>
        <LinkButton to="/login">{t("Sign in")}</LinkButton>
      </div>
    </Part>
  );
}
