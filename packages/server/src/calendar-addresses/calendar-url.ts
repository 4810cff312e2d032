/** Addresses of calendars as users have them. */
import { errorMessages as messages } from "@octavo/contract";
import { MessageError } from "@octavo/foundation";

/**
 * Address to request, from one that a user pasted: with `webcal:`, without a scheme, or of a page that shows the calendar. Throws a
 * `MessageError` if the address is none of a calendar.
 */
export function calendarUrl(pasted: string): URL {
  const text = withScheme(pasted.trim());
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) throw new MessageError(messages.addressNotWeb);
  const url = new URL(text);
  if (url.username + url.password !== "") throw new MessageError(messages.addressHasUser);
  url.hash = "";
  return fileOfNextcloud(url) ?? fileOfGoogle(url) ?? fileOfOutlook(url) ?? url;
}

/** Calendar programs write `webcal:` for both HTTP and HTTPS; servers of calendars have HTTPS. */
function withScheme(text: string): string {
  if (/^webcals?:/i.test(text)) return text.replace(/^webcals?:/i, "https:");
  const hasScheme = /^[a-z][a-z\d+.-]*:/i.test(text) && !/^[\w.-]+:\d/.test(text);
  return hasScheme ? text : `https://${text}`;
}

const nextcloudPage = /^(.*?)(?:\/index\.php)?\/apps\/calendar\/(?:p|embed)\/([\w-]+)(?:\/.*)?$/;
const nextcloudCalendar = /\/remote\.php\/dav\/public-calendars\/[\w-]+\/?$/;

/** Nextcloud shows a shared calendar on a page. Without `?export`, its file is a list for WebDAV. */
function fileOfNextcloud(url: URL): URL | undefined {
  const [, before, token] = nextcloudPage.exec(url.pathname) ?? [];
  if (token !== undefined) return new URL(`${before}/remote.php/dav/public-calendars/${token}?export`, url.origin);
  return nextcloudCalendar.test(url.pathname) && url.search === "" ? new URL("?export", url) : undefined;
}

/** Google's page of a public calendar has its id as `src`, or as `cid` in Base64. */
function fileOfGoogle({ hostname, pathname, searchParams, origin }: URL): URL | undefined {
  if (hostname !== "calendar.google.com" || pathname.endsWith(".ics")) return undefined;
  const cid = searchParams.get("cid");
  const id = searchParams.get("src") ?? (cid === null ? "" : Buffer.from(cid, "base64").toString());
  const isId = /^[\w.+#-]+@[\w.-]+$/.test(id);
  return isId ? new URL(`/calendar/ical/${encodeURIComponent(id)}/public/basic.ics`, origin) : undefined;
}

const outlookHosts: ReadonlySet<string> = new Set(["outlook.live.com", "outlook.office365.com", "outlook.office.com"]);
const outlookPage = /^(\/owa\/calendar\/.+)\/(?:calendar|index)\.html$/;

/** Outlook publishes a page and a file beside it. */
function fileOfOutlook({ hostname, pathname, origin }: URL): URL | undefined {
  const [, folder] = (outlookHosts.has(hostname) && outlookPage.exec(pathname)) || [];
  return folder === undefined ? undefined : new URL(`${folder}/calendar.ics`, origin);
}
