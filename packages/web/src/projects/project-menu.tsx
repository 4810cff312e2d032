import type { Project } from "@octavo/contract";
import { useNavigate } from "@tanstack/react-router";
import { Ellipsis } from "lucide-react";
import { copyName } from "../api/copy-name.ts";
import { failureMessage } from "../api/failures.ts";
import { projects as messages } from "../api/project-messages.ts";
import { useDuplicateProject } from "../api/projects.ts";
import { t } from "../language/t.ts";
import { useAnnounce } from "../ui/announcer.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { closable, lazy } from "../ui/lazy.tsx";
import { useMenuTrigger } from "../ui/use-menu-trigger.ts";
import { nextYearsName, nextYearsPlan } from "./next-edition.ts";

const ProjectActions = lazy(async () => (await import("./project-actions.tsx")).ProjectActions, closable);

interface ProjectMenuProps {
  readonly project: { readonly id: string; readonly name: string };
  /** True if the project has an original. */
  readonly isClone?: boolean;
  readonly onRename: () => void;
  readonly onDetails?: () => void;
  readonly onChoices?: (() => void) | undefined;
  readonly onFonts?: () => void;
  readonly onShare?: () => void;
  readonly onTransfer?: () => void;
  readonly onDelete: () => void;
  readonly onProblem: (problem: string | undefined) => void;
}

export function ProjectMenu({ project, isClone = false, onProblem, ...actions }: ProjectMenuProps) {
  const { isCopying, duplicate, makeNextEdition } = useCopies(project.id, onProblem);
  const { trigger, opened, wasOpened, close, triggerProps } = useMenuTrigger();
  const navigate = useNavigate();
  const showVersions = () => void navigate({ to: "/projects/$projectId/versions", params: { projectId: project.id } });
  const showUpdate = () => void navigate({ to: "/projects/$projectId/update", params: { projectId: project.id } });
  const showVariants = () => void navigate({ to: "/projects/$projectId/variants", params: { projectId: project.id } });
  const showOriginal = () => void navigate({ to: "/projects/$projectId/original", params: { projectId: project.id } });
  const label = t("Actions for {name}", { name: project.name });
  return (
    <>
      <IconButton
        name={label}
        Icon={Ellipsis}
        disabled={isCopying}
        onPointerEnter={() => void ProjectActions.preload()}
        {...triggerProps}
      />
      {wasOpened && (
        <ProjectActions
          {...{
            label,
            trigger,
            opened,
            duplicate,
            makeNextEdition,
            showVersions,
            showUpdate,
            showVariants,
            showOriginal: isClone ? showOriginal : undefined,
            ...actions,
          }}
          onClose={close}
        />
      )}
    </>
  );
}

/** A duplicate stays in the list of projects. The next year's edition opens, because it is downloaded or changed next. */
function useCopies(id: string, onProblem: ProjectMenuProps["onProblem"]) {
  const announce = useAnnounce();
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useDuplicateProject();
  const copy = async (describe: Parameters<typeof mutateAsync>[0]["describe"]): Promise<Project | undefined> => {
    onProblem(undefined);
    announce(t("Copying…"));
    try {
      const made = await mutateAsync({ id, describe });
      announce(t("{name} created.", { name: made.metadata.name }));
      return made;
    } catch (problem) {
      onProblem(failureMessage(problem, messages.duplicate));
      return undefined;
    }
  };
  const duplicate = () => copy(({ metadata }) => ({ new_name: copyName(metadata.name) }));
  const makeNextEdition = async () => {
    const made = await copy(({ metadata, plan }) => ({
      new_name: nextYearsName(metadata.name, plan),
      plan: nextYearsPlan(plan),
    }));
    if (made) await navigate({ to: "/projects/$projectId", params: { projectId: made.id } });
  };
  return { isCopying: isPending, duplicate: () => void duplicate(), makeNextEdition: () => void makeNextEdition() };
}
