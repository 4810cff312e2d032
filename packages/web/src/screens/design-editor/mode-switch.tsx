import { Tab, TabList, Tabs } from "../../ui/tabs.tsx";

export type Mode = "visual" | "yaml";

interface ModeSwitchProps {
  readonly mode: Mode;
  readonly onMode: (mode: Mode) => void;
}

export function ModeSwitch({ mode, onMode }: ModeSwitchProps) {
  return (
    <Tabs value={mode} onValueChange={(next: Mode) => onMode(next)} className="max-md:order-2">
      <TabList aria-label="Visual or YAML">
        <Tab value="visual">Visual</Tab>
        <Tab value="yaml">YAML</Tab>
      </TabList>
    </Tabs>
  );
}
