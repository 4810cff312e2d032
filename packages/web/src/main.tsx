import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { router } from "./routes.tsx";
import { forgetOthers } from "./session/forget-others.ts";
import { session, startSession } from "./session/use-session.ts";
import { ErrorBoundary } from "./shell/error-boundary.tsx";
import { applyTheme, preferredTheme } from "./shell/theme.ts";
import "./ui/tokens.css";

applyTheme(preferredTheme());

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

const { cache } = router.options.context;
forgetOthers(session, () => cache.clear());
startSession();

createRoot(root).render(
  <StrictMode>
    <ErrorBoundary>
      <QueryClientProvider client={cache}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ErrorBoundary>
  </StrictMode>,
);
