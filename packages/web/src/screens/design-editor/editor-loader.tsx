import type { ReactNode } from "react";
import { t, translate } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useAsync } from "../../ui/use-async.ts";
import type { InitialDesign } from "./initial-design.ts";

interface EditorLoaderProps {
  readonly open: () => Promise<InitialDesign>;
  readonly children: (opening: InitialDesign) => ReactNode;
}

export function EditorLoader({ open, children }: EditorLoaderProps) {
  const { value, problem } = useAsync(open);
  if (value) return children(value);
  if (problem === undefined) return <Loading />;
  return (
    <Notice
      kind="error"
      className="m-4 sm:m-6"
      action={<Button onClick={() => location.reload()}>{t("Reload")}</Button>}
    >
      {translate(problem)}
    </Notice>
  );
}
