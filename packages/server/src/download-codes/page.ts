import { directionOf } from "@octavo/contract";
import type { PendingStep } from "../http/caller.ts";
import { preferredLanguage, textsIn } from "../languages/languages.ts";

/** The page /get: plain HTML without scripts, for browsers of e-readers that are ten years old. */

/** `later`: trying again can help. `failed`: the document has errors. */
export type GetProblem = "wrong" | "tooMany" | "failed" | "later" | PendingStep;

interface GetPage {
  readonly basePath: string;
  readonly acceptLanguage: string | undefined;
  readonly problem: GetProblem | undefined;
}

export function getPage({ basePath, acceptLanguage, problem }: GetPage): string {
  const language = preferredLanguage(acceptLanguage);
  const texts = textsIn(language).getPage;
  return `<!DOCTYPE html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta http-equiv="Content-Type" content="text/html; charset=utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${texts.title} – Octavo</title>
<link rel="stylesheet" type="text/css" href="${basePath}/get.css">
</head>
<body>
<h1>${texts.title}</h1>
${problem ? `<p class="problem" role="alert"><b>${texts[problem]}</b></p>\n` : ""}<form action="${basePath}/get" method="get">
<p><label for="code">${texts.label}</label></p>
<p><input type="text" id="code" name="code" dir="ltr" size="8" maxlength="12" autocomplete="off" autocorrect="off" autocapitalize="characters" spellcheck="false" autofocus></p>
<p><input type="submit" value="${texts.button}"></p>
</form>
<p>${texts.hint}</p>
</body>
</html>
`;
}

/** CSS 2.1 only. The Content-Security-Policy allows no styles in the page. */
export const getStyles = `body { margin: 0 auto; padding: 1em; max-width: 30em; background: #fff; color: #000; font: 20px/1.4 sans-serif; }
h1 { margin: 0 0 0.5em; font-size: 1.4em; }
p { margin: 0 0 0.8em; }
label { font-weight: bold; }
input { width: 100%; padding: 0.4em; border: 2px solid #000; background: #fff; color: #000; font-size: 1.6em; -moz-box-sizing: border-box; -webkit-box-sizing: border-box; box-sizing: border-box; }
#code { font-family: monospace; letter-spacing: 0.2em; text-transform: uppercase; }
.problem { padding: 0.6em; border: 2px solid #000; }
`;
