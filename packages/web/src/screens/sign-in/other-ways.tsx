import { useQuery } from "@tanstack/react-query";
import { useRouterState } from "@tanstack/react-router";
import { KeyRound, LogIn } from "lucide-react";
import { type ComponentProps, useEffect, useState } from "react";
import { api } from "../../api/client.ts";
import { failureMessage } from "../../api/failures.ts";
import { auth } from "../../api/messages.ts";
import { siteQuery } from "../../api/site.ts";
import { t } from "../../language/t.ts";
import { askForPasskey, canAutofillPasskeys, canUsePasskeys, stopAskingForPasskeys } from "../../session/passkeys.ts";
import { visitProvider } from "../../session/provider-sign-in.ts";
import { session, useSession } from "../../session/use-session.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

/** Ways to sign in without a password. Renders nothing if site or browser have none. */
export function OtherWays() {
  const { data: site } = useQuery(siteQuery);
  const origin = useRouterState({ select: ({ location }) => location.state.origin ?? "/projects" });
  const hasPasskeys = site?.passkeys === true && canUsePasskeys();
  useAutofilledPasskey(hasPasskeys);
  if (!site || (!hasPasskeys && site.provider === null)) return null;
  return (
    <div className="mt-6 flex flex-col gap-3">
      <p className="flex items-center gap-3 text-sm text-ink-soft before:flex-1 before:border-t before:border-rule after:flex-1 after:border-t after:border-rule">
        {t("or")}
      </p>
      {hasPasskeys && <PasskeyButton />}
      {site.provider !== null && <ProviderButton name={site.provider} origin={origin} />}
    </div>
  );
}

/** The only way to sign in, for sites whose people sign in at their provider. */
export function OnlyProvider({ title, provider }: { readonly title: string; readonly provider: string }) {
  const origin = useRouterState({ select: ({ location }) => location.state.origin ?? "/projects" });
  return (
    <>
      <title>{`${title} – Octavo`}</title>
      <h1 className="text-[1.75rem] leading-tight font-semibold tracking-tight outline-none">{title}</h1>
      <p className="mt-2 text-ink-soft">{t("People sign in to this site only with {provider}.", { provider })}</p>
      <div className="mt-6 flex flex-col gap-3">
        <ProviderButton name={provider} origin={origin} kind="primary" />
      </div>
    </>
  );
}

export function PasskeyButton() {
  const { isLoading } = useSession();
  const [problem, setProblem] = useState<string>();
  const signIn = async () => {
    setProblem(undefined);
    session.dismissError();
    await signInWithPasskey().catch((failure: unknown) => setProblem(failureMessage(failure, auth.requestFailed)));
  };
  return (
    <>
      <Button className="min-h-11" disabled={isLoading} onClick={() => void signIn()}>
        <KeyRound size={18} strokeWidth={1.75} aria-hidden="true" />
        {t("Sign in with a passkey")}
      </Button>
      {problem && <Notice kind="error">{problem}</Notice>}
    </>
  );
}

interface ProviderButtonProps extends Pick<ComponentProps<typeof Button>, "kind"> {
  readonly name: string;
  readonly origin: string;
}

function ProviderButton({ name, origin, ...look }: ProviderButtonProps) {
  const [state, setState] = useState<{ readonly isLeaving: boolean; readonly problem?: string }>({ isLeaving: false });
  const visit = async () => {
    setState({ isLeaving: true });
    await visitProvider("sign_in", origin).catch((failure: unknown) =>
      setState({ isLeaving: false, problem: failureMessage(failure, auth.requestFailed) }),
    );
  };
  return (
    <>
      <Button {...look} className="min-h-11" disabled={state.isLeaving} onClick={() => void visit()}>
        <LogIn size={18} strokeWidth={1.75} aria-hidden="true" />
        {t("Sign in with {provider}", { provider: name })}
      </Button>
      {state.problem && <Notice kind="error">{state.problem}</Notice>}
    </>
  );
}

/** The session has the error of a refused passkey. */
async function signInWithPasskey({ inAutofill = false } = {}): Promise<void> {
  const proof = await askForPasskey(await api("POST /api/auth/passkeys/options"), { inAutofill });
  if (proof) await session.signInBy(() => api("POST /api/auth/passkeys/sign-in", { body: proof }));
}

/** Challenges expire after five minutes. */
const renewMilliseconds = 4 * 60_000;

/** Offers passkeys in the autofill list of the username, while the page is open. */
function useAutofilledPasskey(hasPasskeys: boolean): void {
  useEffect(() => {
    if (!hasPasskeys) return;
    // If it fails, the button still works and says why.
    const offer = () => void signInWithPasskey({ inAutofill: true }).catch(() => undefined);
    let timer: ReturnType<typeof setInterval> | undefined;
    let isOpen = true;
    void canAutofillPasskeys().then((canAutofill) => {
      if (!canAutofill || !isOpen) return;
      offer();
      timer = setInterval(offer, renewMilliseconds);
    });
    return () => {
      isOpen = false;
      clearInterval(timer);
      void stopAskingForPasskeys();
    };
  }, [hasPasskeys]);
}
