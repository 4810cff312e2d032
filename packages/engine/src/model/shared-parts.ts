/** Parts of a library that its designs share. Field names are those of the document. */
import type { Size } from "../primitives/geometry.ts";
import type { DocumentFont } from "../typography/font.ts";
import type { Style } from "./style.ts";
import type { Widget } from "./widget.ts";

export type { DocumentFont };

/** Widgets that designs and other blocks place as one, with a widget of the type `block`. */
export interface Block {
  readonly name: string;
  /** Size for which the widgets are drawn. An instance can have another one. */
  readonly size: Size;
  /** In points from the block's top left corner. */
  readonly widgets: readonly Widget[];
}

/** Styles that replace values of the library's styles with the same names. */
export interface Theme {
  readonly name: string;
  readonly styles: readonly Style[];
}

/** A key is absent if the document does not have it. */
export interface SharedParts {
  readonly blocks?: readonly Block[];
  readonly styles?: readonly Style[];
  readonly themes?: readonly Theme[];
  /** Name of the theme in use. */
  readonly theme?: string;
  readonly fonts?: readonly DocumentFont[];
  /** Name of the block that all masters show, below their own widgets and as large as the page. */
  readonly frame?: string;
}

/** `frame` of a master that shows no frame. A block cannot have this name. */
export const noFrame = "none";

/** Nesting of blocks, including the outermost. */
export const maxBlockDepth = 8;

type Undefinable<T> = { readonly [Key in keyof T]?: T[Key] | undefined };

/** Shared parts as requests and stored documents have them. */
export type WrittenSharedParts = Undefinable<SharedParts>;

/** Shared parts of a library, project or template, without its other fields. */
export function sharedParts({ blocks, styles, themes, theme, frame, fonts }: WrittenSharedParts): SharedParts {
  return {
    ...(blocks && { blocks }),
    ...(styles && { styles }),
    ...(themes && { themes }),
    ...(theme !== undefined && { theme }),
    ...(frame !== undefined && { frame }),
    ...(fonts && { fonts }),
  };
}
