import { directionOf } from "@octavo/contract";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { browserStorage } from "./browser/browser-storage.ts";
import { preferredLanguage } from "./language/language.ts";
import { loadDictionary } from "./language/load-dictionary.ts";
import { currentLanguage, setDictionary } from "./language/t.ts";
import { preloadCurrentRoute, router } from "./routes.tsx";
import { clearOnUserChange, followLanguage } from "./session/follow-user.ts";
import { session, startSession } from "./session/use-session.ts";
import { ErrorBoundary } from "./shell/error-boundary.tsx";
import { startTheme } from "./shell/theme.ts";
import "./ui/tokens.css";

/** In milliseconds. A screen that loads within this time is drawn without a loading message first. */
const initialRenderDelay = 300;

startTheme();
void start(document.getElementById("root"));

async function start(root: HTMLElement | null): Promise<void> {
  if (!root) throw new Error("index.html has no #root");
  setDictionary(await loadDictionary(preferredLanguage(browserStorage(), navigator.languages)));
  document.documentElement.lang = currentLanguage();
  document.documentElement.dir = directionOf(currentLanguage());

  const { cache } = router.options.context;
  clearOnUserChange(session, () => cache.clear());
  followLanguage(session, browserStorage(), () => location.reload());
  startSession();
  if (session.state().isLoading) preloadCurrentRoute();
  await Promise.race([router.load(), new Promise((resolve) => setTimeout(resolve, initialRenderDelay))]);

  createRoot(root).render(
    <StrictMode>
      <ErrorBoundary>
        <QueryClientProvider client={cache}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </ErrorBoundary>
    </StrictMode>,
  );
}
