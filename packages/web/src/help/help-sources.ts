/** Chapters and commands of the help, which folders above it provide. */
import type { PlainCommand } from "@octavo/editor";
import type { ComponentType } from "react";
import type { ChapterId } from "./chapters.ts";

type Chapters = () => Promise<ComponentType<{ readonly id: ChapterId }>>;

let readChapters: Chapters | undefined;

export function provideChapters(read: Chapters): void {
  readChapters = read;
}

export function loadChapters(): ReturnType<Chapters> {
  if (!readChapters) throw new Error("The routes provide the chapters of the tutorial.");
  return readChapters();
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
