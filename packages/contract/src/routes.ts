import { accountRoutes } from "./routes/account.ts";
import { accountsRoutes } from "./routes/accounts.ts";
import { adminRoutes } from "./routes/admin.ts";
import { calendarAddressesRoutes } from "./routes/calendar-addresses.ts";
import { collectionsRoutes } from "./routes/collections.ts";
import { designsRoutes } from "./routes/designs.ts";
import { galleryRoutes } from "./routes/gallery.ts";
import { nightlyEditionsRoutes } from "./routes/nightly-editions.ts";
import { originalsRoutes } from "./routes/originals.ts";
import { ownPartsRoutes } from "./routes/own-parts.ts";
import { projectsRoutes } from "./routes/projects.ts";
import { renderingRoutes } from "./routes/rendering.ts";
import type { Route, RouteName } from "./routes/route.ts";
import { signInWaysRoutes } from "./routes/sign-in-ways.ts";
import { siteRoutes } from "./routes/site.ts";
import { templatesRoutes } from "./routes/templates.ts";
import { tokensRoutes } from "./routes/tokens.ts";
import { transferRoutes } from "./routes/transfer.ts";
import { versionsRoutes } from "./routes/versions.ts";

export { errorCodes, type Method, type Route, type RouteName } from "./routes/route.ts";

/** All routes. Validation, the typed client, OpenAPI and the reference are derived from this table. */
export const routes = {
  ...accountsRoutes,
  ...signInWaysRoutes,
  ...accountRoutes,
  ...projectsRoutes,
  ...calendarAddressesRoutes,
  ...designsRoutes,
  ...versionsRoutes,
  ...originalsRoutes,
  ...renderingRoutes,
  ...galleryRoutes,
  ...collectionsRoutes,
  ...nightlyEditionsRoutes,
  ...transferRoutes,
  ...tokensRoutes,
  ...ownPartsRoutes,
  ...templatesRoutes,
  ...adminRoutes,
  ...siteRoutes,
} as const satisfies Record<RouteName, Route>;

export type Routes = typeof routes;
export type KnownRoute = keyof Routes;
