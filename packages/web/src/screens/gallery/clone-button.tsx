import type { PublicProject } from "@octavo/contract";
import { isCloneable } from "@octavo/foundation";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { publicAddress } from "../../gallery/public-project-link.tsx";
import { useSession } from "../../session/use-session.ts";
import { Button } from "../../ui/button.tsx";
import { lazy } from "../../ui/lazy.tsx";
import type { CloneForm } from "./clone-dialog.tsx";

const CloneDialog = lazy(async () => (await import("./clone-dialog.tsx")).CloneDialog, {
  close:
    ({ draft, onClose }) =>
    () =>
      onClose(draft),
});

interface CloneButtonProps {
  readonly project: PublicProject;
  readonly kind?: "primary" | "plain";
  readonly icon?: ReactNode;
  readonly children: string;
}

/**
 * A visitor signs in first and returns to the project with `clone=1` in the address, which opens the dialog.
 */
export function CloneButton({ project, kind = "plain", icon, children }: CloneButtonProps) {
  const { isAuthenticated } = useSession();
  const navigate = useNavigate();
  const wish = useCloneWish(project);
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState<CloneForm>();
  const close = (unfinished: CloneForm | undefined) => {
    setDraft(unfinished);
    setOpen(false);
    wish.end();
  };
  const press = () => {
    if (isAuthenticated) setOpen(true);
    else void navigate({ to: "/login", state: { origin: `${publicAddress(project)}?${cloneWish}` } });
  };
  if (!isCloneable(project.licence)) return null;
  return (
    <>
      <Button kind={kind} onClick={press} aria-label={`${children}: ${project.metadata.name}`}>
        {icon}
        {children}
      </Button>
      {(isOpen || wish.isOpen) && <CloneDialog project={project} draft={draft} onClose={close} />}
    </>
  );
}

const cloneWish = "clone=1";

function useCloneWish(project: PublicProject) {
  const { isAuthenticated, user } = useSession();
  const navigate = useNavigate();
  const isWished = useLocation({ select: ({ searchStr }) => searchStr === `?${cloneWish}` });
  const end = () => {
    if (isWished) void navigate({ href: publicAddress(project), replace: true, ignoreBlocker: true });
  };
  return { isOpen: isWished && isAuthenticated && user?.terms_accepted_at !== null && !user?.needs_second_factor, end };
}
