import { formatEmail, type Recipient, text } from "./email.ts";
import type { Message } from "./message.ts";

export interface EditionNews {
  readonly project: string;
  /** Address of the project. */
  readonly link: string;
  readonly events: string;
  readonly pages: string;
}

export function newEdition(to: Recipient, { project, link, events }: EditionNews): Message {
  return formatEmail({
    to,
    subject: text("New edition of {project}", { project }),
    body: [
      text("A new edition of your planner {project} is ready. Changed events: {events}.", { project, events }),
      text("All pages keep their places, so handwriting stays on its page."),
      { label: text("Open the project"), url: link },
      switchOff,
    ],
  });
}

export function undecidedEdition(to: Recipient, { project, link, pages }: EditionNews): Message {
  return formatEmail({
    to,
    subject: text("A decision about {project}", { project }),
    body: [
      text("The new edition of your planner {project} was not delivered, because pages would change: {pages}.", {
        project,
        pages,
      }),
      text("Your tablet keeps getting the old one until you have decided."),
      { label: text("Open the project"), url: link },
      switchOff,
    ],
  });
}

export function failedEdition(to: Recipient, { project, link }: EditionNews): Message {
  return formatEmail({
    to,
    subject: text("No new edition of {project}", { project }),
    body: [
      text("The new edition of your planner {project} could not be made. Open the project to see its problems.", {
        project,
      }),
      { label: text("Open the project"), url: link },
      switchOff,
    ],
  });
}

const switchOff = text("You get this email because you asked for it in the nightly editions of the project.");
