import { calendarLimits, errorMessages as messages } from "@octavo/contract";
import { type Message, MessageError } from "@octavo/foundation";
import { type Download, type DownloadOptions, download, type Validators } from "../http/guarded-download.ts";
import { RequestError, type RequestFailure } from "../http/guarded-request.ts";
import type { AllowedHosts } from "../http/public-address.ts";

const mebibyte = 2 ** 20;
const milliseconds = 20_000;

const calendarType = "text/calendar";
/** Types of servers that don't know calendars. The content decides. */
const otherTypes = ["application/octet-stream", "text/plain"];

const sentences: Readonly<Record<RequestFailure, Message>> = {
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
      throw new RequestError("otherType");
    return found;
  } catch (problem) {
    if (problem instanceof RequestError) throw new MessageError(sentences[problem.reason]);
    throw problem;
  }
}

function looksLikeCalendar(body: Uint8Array): boolean {
  const start = new TextDecoder().decode(body.subarray(0, 200));
  return /^\s*BEGIN:VCALENDAR\b/i.test(start);
}
