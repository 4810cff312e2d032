const english = `This file has everything that you made with Octavo.

account.json   your account, and what the folders below contain
projects/      one folder for each project:
  masters.yaml, plan.yaml   its designs, plan, rules and dates, as "octavo build" reads them
  planner.pdf               the planner, unless it has errors or takes too long to make
  cover.png                 its first page
  fonts/, pictures/         files that the designs contain
  versions/                 its named versions, and the latest automatic ones
templates/     your templates
parts.json     the parts that you saved in the palette

Deleted projects, passwords, tokens and sessions are not included.

To read it into a site of Octavo, its operator runs:
  octavo restore --user NAME octavo-account.zip
Projects are then private, and nothing that is there already is replaced.
`;

const polish = `Ten plik zawiera wszystko, co powstało u Ciebie w Octavo.

account.json   Twoje konto i zawartość folderów poniżej
projects/      folder dla każdego projektu:
  masters.yaml, plan.yaml   wzorce, plan, reguły i daty, w postaci, którą czyta "octavo build"
  planner.pdf               planer, chyba że ma błędy albo jego przygotowanie trwa za długo
  cover.png                 jego pierwsza strona
  fonts/, pictures/         pliki, które zawierają wzorce
  versions/                 nazwane wersje i najnowsze automatyczne
templates/     Twoje szablony
parts.json     elementy zapisane w palecie

Usuniętych projektów, haseł, tokenów i sesji tu nie ma.

Aby wczytać go do Octavo, operator serwera uruchamia:
  octavo restore --user NAZWA octavo-account.zip
Projekty są wtedy prywatne, a nic, co już tam jest, nie jest zastępowane.
`;

export const readmeIn = (language: string | null): string => (language === "pl" ? polish : english);
