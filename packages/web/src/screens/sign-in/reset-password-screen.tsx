import { useSearch } from "@tanstack/react-router";
import { t } from "../../language/t.ts";
import { ChoosePassword } from "./choose-password.tsx";
import { OwnSignIn } from "./own-sign-in.tsx";
import { RequestReset } from "./request-reset.tsx";

/** With the token of an email link, asks for a new password. Without a token, requests the email. */
export function ResetPasswordScreen() {
  const { token } = useSearch({ from: "/sign-in/reset-password" });
  return (
    <OwnSignIn title={t("Reset your password")}>
      {token ? <ChoosePassword token={token} /> : <RequestReset />}
    </OwnSignIn>
  );
}
