/** The two fields of a new password, for react-hook-form. */
import { accountLimits, messages } from "@octavo/contract";
import type { ComponentProps } from "react";
import { t, translate } from "../language/t.ts";
import { PasswordField } from "./password-field.tsx";

/** Rules of the field that repeats the password in the field `name`. */
export const repetitionOf = <Name extends string>(name: Name) => ({
  required: translate(messages.confirmPassword),
  validate: (written: string, values: Readonly<Record<Name, string>>) =>
    written === values[name] || translate(messages.passwordsDiffer),
});

/** Register it with `deps: "confirmation"`. */
export function NewPasswordField(props: ComponentProps<typeof PasswordField>) {
  const characters = accountLimits.password.min;
  const rule = t("At least {characters} characters, and not a common password.", { characters });
  return <PasswordField autoComplete="new-password" rule={rule} {...props} />;
}

/** Register it with the rules of `repetitionOf`. */
export function RepeatedPasswordField(props: Omit<ComponentProps<typeof PasswordField>, "label">) {
  return <PasswordField label={t("Confirm password")} autoComplete="new-password" {...props} />;
}
