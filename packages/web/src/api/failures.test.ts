import { ApiFailure, errorBody } from "@octavo/contract";
import { expect, it } from "vitest";
import {
  authFailure,
  failureMessage,
  fieldErrors,
  isNetworkError,
  isNotFound,
  isRefusal,
  publicProjectFailure,
} from "./failures.ts";

const refused = (code: "STALE_REVISION" | "INVALID_CREDENTIALS", status: number, message: string) =>
  new ApiFailure(status === 401 ? "UNAUTHORIZED" : "HTTP_ERROR", message, {
    status,
    body: errorBody(code, { text: message }, { request_id: "1" }),
  });

it("returns the error's message, or else the fallback", () => {
  expect(failureMessage(new Error("Disk full"), "Failed to save plan")).toBe("Disk full");
  expect(failureMessage(new Error(""), "Failed to save plan")).toBe("Failed to save plan");
  expect(failureMessage("broken", "Failed to save plan")).toBe("Failed to save plan");
});

it("distinguishes refusals by their code", () => {
  const stale = refused("STALE_REVISION", 409, "Changed");
  expect(isRefusal(stale, "STALE_REVISION")).toBe(true);
  expect(isRefusal(stale, "SLUG_TAKEN")).toBe(false);
  expect(isRefusal(new Error("Changed"), "STALE_REVISION")).toBe(false);
});

it("distinguishes missing resources from network errors", () => {
  expect(isNotFound(new ApiFailure("HTTP_ERROR", "", { status: 404 }))).toBe(true);
  expect(isNotFound(new ApiFailure("NETWORK_ERROR", ""))).toBe(false);
  expect(isNetworkError(new ApiFailure("NETWORK_ERROR", ""))).toBe(true);
});

it("converts a failed sign-in to AUTH_ERROR with the server's reason", () => {
  const wrong = new ApiFailure("UNAUTHORIZED", "Authentication required", {
    status: 401,
    body: errorBody("INVALID_CREDENTIALS", { text: "Wrong username or password" }, { request_id: "1" }),
  });
  expect(authFailure(wrong)).toMatchObject({ code: "AUTH_ERROR", message: "Wrong username or password" });
  expect(authFailure(new ApiFailure("NETWORK_ERROR", "Network request failed"))).toMatchObject({
    code: "AUTH_ERROR",
    message: "Network request failed",
  });
  expect(authFailure(undefined).message).toBe("Authentication request failed");
});

it("converts gallery errors to PUBLIC_PROJECT_ERROR", () => {
  expect(publicProjectFailure(undefined)).toMatchObject({
    code: "PUBLIC_PROJECT_ERROR",
    message: "Public projects request failed",
  });
  expect(publicProjectFailure(undefined, "Unable to clone project").message).toBe("Unable to clone project");
});

it("returns the fields with errors", () => {
  const body = errorBody(
    "NAME_TAKEN",
    { text: "Taken" },
    { request_id: "1", details: [{ path: "username", message: { text: "Taken" } }] },
  );
  expect([...fieldErrors(new ApiFailure("HTTP_ERROR", "Taken", { status: 409, body }))]).toEqual([
    ["username", "Taken"],
  ]);
  expect(fieldErrors(new Error("x")).size).toBe(0);
});
