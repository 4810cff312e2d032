import type { TextsOf } from "@octavo/foundation";
import * as errorMessages from "./error-messages.ts";
import * as messages from "./messages.ts";

export type { CallInput, JsonAnswer, JsonRoute, ValidCall } from "./calls.ts";
export { type Category, categories, type GalleryOrder, galleryOrders } from "./categories.ts";
export {
  type Answer,
  ApiFailure,
  type Client,
  type ClientOptions,
  createClient,
  type Fetch,
  type FetchAnswer,
  type FetchRequest,
  type FileAnswer,
} from "./client.ts";
export { describeDiagnostic, diagnosticPath, formatPath, reportDiagnostic } from "./diagnostics.ts";
export { type ErrorCode, type ErrorDetails, errorBody, errorStatus } from "./errors.ts";
export {
  emailProblem,
  loadWeakPasswords,
  newPasswordProblem,
  setupCodeProblem,
} from "./field-problems.ts";
export { formatCharacterSet, mostFontCharacters, readCharacterSet } from "./font-characters.ts";
export {
  directionOf,
  isLanguage,
  type Language,
  languages,
  languageTags,
  matchLanguage,
} from "./languages.ts";
export {
  accountLimits,
  adminLimits,
  calendarLimits,
  collectionLimits,
  dateLimits,
  httpLimits,
  nightlyLimits,
  ownPartLimits,
  projectLimits,
  signInLimits,
  socketLimits,
  tokenLimits,
  transferLimits,
} from "./limits.ts";
export { openApi } from "./openapi.ts";
export { type PageKind, pageKindBits, pageKindOf, pageKinds, readPageKinds } from "./page-kinds.ts";
export { pdfFileName } from "./pdf-file-name.ts";
export {
  bodyOf,
  type Field,
  failuresOf,
  fieldsOf,
  type OpenApi,
  type Operation,
  parametersOf,
  successOf,
} from "./read-openapi.ts";
export { isReservedName } from "./reserved-names.ts";
export { errorCodes, type KnownRoute, type Method, type Route, type RouteName, type Routes, routes } from "./routes.ts";
export { routesMarkdown } from "./routes-markdown.ts";
export type { Account, AccountDeletion, AccountSession } from "./schemas/account.ts";
export type { User } from "./schemas/accounts.ts";
export {
  type AdminReport,
  type AdminSettings,
  type AdminUser,
  type AdminUserChange,
  type AuditEntry,
  type Invitation,
  operatorAccount,
  type ReportReason,
  reportReasons,
  type SiteNode,
  type SiteStatus,
  signUpModes,
  type Terms,
} from "./schemas/admin.ts";
export { type ApiErrorBody, apiErrorBody } from "./schemas/api-error.ts";
export type { CalendarAddress } from "./schemas/calendar-addresses.ts";
export type {
  AddedProject,
  Collection,
  CollectionCard,
  CollectionChange,
  CollectionListItem,
  CollectionsQuery,
  NewCollection,
  PublicCollection,
} from "./schemas/collections.ts";
export type { BuildRequest, BuildResponse, CompileResponse } from "./schemas/compile.ts";
export type { ReportedDiagnostic } from "./schemas/diagnostics.ts";
export type { ImportedFont } from "./schemas/fonts.ts";
export type { Cloning, GalleryQuery, PublicProject, RemixQuery } from "./schemas/gallery.ts";
export type {
  EditionChanges,
  EditionInfo,
  EditionReport,
  EventLine,
  StandingEdition,
} from "./schemas/nightly-editions.ts";
export type { OriginalMerge, OriginalState } from "./schemas/originals.ts";
export type { NewOwnPart, OwnPart } from "./schemas/own-parts.ts";
export type { GenerateRequest, PreviewRequest } from "./schemas/pdf.ts";
export type { WrittenPlan, WrittenPlanSection, WrittenRule } from "./schemas/plan.ts";
export {
  type SocketAnswer,
  type SocketRequest,
  socketProtocol,
  socketRequest,
  tokenProtocol,
  unauthorizedClose,
} from "./schemas/preview-socket.ts";
export type {
  DeletedProject,
  Design,
  DesignChange,
  DocumentsChange,
  Duplication,
  MadeFrom,
  NewDesign,
  NewProject,
  Project,
  ProjectChange,
  ProjectListItem,
  ProjectVersion,
  Sharing,
  VersionChange,
  VersionHistory,
} from "./schemas/projects.ts";
export type { RenderQueue } from "./schemas/queue.ts";
export type { ProjectScore, ScoreReport } from "./schemas/scores.ts";
export type {
  Identity,
  NewPasskey,
  Passkey,
  PasskeyProof,
  SignInWays,
} from "./schemas/sign-in-ways.ts";
export type { Site } from "./schemas/site.ts";
export type { NewTemplate, StoredTemplate, TemplateChange, TemplateListItem } from "./schemas/templates.ts";
export { type ApiToken, type CreatedToken, type TokenScope, tokenScopes } from "./schemas/tokens.ts";
export type { DownloadCode } from "./schemas/transfer.ts";
export { type ScoreState, scoreExamples, scoreWeights } from "./scores.ts";
export { normalizeSlug } from "./slug.ts";
export { usernameProblem } from "./username-problem.ts";
export { errorMessages, messages };

/** English texts of all messages. A language that lacks one does not compile. */
export type ContractText = TextsOf<typeof errorMessages | typeof messages>;
