import { type ChapterId, chapterTitles } from "../../help/chapters.ts";
import { t } from "../../language/t.ts";
import { useSession } from "../../session/use-session.ts";
import { Chapter } from "./chapter.tsx";
import { ChapterContent } from "./chapter-content.tsx";

export function TutorialScreen() {
  const { user } = useSession();
  const chapters = Object.entries(chapterTitles()) as [ChapterId, string][];
  const shown = chapters.filter(([id]) => user !== undefined || id !== "examples");
  return (
    <div className="mx-auto flex w-full max-w-[64rem] gap-14 px-4 py-8 sm:px-6 sm:py-12">
      <title>{`${t("Tutorial")} – Octavo`}</title>
      <Contents chapters={shown} />
      <article className="flex min-w-0 max-w-[42rem] flex-1 flex-col gap-14">
        <header>
          <h1 tabIndex={-1} className="text-[2.25rem] leading-tight font-semibold tracking-tight outline-none">
            {t("Create your first planner")}
          </h1>
          <p className="mt-3 text-lg leading-relaxed text-ink-soft text-pretty">
            {t(
              "Octavo creates one PDF with links between its pages: from the year to its months, from a month to its days, from a day to its notes, and back. You design the pages.",
            )}
          </p>
        </header>
        {shown.map(([id, title]) => (
          <Chapter key={id} id={id} title={title}>
            <ChapterContent id={id} />
          </Chapter>
        ))}
      </article>
    </div>
  );
}

function Contents({ chapters }: { readonly chapters: readonly [ChapterId, string][] }) {
  return (
    <nav aria-label={t("Chapters")} className="sticky top-24 hidden self-start lg:block">
      <ol className="flex w-48 flex-col border-s border-rule">
        {chapters.map(([id, title]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-9 items-center ps-4 text-[0.9375rem] text-ink-soft hover:text-accent"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
