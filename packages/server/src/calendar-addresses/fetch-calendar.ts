import { calendarLimits, errorMessages as messages } from "@octavo/contract";
import { type Message, MessageError } from "@octavo/foundation";
import {
  type Download,
  DownloadError,
  type DownloadFailure,
  type DownloadOptions,
  download,
  type Validators,
} from "../http/guarded-download.ts";
import type { AllowedHosts } from "../http/public-address.ts";

const mebibyte = 2 ** 20;
const milliseconds = 20_000;

const calendarType = "text/calendar";
/** Types of servers that don't know calendars. The content decides. */
const otherTypes = ["application/octet-stream", "text/plain"];

const sentences: Readonly<Record<DownloadFailure, Message>> = {
  notAnAddress: messages.addressNotWeb,
  hasUser: messages.addressHasUser,
  unusualPort: messages.addressUnusualPort,
  notPublic: messages.addressNotPublic,
  unknownHost: messages.addressUnknownHost,
  unreachable: messages.calendarUnreachable,
  untrusted: messages.calendarUntrusted,
  timeout: messages.calendarTimeout,
  tooLarge: messages.calendarTooLarge(calendarLimits.megabytes),
  tooManyRedirects: messages.calendarRedirects,
  downgrade: messages.calendarDowngrade,
  refused: messages.calendarRefused,
  missing: messages.calendarMissing,
  serverFailed: messages.calendarServerFailed,
  webPage: messages.calendarWebPage,
  otherType: messages.calendarOtherType,
  unreadable: messages.calendarUnreadable,
};

export interface FetchOptions extends Pick<DownloadOptions, "lookUp"> {
  readonly allowed: AllowedHosts;
  readonly signal: AbortSignal;
  readonly known: Validators | undefined;
}

/** Reads a calendar. Throws a `MessageError` if that fails. */
export async function fetchCalendar(address: string, options: FetchOptions): Promise<Download> {
  const types = [calendarType, ...otherTypes];
  try {
    const found = await download(address, {
      ...options,
      types,
      milliseconds,
      bytes: calendarLimits.megabytes * mebibyte,
    });
    if (found.body && found.type !== calendarType && !looksLikeCalendar(found.body))
      throw new DownloadError("otherType");
    return found;
  } catch (problem) {
    if (problem instanceof DownloadError) throw new MessageError(sentences[problem.reason]);
    throw problem;
  }
}

function looksLikeCalendar(body: Uint8Array): boolean {
  const start = new TextDecoder().decode(body.subarray(0, 200));
  return /^\s*BEGIN:VCALENDAR\b/i.test(start);
}

/**
 * Address to request, from one that a user pasted. Calendar programs write `webcal:` for both HTTP and HTTPS; servers of calendars
 * have HTTPS. Throws a `MessageError` if the address is none of a calendar.
 */
export function calendarUrl(pasted: string): URL {
  const text = pasted.trim().replace(/^webcals?:/i, "https:");
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) throw new MessageError(messages.addressNotWeb);
  const url = new URL(text);
  if (url.username + url.password !== "") throw new MessageError(messages.addressHasUser);
  url.hash = "";
  return url;
}
