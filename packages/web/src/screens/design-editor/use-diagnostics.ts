import type { Project } from "@octavo/contract";
import type { Diagnostic } from "@octavo/engine";
import { useEffect, useState } from "react";
import type { DesignList } from "../../api/projects.ts";
import { loadYaml } from "../../editor/document/load-yaml.ts";
import type { Editor } from "../../editor/editor.ts";
import type { Source } from "../../engine-worker/protocol.ts";
import { usePlanner } from "../../engine-worker/use-planner.ts";

interface Design {
  readonly project: Project;
  readonly list: DesignList;
  readonly name: string | undefined;
}

/** In milliseconds after the last edit; a planner has hundreds of pages. */
const pause = 800;

/** What there is to say of the design on all of its pages in the planner; nothing while nobody looks. */
export function useDiagnostics(
  editor: Editor | undefined,
  { project, list, name = "_new" }: Design,
): readonly Diagnostic[] {
  const [source, setSource] = useState<Source>();
  useEffect(() => {
    if (!editor) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let seen = editor.getState().document;
    let isWanted = true;
    const read = async () => {
      // Like the engine, it may be out of reach; the next edit asks again.
      const yaml = await loadYaml().catch(() => undefined);
      if (isWanted && yaml) setSource({ project, design: { list, name, template_yaml: yaml.printDocument(seen) } });
    };
    const stop = editor.subscribe(() => {
      const { document } = editor.getState();
      if (document === seen) return;
      seen = document;
      clearTimeout(timer);
      timer = setTimeout(() => void read(), pause);
    });
    void read();
    return () => {
      isWanted = false;
      stop();
      clearTimeout(timer);
    };
  }, [editor, project, list, name]);
  return usePlanner(editor ? source : undefined).diagnostics;
}
