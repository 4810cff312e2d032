/** Runs the studio in a component test, in a real browser and with a real server (vitest.config.ts). */
import { type Client, createClient, type Language, type Project } from "@octavo/contract";
import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { onTestFinished } from "vitest";
import { cleanup, type RenderResult, render } from "vitest-browser-react";
import { tokens } from "../src/api/client.ts";
import { createQueryClient } from "../src/api/query-client.ts";
import { loadDictionary } from "../src/language/load-dictionary.ts";
import { setDictionary } from "../src/language/t.ts";
import { createStudioRouter } from "../src/routes.tsx";
import { session, startSession } from "../src/session/use-session.ts";
import { ErrorBoundary } from "../src/shell/error-boundary.tsx";
import { chooseTheme } from "../src/shell/theme.ts";
import { Announcer } from "../src/ui/announcer.tsx";
import "../src/ui/tokens.css";
import "./intercept-calls.ts";

type Api = Client<AbortSignal>;

export interface Member {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
  /** Calls the API as this member: `await ann.api("GET /api/projects")`. */
  readonly api: Api;
}

const password = "correct horse battery staple";

const apiOf = (token?: string): Api =>
  createClient<AbortSignal>({
    fetch: (url, request) => fetch(url, request),
    headers: () => (token === undefined ? {} : { authorization: `Bearer ${token}` }),
  });

/** Creates a user who has accepted the terms of use. */
export async function aMember(): Promise<Member> {
  const username = `user-${crypto.randomUUID().slice(0, 8)}`;
  await apiOf()("POST /api/auth/register", { body: { username, email: `${username}@example.org`, password } });
  return signedIn(username);
}

/** The administrator of the site of all component tests (packages/server/test/server-for-browsers.child.ts). */
export const theAdministrator = (): Promise<Member> => signedIn("site-admin");

async function signedIn(username: string): Promise<Member> {
  const email = `${username}@example.org`;
  const anybody = apiOf();
  const { access_token: token } = await anybody("POST /api/auth/login", { body: { username, password } });
  const api = apiOf(token);
  await api("POST /api/auth/accept-terms", { body: { accepted: true } });
  return { username, email, password, token, api };
}

type NewProject = Partial<NonNullable<Parameters<typeof createProject>[1]>>;

const createProject = (api: Api, body: { name: string; device_profile: string; [field: string]: unknown }) =>
  api("POST /api/projects", { body });

/** Creates a project of the member; empty unless `fields` has `masters_yaml` and `plan_yaml`. */
export function aProject(owner: Member, fields: NewProject = {}): Promise<Project> {
  return createProject(owner.api, { name: "Mine", device_profile: "boox-note-air-4c", ...fields });
}

interface Visit {
  /** Signed out if absent. */
  readonly as?: Member;
  readonly language?: Language;
}

let isListening = false;

/** Opens the studio at an address like `main.tsx` does. Only one studio is open at a time. */
export async function openStudio(address: string, { as, language = "en" }: Visit = {}): Promise<RenderResult> {
  await begin(language);
  if (as) tokens.write(as.token);
  return load(address);
}

/** Reloads the page, here or at another address. Browser storage is kept. */
export async function reload(address = addressNow()): Promise<RenderResult> {
  await cleanup();
  dispatchEvent(new Event("pagehide"));
  return load(address);
}

/** Returns an address such as "/projects/17?tab=plan". */
export const addressNow = (): string => router?.state.location.href ?? "";

/** Simulates the browser's Back and Forward buttons. */
export const goBack = (): void => router?.history.back();
export const goForward = (): void => router?.history.forward();

let router: ReturnType<typeof createStudioRouter> | undefined;

async function load(address: string): Promise<RenderResult> {
  if (isListening) await session.start();
  else startSession();
  isListening = true;
  await session.settled();
  const opened = createStudioRouter(createMemoryHistory({ initialEntries: [address] }));
  router = opened;
  await opened.load();
  return rendered(
    <ErrorBoundary>
      <QueryClientProvider client={opened.options.context.cache}>
        <RouterProvider router={opened} />
      </QueryClientProvider>
    </ErrorBoundary>,
  );
}

/** Renders one component with the studio's providers, without a router. */
export async function show(part: ReactNode, { language = "en" }: Pick<Visit, "language"> = {}): Promise<RenderResult> {
  await begin(language);
  return rendered(
    <QueryClientProvider client={createQueryClient()}>
      <Announcer>{part}</Announcer>
    </QueryClientProvider>,
  );
}

/** Waits until the component is mounted and its effects have run. `render` waits only in development builds of React. */
async function rendered(part: ReactNode): Promise<RenderResult> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const result = await render(
    <>
      {part}
      <AfterEffects call={resolve} />
    </>,
  );
  await promise;
  return result;
}

/** Runs after the effects of the elements before it. */
function AfterEffects({ call }: { readonly call: () => void }) {
  useEffect(call, [call]);
  return null;
}

/** Removes the page, the session and the drafts of an earlier test. */
async function begin(language: Language): Promise<void> {
  await cleanup();
  localStorage.clear();
  sessionStorage.clear();
  // Hints move what is below them. Their own tests show them.
  localStorage.setItem("octavo_hints", "off");
  chooseTheme("light");
  setDictionary(await loadDictionary(language));
  onTestFinished(() => setDictionary(undefined));
}
