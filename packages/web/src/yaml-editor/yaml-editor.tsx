import { lazyPart } from "../ui/lazy-part.tsx";
import type { CodeMirrorProps } from "./code-mirror.tsx";

const codeMirror = lazyPart(async () => (await import("./code-mirror.tsx")).CodeMirror);

export function YamlEditor(props: CodeMirrorProps) {
  return <codeMirror.Part props={props} fallback={<PlainText text={props.value} />} />;
}

function PlainText({ text }: { readonly text: string }) {
  return (
    <pre className="h-full overflow-hidden bg-surface py-3 pl-16 font-mono text-[0.8125rem] leading-[1.6] text-ink-soft">
      {text}
    </pre>
  );
}
