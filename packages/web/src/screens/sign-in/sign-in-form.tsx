import { Link, type LinkProps, useRouterState } from "@tanstack/react-router";
import type { ComponentProps, FormEventHandler, ReactNode } from "react";
import { t } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";

interface SignInFormProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly error?: ReactNode;
  readonly success?: string | undefined;
  readonly submit: string;
  /** True while the form is submitting, or after success. */
  readonly disabled: boolean;
  readonly onSubmit: FormEventHandler;
  readonly children: ReactNode;
  /** Other ways to do the same, after the form. */
  readonly more?: ReactNode;
  readonly links: ReactNode;
}

export function SignInForm({
  title,
  subtitle,
  error,
  success,
  submit,
  disabled,
  onSubmit,
  children,
  more,
  links,
}: SignInFormProps) {
  return (
    <>
      <title>{`${title} – Octavo`}</title>
      <h1 className="text-[1.75rem] leading-tight font-semibold tracking-tight outline-none">{title}</h1>
      {subtitle && <p className="mt-2 text-ink-soft text-pretty">{subtitle}</p>}
      <form noValidate onSubmit={onSubmit} className="mt-6 flex flex-col gap-5">
        {error && <Notice kind="error">{error}</Notice>}
        {children}
        {success && <Notice kind="success">{success}</Notice>}
        <Button type="submit" kind="primary" disabled={disabled} className="min-h-11">
          {submit}
        </Button>
      </form>
      {more}
      <div className="mt-5 flex flex-wrap justify-between gap-x-6">{links}</div>
    </>
  );
}

interface SignInLinkProps extends Pick<LinkProps, "params"> {
  readonly to: NonNullable<LinkProps["to"]>;
  readonly children: ReactNode;
}

export function SignInLink({ to, params, children }: SignInLinkProps) {
  return (
    <Link
      to={to}
      {...(params !== undefined && { params })}
      state={({ origin, planner }) => ({ ...(origin !== undefined && { origin }), ...(planner && { planner }) })}
      className="flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
    >
      {children}
    </Link>
  );
}

/** Name of the planner that is kept after signing in. */
export const useKeptPlanner = (): string | undefined =>
  useRouterState({ select: ({ location }) => location.state.planner });

/** For the first account of a site. */
export function SetupCodeField(field: Omit<ComponentProps<typeof TextField>, "label">) {
  return (
    <TextField
      label={t("Set-up code")}
      hint={t("The first account of a site becomes its administrator. The server printed this code when it started.")}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      {...field}
    />
  );
}

export function UsernameField(field: Omit<ComponentProps<typeof TextField>, "label">) {
  return (
    <TextField label={t("Username")} autoComplete="username" autoCapitalize="none" spellCheck={false} {...field} />
  );
}
