import { type Editor, selected, setProperty } from "@octavo/editor";
import { type DeviceProfile, findProfile, propertyWithRole, type Rect, type Size } from "@octavo/engine";
import { useEffect, useState } from "react";
import { t, translate } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions, DialogBody } from "../../ui/dialog.tsx";
import { SelectField } from "../../ui/field.tsx";
import { formatFileSize } from "../../ui/file-size.ts";
import { Notice } from "../../ui/notice.tsx";
import { useWorld } from "../painting/resources.ts";
import { useEditor } from "../state/editor-context.ts";
import type { DitherMethod, Tones } from "./dither.ts";
import * as messages from "./messages.ts";
import { dataUri, processPicture } from "./small-picture.ts";

/** Pictures before they were adjusted, by the result. Kept while the editor is open. */
const originals = new WeakMap<Editor, Map<string, string>>();

interface AdjustPictureDialogProps {
  readonly onClose: () => void;
}

/** Reduces the selected picture to the grays of the device, at its pixels. */
export function AdjustPictureDialog({ onClose }: AdjustPictureDialogProps) {
  const editor = useEditor();
  const { profiles } = useWorld();
  const device = findProfile(profiles, editor.getState().document.metadata.profile);
  const [widget] = selected(editor.getState());
  const name = propertyWithRole(widget?.type ?? "", "picture") ?? "";
  const [shown] = useState(() => textOf(widget?.properties?.[name]));
  const [source] = useState<string>(() => originals.get(editor)?.get(shown) ?? shown);
  const [levels, setLevels] = useState<Tones["levels"] | undefined>(2);
  const [method, setMethod] = useState<DitherMethod>("diffusion");
  const [threshold, setThreshold] = useState(128);
  const picture = useSize(source);
  const size =
    picture && device && widget && pixelsOnDevice(picture, widget.position, widget.properties?.["image_fit"], device);
  const result = useTones(source, size ?? picture, levels && { levels, method, threshold });
  const apply = async () => {
    const adjusted = levels === undefined ? source : result && (await dataUri(result.picture));
    if (!adjusted) return;
    originals.set(editor, (originals.get(editor) ?? new Map<string, string>()).set(adjusted, source));
    if (adjusted !== shown) editor.runWith(setProperty, { values: { [name]: adjusted } });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t("Adjust picture")} description={t("Each dot is a pixel of the device.")}>
      <DialogBody>
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label={t("Tones")}
            value={String(levels ?? "")}
            onChange={({ target }) => setLevels(target.value === "" ? undefined : target.value === "2" ? 2 : 16)}
          >
            <option value="">{t("As they are")}</option>
            <option value="16">{t("16 grays")}</option>
            <option value="2">{t("Black and white")}</option>
          </SelectField>
          <SelectField
            label={t("Dots")}
            value={method}
            disabled={levels === undefined}
            onChange={({ target }) => setMethod(target.value as DitherMethod)}
          >
            <option value="diffusion">{t("Scattered (Floyd–Steinberg)")}</option>
            <option value="ordered">{t("In a pattern (Bayer)")}</option>
            <option value="none">{t("None")}</option>
          </SelectField>
        </div>
        {levels === 2 && (
          <label className="mt-4 block">
            {t("Threshold")}
            <input
              type="range"
              min={1}
              max={255}
              className="block w-full"
              value={threshold}
              onChange={({ target }) => setThreshold(Number(target.value))}
            />
          </label>
        )}
        <div className="mt-4 grid gap-4 sm:grid-cols-2">
          <Preview caption={t("Before")} address={source} size={size ?? picture} />
          <Preview
            caption={result ? t("After, {size}", { size: formatFileSize(result.picture.size) }) : t("After")}
            address={levels === undefined ? source : result?.address}
            size={size ?? picture}
            isDots={levels !== undefined}
          />
        </div>
        {result === null && <Notice kind="error">{translate(messages.pictureUnreadable)}</Notice>}
      </DialogBody>
      <DialogActions>
        <Button onClick={onClose}>{t("Cancel")}</Button>
        <Button kind="primary" disabled={levels !== undefined && !result} onClick={() => void apply()}>
          {t("Apply")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

interface PreviewProps {
  readonly caption: string;
  readonly address: string | undefined;
  readonly size: Size | undefined;
  /** Shows pixels without smoothing. */
  readonly isDots?: boolean;
}

/** One pixel of the device is one of the screen. */
function Preview({ caption, address, size, isDots = false }: PreviewProps) {
  const scale = window.devicePixelRatio;
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1 text-sm">{caption}</figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls is a tab stop */}
      <section className="h-72 overflow-auto border border-rule bg-page" tabIndex={0} aria-label={caption}>
        {address && size && (
          <img
            src={address}
            alt=""
            className={`max-w-none ${isDots ? "[image-rendering:pixelated]" : ""}`}
            style={{ width: size.width / scale, height: size.height / scale }}
          />
        )}
      </section>
    </figure>
  );
}

/** Size of a picture in pixels, upright. */
function useSize(address: string): Size | undefined {
  const [size, setSize] = useState<Size>();
  useEffect(() => {
    const image = new Image();
    image.onload = () => setSize({ width: image.naturalWidth, height: image.naturalHeight });
    image.src = address;
    return () => {
      image.onload = null;
    };
  }, [address]);
  return size;
}

/** Content of a data URI in base64. */
function pictureFile(address: string): Blob {
  const base64 = address.slice(address.indexOf(",") + 1);
  return new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))]);
}

interface Result {
  readonly picture: Blob;
  readonly address: string;
}

/** Undefined before the first result, null if the picture cannot be read. Keeps a result until the next one. */
function useTones(address: string, size: Size | undefined, tones: Tones | undefined): Result | null | undefined {
  const [result, setResult] = useState<Result | null>();
  const { levels, method, threshold } = tones ?? {};
  const { width, height } = size ?? {};
  useEffect(() => {
    if (!levels || !method || !threshold || !width || !height) return;
    const aborted = new AbortController();
    const { signal } = aborted;
    const request = { source: pictureFile(address), width, height, tones: { levels, method, threshold } };
    void processPicture(request, signal).then((picture) => {
      if (!signal.aborted) setResult(picture ? { picture, address: URL.createObjectURL(picture) } : null);
    });
    return () => aborted.abort();
  }, [address, levels, method, threshold, width, height]);
  useEffect(
    () => () => {
      if (result) URL.revokeObjectURL(result.address);
    },
    [result],
  );
  return levels === undefined ? undefined : result;
}

/** Largest picture for a screen, in pixels. */
const mostPixels = 16_000_000;

/** Pixels of the device that a picture covers in its box. Undefined for a picture that is not scaled to its box. */
function pixelsOnDevice(picture: Size, box: Rect, fit: unknown, { display }: DeviceProfile): Size | undefined {
  if (fit === "actual") return undefined;
  const scale = Math.min(box.width / picture.width, box.height / picture.height);
  const size = fit === "stretch" ? box : { width: picture.width * scale, height: picture.height * scale };
  const [width = 1, height = 1] = [size.width, size.height].map((side) =>
    Math.max(1, Math.round((side * display.ppi) / 72)),
  );
  return width * height <= mostPixels ? { width, height } : undefined;
}
