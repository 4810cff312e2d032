import type { CallInput, StoredTemplate, TemplateListItem } from "@octavo/contract";
import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "./client.ts";
import { templateKeys, templateQuery } from "./template-query.ts";

export const templatesQuery = queryOptions({
  queryKey: templateKeys.list,
  queryFn: ({ signal }) => api("GET /api/templates/", { signal }),
});

/** Stores the template of a write's answer in the cache, for its editor and for the list. */
function cacheTemplate(cache: QueryClient, template: StoredTemplate): void {
  cache.setQueryData(templateQuery(template.id).queryKey, template);
  changeList(cache, (list) => [listItemOf(template), ...list.filter(({ id }) => id !== template.id)]);
}

function changeList(
  cache: QueryClient,
  change: (list: readonly TemplateListItem[]) => readonly TemplateListItem[],
): void {
  cache.setQueryData(templatesQuery.queryKey, (list) => list && change(list));
  void cache.invalidateQueries({ queryKey: templateKeys.list, exact: true });
}

function listItemOf({ yaml_content: _yaml, parsed_template: _parsed, ...item }: StoredTemplate): TemplateListItem {
  return item;
}

type NewTemplate = CallInput<"POST /api/templates/">["body"];

export async function createTemplate(cache: QueryClient, body: NewTemplate): Promise<StoredTemplate> {
  const template = await api("POST /api/templates/", { body });
  cacheTemplate(cache, template);
  return template;
}

interface ChangedTemplate {
  readonly id: string;
  readonly body: CallInput<"PUT /api/templates/{id}">["body"];
  readonly revision: number;
}

export async function changeTemplate(
  cache: QueryClient,
  { id, body, revision }: ChangedTemplate,
): Promise<StoredTemplate> {
  const template = await api("PUT /api/templates/{id}", { params: { id }, body, revision });
  cacheTemplate(cache, template);
  return template;
}

export function useDeleteTemplate() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api("DELETE /api/templates/{id}", { params: { id } }),
    onSuccess: (_, id) => {
      changeList(cache, (list) => list.filter((template) => template.id !== id));
      cache.removeQueries({ queryKey: templateKeys.one(id) });
    },
  });
}
