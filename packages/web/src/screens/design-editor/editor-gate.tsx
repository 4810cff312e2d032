import type { DesignSessionState } from "@octavo/editor";
import { type ReactNode, useEffect, useRef } from "react";
import { t, translate } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";

interface EditorGateProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

export function EditorGate({ title, children, actions }: EditorGateProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <section className="mx-auto flex w-full max-w-[40rem] flex-1 flex-col justify-center gap-5 px-4 py-10 sm:px-6">
      <title>{`${title} – Octavo`}</title>
      <h1 ref={heading} tabIndex={-1} className="text-2xl font-semibold tracking-tight text-balance outline-none">
        {title}
      </h1>
      {children}
      <div className="flex flex-wrap gap-3 border-t border-rule pt-5 max-sm:*:flex-1 sm:justify-end">{actions}</div>
    </section>
  );
}

interface OpenElsewhereProps {
  readonly state: Extract<DesignSessionState, { readonly kind: "other-tab" }>;
  readonly noun: string;
  readonly back: ReactNode;
  readonly onTakeOver: () => void;
}

/** Prevents two tabs from overwriting each other's changes. */
export function OpenElsewhere({ state: { wasTakenOver, isTakingOver }, noun, back, onTakeOver }: OpenElsewhereProps) {
  return (
    <EditorGate
      title={t("This design is open in another tab")}
      actions={
        <>
          {back}
          <Button kind="primary" disabled={isTakingOver} onClick={onTakeOver}>
            {t(isTakingOver ? "Taking over…" : wasTakenOver ? "Continue here" : "Edit here")}
          </Button>
        </>
      }
    >
      <p className="text-ink-soft text-pretty">
        {t(
          wasTakenOver
            ? "You are editing this {what} in another tab. All of your changes were transferred, including unsaved ones."
            : "You can edit this {what} in one tab at a time. If you edit it here, unsaved changes of the other tab are transferred.",
          { what: translate(noun) },
        )}
      </p>
    </EditorGate>
  );
}
