import * as z from "zod";
import { adminLimits, calendarLimits } from "../limits.ts";
import { email, newUsername } from "./accounts.ts";
import { text } from "./names.ts";

const moment = z.iso.datetime();

/** Zero means that nothing may be made. Null means the limit of the site. */
const limit = (max: number) => z.int().min(0).max(max).nullable();

const paging = {
  limit: z.coerce.number().int().min(1).max(adminLimits.page.max).default(adminLimits.page.standard),
  offset: z.coerce.number().int().min(0).max(10_000_000).default(0),
};

const total = z.int().describe("Number of all matches, not only of this page");

export const signUpModes = ["open", "invitation", "closed"] as const;

/** Accounts that need a second factor: all, those of administrators, or none. */
const secondFactorRule = z.union([z.boolean(), z.literal("administrators")]);

export const adminUserParams = z.object({ id: z.string() });

export const adminUserQuery = z.object({
  search: text(100).default("").describe("Part of a username or email address"),
  state: z.enum(["all", "active", "disabled", "admin"]).default("all"),
  ...paging,
});

/** An account as administrators see it: numbers about its projects, and nothing from them. */
export const adminUser = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  email_confirmed: z.boolean(),
  role: z.enum(["user", "admin"]),
  created_at: moment,
  last_used_at: moment.nullable().describe("Last sign-in, or use of a session that is active"),
  disabled_at: moment.nullable(),
  authenticator: z.boolean().describe("True if the password needs a code of an authenticator app"),
  passkeys: z.int(),
  identities: z.int().describe("Linked accounts at the OpenID provider"),
  projects: z.int().describe("Without deleted ones"),
  bytes: z.int().describe("Size of projects and templates"),
  daily_renders: z.int().describe("Planners made in the current period of 24 hours"),
  limits: z.object({
    projects: z.int().nullable(),
    bytes: z.int().nullable(),
    daily_renders: z.int().nullable(),
  }),
});

export type AdminUser = z.output<typeof adminUser>;

export const adminUserPage = z.object({ users: z.array(adminUser), total });

/** An account that the operator makes. */
export const operatorAccount = z.object({ username: newUsername, email });

export const adminUserChange = z.object({
  role: z.enum(["user", "admin"]).optional(),
  authenticator: z.literal(false).optional().describe("Removes the authenticator app, and ends all sessions"),
  passkeys: z.literal(false).optional().describe("Removes all passkeys, and ends all sessions"),
  identities: z
    .literal(false)
    .optional()
    .describe("Unlinks all accounts at the OpenID provider, and ends all sessions"),
  disabled: z.boolean().optional().describe("Disabling ends all sessions, codes and links of the account"),
  limits: z
    .object({
      projects: limit(1_000_000).optional(),
      bytes: limit(2 ** 50).optional(),
      daily_renders: limit(1_000_000).optional(),
    })
    .optional()
    .describe("Null means the limit of the site"),
});

export type AdminUserChange = z.output<typeof adminUserChange>;

export const accountDeletion = z.object({
  username: z.string().max(200).describe("Name of the account, typed by the administrator"),
  public_projects: z
    .enum(["keep", "delete"])
    .describe("Public projects stay in the gallery without their author's name"),
});

export const adminReset = z.object({
  sent: z.boolean().describe("True if the link was sent by email"),
  link: z.string().nullable().describe("Link to hand over, on a site without a mail server"),
  expires_at: moment.nullable(),
});

export const adminSettings = z.object({
  sign_up: z.enum(signUpModes),
  daily_renders: z.int().nullable().describe("Planners that a user may make in 24 hours; null for no limit"),
  calendar_addresses_per_user: z
    .int()
    .describe("Calendars that the server reads from addresses for one user; 0 for none"),
  require_second_factor: secondFactorRule.describe(
    "True if each account with a password needs an authenticator app or a passkey; administrators if theirs do",
  ),
  defaults: z
    .object({ projects: z.int(), bytes: z.int() })
    .describe("Limits of users without limits of their own, from the settings of the server"),
  mail: z.boolean(),
});

export type AdminSettings = z.output<typeof adminSettings>;

export const adminSettingsChange = z.object({
  sign_up: z.enum(signUpModes).optional(),
  daily_renders: limit(1_000_000).optional(),
  calendar_addresses_per_user: z.int().min(0).max(calendarLimits.mostPerUser).optional(),
  require_second_factor: secondFactorRule
    .optional()
    .describe("Refused with SECOND_FACTOR_MISSING if the administrator has none"),
});

export const terms = z.object({
  text: z.string().describe("Markdown; empty for the terms of Octavo"),
  version: z.int(),
  changed_at: moment.nullable(),
});

export type Terms = z.output<typeof terms>;

export const termsChange = z.object({
  text: z.string().max(adminLimits.termsCharacters),
  ask_again: z.boolean().default(false).describe("All users accept the new text before they continue"),
});

export const invitationParams = z.object({ id: z.string() });

export const invitation = z.object({
  id: z.string(),
  email: z.string().describe("Address to which it was sent; empty if the link was copied"),
  note: z.string(),
  created_by: z.string().nullable().describe("Username; null if the account was deleted"),
  created_at: moment,
  expires_at: moment,
  used_by: z.string().nullable().describe("Username; null if unused, or if the account was deleted"),
  used_at: moment.nullable(),
});

export type Invitation = z.output<typeof invitation>;

export const invitationQuery = z.object(paging);

export const invitationPage = z.object({ invitations: z.array(invitation), total });

const { invitations: madeAtOnce, invitationDays } = adminLimits;

export const newInvitations = z
  .object({
    emails: z.array(z.email().max(254)).max(madeAtOnce).default([]).describe("One invitation is sent to each address"),
    links: z.int().min(0).max(madeAtOnce).default(0).describe("Number of invitations whose links are copied"),
    note: text(200).default(""),
    days: z.int().min(1).max(invitationDays.max).default(invitationDays.standard),
  })
  .refine(({ emails, links }) => emails.length + links > 0 && emails.length + links <= madeAtOnce, {
    path: ["links"],
    error: `Must be 1 to ${madeAtOnce} invitations`,
  });

export const createdInvitations = z.object({
  invitations: z.array(
    invitation.extend({ link: z.string().nullable().describe("Shown once; null if the invitation is sent by email") }),
  ),
  sent: z.int().describe("Number of invitations that are sent by email"),
});

export const invitationCheck = z.object({ invitation: z.string().min(1).max(100) });

export const validInvitation = z.object({
  email: z.string().describe("Address to which the invitation was sent; may be empty"),
  expires_at: moment,
});

export const reportReasons = ["copyright", "offensive", "personal_data", "spam", "other"] as const;

export type ReportReason = (typeof reportReasons)[number];

export const newReport = z.object({ reason: z.enum(reportReasons), details: text(1000).default("") });

export const reportParams = z.object({ id: z.string() });

export const reportQuery = z.object({ state: z.enum(["open", "resolved"]).default("open"), ...paging });

export const adminReport = z.object({
  id: z.string(),
  kind: z.enum(["project", "collection"]),
  project_name: z.string().describe("Public name of the project or collection at the time of the report"),
  project_author: z.string(),
  public_path: z.string().nullable().describe("Page of the project or collection; null if it is not public now"),
  reporter: z.string().nullable().describe("Username; null for a visitor"),
  reason: z.enum(reportReasons),
  details: z.string(),
  created_at: moment,
  resolution: z.enum(["dismissed", "taken_down", "restored"]).nullable(),
  resolved_by: z.string().nullable(),
  resolved_at: moment.nullable(),
});

export type AdminReport = z.output<typeof adminReport>;

export const reportPage = z.object({ reports: z.array(adminReport), total, open: z.int() });

export const takeDown = z.object({ reason: text(1000).min(1).describe("For the email to the owner") });

export const auditQuery = z.object({
  action: text(60).default("").describe("Action, or its beginning, such as user."),
  person: text(100).default("").describe("Part of the name of the actor or the subject"),
  ...paging,
});

export const auditEntry = z.object({
  id: z.string(),
  at: moment,
  actor: z.string().nullable().describe("Null for the command line"),
  action: z.string(),
  subject: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});

export type AuditEntry = z.output<typeof auditEntry>;

export const auditPage = z.object({ entries: z.array(auditEntry), total });

const nodeState = z.object({
  running: z.int(),
  waiting: z.int(),
  workers: z.int().describe("Processes that render"),
  memory_bytes: z.int().describe("Of the server and of its render processes"),
  connections: z.object({ used: z.int(), idle: z.int(), awaited: z.int() }).nullable(),
  mail_failure: z.object({ at: moment, kind: z.string(), reason: z.string() }).nullable(),
});

export const siteNode = nodeState.extend({
  name: z.string(),
  version: z.string(),
  started_at: moment,
  seen_at: moment,
  stale: z.boolean().describe("True if it has not reported for a minute"),
  current: z.boolean().describe("True for the node that answers"),
});

export type SiteNode = z.output<typeof siteNode>;

export const siteStatus = z.object({
  version: z.string(),
  nodes: z.array(siteNode),
  store: z.object({ kind: z.enum(["sqlite", "postgres"]), bytes: z.int() }),
  mail: z.object({
    configured: z.boolean(),
    waiting: z.int(),
    failing: z.int().describe("Waiting emails with a failed attempt"),
    next_at: moment.nullable().describe("Time of the next attempt"),
  }),
  users: z.int(),
  sessions: z.int(),
  open_reports: z.int(),
});

export type SiteStatus = z.output<typeof siteStatus>;

export const testEmail = z.object({
  accepted: z.boolean(),
  to: z.string(),
  answer: z.string().describe("Answer of the mail server, or the reason of the failure"),
});
