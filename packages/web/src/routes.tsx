import type { QueryClient } from "@tanstack/react-query";
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  parseSearchWith,
  type RouterHistory,
  redirect,
  stringifySearchWith,
} from "@tanstack/react-router";
import { profilesQuery } from "./api/profiles.ts";
import { projectQuery } from "./api/project-queries.ts";
import { createQueryClient } from "./api/query-client.ts";
import { templateQuery } from "./api/template-query.ts";
import { basePath } from "./browser/site-path.ts";
import { provideHelp } from "./help/help-sources.ts";
import type { GallerySearch } from "./screens/gallery/gallery-search.ts";
import { readProjectSearch } from "./screens/project/project-tabs.ts";
import { requireUser, requireVisitor } from "./session/guards.ts";
import { AuthenticatedLayout } from "./shell/authenticated-layout.tsx";
import { Root } from "./shell/root.tsx";
import { Shell } from "./shell/shell.tsx";
import { lazy } from "./ui/lazy.tsx";
import { Loading } from "./ui/loading.tsx";

const root = createRootRouteWithContext<{ readonly cache: QueryClient }>()({ component: Root });

const unknown = createRoute({
  getParentRoute: () => root,
  path: "$",
  beforeLoad: () => redirect({ to: "/", replace: true, throw: true }),
});

const signIn = createRoute({
  getParentRoute: () => root,
  id: "sign-in",
  beforeLoad: requireVisitor,
  component: lazy(async () => (await import("./shell/sign-in-layout.tsx")).SignInLayout),
});

function readToken({ token }: Record<string, unknown>): { readonly token?: string } {
  return typeof token === "string" ? { token } : {};
}

const login = createRoute({
  getParentRoute: () => signIn,
  path: "/login",
  component: lazy(async () => (await import("./screens/sign-in/login-screen.tsx")).LoginScreen),
});

const register = createRoute({
  getParentRoute: () => signIn,
  path: "/register",
  validateSearch: ({ invitation }: Record<string, unknown>): { readonly invitation?: string } =>
    typeof invitation === "string" ? { invitation } : {},
  component: lazy(async () => (await import("./screens/sign-in/register-screen.tsx")).RegisterScreen),
});

const resetPassword = createRoute({
  getParentRoute: () => signIn,
  path: "/reset-password",
  validateSearch: readToken,
  component: lazy(async () => (await import("./screens/sign-in/reset-password-screen.tsx")).ResetPasswordScreen),
});

/** Open with and without a session: an email link may open in any browser. */
const confirmation = createRoute({
  getParentRoute: () => root,
  id: "confirmation",
  component: lazy(async () => (await import("./shell/sign-in-layout.tsx")).SignInPage),
});
const confirmEmail = createRoute({
  getParentRoute: () => confirmation,
  path: "/confirm-email",
  validateSearch: readToken,
  component: lazy(async () => (await import("./screens/sign-in/confirm-email-screen.tsx")).ConfirmEmailScreen),
});

/** Ways to sign in without a password. Open with a session, too, which a provider may confirm. */
const signInWay = createRoute({
  getParentRoute: () => confirmation,
  path: "/sign-in/$way",
  component: lazy(async () => (await import("./screens/sign-in/sign-in-way-screen.tsx")).SignInWayScreen),
});

/** Routes inside the studio's frame; public unless nested in `own`. */
const studio = createRoute({ getParentRoute: () => root, id: "studio", component: Shell });

const welcome = createRoute({
  getParentRoute: () => studio,
  path: "/",
  beforeLoad: requireVisitor,
  component: lazy(async () => (await import("./screens/welcome/welcome-screen.tsx")).WelcomeScreen),
});

/** Choices of the planner. */
function readTexts(search: Record<string, unknown>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(search).map(([name, value]) => [name, String(value)]));
}

const make = createRoute({
  getParentRoute: () => studio,
  path: "/make/$starter",
  validateSearch: readTexts,
  component: lazy(async () => (await import("./screens/make/make-screen.tsx")).MakeScreen),
});

const gallery = createRoute({
  getParentRoute: () => studio,
  path: "/gallery",
  // The screen reads it, so that this file stays small.
  validateSearch: (written) => written as GallerySearch,
  component: lazy(async () => (await import("./screens/gallery/gallery-screen.tsx")).GalleryScreen),
});

const publicProject = lazy(
  async () => (await import("./screens/gallery/public-project-screen.tsx")).PublicProjectScreen,
);
const sharedBySlug = createRoute({ getParentRoute: () => studio, path: "/gallery/$slug", component: publicProject });
const sharedById = createRoute({
  getParentRoute: () => studio,
  path: "/gallery/id/$projectId",
  component: publicProject,
});

const collectionScreens = () => import("./screens/gallery/collections/collection-screens.tsx");
/** All public collections, or one. */
const collections = createRoute({
  getParentRoute: () => studio,
  path: "/collections/{-$collectionId}",
  component: lazy(async () => (await collectionScreens()).PublicCollections),
});

provideHelp({
  chapter: async () => (await import("./screens/tutorial/chapter-content.tsx")).ChapterContent,
  pictures: async () => (await import("./planner-view/problem-pictures.tsx")).ProblemPictures,
});

const tutorial = createRoute({
  getParentRoute: () => studio,
  path: "/tutorial",
  component: lazy(async () => (await import("./screens/tutorial/tutorial-screen.tsx")).TutorialScreen),
});

const terms = createRoute({
  getParentRoute: () => studio,
  path: "/terms",
  component: lazy(async () => (await import("./screens/terms/terms-screen.tsx")).TermsScreen),
});

const apiReference = createRoute({
  getParentRoute: () => studio,
  path: "/api-reference",
  component: lazy(async () => (await import("./screens/api-reference/api-reference-screen.tsx")).ApiReferenceScreen),
});

const own = createRoute({
  getParentRoute: () => studio,
  id: "own",
  beforeLoad: requireUser,
  component: AuthenticatedLayout,
});

const ownCollections = createRoute({
  getParentRoute: () => own,
  path: "/collections/mine/{-$collectionId}",
  component: lazy(async () => (await collectionScreens()).OwnCollections),
});

const projects = createRoute({
  getParentRoute: () => own,
  path: "/projects",
  component: lazy(async () => (await import("./screens/projects/projects-screen.tsx")).ProjectsScreen),
});

/** Starts loading on hover and blocks nothing. The screen repeats a failed request. */
function prefetchProject(cache: QueryClient, id: string): void {
  void cache.prefetchQuery({ ...projectQuery(id), staleTime: Number.POSITIVE_INFINITY });
  void cache.prefetchQuery(profilesQuery);
}

/** Reads the unsaved work that screens show. */
async function loadDrafts(): Promise<void> {
  const { draftTexts } = await import("./session/draft-texts.ts");
  await draftTexts.load();
}

function prefetchTemplate(cache: QueryClient, id: string): void {
  void cache.prefetchQuery({ ...templateQuery(id), staleTime: Number.POSITIVE_INFINITY });
  void cache.prefetchQuery(profilesQuery);
}

const project = createRoute({
  getParentRoute: () => own,
  path: "/projects/$projectId",
  validateSearch: readProjectSearch,
  loader: ({ context, params }) => {
    prefetchProject(context.cache, params.projectId);
    return loadDrafts();
  },
  component: lazy(async () => (await import("./screens/project/project-screen.tsx")).ProjectScreen),
});
const projectEditors = async () => {
  const { prepareEditor, MasterScreen, NamedPageScreen } = await import("./screens/design-editor/project-design.tsx");
  prepareEditor();
  return { MasterScreen, NamedPageScreen };
};
const masterEditor = lazy(async () => (await projectEditors()).MasterScreen);
/** One component for two paths: a new master changes its path when it is saved, and the editor stays mounted. */
const masterEditing = createRoute({
  getParentRoute: () => own,
  id: "master",
  component: masterEditor,
  staticData: { hasOwnBar: true },
});
const newMaster = createRoute({
  getParentRoute: () => masterEditing,
  path: "/projects/$projectId/masters/new",
  loader: ({ context, params }) => prefetchProject(context.cache, params.projectId),
  validateSearch: ({ name }: Record<string, unknown>): { readonly name?: string } =>
    typeof name === "string" ? { name } : {},
});
const master = createRoute({
  getParentRoute: () => masterEditing,
  path: "/projects/$projectId/masters/$masterName",
  loader: ({ context, params }) => prefetchProject(context.cache, params.projectId),
});
const namedPage = createRoute({
  getParentRoute: () => own,
  path: "/projects/$projectId/pages/$pageName",
  staticData: { hasOwnBar: true },
  loader: ({ context, params }) => prefetchProject(context.cache, params.projectId),
  component: lazy(async () => (await projectEditors()).NamedPageScreen),
});
const compilation = createRoute({
  getParentRoute: () => own,
  path: "/projects/$projectId/compilation",
  loader: loadDrafts,
  component: lazy(async () => (await import("./screens/compilation/compilation-screen.tsx")).CompilationScreen),
});

const versions = createRoute({
  getParentRoute: () => own,
  path: "/projects/$projectId/versions",
  loader: ({ context, params }) => prefetchProject(context.cache, params.projectId),
  validateSearch: ({ version }: Record<string, unknown>): { readonly version?: string } =>
    typeof version === "string" ? { version } : {},
  component: lazy(async () => (await import("./screens/versions/versions-screen.tsx")).VersionsScreen),
});

const original = createRoute({
  getParentRoute: () => own,
  path: "/projects/$projectId/original",
  loader: ({ context, params }) => prefetchProject(context.cache, params.projectId),
  component: lazy(async () => (await import("./screens/original/original-screen.tsx")).OriginalScreen),
});

const update = createRoute({
  getParentRoute: () => own,
  path: "/projects/$projectId/update",
  component: lazy(async () => (await import("./screens/update/update-screen.tsx")).UpdateScreen),
});

const variants = createRoute({
  getParentRoute: () => own,
  path: "/projects/$projectId/variants",
  component: lazy(async () => (await import("./screens/variants/variants-screen.tsx")).VariantsScreen),
});

const templates = createRoute({
  getParentRoute: () => own,
  path: "/templates",
  component: lazy(async () => (await import("./screens/templates/templates-screen.tsx")).TemplatesScreen),
});
const templateEditing = createRoute({
  getParentRoute: () => own,
  id: "template",
  staticData: { hasOwnBar: true },
  component: lazy(async () => {
    const { prepareEditor, TemplateScreen } = await import("./screens/design-editor/template-design.tsx");
    prepareEditor();
    return TemplateScreen;
  }),
});
const newTemplate = createRoute({ getParentRoute: () => templateEditing, path: "/templates/new" });
const template = createRoute({
  getParentRoute: () => templateEditing,
  path: "/templates/$templateId",
  loader: ({ context, params }) => prefetchTemplate(context.cache, params.templateId),
});

const admin = createRoute({
  getParentRoute: () => own,
  path: "/admin/{-$section}",
  component: lazy(async () => (await import("./screens/admin/admin-screen.tsx")).AdminScreen),
});

const account = createRoute({
  getParentRoute: () => own,
  path: "/account/{-$section}",
  component: lazy(async () => (await import("./screens/account/account-screen.tsx")).AccountScreen),
});

const build = createRoute({
  getParentRoute: () => own,
  path: "/build",
  loader: loadDrafts,
  component: lazy(async () => (await import("./screens/build-planner/build-screen.tsx")).BuildScreen),
});

const routeTree = root.addChildren([
  unknown,
  signIn.addChildren([login, register, resetPassword]),
  confirmation.addChildren([confirmEmail, signInWay]),
  studio.addChildren([
    welcome,
    make,
    gallery,
    sharedBySlug,
    sharedById,
    collections,
    tutorial,
    terms,
    apiReference,
    own.addChildren([
      ownCollections,
      projects,
      project,
      masterEditing.addChildren([newMaster, master]),
      namedPage,
      compilation,
      versions,
      original,
      update,
      variants,
      templates,
      templateEditing.addChildren([newTemplate, template]),
      account,
      admin,
      build,
    ]),
  ]),
]);

/** Creates a router. Tests open several studios one after the other. */
export const createStudioRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree,
    basepath: basePath || "/",
    ...(history && { history }),
    context: { cache: createQueryClient() },
    defaultPreload: "intent",
    defaultPendingComponent: Loading,
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    scrollRestoration: true,
    // Search values are text: a master may be called "2026".
    parseSearch: parseSearchWith((text) => text),
    stringifySearch: stringifySearchWith(String),
    // The error boundary around the router handles all errors.
    disableGlobalCatchBoundary: true,
  });

export const router = createStudioRouter();

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}

/** Loads the current screen and its data in parallel with the session check. The screen repeats a failed request. */
export function preloadCurrentRoute(): void {
  const [routes, { projectId, templateId }] = router.getMatchedRoutes(router.latestLocation.pathname);
  for (const { options } of routes) {
    const { component } = options;
    if (component && "preload" in component) void component.preload?.();
  }
  const { cache } = router.options.context;
  if (projectId !== undefined) prefetchProject(cache, projectId);
  if (templateId !== undefined) prefetchTemplate(cache, templateId);
}
