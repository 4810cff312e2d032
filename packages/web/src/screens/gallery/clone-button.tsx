import type { PublicProject } from "@octavo/contract";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
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

export function CloneButton({ project, kind = "plain", icon, children }: CloneButtonProps) {
  const { isAuthenticated } = useSession();
  const navigate = useNavigate();
  const { href } = useLocation();
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState<CloneForm>();
  const close = (unfinished: CloneForm | undefined) => {
    setDraft(unfinished);
    setOpen(false);
  };
  const press = () => {
    if (isAuthenticated) setOpen(true);
    else void navigate({ to: "/login", state: { origin: href } });
  };
  return (
    <>
      <Button kind={kind} onClick={press} aria-label={`${children}: ${project.metadata.name}`}>
        {icon}
        {children}
      </Button>
      {open && <CloneDialog project={project} draft={draft} onClose={close} />}
    </>
  );
}
