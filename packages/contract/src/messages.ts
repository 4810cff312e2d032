/** Messages of the specification, for forms and for the server. */
import { accountLimits } from "./limits.ts";

export const usernameRequired = "Username is required";
export const usernameShort = `Use at least ${accountLimits.username.min} characters`;
export const usernameLong = `Use at most ${accountLimits.username.max} characters`;
export const usernameCharacters = "Use letters, digits, spaces, hyphens, underscores and periods";
export const emailRequired = "Email is required";
export const emailInvalid = "Enter a valid email address";
export const passwordRequired = "Password is required";
export const passwordShort = `Use at least ${accountLimits.password.min} characters`;
export const passwordLong = `Use at most ${accountLimits.password.max} characters`;
export const passwordRepeats = "Use a password that does not repeat a few characters";
export const passwordCommon = "This password is one of the most common ones. Choose another";
export const passwordIsName = "Use a password that is not your username or email address";
export const confirmPassword = "Confirm your password";
export const passwordsDiffer = "Passwords do not match";

export const projectNameRequired = "Project name is required";
export const nameRequired = "Name is required";
export const tooLong = (max: number) => `Use at most ${max} characters`;

export const masterNameRequired = "Master name is required";
export const masterNameShort = "Master name must be at least 2 characters long";
export const masterNameLong = "Master name must be less than 100 characters";
export const masterNameCharacters =
  "Master name can only contain letters, numbers, spaces, hyphens, underscores, periods, and parentheses";
export const masterNameEmpty = "Master name must contain at least one letter or number";

export const resetRequested = "If an account exists for that email, we sent a reset link.";
export const passwordUpdated = "Password updated successfully. You can now sign in with your new password.";
export const confirmationSent = "We sent a confirmation link to your email address.";
export const emailConfirmed = "Your email address is confirmed. You can now sign in with it.";
export const pagesPerDayLow = "Pages per day must be at least 1";
