import { type ReactNode, useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show } from "../../test/studio.tsx";
import { ErrorBoundary } from "../shell/error-boundary.tsx";
import { Dialog, DialogActions } from "./dialog.tsx";
import { lazy } from "./lazy.tsx";

const message = "This part of the studio could not be loaded. Check the connection and try again.";

/** A module on a connection that starts offline. */
function offlineModule() {
  const connection = { isOnline: false, requests: 0 };
  const read = async () => {
    connection.requests++;
    if (!connection.isOnline) throw new TypeError("Failed to fetch dynamically imported module: /assets/panel.js");
    return () => <h1>The panel</h1>;
  };
  return { connection, read };
}

function Opener({ children }: { readonly children: (close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && children(() => setOpen(false))}
    </>
  );
}

const panel = () => page.getByRole("heading", { name: "The panel" });

it("reports a screen that failed to load and loads it on retry", async () => {
  const { connection, read } = offlineModule();
  const Screen = lazy(read);
  await Screen.preload();
  await show(<Screen />);
  await expect.element(page.getByText(message)).toBeVisible();
  connection.isOnline = true;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(panel()).toBeVisible();
  await expect.element(page.getByText(message)).not.toBeInTheDocument();
});

it("requests a module once for each attempt", async () => {
  const { connection, read } = offlineModule();
  const Screen = lazy(read);
  await show(<Screen />);
  await expect.element(page.getByText(message)).toBeVisible();
  expect(connection.requests).toBe(1);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => connection.requests).toBe(2);
  await expect.element(page.getByText(message)).toBeVisible();
});

it("closes a part that failed to load, and requests it again when it is next opened", async () => {
  const { connection, read } = offlineModule();
  const Panel = lazy<{ readonly onClose: () => void }>(read, { close: ({ onClose }) => onClose });
  await show(<Opener>{(close) => <Panel onClose={close} />}</Opener>);
  await page.getByRole("button", { name: "Open" }).click();
  await page.getByRole("button", { name: "Close" }).click();
  await expect.element(page.getByText(message)).not.toBeInTheDocument();
  connection.isOnline = true;
  await page.getByRole("button", { name: "Open" }).click();
  await expect.element(panel()).toBeVisible();
});

it("shows the fallback until the part is loaded, and while it cannot be loaded", async () => {
  const { read } = offlineModule();
  const Panel = lazy<{ readonly name: string }>(read, { fallback: ({ name }) => <p>Loading {name}</p> });
  await show(<Panel name="layers" />);
  await expect.element(page.getByText(message)).toBeVisible();
  await expect.element(page.getByText("Loading layers")).toBeVisible();
});

it("leaves out an optional part that failed to load", async () => {
  const { connection, read } = offlineModule();
  const Panel = lazy(read, { isOptional: true });
  await show(
    <>
      <p>The rest</p>
      <Panel />
    </>,
  );
  await expect.poll(() => connection.requests).toBe(1);
  await expect.element(page.getByText("The rest")).toBeVisible();
  await expect.element(page.getByText(message)).not.toBeInTheDocument();
});

it("renders a preloaded part without a fallback", async () => {
  const seen: string[] = [];
  const Panel = lazy(async () => () => <h1>The panel</h1>, {
    fallback: () => {
      seen.push("fallback");
      return null;
    },
  });
  await Panel.preload();
  await show(<Panel />);
  const before = seen.length;
  expect(panel().elements()).toHaveLength(1);
  await expect.element(panel()).toBeVisible();
  expect(seen.length).toBe(before);
});

it("passes other errors on to the error boundary of the studio", async () => {
  const Panel = lazy<object>(async () => () => {
    throw new RangeError("A bug");
  });
  await show(
    <ErrorBoundary>
      <Panel />
    </ErrorBoundary>,
  );
  await expect.element(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
});

it("returns the focus from a lazily loaded dialog", async () => {
  await show(
    <Opener>
      {(close) => (
        <Dialog open title="Question" onClose={close}>
          <DialogActions>
            <button type="button" onClick={close}>
              Answer
            </button>
          </DialogActions>
        </Dialog>
      )}
    </Opener>,
  );
  const open = page.getByRole("button", { name: "Open" });
  await open.click();
  await expect.element(page.getByRole("button", { name: "Answer" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(open).toHaveFocus();
});
