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
      "On {projects}, press {button}. Choose your tablet: pages get exactly the size of its screen, and keep clear of its toolbar.",
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
      "Daily, weekly, monthly, a bullet journal: each is drawn for your tablet, your year and your language while you look. Blank begins with nothing.",
    ),
  },
  {
    title: t("Make it yours"),
    what: t(
      "Open a master to move, add and remove what is on its pages, and to draw links from one to another. Open the plan to decide which pages there are, and how many. Preview as shows the master as it looks on any day.",
    ),
  },
  {
    title: t("Look at it"),
    what: t(
      "The preview shows the pages as they will be printed. Follow its links: what works here works on the tablet.",
    ),
  },
  {
    title: t("Download the PDF"),
    what: t("One file with everything in it. A year with a page for each day is smaller than a photograph."),
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
