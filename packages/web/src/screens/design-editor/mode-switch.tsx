import { t } from "../../language/t.ts";
import { Tab, TabList, Tabs } from "../../ui/tabs.tsx";

export type Mode = "visual" | "yaml";

interface ModeSwitchProps {
  readonly mode: Mode;
  readonly onMode: (mode: Mode) => void;
}

export function ModeSwitch({ mode, onMode }: ModeSwitchProps) {
  return (
    <Tabs value={mode} onValueChange={(next: Mode) => onMode(next)} className="max-md:order-2">
      <TabList aria-label={t("Visual or YAML")}>
        <Tab value="visual">{t("Visual")}</Tab>
        <Tab value="yaml">{t("YAML")}</Tab>
      </TabList>
    </Tabs>
  );
}
