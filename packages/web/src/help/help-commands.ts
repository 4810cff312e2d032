import { formatShortcut, plainCommands } from "@octavo/editor";
import { formatMessage } from "@octavo/foundation";
import { t, translate } from "../language/t.ts";
import type { HelpEntry } from "./help-entries.ts";
import { runInEditor } from "./help-sources.ts";

const platform = /Mac|iPhone|iPad/.test(navigator.userAgent) ? "mac" : "other";

/** Commands of the editor, with the keys that run them. */
export function commandEntries(): readonly HelpEntry[] {
  const palette = formatShortcut("Mod+K", platform);
  return plainCommands
    .filter(({ surfaces }) => surfaces?.includes("palette"))
    .map((command): HelpEntry => {
      const { id, label, shortcuts: [key] = [] } = command;
      const keys = key === undefined ? undefined : formatShortcut(key, platform);
      return {
        id: `command-${id}`,
        kind: "command",
        title: translate(label),
        text:
          keys === undefined
            ? t("In the editor, press {palette} and type the name of the command.", { palette })
            : t("In the editor, press {keys}. Or press {palette} and type the name of the command.", { keys, palette }),
        synonyms: formatMessage(label),
        run: () => runInEditor(command),
      };
    });
}
