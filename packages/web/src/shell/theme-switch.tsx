import { type LucideIcon, Monitor, Moon, Sun, Tablet } from "lucide-react";
import { useState } from "react";
import { t, tIn } from "../language/t.ts";
import { chooseTheme, type ThemeChoice, themeChoice, themeChoices } from "./theme.ts";

const options = (): Readonly<Record<ThemeChoice, { readonly name: string; readonly Icon: LucideIcon }>> => ({
  system: { name: t("System"), Icon: Monitor },
  light: { name: tIn("theme", "Light"), Icon: Sun },
  dark: { name: tIn("theme", "Dark"), Icon: Moon },
  eink: { name: t("E-ink"), Icon: Tablet },
});

export function ThemeSwitch() {
  const [current, setCurrent] = useState(themeChoice);
  const choose = (theme: ThemeChoice) => {
    chooseTheme(theme);
    setCurrent(theme);
  };
  return (
    <fieldset className="flex items-center gap-0.5">
      <legend className="sr-only">{t("Theme")}</legend>
      {themeChoices.map((theme) => (
        <ThemeOption key={theme} theme={theme} checked={theme === current} onChoose={choose} />
      ))}
    </fieldset>
  );
}

interface ThemeOptionProps {
  readonly theme: ThemeChoice;
  readonly checked: boolean;
  readonly onChoose: (theme: ThemeChoice) => void;
}

function ThemeOption({ theme, checked, onChoose }: ThemeOptionProps) {
  const { name, Icon } = options()[theme];
  return (
    <label className="theme-option" title={name}>
      <input
        type="radio"
        name="theme"
        className="sr-only"
        value={theme}
        checked={checked}
        onChange={() => onChoose(theme)}
      />
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      <span className="sr-only">{name}</span>
    </label>
  );
}
