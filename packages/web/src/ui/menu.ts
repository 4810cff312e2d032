/** Classes of menus. */
export const menuClasses =
  "max-h-[var(--available-height)] min-w-56 overflow-y-auto rounded-md border border-edge bg-paper py-1 text-ink outline-none";

export const menuItemClasses =
  "flex min-h-9 cursor-default items-center gap-3 px-3 text-[0.9375rem] outline-none data-disabled:opacity-45 data-highlighted:bg-wash data-highlighted:text-accent eink:data-highlighted:underline pointer-coarse:min-h-11";
