import { messages } from "@octavo/contract";
import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { api } from "../../api/client.ts";
import { authFailure, isRefusal } from "../../api/failures.ts";
import { rich } from "../../language/rich.tsx";
import { t, translate } from "../../language/t.ts";
import { usePasswordCheck } from "../../session/use-password-check.ts";
import { NewPasswordField, RepeatedPasswordField, repetitionOf } from "../../ui/new-password.tsx";
import { setFieldErrors } from "../../ui/set-field-errors.ts";
import { SignInForm, SignInLink } from "./sign-in-form.tsx";

function describe(problem: unknown): ReactNode {
  if (!isRefusal(problem, "INVALID_RESET_TOKEN")) return authFailure(problem).message;
  const request = (
    <Link to="/reset-password" className="font-semibold underline underline-offset-4">
      {t("Request a new one")}
    </Link>
  );
  return rich("This link has been used or has expired. {request}", { request });
}

export function ChoosePassword({ token }: { readonly token: string }) {
  const { register, handleSubmit, formState, setError } = useForm({
    defaultValues: { new_password: "", confirmation: "" },
  });
  const passwordProblem = usePasswordCheck();
  const confirm = useMutation({
    mutationFn: (new_password: string) =>
      api("POST /api/auth/password-reset/confirm", { body: { token, new_password } }),
  });
  const update = handleSubmit(({ new_password }) =>
    confirm.mutate(new_password, {
      onError: (problem) => setFieldErrors(authFailure(problem), ["new_password"], setError),
    }),
  );
  const { new_password: password, confirmation } = formState.errors;
  return (
    <SignInForm
      title={t("Choose a new password")}
      error={confirm.error && password?.type !== "server" && describe(confirm.error)}
      success={confirm.isSuccess ? translate(messages.passwordUpdated) : undefined}
      submit={confirm.isPending ? t("Updating…") : t("Update password")}
      disabled={confirm.isPending || confirm.isSuccess}
      onSubmit={(event) => void update(event)}
      links={<SignInLink to="/login">{t("Back to sign in")}</SignInLink>}
    >
      <NewPasswordField
        label={t("New password")}
        error={password?.message}
        {...register("new_password", {
          validate: (written) => passwordProblem(written, {}),
          deps: "confirmation",
        })}
      />
      <RepeatedPasswordField
        error={confirmation?.message}
        {...register("confirmation", repetitionOf("new_password"))}
      />
    </SignInForm>
  );
}
