import { projects as messages } from "../../api/messages.ts";
import { LinkButton } from "../../ui/link-button.tsx";

export function ProjectNotFound() {
  return (
    <div className="mx-auto flex w-full max-w-[78rem] flex-1 flex-col items-start justify-center gap-4 px-4 py-10 sm:items-center sm:text-center">
      <title>{`${messages.notFound} – Octavo`}</title>
      <div>
        <h1 className="text-2xl font-semibold tracking-tight outline-none">{messages.notFound}</h1>
        <p className="mt-1 text-ink-soft">{messages.notFoundMore}</p>
      </div>
      <LinkButton kind="primary" to="/projects">
        Back to Projects
      </LinkButton>
    </div>
  );
}
