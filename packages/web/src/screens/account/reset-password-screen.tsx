import { useSearch } from "@tanstack/react-router";
import { ChoosePassword } from "./choose-password.tsx";
import { RequestReset } from "./request-reset.tsx";

/** With the token of a message a new password; without it the message. */
export function ResetPasswordScreen() {
  const { token } = useSearch({ from: "/account/reset-password" });
  return token ? <ChoosePassword token={token} /> : <RequestReset />;
}
