import { messages } from "@octavo/contract";
import { useMutation } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { api } from "../../api/client.ts";
import { authFailure } from "../../api/failures.ts";
import { t, translate } from "../../language/t.ts";
import { session, useSession } from "../../session/use-session.ts";
import { SignInForm, SignInLink } from "./sign-in-form.tsx";

/** Requires a click, because mail programs open links by themselves. */
export function ConfirmEmailScreen() {
  const { token } = useSearch({ from: "/confirmation/confirm-email" });
  const { isAuthenticated } = useSession();
  const confirm = useMutation({
    mutationFn: (token: string) => api("POST /api/auth/email-confirmation/confirm", { body: { token } }),
    // The address is confirmed even if this request fails.
    onSuccess: () => void session.refresh().catch(() => undefined),
  });
  const incomplete = t("This link is incomplete. Open it again from the email, or copy the whole link.");
  return (
    <SignInForm
      title={t("Confirm your email address")}
      subtitle={t("After you confirm the address, you can use it to sign in and to reset your password.")}
      error={confirm.error ? authFailure(confirm.error).message : token ? undefined : incomplete}
      success={confirm.isSuccess ? translate(messages.emailConfirmed) : undefined}
      submit={confirm.isPending ? t("Confirming…") : t("Confirm address")}
      disabled={!token || confirm.isPending || confirm.isSuccess}
      onSubmit={(event) => {
        event.preventDefault();
        if (token) confirm.mutate(token);
      }}
      links={
        isAuthenticated ? (
          <SignInLink to="/projects">{t("Go to projects")}</SignInLink>
        ) : (
          <SignInLink to="/login">{t("Back to sign in")}</SignInLink>
        )
      }
    >
      {null}
    </SignInForm>
  );
}
