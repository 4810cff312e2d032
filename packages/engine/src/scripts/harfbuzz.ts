/**
 * Shapes text with HarfBuzz, by the functions that its WebAssembly module of npm's harfbuzzjs exports. The wrapper of that
 * package is not used, because it can only be loaded asynchronously, and layout is synchronous (docs/decisions/0091).
 */

/** Exports of harfbuzz.wasm that are used. Numbers are addresses. Names are those of HarfBuzz. */
interface HarfBuzzExports {
  /** Its buffer is another one after it grew. */
  readonly memory: { readonly buffer: ArrayBuffer; readonly grow: (pages: number) => number };
  readonly __wasm_call_ctors: () => void;
  readonly malloc: (size: number) => number;
  readonly free: (address: number) => void;
  readonly hb_blob_create: (data: number, length: number, mode: number, userData: number, destroy: number) => number;
  readonly hb_blob_destroy: (blob: number) => void;
  readonly hb_face_create: (blob: number, index: number) => number;
  readonly hb_face_destroy: (face: number) => void;
  readonly hb_font_create: (face: number) => number;
  readonly hb_font_destroy: (font: number) => void;
  readonly hb_buffer_create: () => number;
  readonly hb_buffer_clear_contents: (buffer: number) => void;
  readonly hb_buffer_set_flags: (buffer: number, flags: number) => void;
  readonly hb_buffer_set_direction: (buffer: number, direction: number) => void;
  readonly hb_buffer_guess_segment_properties: (buffer: number) => void;
  readonly hb_buffer_add_utf16: (buffer: number, text: number, length: number, start: number, count: number) => void;
  readonly hb_buffer_get_length: (buffer: number) => number;
  readonly hb_buffer_get_glyph_infos: (buffer: number, length: number) => number;
  readonly hb_buffer_get_glyph_positions: (buffer: number, length: number) => number;
  readonly hb_shape: (font: number, buffer: number, features: number, count: number) => void;
}

/** Compiled modules and their instances, which the type libraries of the engine do not declare. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
  readonly compile: (bytes: Uint8Array) => Promise<object>;
};

/** Compiles the module, without holding up a page. */
export const compileHarfBuzz = (bytes: Uint8Array): Promise<object> => WebAssembly.compile(bytes);

/** Values of hb-blob.h, hb-buffer.h and hb-common.h. */
const readOnly = 1;
const removeIgnorable = 8;
const direction = { ltr: 4, rtl: 5 } as const;

/** Bytes of `hb_glyph_info_t`, `hb_glyph_position_t` and `hb_feature_t`. */
const recordLength = 20;
const featureLength = 16;

/** Kerning is off everywhere, so that the width of a cluster does not depend on the next one. */
const disabledFeatures = ["kern"];

/** Most memory of HarfBuzz in bytes. The fonts need up to a fifth of it. */
const mostMemory = 128 * 1024 * 1024;
const pageLength = 65_536;

/** Fonts in memory. A document has fewer. */
const mostFonts = 24;

/** A glyph in units of the font, in visual order. */
export interface ShapedGlyph {
  readonly glyph: number;
  /** Index in the text of the cluster that the glyph belongs to. */
  readonly cluster: number;
  readonly advance: number;
  readonly x: number;
  readonly y: number;
}

interface LoadedFont {
  readonly font: number;
  readonly release: () => void;
}

export class HarfBuzz {
  readonly #hb: HarfBuzzExports;
  readonly #buffer: number;
  readonly #features: number;
  readonly #fonts = new Map<string, LoadedFont>();
  #isFull = false;

  /** `module` is the compiled harfbuzz.wasm, or its bytes, which are compiled at once. */
  constructor(module: Uint8Array | object) {
    const compiled = module instanceof Uint8Array ? new WebAssembly.Module(module) : module;
    const grow = (size: number): number => this.#grow(size);
    const { exports } = new WebAssembly.Instance(compiled, imports(grow));
    this.#hb = exports as HarfBuzzExports;
    this.#hb.__wasm_call_ctors();
    this.#buffer = this.#hb.hb_buffer_create();
    this.#features = this.#writeFeatures();
  }

  /**
   * Glyphs of a text in one script and direction. `file` reads the font of a new id. Throws if HarfBuzz fails or has no
   * memory. The instance must not be used afterwards.
   */
  shape(id: string, file: () => Uint8Array, text: string, isRightToLeft: boolean): readonly ShapedGlyph[] {
    const hb = this.#hb;
    const { font } = this.#font(id, file);
    const address = this.#allocate(2 * text.length);
    const units = new Uint16Array(hb.memory.buffer, address, text.length);
    for (let i = 0; i < text.length; i++) units[i] = text.charCodeAt(i);
    hb.hb_buffer_clear_contents(this.#buffer);
    hb.hb_buffer_set_flags(this.#buffer, removeIgnorable);
    hb.hb_buffer_add_utf16(this.#buffer, address, text.length, 0, text.length);
    hb.hb_buffer_set_direction(this.#buffer, isRightToLeft ? direction.rtl : direction.ltr);
    hb.hb_buffer_guess_segment_properties(this.#buffer);
    hb.hb_shape(font, this.#buffer, this.#features, disabledFeatures.length);
    const glyphs = this.#glyphs();
    hb.free(address);
    if (this.#isFull) throw noMemory();
    return glyphs;
  }

  #glyphs(): readonly ShapedGlyph[] {
    const hb = this.#hb;
    const count = hb.hb_buffer_get_length(this.#buffer);
    const infos = hb.hb_buffer_get_glyph_infos(this.#buffer, 0);
    const positions = hb.hb_buffer_get_glyph_positions(this.#buffer, 0);
    const view = new DataView(hb.memory.buffer);
    return Array.from({ length: count }, (_, i) => {
      const info = infos + recordLength * i;
      const position = positions + recordLength * i;
      return {
        glyph: view.getUint32(info, true),
        cluster: view.getUint32(info + 8, true),
        advance: view.getInt32(position, true),
        x: view.getInt32(position + 8, true),
        y: view.getInt32(position + 12, true),
      };
    });
  }

  #font(id: string, file: () => Uint8Array): LoadedFont {
    const known = this.#fonts.get(id);
    if (known) return known;
    const made = this.#load(file());
    for (const [oldest, { release }] of this.#fonts) {
      if (this.#fonts.size < mostFonts) break;
      this.#fonts.delete(oldest);
      release();
    }
    this.#fonts.set(id, made);
    return made;
  }

  #allocate(length: number): number {
    const address = this.#hb.malloc(length);
    if (address === 0) throw noMemory();
    return address;
  }

  #load(bytes: Uint8Array): LoadedFont {
    const hb = this.#hb;
    const data = this.#allocate(bytes.length);
    new Uint8Array(hb.memory.buffer, data, bytes.length).set(bytes);
    const blob = hb.hb_blob_create(data, bytes.length, readOnly, 0, 0);
    const face = hb.hb_face_create(blob, 0);
    const font = hb.hb_font_create(face);
    const release = () => {
      hb.hb_font_destroy(font);
      hb.hb_face_destroy(face);
      hb.hb_blob_destroy(blob);
      hb.free(data);
    };
    return { font, release };
  }

  /** `hb_feature_t` of each disabled feature, for the whole text. */
  #writeFeatures(): number {
    const address = this.#hb.malloc(featureLength * disabledFeatures.length);
    const view = new DataView(this.#hb.memory.buffer);
    for (const [i, tag] of disabledFeatures.entries()) {
      const at = address + featureLength * i;
      for (let letter = 0; letter < 4; letter++) view.setUint8(at + 3 - letter, tag.charCodeAt(letter));
      view.setUint32(at + 4, 0, true);
      view.setUint32(at + 8, 0, true);
      view.setUint32(at + 12, 0xffffffff, true);
    }
    return address;
  }

  /** Returns 1 if the memory has the size now. Otherwise HarfBuzz leaves out what it has no memory for. */
  #grow(size: number): number {
    const { memory } = this.#hb;
    try {
      if (size > mostMemory) throw noMemory();
      memory.grow(Math.ceil((size - memory.buffer.byteLength) / pageLength));
      return 1;
    } catch {
      this.#isFull = true;
      return 0;
    }
  }
}

const noMemory = () => new Error("HarfBuzz has no memory left.");

/** Functions of the host. HarfBuzz calls them only to get memory, and if it fails. */
function imports(grow: (size: number) => number): object {
  const stop = (): never => {
    throw new Error("HarfBuzz stopped.");
  };
  return {
    env: {
      emscripten_resize_heap: (size: number) => grow(size >>> 0),
      _abort_js: stop,
      _setitimer_js: () => 0,
      _emscripten_runtime_keepalive_clear: () => {},
    },
    wasi_snapshot_preview1: { proc_exit: stop },
  };
}
