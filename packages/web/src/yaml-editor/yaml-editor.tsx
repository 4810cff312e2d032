import type { Diagnostic, DocumentName } from "@octavo/engine";
import { lazyPart } from "../ui/lazy-part.tsx";

export interface YamlEditorProps {
  readonly document: DocumentName;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly diagnostics: readonly Diagnostic[];
  /** Wraps long lines. */
  readonly wrap: boolean;
  /** A new object moves the cursor to this position. */
  readonly jump: { readonly line: number; readonly column: number } | undefined;
}

const codeMirror = lazyPart(async () => (await import("./code-mirror.tsx")).CodeMirror);

export function YamlEditor(props: YamlEditorProps) {
  return <codeMirror.Part props={props} fallback={<PlainText text={props.value} />} />;
}

function PlainText({ text }: { readonly text: string }) {
  return (
    <pre className="h-full overflow-hidden bg-surface py-3 pl-16 font-mono text-[0.8125rem] leading-[1.6] text-ink-soft">
      {text}
    </pre>
  );
}
