import { type LucideIcon, Moon, Sun, Tablet } from "lucide-react";
import { useState } from "react";
import { t, tIn } from "../language/t.ts";
import { chooseTheme, preferredTheme, type Theme, themes } from "./theme.ts";

const looks = (): Readonly<Record<Theme, { readonly name: string; readonly Icon: LucideIcon }>> => ({
  light: { name: tIn("theme", "Light"), Icon: Sun },
  dark: { name: tIn("theme", "Dark"), Icon: Moon },
  eink: { name: t("E-ink"), Icon: Tablet },
});

export function ThemeSwitch() {
  const [current, setCurrent] = useState(preferredTheme);
  const choose = (theme: Theme) => {
    chooseTheme(theme);
    setCurrent(theme);
  };
  return (
    <fieldset className="flex items-center gap-0.5">
      <legend className="sr-only">{t("Theme")}</legend>
      {themes.map((theme) => (
        <ThemeOption key={theme} theme={theme} checked={theme === current} onChoose={choose} />
      ))}
    </fieldset>
  );
}

interface ThemeOptionProps {
  readonly theme: Theme;
  readonly checked: boolean;
  readonly onChoose: (theme: Theme) => void;
}

function ThemeOption({ theme, checked, onChoose }: ThemeOptionProps) {
  const { name, Icon } = looks()[theme];
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
