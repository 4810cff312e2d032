import { bodyOf, type Field, failuresOf, fieldsOf, type OpenApi, parametersOf, successOf } from "@octavo/contract";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { sitePath } from "../../browser/site-path.ts";
import { rich } from "../../language/rich.tsx";
import { listed, t } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { TextField } from "../../ui/field.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { type Call, callGroups } from "./call-groups.ts";

const openApiQuery = queryOptions({
  queryKey: ["openapi"],
  queryFn: ({ signal }) => api("GET /api/openapi.json", { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Shows the server's OpenAPI document (docs/decisions/0045). Its texts are in English. */
export function ApiReferenceScreen() {
  const { data: document, isError, refetch } = useQuery(openApiQuery);
  const [words, setWords] = useState("");
  return (
    <div className="mx-auto w-full max-w-[62rem] px-4 py-6 sm:px-6 sm:py-8">
      <PageHeading
        title={t("HTTP API")}
        subtitle={rich("Everything that the studio does is a call that your programs can make, too. {file}", {
          file: (
            <a href={sitePath("/api/openapi.json")} className="text-accent underline underline-offset-4">
              {t("OpenAPI description")}
            </a>
          ),
        })}
      />
      {!document && !isError && <Loading />}
      {isError && (
        <Notice kind="error" className="mt-6" action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}>
          {t("The description could not be loaded. Check the connection and try again.")}
        </Notice>
      )}
      {document && (
        <>
          <TextField
            label={t("Find a call")}
            type="search"
            className="mt-6 max-w-md"
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
          <Groups document={document} words={words} />
        </>
      )}
    </div>
  );
}

function Groups({ document, words }: { readonly document: OpenApi; readonly words: string }) {
  const groups = callGroups(document, words);
  if (groups.length === 0) return <p className="mt-6 text-ink-soft">{t("No call contains these words.")}</p>;
  return groups.map(({ name, calls }) => (
    <section key={name} className="mt-8">
      <h2 className="text-xl font-semibold tracking-tight">{name}</h2>
      <ul className="mt-2 border-t border-rule">
        {calls.map((call) => (
          <li key={call.operation.operationId} className="border-b border-rule">
            <CallEntry call={call} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** Renders the details when it is opened first: those of all calls are 28,000 elements. */
function CallEntry({ call }: { readonly call: Call }) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <Disclosure
      className="py-1"
      onToggle={() => setWasOpened(true)}
      summary={
        <span className="flex min-w-0 flex-wrap items-baseline gap-x-3">
          <code className="font-mono text-sm wrap-anywhere">
            <b>{call.method}</b> {call.path}
          </code>
          <span className="text-ink-soft" lang="en">
            {call.operation.summary}
          </span>
        </span>
      }
    >
      {wasOpened && <CallDetails call={call} />}
    </Disclosure>
  );
}

/** Levels of objects inside objects that are listed. Deeper ones are described by their type. */
const depth = 3;

function CallDetails({ call: { operation } }: { readonly call: Call }) {
  const { status, type, schema } = successOf(operation);
  return (
    <div className="flex flex-col gap-4 pt-1 pb-4 ps-6">
      <p className="text-sm" lang={operation.description && "en"}>
        {operation.description || t("Public: requires no token.")}
      </p>
      <FieldTable title={t("Parameters")} fields={parametersOf(operation)} />
      <FieldTable title={t("Request body (JSON)")} fields={fieldsOf(bodyOf(operation), depth)} />
      <p className="text-sm">{`${t("Response")}: ${[status, type].filter(Boolean).join(" ")}`}</p>
      <FieldTable title={t("Response fields")} fields={fieldsOf(schema, depth)} />
      <p className="text-sm text-ink-soft">{`${t("Errors")}: ${listed(failuresOf(operation))}`}</p>
    </div>
  );
}

function FieldTable({ title, fields }: { readonly title: string; readonly fields: readonly Field[] }) {
  if (fields.length === 0) return null;
  return (
    // Scrolls sideways on a phone.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="overflow-x-auto" tabIndex={0} aria-label={title}>
      <table className="w-full text-start text-sm">
        <caption className="pb-1 text-start font-semibold">{title}</caption>
        <tbody>
          {fields.map(({ name, type, isRequired, description }) => (
            <tr key={name} className="border-t border-rule align-baseline">
              <th scope="row" className="py-1 pe-4 font-mono font-normal">
                {name}
              </th>
              <td className="max-w-64 py-1 pe-4 font-mono text-ink-soft wrap-anywhere">{type}</td>
              <td className="py-1 pe-4 whitespace-nowrap text-ink-soft">{isRequired ? t("required") : ""}</td>
              <td className="py-1" lang="en">
                {description}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
