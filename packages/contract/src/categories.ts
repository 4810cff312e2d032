export const categories = ["planner", "notebook", "calendar", "journal", "forms", "other"] as const;
export type Category = (typeof categories)[number];

export const galleryOrders = ["newest", "updated", "popular", "name"] as const;
export type GalleryOrder = (typeof galleryOrders)[number];
