import type { ReactNode } from "react";
import { said, t } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useLoaded } from "../../ui/use-loaded.ts";
import type { Opening } from "./opening.ts";

interface OpenedProps {
  readonly open: () => Promise<Opening>;
  readonly children: (opening: Opening) => ReactNode;
}

/** An editor, when there is what it draws with and what it begins with. */
export function Opened({ open, children }: OpenedProps) {
  const { value, problem } = useLoaded(open);
  if (value) return children(value);
  if (problem === undefined) return <Loading />;
  return (
    <Notice
      kind="error"
      className="m-4 sm:m-6"
      action={<Button onClick={() => location.reload()}>{t("Reload")}</Button>}
    >
      {said(problem)}
    </Notice>
  );
}
