/** Chapters, pictures and commands of the help, which folders above it provide. */
import type { PlainCommand } from "@octavo/editor";
import type { DiagnosticCode } from "@octavo/foundation";
import type { ComponentType } from "react";
import type { ChapterId } from "./chapters.ts";
import type { ExampleDocuments } from "./example-documents.ts";

interface ProblemPicturesProps {
  readonly example: {
    readonly code: DiagnosticCode;
    readonly before: ExampleDocuments;
    readonly after: ExampleDocuments;
  };
  /** Called for a problem that is not visible on a page. */
  readonly onUnseen: (code: DiagnosticCode) => void;
}

interface HelpContents {
  readonly chapter: () => Promise<ComponentType<{ readonly id: ChapterId }>>;
  readonly pictures: () => Promise<ComponentType<ProblemPicturesProps>>;
}

let contents: HelpContents | undefined;

export function provideHelp(provided: HelpContents): void {
  contents = provided;
}

export function helpContents(): HelpContents {
  if (!contents) throw new Error("The routes provide the contents of the help.");
  return contents;
}

/** Runs a command in the open editor. Returns false if that is not possible now. */
type RunCommand = (command: PlainCommand) => boolean;

let runCommand: RunCommand | undefined;

/** Returns a function that takes it back. */
export function provideCommands(run: RunCommand): () => void {
  runCommand = run;
  return () => {
    runCommand = undefined;
  };
}

export const runInEditor = (command: PlainCommand): boolean => runCommand?.(command) ?? false;
