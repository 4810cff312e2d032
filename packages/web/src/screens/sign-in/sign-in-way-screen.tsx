import { useParams } from "@tanstack/react-router";
import { NotFound } from "../../shell/not-found.tsx";
import { ProviderScreen } from "./provider-screen.tsx";
import { RecoveryCodeScreen } from "./recovery-code-screen.tsx";

export function SignInWayScreen() {
  const { way } = useParams({ from: "/confirmation/sign-in/$way" });
  if (way === "oidc") return <ProviderScreen />;
  return way === "recovery-code" ? <RecoveryCodeScreen /> : <NotFound />;
}
