import sampleMasters from "@library/sample/masters.yaml?raw";
import samplePlan from "@library/sample/plan.yaml?raw";
import type { Message } from "@octavo/foundation";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { failureOf } from "../../api/failures.ts";
import { templates as messages } from "../../api/project-messages.ts";
import { t, translate } from "../../language/t.ts";
import { QueuePosition } from "../../queue/queue-position.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmPopup } from "../../ui/confirm-popup.tsx";
import { Dialog, DialogActions, DialogBody } from "../../ui/dialog.tsx";
import { TextAreaField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { UnsavedGuard } from "../../ui/unsaved-guard.tsx";

interface BuildDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Opens the compiled YAML. Resolves to a message if it fails. */
  readonly onOpen: (yaml: string) => Promise<Message | undefined>;
}

/** Compiles masters and plan on the server and opens the result. */
function useBuild({ onOpen, onClose }: Pick<BuildDialogProps, "onOpen" | "onClose">) {
  const [compiling, setCompiling] = useState(false);
  const [problem, setProblem] = useState<Message>();
  const compile = async (masters_yaml: string, plan_yaml: string) => {
    setProblem(undefined);
    setCompiling(true);
    try {
      const { yaml_content } = await api("POST /api/compile/build", { body: { masters_yaml, plan_yaml } });
      const refused = await onOpen(yaml_content);
      setProblem(refused);
      if (refused === undefined) onClose();
    } catch (reason) {
      setProblem(failureOf(reason, { text: messages.compile }));
    } finally {
      setCompiling(false);
    }
  };
  return { compiling, problem, compile };
}

export function BuildDialog({ open, onClose, onOpen }: BuildDialogProps) {
  const [masters, setMasters] = useState(sampleMasters);
  const [plan, setPlan] = useState(samplePlan);
  const { compiling, problem, compile } = useBuild({ onOpen, onClose });
  const [asking, setAsking] = useState(false);
  const isTyped = masters !== sampleMasters || plan !== samplePlan;
  const close = () => (isTyped ? setAsking(true) : onClose());
  return (
    <Dialog open={open} onClose={compiling ? undefined : close} title={t("Build From Masters + Plan")} size="wide">
      <DialogBody>
        <div className="grid gap-4 md:grid-cols-2">
          <YamlField label={t("Master library YAML")} value={masters} onChange={setMasters} />
          <YamlField label={t("Plan YAML")} value={plan} onChange={setPlan} />
        </div>
        <QueuePosition waiting={compiling} />
        {problem !== undefined && (
          <Notice kind="error" className="mt-4">
            {translate(problem)}
          </Notice>
        )}
      </DialogBody>
      <DialogActions>
        <Button disabled={compiling} onClick={close}>
          {t("Close")}
        </Button>
        <Button kind="primary" disabled={compiling} onClick={() => void compile(masters, plan)}>
          {t(compiling ? "Compiling…" : "Compile & Open")}
        </Button>
      </DialogActions>
      <UnsavedGuard when={isTyped} sentence={t("The masters and the plan that you entered are not saved.")} />
      <ConfirmPopup
        open={asking}
        onClose={() => setAsking(false)}
        title={t("Discard your input?")}
        description={t("The masters and the plan that you entered are not saved.")}
        action={t("Discard")}
        onConfirm={onClose}
      />
    </Dialog>
  );
}

interface YamlFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function YamlField({ label, value, onChange }: YamlFieldProps) {
  return (
    <TextAreaField
      label={label}
      rows={16}
      spellCheck={false}
      dir="ltr"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
