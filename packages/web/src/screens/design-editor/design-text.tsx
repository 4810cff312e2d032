import type { Project } from "@octavo/contract";
import { useMemo } from "react";
import type { DesignList } from "../../api/projects.ts";
import type { PlannerSource } from "../../engine-worker/protocol.ts";
import { DesignWorkspace } from "./design-workspace.tsx";

interface DesignTextProps {
  readonly project: Project;
  readonly list: DesignList;
  readonly name: string | undefined;
  readonly text: string;
  readonly onText: (text: string) => void;
}

export function DesignText({ project, list, name = "_new", text, onText }: DesignTextProps) {
  const source = useMemo(
    (): PlannerSource => ({ project, design: { list, name, template_yaml: text } }),
    [project, list, name, text],
  );
  return <DesignWorkspace text={text} onText={onText} source={source} />;
}
