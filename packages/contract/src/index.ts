/** What browser and server agree on. */
export type { CallInput, JsonAnswer, JsonRoute, ValidCall } from "./calls.ts";
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
export { type ErrorCode, errorBody, errorStatus } from "./errors.ts";
export { httpLimits } from "./limits.ts";
export { openApi } from "./openapi.ts";
export { type KnownRoute, type Method, type Route, type RouteName, type Routes, routes } from "./routes.ts";
export { routesMarkdown } from "./routes-markdown.ts";
export { type ApiErrorBody, apiErrorBody } from "./schemas/api-error.ts";
export type { BuildRequest, BuildResponse } from "./schemas/compile.ts";
export type { ReportedDiagnostic } from "./schemas/diagnostics.ts";
export type { GenerateRequest, PreviewRequest } from "./schemas/pdf.ts";
