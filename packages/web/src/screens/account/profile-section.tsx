import { emailProblem, languages, languageTags, messages, type User, usernameProblem } from "@octavo/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { accountQuery } from "../../api/account.ts";
import { api } from "../../api/client.ts";
import { authFailure } from "../../api/failures.ts";
import { siteQuery } from "../../api/site.ts";
import { browserStorage } from "../../browser/browser-storage.ts";
import { storeLanguage } from "../../language/language.ts";
import { rich } from "../../language/rich.tsx";
import { currentLanguage, t, translate, translated } from "../../language/t.ts";
import { ConfirmAddress } from "../../session/confirm-address.tsx";
import { session, useSession } from "../../session/use-session.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SectionPart } from "../../ui/sections.tsx";
import { setFieldErrors } from "../../ui/set-field-errors.ts";
import { SettingsForm } from "./settings-form.tsx";

interface PartProps {
  readonly user: User;
}

export function ProfileSection() {
  const { user, expiredUser = user } = useSession();
  if (!expiredUser) return null;
  return (
    <>
      <UsernamePart user={expiredUser} />
      <EmailPart user={expiredUser} />
      <LanguagePart user={expiredUser} />
    </>
  );
}

function UsernamePart({ user }: PartProps) {
  const { register, handleSubmit, formState, reset, setError } = useForm({ values: { username: user.username } });
  const change = useMutation({
    mutationFn: (username: string) => api("PUT /api/account/username", { body: { username } }),
    onSuccess: ({ username }) => {
      reset({ username });
      return session.refresh();
    },
    onError: (problem) => setFieldErrors(authFailure(problem), ["username"], setError),
  });
  const wrong = formState.errors.username;
  return (
    <SectionPart title={t("Username")} about={t("You sign in with this name, or with your confirmed email address.")}>
      <SettingsForm
        submit={t("Change username")}
        isPending={change.isPending}
        isDirty={formState.isDirty}
        unsaved={t("Your new username is not saved.")}
        error={change.error && wrong?.type !== "server" ? authFailure(change.error).message : undefined}
        success={change.isSuccess ? t("Your username is changed.") : undefined}
        onSubmit={(event) => void handleSubmit(({ username }) => change.mutate(username))(event)}
      >
        <TextField
          label={t("Username")}
          labelHidden
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={wrong?.message}
          {...register("username", { validate: translated(usernameProblem) })}
        />
      </SettingsForm>
    </SectionPart>
  );
}

function EmailPart({ user }: PartProps) {
  const { data: site } = useQuery(siteQuery);
  return (
    <SectionPart
      title={t("Email")}
      about={t("You can sign in with it once it is confirmed, and get a link there if you forget your password.")}
    >
      <p className="wrap-anywhere">
        {user.email}{" "}
        <span className="text-ink-soft">{user.email_confirmed ? t("(confirmed)") : t("(not confirmed)")}</span>
      </p>
      <ConfirmAddress />
      {site?.mail === false ? (
        <p className="text-ink-soft">{t("This server cannot send email, so the address can't be changed.")}</p>
      ) : (
        <NewEmail />
      )}
    </SectionPart>
  );
}

function NewEmail() {
  const cache = useQueryClient();
  const { data: account } = useQuery(accountQuery);
  const { register, handleSubmit, formState, reset, setError } = useForm({ defaultValues: { email: "" } });
  const refresh = () => cache.invalidateQueries({ queryKey: accountQuery.queryKey });
  const change = useMutation({
    mutationFn: (email: string) => api("PUT /api/account/email", { body: { email } }),
    onSuccess: () => {
      reset();
      return refresh();
    },
    onError: (problem) => setFieldErrors(authFailure(problem), ["email"], setError),
  });
  const cancel = useMutation({ mutationFn: () => api("DELETE /api/account/new-email"), onSuccess: refresh });
  const wrong = formState.errors.email;
  const failure = cancel.error ?? (wrong?.type === "server" ? null : change.error);
  const address = account?.new_email;
  return (
    <>
      {address && (
        <NewEmailNotice
          address={address}
          isBusy={change.isPending || cancel.isPending}
          onResend={() => change.mutate(address)}
          onCancel={() => cancel.mutate()}
        />
      )}
      <SettingsForm
        submit={t("Send confirmation link")}
        isPending={change.isPending}
        isDirty={formState.isDirty}
        unsaved={t("Your new email address is not saved.")}
        error={failure ? authFailure(failure).message : undefined}
        success={change.isSuccess && address ? translate(messages.newEmailRequested) : undefined}
        onSubmit={(event) => void handleSubmit(({ email }) => change.mutate(email))(event)}
      >
        <TextField
          label={t("New email address")}
          type="email"
          autoComplete="email"
          error={wrong?.message}
          {...register("email", { validate: translated(emailProblem) })}
        />
      </SettingsForm>
    </>
  );
}

interface NewEmailNoticeProps {
  readonly address: string;
  readonly isBusy: boolean;
  readonly onResend: () => void;
  readonly onCancel: () => void;
}

function NewEmailNotice({ address, isBusy, onResend, onCancel }: NewEmailNoticeProps) {
  return (
    <Notice
      className="w-full"
      action={
        <span className="flex flex-wrap gap-3">
          <Button disabled={isBusy} onClick={onCancel}>
            {t("Cancel the change")}
          </Button>
          <Button disabled={isBusy} onClick={onResend}>
            {t("Send link again")}
          </Button>
        </span>
      }
    >
      {rich(
        "To change your address to {address}, open the link in the email that we sent there. Until then the present address stays.",
        {
          address: <b>{address}</b>,
        },
      )}
    </Notice>
  );
}

function LanguagePart({ user }: PartProps) {
  const { register, handleSubmit, formState } = useForm({ values: { language: user.language ?? currentLanguage() } });
  const choose = useMutation({
    mutationFn: (language: NonNullable<User["language"]>) => api("PUT /api/account/language", { body: { language } }),
    onSuccess: async (_user, language) => {
      storeLanguage(browserStorage(), language);
      await session.refresh();
      if (language !== currentLanguage()) location.reload();
    },
  });
  return (
    <SectionPart title={t("Language")} about={t("The language of the studio and of emails to you.")}>
      <SettingsForm
        submit={t("Change language")}
        isPending={choose.isPending}
        isDirty={formState.isDirty}
        unsaved={t("Your choice of language is not saved.")}
        error={choose.error ? authFailure(choose.error).message : undefined}
        success={choose.isSuccess ? t("Your language is changed.") : undefined}
        onSubmit={(event) => void handleSubmit(({ language }) => choose.mutate(language))(event)}
      >
        <SelectField label={t("Language")} labelHidden {...register("language")}>
          {languageTags.map((language) => (
            <option key={language} value={language} lang={language}>
              {languages[language]}
            </option>
          ))}
        </SelectField>
      </SettingsForm>
    </SectionPart>
  );
}
