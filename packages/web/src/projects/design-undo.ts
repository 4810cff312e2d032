import { useQueryClient } from "@tanstack/react-query";
import { type DesignList, restoreDesign } from "../api/designs.ts";
import { projects as messages } from "../api/project-messages.ts";
import { t } from "../language/t.ts";
import { offerUndo } from "../ui/offer-undo.ts";

/** Returns a function to call after a design was deleted. It offers to restore the design at its place. */
export function useOfferDesignUndo(projectId: string, list: DesignList): (name: string) => void {
  const cache = useQueryClient();
  return (name) => {
    offerUndo({
      text: list === "masters" ? t("Master {name} deleted.", { name }) : t("Page {name} deleted.", { name }),
      undo: async () => {
        await restoreDesign(cache, projectId, list, name);
        return t("{name} restored.", { name });
      },
      failed: messages.restoreDesign,
    });
  };
}
