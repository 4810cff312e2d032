import type { StoredTemplate } from "@octavo/contract";
import type { DeviceProfile, World } from "@octavo/engine";
import { useWorld } from "../../editor/session/use-world.ts";
import { Button } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TemplateEditor } from "./template-editor.tsx";

export interface TemplateDesignProps {
  /** Absent when it is new. */
  readonly template: StoredTemplate | undefined;
  readonly profiles: readonly DeviceProfile[];
}

export interface LoadedTemplateProps extends TemplateDesignProps {
  readonly world: World;
}

/** The editor of a template, when the engine has what it draws with. */
export function TemplateDesign(props: TemplateDesignProps) {
  const { world, problem } = useWorld();
  if (world) return <TemplateEditor {...props} world={world} />;
  if (problem === undefined) return <Loading />;
  return (
    <Notice kind="error" className="m-4 sm:m-6" action={<Button onClick={() => location.reload()}>Reload</Button>}>
      {problem}
    </Notice>
  );
}
