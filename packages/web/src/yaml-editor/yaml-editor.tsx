import { lazy } from "../ui/lazy.tsx";

export const YamlEditor = lazy(async () => (await import("./code-mirror.tsx")).CodeMirror, {
  fallback: ({ value }) => <PlainText text={value} />,
});

function PlainText({ text }: { readonly text: string }) {
  return (
    <pre
      dir="ltr"
      className="h-full overflow-hidden bg-surface py-3 ps-16 font-mono text-[0.8125rem] leading-[1.6] text-ink-soft"
    >
      {text}
    </pre>
  );
}
