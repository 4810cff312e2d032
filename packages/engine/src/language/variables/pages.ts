import type { VariableFamily } from "./page-variable.ts";

export const pages: VariableFamily = {
  category: "Page",
  variables: {
    page: {
      label: "Page number",
      constantIn: "page",
      isCommon: true,
      prints: "number",
      value: ({ page }) => String(page),
      neighbor: ({ page, totalPages }, step) => {
        const other = page + step;
        return other >= 1 && other <= totalPages ? String(other) : "";
      },
    },
    total_pages: {
      label: "Number of pages",
      constantIn: "document",
      isCommon: true,
      prints: "number",
      value: ({ totalPages }) => String(totalPages),
    },
    section: {
      label: "Kind of the section",
      constantIn: "section",
      value: ({ section }) => section,
    },
    subpage: {
      label: "Page within its item",
      constantIn: "page",
      prints: "number",
      value: ({ subpage }) => String(subpage),
    },
    locale: {
      label: "Language of the document",
      constantIn: "document",
      value: ({ names }) => names.locale,
    },
  },
};
