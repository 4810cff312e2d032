import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { rich } from "../../language/rich.tsx";
import { t } from "../../language/t.ts";

interface Step {
  readonly title: string;
  readonly what: ReactNode;
}

const steps = (): readonly Step[] => [
  {
    title: t("Create a project"),
    what: rich(
      "On {projects}, select {button}. Choose your tablet. The pages then match its screen and leave room for its toolbar.",
      {
        projects: (
          <Link to="/projects" className="font-semibold text-accent underline underline-offset-4">
            {t("Projects")}
          </Link>
        ),
        button: <b>{t("New Project")}</b>,
      },
    ),
  },
  {
    title: t("Pick a starter"),
    what: t(
      "Choose a daily, weekly or monthly planner or a bullet journal. The preview shows your tablet, year and language. Blank creates an empty project.",
    ),
  },
  {
    title: t("Make it yours"),
    what: t(
      "Open a master to add, move and remove widgets and to draw links. Open the plan to choose the pages and their number. “Preview as” shows the master on any date.",
    ),
  },
  {
    title: t("Check the preview"),
    what: t("The preview shows the pages as in the PDF. Follow the links to test them."),
  },
  {
    title: t("Download the PDF"),
    what: t("One file contains all pages. A year with a page for each day is smaller than a photo."),
  },
];

export function FirstPlanner() {
  return (
    <ol className="flex flex-col gap-5">
      {steps().map(({ title, what }, index) => (
        <li key={title} className="flex gap-4">
          <span className="w-8 shrink-0 text-3xl leading-8 font-semibold text-accent tabular-nums" aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <h3 className="leading-8 font-semibold">{title}</h3>
            <p className="text-ink-soft">{what}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
