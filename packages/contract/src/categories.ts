/** Categories of projects. */
export const categories = ["planner", "notebook", "calendar", "journal", "forms", "other"] as const;
export type Category = (typeof categories)[number];

/** Sort orders of the gallery. */
export const galleryOrders = ["newest", "updated", "popular", "name"] as const;
export type GalleryOrder = (typeof galleryOrders)[number];
