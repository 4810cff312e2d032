import type { PendingStep } from "../http/caller.ts";

/** The page /get: plain HTML without scripts, for browsers of e-readers that are ten years old. */

interface Texts {
  readonly title: string;
  readonly label: string;
  readonly button: string;
  readonly hint: string;
  readonly wrong: string;
  readonly tooMany: string;
  readonly failed: string;
  readonly later: string;
  readonly terms: string;
  readonly secondFactor: string;
}

const english: Texts = {
  title: "Get a planner",
  label: "Code",
  button: "Download",
  hint: "Open your project in Octavo on another device, choose Put it on a device, and make a code.",
  wrong: "This code is not valid. Check it, or make a new one: a code ends after ten minutes.",
  tooMany: "Too many wrong codes. Wait ten minutes and try again.",
  failed: "The PDF could not be made. Open the project on another device and look at its problems.",
  later: "The PDF cannot be made now: this account has reached its limit, or the server is busy. Try again later.",
  terms: "The terms of use have changed. Sign in to Octavo on another device and accept them, then use the code again.",
  secondFactor:
    "The site requires a second factor. Sign in to Octavo on another device and set it up, then use the code again.",
};

const polish: Texts = {
  title: "Pobierz planer",
  label: "Kod",
  button: "Pobierz",
  hint: "Otwórz projekt w Octavo na innym urządzeniu, wybierz Przenieś na urządzenie i utwórz kod.",
  wrong: "Ten kod nie jest poprawny. Sprawdź go albo utwórz nowy: kod działa dziesięć minut.",
  tooMany: "Za dużo błędnych kodów. Poczekaj dziesięć minut i spróbuj ponownie.",
  failed: "Nie udało się utworzyć pliku PDF. Otwórz projekt na innym urządzeniu i sprawdź jego problemy.",
  later:
    "Nie można teraz utworzyć pliku PDF: to konto osiągnęło swój limit albo serwer jest zajęty. Spróbuj ponownie później.",
  terms:
    "Zmienił się regulamin. Zaloguj się do Octavo na innym urządzeniu i zaakceptuj go, a potem użyj kodu jeszcze raz.",
  secondFactor:
    "Ten serwis wymaga drugiego składnika logowania. Zaloguj się do Octavo na innym urządzeniu i skonfiguruj go, a potem użyj kodu jeszcze raz.",
};

/** `later`: trying again can help. `failed`: the document has errors. */
export type GetProblem = "wrong" | "tooMany" | "failed" | "later" | PendingStep;

interface GetPage {
  readonly basePath: string;
  /** The first language decides. */
  readonly acceptLanguage: string | undefined;
  readonly problem: GetProblem | undefined;
}

export function getPage({ basePath, acceptLanguage, problem }: GetPage): string {
  const isPolish = /^\s*pl\b/i.test(acceptLanguage ?? "");
  const texts = isPolish ? polish : english;
  return `<!DOCTYPE html>
<html lang="${isPolish ? "pl" : "en"}">
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
<p><input type="text" id="code" name="code" size="8" maxlength="12" autocomplete="off" autocorrect="off" autocapitalize="characters" spellcheck="false" autofocus></p>
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
