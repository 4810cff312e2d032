import { Menu } from "@base-ui/react/menu";
import type { Project } from "@octavo/contract";
import { useNavigate } from "@tanstack/react-router";
import { CalendarPlus, Copy, type LucideIcon, MoreHorizontal, Trash2 } from "lucide-react";
import { copyName } from "../api/copy-name.ts";
import { failureMessage } from "../api/failures.ts";
import { projects as messages } from "../api/messages.ts";
import { useDuplicateProject } from "../api/projects.ts";
import { t } from "../language/t.ts";
import { useAnnounce } from "../ui/announcer.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { menuClasses, menuItemClasses } from "../ui/menu.ts";
import { nextYearsName, nextYearsPlan } from "./next-edition.ts";

interface ProjectMenuProps {
  readonly project: { readonly id: string; readonly name: string };
  readonly onDelete: () => void;
  readonly onProblem: (problem: string | undefined) => void;
  readonly className?: string;
}

export function ProjectMenu({ project, onDelete, onProblem, className }: ProjectMenuProps) {
  const { isCopying, duplicate, makeNextEdition } = useCopies(project.id, onProblem);
  const name = t("Actions for {name}", { name: project.name });
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger
        disabled={isCopying}
        render={<IconButton name={name} Icon={MoreHorizontal} className={className} />}
      />
      <Menu.Portal>
        <Menu.Positioner side="bottom" align="end" sideOffset={4} className="z-20">
          <Menu.Popup aria-label={name} className={menuClasses}>
            <Item Icon={Copy} onClick={duplicate}>
              {t("Duplicate")}
            </Item>
            <Item Icon={CalendarPlus} onClick={makeNextEdition}>
              {t("Next year's edition")}
            </Item>
            <Menu.Separator className="my-1 border-t border-rule" />
            <Item Icon={Trash2} onClick={onDelete}>
              {t("Delete…")}
            </Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

interface ItemProps {
  readonly Icon: LucideIcon;
  readonly onClick: () => void;
  readonly children: string;
}

function Item({ Icon, onClick, children }: ItemProps) {
  return (
    <Menu.Item onClick={onClick} className={menuItemClasses}>
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      {children}
    </Menu.Item>
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
