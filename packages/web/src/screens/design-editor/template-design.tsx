import { projectLimits } from "@octavo/contract";
import { type EditorDocument, metadataOf, saveTemplate } from "@octavo/editor";
import { findProfile } from "@octavo/engine";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { profilesQuery } from "../../api/profiles.ts";
import { templates as messages } from "../../api/project-messages.ts";
import { useWorld } from "../../editor/painting/resources.ts";
import { useEditorState } from "../../editor/state/editor-context.ts";
import { useEngine } from "../../engine-worker/use-engine.ts";
import { t, translate } from "../../language/t.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { BackLabel, backLinkClasses } from "./design-bar.tsx";
import { DesignEditor } from "./design-editor.tsx";
import { DesignScreen, type OpenDesign } from "./design-screen.tsx";
import {
  MasterBanner,
  Masters,
  Pages,
  TemplateActions,
  TemplateDialogs,
  TemplateSettings,
  useTemplateParts,
} from "./template-parts.tsx";
import { TemplateStore } from "./template-store.ts";
import { useEditorKey } from "./use-editor-key.ts";

export { prepareEditor } from "./open-world.ts";

export function TemplateScreen() {
  const { templateId } = useParams({ strict: false });
  const { turn, moveTo } = useEditorKey(templateId);
  const cache = useQueryClient();
  const navigate = useNavigate();
  return (
    <DesignScreen
      key={turn}
      noun="template"
      collection="templates"
      id={templateId}
      createStore={() => new TemplateStore(cache)}
      onMoved={(id) => {
        moveTo(id);
        return navigate({
          to: "/templates/$templateId",
          params: { templateId: id },
          replace: true,
          ignoreBlocker: true,
          resetScroll: false,
        });
      }}
      back={<LinkButton to="/templates">{t("Back to templates")}</LinkButton>}
    >
      {(design) => <TemplateDesign design={design} />}
    </DesignScreen>
  );
}

const templateSource = (template: string) => ({ template });
const checkedTemplate = (document: EditorDocument) => ({ template: saveTemplate(document) });

function TemplateDesign({ design }: { readonly design: OpenDesign }) {
  const world = useWorld();
  const { data: profiles = world.profiles } = useQuery(profilesQuery);
  const { name, profile: id } = useEditorState(metadataOf);
  const profile = findProfile(profiles, id);
  const engine = useEngine();
  const parts = useTemplateParts();
  const title = name || t("New Template");
  return (
    <DesignEditor
      {...{ design, title, parts }}
      noun="template"
      back={
        <Link to="/templates" className={backLinkClasses}>
          <BackLabel>{t("Templates")}</BackLabel>
        </Link>
      }
      save={t("Save")}
      nameField={{
        label: t("Name"),
        maxLength: projectLimits.name,
        className: "min-w-24 shrink md:w-40 lg:max-[100rem]:w-32 max-md:flex-1",
      }}
      shownName={title}
      savedNotice={translate(messages.saved)}
      settings={<TemplateSettings {...{ profiles, parts }} />}
      actions={<TemplateActions parts={parts} />}
      sourceOf={templateSource}
      frame={{
        profile,
        switcher: <Masters parts={parts} />,
        left: <Pages {...{ design, parts }} />,
        above: <MasterBanner />,
      }}
      panels={{ engine, checkedOf: checkedTemplate, previewOn: { profile } }}
      onExport={() => parts.setExporting(true)}
    >
      <TemplateDialogs {...{ design, parts, profile }} />
    </DesignEditor>
  );
}
