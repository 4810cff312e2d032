import { errorMessages, setupCodeProblem, usernameProblem } from "@octavo/contract";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate, useRouterState } from "@tanstack/react-router";
import { type FormEvent, useEffect, useEffectEvent, useState } from "react";
import { useForm } from "react-hook-form";
import { api } from "../../api/client.ts";
import { failureMessage } from "../../api/failures.ts";
import { auth } from "../../api/messages.ts";
import { siteQuery } from "../../api/site.ts";
import { rich } from "../../language/rich.tsx";
import { currentLanguage, t, translate, translated } from "../../language/t.ts";
import { canUsePasskeys } from "../../session/passkeys.ts";
import { takeVisit } from "../../session/provider-sign-in.ts";
import { useSecondFactor } from "../../session/second-factor.tsx";
import { session, useSession } from "../../session/use-session.ts";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { setFieldErrors } from "../../ui/set-field-errors.ts";
import { PasskeyButton } from "./other-ways.tsx";
import { SetupCodeField, SignInForm, SignInLink, UsernameField } from "./sign-in-form.tsx";
import { useClearErrorOnLeave } from "./use-forget-error.ts";

/** A user at the provider without a linked account. */
interface Stranger {
  readonly ticket: string;
  readonly secret: string;
  readonly username: string;
  /** Empty if the provider reports none. */
  readonly email: string;
  readonly origin: string;
}

type Result =
  | { readonly outcome: "done"; readonly origin: string }
  | (Stranger & { readonly outcome: "link" | "new_account" });

/** Finishes a sign-in at the provider, which has redirected the browser to this page. */
export function ProviderScreen() {
  const hash = useRouterState({ select: ({ location }) => location.hash });
  const [answer] = useState(hash);
  const provider = useQuery(siteQuery).data?.provider ?? t("the provider");
  const navigate = useNavigate();
  const { data, error } = useQuery({
    queryKey: ["provider answer", answer],
    queryFn: () => finish(new URLSearchParams(answer)),
    ...onlyOnce,
  });
  const forgetAnswer = useEffectEvent(
    () => void navigate({ to: "/sign-in/$way", params: { way: "oidc" }, replace: true }),
  );
  useEffect(() => {
    forgetAnswer();
  }, []);
  const leave = (origin: string) => void navigate({ href: origin, replace: true });
  const leaveAfterSuccess = useEffectEvent(() => data?.outcome === "done" && leave(data.origin));
  useEffect(() => {
    leaveAfterSuccess();
  }, [data]);
  if (error) return <Failed provider={provider} error={error} />;
  if (!data || data.outcome === "done") return <Loading>{t("Signing in…")}</Loading>;
  const Continue = data.outcome === "link" ? LinkAccount : ChooseUsername;
  return <Continue provider={provider} stranger={data} onDone={() => leave(data.origin)} />;
}

/** The server accepts an answer once. */
const onlyOnce = {
  retry: false,
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
};

class ProviderProblem extends Error {
  override readonly name = "ProviderProblem";
}

async function finish(answer: URLSearchParams): Promise<Result> {
  const visit = takeVisit();
  const token = answer.get("token");
  if (!visit || token === null) throw new ProviderProblem((visit && answer.get("problem")) ?? "expired");
  const { origin, secret } = visit;
  const body = { token, secret };
  if (visit.purpose === "link") await api("POST /api/account/identities/exchange", { body });
  else if (visit.purpose === "confirm") session.renew(await api("POST /api/account/confirm/oidc", { body }));
  else {
    const result = await api("POST /api/auth/oidc/exchange", { body });
    if (result.outcome !== "signed_in") return { ...result, secret, origin };
    const failure = await session.signInBy(() => Promise.resolve(result));
    if (failure) throw failure;
  }
  return { outcome: "done", origin };
}

function Failed({ provider, error }: { readonly provider: string; readonly error: Error }) {
  const { isAuthenticated } = useSession();
  const link = isAuthenticated ? (
    <SignInLink to="/projects">{t("Go to projects")}</SignInLink>
  ) : (
    <SignInLink to="/login">{t("Back to sign in")}</SignInLink>
  );
  return (
    <>
      <title>{`${t("Sign in")} – Octavo`}</title>
      <h1 className="mb-6 text-[1.75rem] leading-tight font-semibold tracking-tight outline-none">{t("Sign in")}</h1>
      <Notice kind="error">{describe(error, provider)}</Notice>
      <div className="mt-5">{link}</div>
    </>
  );
}

function describe(error: Error, provider: string): string {
  if (!(error instanceof ProviderProblem)) return failureMessage(error, auth.requestFailed);
  if (error.message === "cancelled") return t("You canceled the sign-in at {provider}.", { provider });
  if (error.message === "refused")
    return t("The answer of {provider} was not accepted. Try again, and tell the administrator if it happens again.", {
      provider,
    });
  return translate(errorMessages.providerSignInExpired);
}

interface StrangerProps {
  readonly provider: string;
  readonly stranger: Stranger;
  readonly onDone: () => void;
}

/** Asks the user to sign in to the account with the same address, and links it. */
function LinkAccount({ provider, stranger, onDone }: StrangerProps) {
  const { ticket, secret, username, email } = stranger;
  const { isAuthenticated, isLoading, error } = useSession();
  const site = useQuery(siteQuery).data;
  const [password, setPassword] = useState("");
  const link = useMutation({
    mutationFn: () => api("POST /api/account/identities", { body: { ticket, secret } }),
    onSuccess: onDone,
  });
  const start = useEffectEvent(() => link.mutate());
  // The user has signed in here, with a password or a passkey.
  useEffect(() => {
    if (isAuthenticated) start();
  }, [isAuthenticated]);
  useClearErrorOnLeave();
  const secondFactor = useSecondFactor();
  const signIn = async () => {
    const failure = await session.signIn({ username, password, ...secondFactor.read() });
    if (failure) secondFactor.handles(failure);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isAuthenticated) link.mutate();
    else if (password !== "") void signIn();
  };
  const isBusy = isLoading || link.isPending;
  return (
    <SignInForm
      title={t("Link your account")}
      subtitle={rich(
        "The account {name} has the address {email}, like yours at {provider}. Sign in to it once. From then on, you can sign in with {provider}, too.",
        { name: <b className="text-ink">{username}</b>, email, provider },
      )}
      error={
        link.error ? failureMessage(link.error, auth.requestFailed) : secondFactor.isLastProblem ? undefined : error
      }
      submit={isBusy ? t("Signing in…") : t("Sign in and link")}
      disabled={isBusy}
      onSubmit={submit}
      more={
        site?.passkeys &&
        canUsePasskeys() &&
        !isAuthenticated && (
          <div className="mt-3 flex flex-col gap-3">
            <PasskeyButton />
          </div>
        )
      }
      links={<SignInLink to="/login">{t("Back to sign in")}</SignInLink>}
    >
      {/* For password managers. */}
      <input type="text" name="username" value={username} readOnly hidden autoComplete="username" />
      <PasswordField
        label={t("Password")}
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      {secondFactor.field}
    </SignInForm>
  );
}

/** Creates an account for the user at the provider. The terms follow as for all new accounts. */
function ChooseUsername({ provider, stranger, onDone }: StrangerProps) {
  const { ticket, secret, email } = stranger;
  const { isLoading, error } = useSession();
  const { register, handleSubmit, formState, setError } = useForm({
    defaultValues: { setup_code: "", username: stranger.username },
  });
  const needsSetupCode = useQuery(siteQuery).data?.needs_setup_code ?? false;
  useClearErrorOnLeave();
  const create = handleSubmit(async ({ username, setup_code }) => {
    const code = needsSetupCode ? { setup_code } : {};
    const body = { ticket, secret, username, language: currentLanguage(), ...code };
    const failure = await session.signInBy(() => api("POST /api/auth/oidc/register", { body }));
    if (failure) setFieldErrors(failure, ["setup_code", "username"], setError);
    else onDone();
  });
  const { setup_code, username } = formState.errors;
  return (
    <SignInForm
      title={t("Create account")}
      subtitle={
        email === ""
          ? t("Choose a username for your account here. You sign in to it with {provider}.", { provider })
          : t(
              "Choose a username for your account here. You sign in to it with {provider}, and its address is {email}.",
              {
                provider,
                email,
              },
            )
      }
      error={[setup_code, username].some((problem) => problem?.type === "server") ? undefined : error}
      submit={isLoading ? t("Creating account…") : t("Create account")}
      disabled={isLoading}
      onSubmit={(event) => void create(event)}
      links={<SignInLink to="/login">{t("Back to sign in")}</SignInLink>}
    >
      {needsSetupCode && (
        <SetupCodeField
          error={setup_code?.message}
          {...register("setup_code", { validate: translated(setupCodeProblem) })}
        />
      )}
      <UsernameField error={username?.message} {...register("username", { validate: translated(usernameProblem) })} />
    </SignInForm>
  );
}
