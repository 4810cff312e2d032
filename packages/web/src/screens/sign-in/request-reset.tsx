import { emailProblem, messages } from "@octavo/contract";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { api } from "../../api/client.ts";
import { authFailure } from "../../api/failures.ts";
import { siteQuery } from "../../api/site.ts";
import { t, translate, translated } from "../../language/t.ts";
import { TextField } from "../../ui/field.tsx";
import { SignInForm, SignInLink } from "./sign-in-form.tsx";

export function RequestReset() {
  const { data: site } = useQuery(siteQuery);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: "" } });
  const request = useMutation({
    mutationFn: (body: { email: string }) => api("POST /api/auth/password-reset/request", { body }),
  });
  const send = handleSubmit((body) => request.mutate(body));
  return (
    <SignInForm
      title={t("Reset your password")}
      subtitle={
        <span className="block min-h-[2lh]">
          {site?.mail === false
            ? t(
                "Password reset is not yet implemented on this server: it cannot send email. Contact the administrator of the server.",
              )
            : t("We will send a reset link to your account's email address.")}
        </span>
      }
      error={request.error ? authFailure(request.error).message : undefined}
      success={request.isSuccess ? translate(messages.resetRequested) : undefined}
      submit={request.isPending ? t("Sending…") : t("Send password reset link")}
      disabled={request.isPending}
      onSubmit={(event) => void send(event)}
      links={<SignInLink to="/login">{t("Back to sign in")}</SignInLink>}
    >
      <TextField
        label={t("Email")}
        type="email"
        autoComplete="email"
        error={formState.errors.email?.message}
        {...register("email", { validate: translated(emailProblem) })}
      />
    </SignInForm>
  );
}
