import { messages } from "@octavo/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { accountQuery, signInWaysQuery } from "../../api/account.ts";
import { api } from "../../api/client.ts";
import { authFailure } from "../../api/failures.ts";
import { siteQuery } from "../../api/site.ts";
import { t, translate } from "../../language/t.ts";
import { usePasswordCheck } from "../../session/use-password-check.ts";
import { session, useSession } from "../../session/use-session.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { NewPasswordField, RepeatedPasswordField, repetitionOf } from "../../ui/new-password.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { SectionPart } from "../../ui/sections.tsx";
import { setFieldErrors } from "../../ui/set-field-errors.ts";
import { AuthenticatorPart } from "./authenticator-part.tsx";
import { LinkedAccountsPart } from "./linked-accounts-part.tsx";
import { PasskeysPart } from "./passkeys-part.tsx";
import { RecoveryCodesPart } from "./recovery-codes-part.tsx";
import { SessionsPart } from "./sessions-part.tsx";
import { SettingsForm } from "./settings-form.tsx";

/** One part for each way to sign in that the site has, and then the sessions. */
export function SecuritySection() {
  const { data: account } = useQuery(accountQuery);
  const isFactorMissing = useSession().user?.needs_second_factor === true;
  const { data: site } = useQuery(siteQuery);
  if (!site) return null;
  if (site.provider_only)
    return (
      <>
        <LinkedAccountsPart />
        <SessionsPart />
      </>
    );
  const password = account && <PasswordPart hasPassword={account.has_password} />;
  return (
    <>
      <SecondFactorNotice />
      {!isFactorMissing && password}
      <AuthenticatorPart />
      <PasskeysPart />
      {isFactorMissing && password}
      <LinkedAccountsPart />
      <RecoveryCodesPart />
      <SessionsPart />
    </>
  );
}

const noPasswords = { current_password: "", new_password: "", confirmation: "" };

function usePasswordForm() {
  const cache = useQueryClient();
  const form = useForm({ defaultValues: noPasswords });
  const change = useMutation({
    mutationFn: ({ current_password, new_password }: typeof noPasswords) =>
      api("PUT /api/account/password", {
        body: { ...(current_password !== "" && { current_password }), new_password },
      }),
    onSuccess: () => {
      form.reset();
      return cache.invalidateQueries();
    },
    onError: (problem) => setFieldErrors(authFailure(problem), ["current_password", "new_password"], form.setError),
  });
  return { ...form, change };
}

function PasswordPart({ hasPassword }: { readonly hasPassword: boolean }) {
  const { register, handleSubmit, formState, change } = usePasswordForm();
  const passwordProblem = usePasswordCheck();
  const { username, email } = session.state().user ?? {};
  const owner = { ...(username !== undefined && { username }), ...(email !== undefined && { email }) };
  const { current_password: current, new_password: password, confirmation } = formState.errors;
  const isFieldWrong = [current, password].some((problem) => problem?.type === "server");
  return (
    <SectionPart
      title={t("Password")}
      about={
        hasPassword
          ? t("A new password signs out all other browsers.")
          : t("Your account has no password. With one, you can also sign in with your username.")
      }
    >
      <SettingsForm
        submit={hasPassword ? t("Change password") : t("Set a password")}
        isPending={change.isPending}
        isDirty={formState.isDirty}
        unsaved={t("Your new password is not saved.")}
        error={change.error && !isFieldWrong ? authFailure(change.error).message : undefined}
        success={change.isSuccess ? t("Your password is changed.") : undefined}
        onSubmit={(event) => void handleSubmit((passwords) => change.mutate(passwords))(event)}
      >
        {/* For password managers. */}
        <input type="text" name="username" value={username ?? ""} readOnly hidden autoComplete="username" />
        {hasPassword && (
          <PasswordField
            label={t("Current password")}
            autoComplete="current-password"
            error={current?.message}
            {...register("current_password", { required: translate(messages.passwordRequired) })}
          />
        )}
        <NewPasswordField
          label={t("New password")}
          error={password?.message}
          {...register("new_password", {
            validate: (written) => passwordProblem(written, owner),
            deps: "confirmation",
          })}
        />
        <RepeatedPasswordField
          error={confirmation?.message}
          {...register("confirmation", repetitionOf("new_password"))}
        />
      </SettingsForm>
      {hasPassword && <RemovePassword />}
    </SectionPart>
  );
}

/** Renders nothing unless the user can sign in in another way. */
function RemovePassword() {
  const cache = useQueryClient();
  const { data: ways } = useQuery(signInWaysQuery);
  const remove = useMutation({
    mutationFn: () => api("DELETE /api/account/password"),
    onSuccess: () => cache.invalidateQueries(),
  });
  if (!ways || ways.passkeys.length + ways.identities.length === 0) return null;
  const hasCodes = ways.recovery_codes.left > 0;
  return (
    <>
      <ConfirmDialog
        trigger={<Button disabled={!hasCodes || remove.isPending}>{t("Remove the password")}</Button>}
        title={t("Remove the password?")}
        description={t(
          "You then sign in only with your passkeys or linked accounts. If you lose all of them, a recovery code or a reset by email lets you in. All other browsers are signed out.",
        )}
        action={t("Remove the password")}
        onConfirm={() => remove.mutate()}
      />
      {!hasCodes && <p className="text-sm text-ink-soft">{t("To remove the password, make recovery codes first.")}</p>}
      {remove.error && <Notice kind="error">{authFailure(remove.error).message}</Notice>}
    </>
  );
}

/** Says that the site requires a second factor, and leads back to the page that the user wanted, once there is one. */
function SecondFactorNotice() {
  const isMissing = useSession().user?.needs_second_factor === true;
  const [wasMissing] = useState(isMissing);
  useRefreshWhile(isMissing);
  const origin = useLocation({ select: ({ state }) => state.origin }) ?? "/projects";
  const navigate = useNavigate();
  if (isMissing)
    return (
      <Notice className="mt-4">
        {t("This site requires an authenticator app or a passkey. Set one up on this page to continue.")}
      </Notice>
    );
  if (!wasMissing) return null;
  const leave = () => void navigate({ href: origin });
  return (
    <Notice kind="success" className="mt-4" action={<Button onClick={leave}>{t("Continue")}</Button>}>
      {t("Your account has a second factor.")}
    </Notice>
  );
}

/** Loads the user again after each change of the ways to sign in. */
function useRefreshWhile(isMissing: boolean): void {
  const { data: ways } = useQuery(signInWaysQuery);
  const { data: account } = useQuery(accountQuery);
  useEffect(() => {
    if (isMissing && ways && account) void session.refresh().catch(() => undefined);
  }, [isMissing, ways, account]);
}
