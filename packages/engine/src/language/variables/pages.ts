import type { VariableFamily } from "./page-variable.ts";

export const pages: VariableFamily = {
  category: "Page",
  pages: "All pages",
  variables: {
    page: {
      label: "Page number",
      example: "27",
      constantIn: "page",
      isCommon: true,
      value: ({ page }) => String(page),
      neighbor: ({ page, totalPages }, step) => {
        const other = page + step;
        return other >= 1 && other <= totalPages ? String(other) : "";
      },
    },
    total_pages: {
      label: "Number of pages",
      example: "400",
      constantIn: "document",
      isCommon: true,
      value: ({ totalPages }) => String(totalPages),
    },
    section: {
      label: "Kind of the section",
      example: "days",
      constantIn: "section",
      value: ({ section }) => section,
    },
    subpage: {
      label: "Page within its item",
      example: "1",
      constantIn: "page",
      value: ({ subpage }) => String(subpage),
    },
    locale: {
      label: "Language of the document",
      example: "en",
      constantIn: "document",
      value: ({ names }) => names.locale,
    },
  },
};
