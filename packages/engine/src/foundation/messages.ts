import { type Message, message } from "./message.ts";

export const didYouMean = (name: string) => message('Did you mean "{name}"?', { name });
export const suggestion = (near: string | undefined): Message | undefined => (near ? didYouMean(near) : undefined);
export const moreProblems = (count: number) => message("There are {count} more problems than can be listed", { count });
