import { Menu } from "@base-ui/react/menu";
import { type EditorState, newStyle, setStyle, sharedValue, stylesOf, updateStyle } from "@octavo/editor";
import { type Style, type Styles, styledValues, styleHolders, styleName, type Widget } from "@octavo/engine";
import { Check, ChevronDown } from "lucide-react";
import { useRef, useState } from "react";
import { t, translate } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { FollowDirection } from "../../ui/follow-direction.tsx";
import { menuClasses, menuItemClasses } from "../../ui/menu.tsx";
import { FieldRow, lineLook } from "../fields/field-row.tsx";
import * as messages from "../fields/messages.ts";
import { InlineName } from "../lists/inline-name.tsx";
import { useEditor, useIdleState } from "../state/editor-context.ts";
import { StyleSample } from "./style-sample.tsx";

/** Styles of the document with the values of the theme in use. */
export const useStyles = (): Styles => useIdleState(stylesIn);
const stylesIn = ({ document }: EditorState) => stylesOf(document);

/** True if a widget has values of its own that its style gives, too. */
function hasOwnValues(widget: Widget, styles: Styles): boolean {
  const style = styles.get(styleName(widget) ?? "");
  if (!style) return false;
  const { styling, properties = {}, background_color } = widget;
  const direct = { ...styling, ...(background_color && { background_color }) };
  const holders = styleHolders(widget.type);
  const { name: _, ...given } = style;
  return Object.keys(given).some((key) => {
    const holder = holders.find(({ value }) => value === key)?.property;
    return holder === undefined ? Object.hasOwn(direct, key) : Object.hasOwn(properties, holder);
  });
}

/** Values that the styles of all widgets give alike, for fields without own values. */
export function givenStyling(widgets: readonly Widget[], styles: Styles, name: string): unknown {
  const shared = sharedValue(widgets, (widget) => styledValues(widget, styles).styling[name]);
  return shared.mixed ? undefined : shared.value;
}

/** True if the styles of the widgets give different values. */
export function isGivenMixed(widgets: readonly Widget[], styles: Styles, name: string): boolean {
  return sharedValue(widgets, (widget) => styledValues(widget, styles).styling[name]).mixed;
}

interface StyleFieldProps {
  readonly widgets: readonly Widget[];
}

/** The style of the selected widgets, and what to do with values of their own. */
export function StyleField({ widgets }: StyleFieldProps) {
  const editor = useEditor();
  const styles = useStyles();
  const [isNaming, setNaming] = useState(false);
  const value = sharedValue(widgets, styleName);
  const [present] = value.mixed ? [] : [value.value];
  const isKnown = present !== undefined && styles.has(present);
  const isChanged = isKnown && widgets.some((widget) => hasOwnValues(widget, styles));
  return (
    <FieldRow
      label={t("Style")}
      problem={present !== undefined && !isKnown ? messages.unknownStyle(present) : undefined}
      onReset={isChanged ? () => void editor.runWith(setStyle, { name: present }) : undefined}
      note={isChanged ? t("Changed here") : undefined}
    >
      {(aria) =>
        isNaming ? (
          <InlineName
            label={t("Name of the new style")}
            value={t("New style")}
            onCommit={(name) => editor.runWith(newStyle, { name })}
            onDone={() => setNaming(false)}
          />
        ) : (
          <>
            <StyleMenu
              aria={aria}
              styles={[...styles.values()]}
              shown={value.mixed ? translate(messages.mixed) : (present ?? t("None"))}
              present={value.mixed ? undefined : present}
              onNew={() => setNaming(true)}
            />
            {isChanged && (
              <Button className="mt-2 w-full" onClick={() => editor.runWith(updateStyle, undefined)}>
                {translate(updateStyle.label)}
              </Button>
            )}
          </>
        )
      }
    </FieldRow>
  );
}

interface StyleMenuProps {
  readonly aria: object;
  readonly styles: readonly Style[];
  readonly shown: string;
  readonly present: string | undefined;
  readonly onNew: () => void;
}

/** Each style in its own look. */
function StyleMenu({ aria, styles, shown, present, onNew }: StyleMenuProps) {
  const editor = useEditor();
  const choose = (name: string | undefined) => editor.runWith(setStyle, { name });
  const isNaming = useRef(false);
  return (
    <FollowDirection>
      <Menu.Root modal={false}>
        <Menu.Trigger {...aria} className={`${lineLook} flex cursor-pointer items-center gap-2 text-start`}>
          <span className="min-w-0 flex-1 truncate">{shown}</span>
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink-soft" />
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner align="start" sideOffset={4} collisionPadding={8} className="z-20">
            {/* The field of the name replaces the trigger. Focus elsewhere would end it. */}
            <Menu.Popup aria-label={t("Style")} finalFocus={() => !isNaming.current} className={menuClasses}>
              <Menu.Item onClick={() => choose(undefined)} className={menuItemClasses}>
                <Mark isOn={present === undefined} />
                {t("None")}
              </Menu.Item>
              {styles.map((style) => (
                <Menu.Item key={style.name} onClick={() => choose(style.name)} className={menuItemClasses}>
                  <Mark isOn={style.name === present} />
                  <StyleSample style={style}>{style.name}</StyleSample>
                </Menu.Item>
              ))}
              <Menu.Separator className="my-1 border-t border-rule" />
              <Menu.Item
                onClick={() => {
                  isNaming.current = true;
                  onNew();
                }}
                className={menuItemClasses}
              >
                <Mark isOn={false} />
                {t("New style from this…")}
              </Menu.Item>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </FollowDirection>
  );
}

function Mark({ isOn }: { readonly isOn: boolean }) {
  return (
    <span className="grid size-4 shrink-0 place-items-center">
      {isOn && <Check size={14} strokeWidth={2} aria-hidden="true" />}
    </span>
  );
}
