import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { router } from "./routes.tsx";
import { ErrorBoundary } from "./shell/error-boundary.tsx";
import { applyTheme, preferredTheme } from "./shell/theme.ts";
import "./ui/tokens.css";

applyTheme(preferredTheme());

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

createRoot(root).render(
  <StrictMode>
    <ErrorBoundary>
      <RouterProvider router={router} />
    </ErrorBoundary>
  </StrictMode>,
);
