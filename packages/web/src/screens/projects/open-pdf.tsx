import { categories, projectLimits } from "@octavo/contract";
import type { EmbeddedProject } from "@octavo/engine";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import { failureMessage } from "../../api/failures.ts";
import { profilesQuery } from "../../api/profiles.ts";
import { projects as messages } from "../../api/project-messages.ts";
import { type NewProject, useCreateProject } from "../../api/projects.ts";
import { lastDevice } from "../../devices/last-device.ts";
import type { EngineClient } from "../../engine-worker/engine-client.ts";
import type { ProjectDetails } from "../../engine-worker/protocol.ts";
import { useEngine } from "../../engine-worker/use-engine.ts";
import { t, translate } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { whenDone } from "../../ui/when-done.ts";

interface OpenPdfProps {
  readonly files: readonly File[];
  readonly onClose: () => void;
}

/** Creates the project that a PDF contains and opens it. */
export function OpenPdf({ files, onClose }: OpenPdfProps) {
  const engine = useEngine();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { mutateAsync } = useCreateProject();
  const [problem, setProblem] = useState<string>();
  const open = useEffectEvent(async (): Promise<string | undefined> => {
    const read = await readProject(engine, files);
    if ("problem" in read) return read.problem;
    try {
      const profiles = await cache.ensureQueryData(profilesQuery);
      const device_profile = read.details.device_profile || lastDevice() || profiles[0]?.id || "";
      const { id } = await mutateAsync(newProjectOf(read.project, { ...read.details, device_profile }));
      onClose();
      await navigate({ to: "/projects/$projectId", params: { projectId: id } });
      return undefined;
    } catch (reason) {
      return failureMessage(reason, messages.create);
    }
  });
  useEffect(() => {
    return whenDone(open(), setProblem);
  }, []);
  if (problem === undefined) return <Notice>{t("Reading the PDF…")}</Notice>;
  return (
    <Notice kind="error" action={<Button onClick={onClose}>{t("Close")}</Button>}>
      {problem}
    </Notice>
  );
}

interface ReadProject {
  readonly project: EmbeddedProject;
  readonly details: ProjectDetails;
}

async function readProject(
  engine: EngineClient,
  files: readonly File[],
): Promise<ReadProject | { readonly problem: string }> {
  const [file] = files;
  if (!file || files.length > 1) return { problem: t("Drop one PDF of Octavo. Other files cannot be opened here.") };
  const because = (reason: string) => ({ problem: `${file.name}: ${reason}` });
  const read = await engine.run("openEdition", file);
  if (!read) return because(t("The file could not be read. Please choose it again."));
  if ("refusal" in read) return because(`${translate(read.refusal)}.`);
  const { edition, details } = read;
  if (!edition.project)
    return because(
      t("The PDF does not contain its project. Choose one that was downloaded with “Include the project in the PDF”."),
    );
  if (!details) return because(t("The project in the PDF has errors and cannot be opened."));
  return { project: edition.project, details: { ...details, name: details.name || file.name } };
}

/** A PDF can come from anyone, so texts are cut to the limits of projects. */
function newProjectOf({ masters_yaml, plan_yaml }: EmbeddedProject, details: ProjectDetails): NewProject {
  const { name, description, author, category, device_profile } = details;
  return {
    name: name.trim().slice(0, projectLimits.name),
    description: description.slice(0, projectLimits.description),
    author: author.slice(0, projectLimits.author),
    category: categories.find((known) => known === category) ?? "planner",
    device_profile,
    masters_yaml,
    plan_yaml,
  };
}
