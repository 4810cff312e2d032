import { Link, type LinkProps } from "@tanstack/react-router";
import { type ReactNode } from "react";
import { PageHeading } from "./page-heading.tsx";

export interface SectionLink extends Pick<LinkProps, "to" | "params"> {
  readonly name: string;
}

interface SectionsProps {
  /** Name of the navigation, such as "Account". */
  readonly label: string;
  readonly links: readonly SectionLink[];
  /** Name of the section that is shown. */
  readonly title: string;
  readonly children: ReactNode;
}

/** Frame of pages with sections at their own addresses: navigation beside the section, or above it on phones. */
export function Sections({ label, links, title, children }: SectionsProps) {
  return (
    <div className="mx-auto grid w-full max-w-[62rem] gap-x-10 gap-y-6 px-4 py-6 sm:px-6 sm:py-8 md:grid-cols-[12rem_minmax(0,1fr)]">
      <nav aria-label={label} className="max-md:border-b max-md:border-rule">
        <p className="pb-2 text-sm text-ink-soft max-md:hidden">{label}</p>
        <ul className="flex gap-x-5 max-md:flex-wrap md:flex-col">
          {links.map(({ name, ...link }) => (
            <li key={name}>
              <Link
                className="flex min-h-11 items-center border-transparent text-[0.9375rem] whitespace-nowrap hover:text-accent data-[status=active]:border-accent data-[status=active]:font-semibold forced-colors:not-data-[status=active]:border-[Canvas] max-md:border-b-2 md:-ms-4 md:border-s-4 md:ps-3"
                activeOptions={{ exact: true, includeSearch: false }}
                {...link}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0">
        <PageHeading title={title} />
        {children}
      </div>
    </div>
  );
}

interface SectionPartProps {
  readonly title: string;
  readonly about?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a section under its own heading. */
export function SectionPart({ title, about, children }: SectionPartProps) {
  return (
    <section className="mt-8 flex flex-col items-start gap-4 border-t border-rule pt-5 first-of-type:mt-6">
      <div className="max-w-2xl">
        <h2 className="text-lg leading-snug font-semibold">{title}</h2>
        {about && <p className="mt-1 text-ink-soft text-pretty">{about}</p>}
      </div>
      {children}
    </section>
  );
}
