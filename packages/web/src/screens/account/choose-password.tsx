import { messages } from "@octavo/contract";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { api } from "../../api/client.ts";
import { authFailure } from "../../api/failures.ts";
import { t, translate } from "../../language/t.ts";
import { AccountForm, AccountLink } from "./account-form.tsx";
import { PasswordField } from "./password-field.tsx";
import { setFieldErrors } from "./show-field-failures.ts";
import { usePasswordCheck } from "./use-password-check.ts";

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
    <AccountForm
      title={t("Choose a new password")}
      error={confirm.error && password?.type !== "server" ? authFailure(confirm.error).message : undefined}
      success={confirm.isSuccess ? translate(messages.passwordUpdated) : undefined}
      submit={confirm.isPending ? t("Updating…") : t("Update password")}
      disabled={confirm.isPending || confirm.isSuccess}
      onSubmit={(event) => void update(event)}
      links={<AccountLink to="/login">{t("Back to sign in")}</AccountLink>}
    >
      <PasswordField
        label={t("New password")}
        autoComplete="new-password"
        error={password?.message}
        {...register("new_password", {
          validate: (written) => passwordProblem(written, {}),
          deps: "confirmation",
        })}
      />
      <PasswordField
        label={t("Confirm password")}
        autoComplete="new-password"
        error={confirmation?.message}
        {...register("confirmation", {
          required: translate(messages.confirmPassword),
          validate: (written, { new_password: first }) => written === first || translate(messages.passwordsDiffer),
        })}
      />
    </AccountForm>
  );
}
