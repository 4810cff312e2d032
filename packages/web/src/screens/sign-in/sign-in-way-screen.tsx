import { useParams } from "@tanstack/react-router";
import { t } from "../../language/t.ts";
import { NotFound } from "../../shell/not-found.tsx";
import { OwnSignIn } from "./own-sign-in.tsx";
import { ProviderScreen } from "./provider-screen.tsx";
import { RecoveryCodeScreen } from "./recovery-code-screen.tsx";

export function SignInWayScreen() {
  const { way } = useParams({ from: "/confirmation/sign-in/$way" });
  if (way === "oidc") return <ProviderScreen />;
  if (way !== "recovery-code") return <NotFound />;
  return (
    <OwnSignIn title={t("Use a recovery code")}>
      <RecoveryCodeScreen />
    </OwnSignIn>
  );
}
