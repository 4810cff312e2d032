import type { ReactNode } from "react";
import { failureText } from "./failure-text.ts";

interface NoticeProps {
  readonly kind?: "error" | "success" | "plain";
  readonly children: ReactNode;
  readonly action?: ReactNode;
  readonly className?: string;
}

const kindClasses = {
  error: "border-danger text-danger",
  success: "border-accent text-ink",
  plain: "border-edge text-ink",
};

export function Notice({ kind = "plain", children, action, className = "" }: NoticeProps) {
  return (
    <div
      role={kind === "error" ? "alert" : "status"}
      className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-sm border border-s-4 bg-surface px-3.5 py-2.5 leading-snug ${kindClasses[kind]} ${className}`}
    >
      <div className="min-w-0 wrap-anywhere">{typeof children === "string" ? failureText(children) : children}</div>
      {action}
    </div>
  );
}
