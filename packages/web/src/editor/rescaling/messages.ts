/** Texts of the comparison of pages. */
import { message } from "@octavo/foundation";

export const pageTexts = {
  previous: message("Previous page"),
  next: message("Next page"),
  position: (page: number, total: number) => message("Page {page} of {total}", { page, total }),
};
export const designTexts = {
  previous: message("Previous design"),
  next: message("Next design"),
  position: (index: number, total: number) => message("Design {index} of {total}", { index, total }),
};
