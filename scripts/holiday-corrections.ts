/**
 * Corrections of date-holidays, in its own grammar of rules (docs/decisions/0066). Each names the law. The generator
 * applies them and writes docs/holiday-corrections.md, from which a person can report them.
 */

/** A day of date-holidays: `name` by language, or `_name`, the key of a name that the library has. */
export interface CorrectedDay {
  readonly name?: Readonly<Record<string, string>>;
  readonly _name?: string;
  /** A public holiday if missing. */
  readonly type?: "optional" | "observance";
  readonly substitute?: true;
  /** True for a date that an authority has still to announce. */
  readonly expected?: true;
  readonly disable?: readonly string[];
  readonly enable?: readonly string[];
  readonly active?: readonly { readonly from?: string; readonly to?: string }[];
}

type Rules = readonly (readonly [rule: string, day: CorrectedDay])[];

export interface HolidayCorrection {
  /** Codes of countries or regions, such as "KR" and "CA-BC". */
  readonly places: readonly string[];
  readonly wrong: string;
  readonly right: string;
  readonly source: string;
  /** Rules of the library that are left out. */
  readonly remove?: readonly string[];
  readonly add?: Rules;
}

/** Rules for single dates, written as "2025-02-26 2027-03-06". */
function onDates(dates: string, day: CorrectedDay): Rules {
  return dates.split(" ").map((date) => [date, day] as const);
}

const observedOnMonday = (date: string, day: CorrectedDay): Rules => [
  [`${date} and if saturday, sunday then next monday`, { ...day, substitute: true }],
];

const truthAndReconciliation: CorrectedDay = {
  name: {
    en: "National Day for Truth and Reconciliation",
    fr: "Journée nationale de la vérité et de la réconciliation",
  },
};

/**
 * In 2033 the library takes the seventh month as a leap month. By the rule of the calendar (GB/T 33661-2017) the leap
 * month follows the eleventh, so months 8 to 11 begin 29 days earlier.
 */
const not2033: Pick<CorrectedDay, "active"> = { active: [{ to: "2033-01-01" }, { from: "2034-01-01" }] };
const notIn2033Or2039: typeof not2033 = {
  active: [{ to: "2033-01-01" }, { from: "2034-01-01", to: "2039-01-01" }, { from: "2040-01-01" }],
};
const leapMonth = {
  wrong: "The full moon of the eighth month of 2033 is on 7 October.",
  right: "8 September: the leap month of this year follows the eleventh month, not the seventh.",
  source:
    "GB/T 33661-2017, calculation and promulgation of the Chinese calendar; the Korean calendar has the same month",
};

const koreanThanksgiving = { en: "Korean Thanksgiving", ko: "추석" };

const korea: readonly HolidayCorrection[] = [
  {
    places: ["KR"],
    wrong: "Seollal begins on the first day of the lunar year, one day late, so that its last day is no day off.",
    right: "Seollal is the last day of the lunar year and the two days after it.",
    source: "Regulations on Holidays of Public Offices (관공서의 공휴일에 관한 규정), article 2, number 4",
    remove: ["korean 01-0-01 P3D"],
    add: [["korean 01-0-00 P3D", { name: { en: "Korean New Year", ko: "설날" } }]],
  },
  {
    places: ["KR"],
    wrong: "1 May is missing.",
    right: "Labour Day (노동절) is a public holiday since 2026, with a substitute day.",
    source:
      "Act on Public Holidays (공휴일에 관한 법률), amendment passed on 31 March 2026 and in force since 1 May 2026",
    add: [
      ["05-01 since 2026", { name: { en: "Labour Day", ko: "노동절" } }],
      [
        "substitutes 05-01 if saturday,sunday then next monday",
        { name: { en: "Labour Day", ko: "노동절" }, substitute: true, active: [{ from: "2026-01-01" }] },
      ],
    ],
  },
  {
    places: ["KR"],
    wrong: "The days of elections and the extra holiday of 27 January 2025 are missing.",
    right: "Days of elections at the end of a term are public holidays, and those that the government designates.",
    source:
      "Regulations on Holidays of Public Offices, article 2, numbers 10-2 and 11; dates of elections by the Public Official Election Act, articles 34 and 35; 27 January 2025 by decision of the State Council of 14 January 2025",
    add: [
      ...onDates("2025-01-27", { name: { en: "Temporary public holiday", ko: "임시공휴일" } }),
      ...onDates("2025-06-03", { name: { en: "Presidential election", ko: "대통령 선거일" } }),
      ...onDates("2026-06-03 2030-06-12", { name: { en: "Local elections", ko: "지방선거일" } }),
      ...onDates("2028-04-12", { name: { en: "National Assembly election", ko: "국회의원 선거일" } }),
    ],
  },
  {
    places: ["KR"],
    ...leapMonth,
    remove: ["korean 8-0-14 P3D"],
    add: [
      ["korean 8-0-14 P3D", { name: koreanThanksgiving, ...not2033 }],
      ["2033-09-07 P3D", { name: koreanThanksgiving }],
    ],
  },
  {
    places: ["KR"],
    wrong: "6 May 2036 is missing.",
    right: "Buddha's Birthday is on a Saturday, and the Monday after it is Children's Day, so that Tuesday is off.",
    source: "Regulations on Holidays of Public Offices, article 3",
    add: onDates("2036-05-06", { name: { en: "Buddha's Birthday", ko: "석가탄신일" }, substitute: true }),
  },
];

const bulgarianNames = {
  liberation: { bg: "Ден на Освобождението на България от Османската Империя", en: "Liberation Day" },
  george: { bg: "Гергьовден", en: "St. George's Day" },
  letters: {
    bg: "Ден на азбуката, културата и просветата",
    en: "Bulgarian Education and Culture, and Slavonic Literature Day",
  },
  unification: { bg: "Ден на съединението", en: "Unification Day" },
};

/** Substitute days of Bulgaria exist since 2017. */
const bulgarianSubstitute = (rule: string, day: CorrectedDay): Rules[number] => [
  `substitutes ${rule}`,
  { ...day, substitute: true, active: [{ from: "2017-01-01" }] },
];

const bulgaria: readonly HolidayCorrection[] = [
  {
    places: ["BG"],
    wrong: "26 December is an observance, and Holy Saturday is missing.",
    right: "Both are days off.",
    source: "Labour Code (Кодекс на труда), article 154, paragraph 1",
    remove: ["12-26"],
    add: [
      ["12-26", { _name: "12-26" }],
      ["orthodox -1", { name: { bg: "Велика събота", en: "Holy Saturday" } }],
    ],
  },
  {
    places: ["BG"],
    wrong: "Substitute days are missing.",
    right:
      "If a holiday other than Easter is on a Saturday or Sunday, the next working day is off; for two such days, the next two.",
    source: "Labour Code, article 154, paragraph 2 (State Gazette 105/2016)",
    add: [
      bulgarianSubstitute("01-01 if saturday,sunday then next monday", { _name: "01-01" }),
      bulgarianSubstitute("03-03 if saturday,sunday then next monday", { name: bulgarianNames.liberation }),
      // The Monday of Easter is no working day.
      bulgarianSubstitute("05-01 if saturday,sunday then next monday", {
        _name: "05-01",
        disable: ["2021-05-03", "2027-05-03", "2032-05-03"],
      }),
      ...["2021", "2027", "2032"].map((year) =>
        bulgarianSubstitute(`${year}-05-01 if saturday then next tuesday`, { _name: "05-01" }),
      ),
      bulgarianSubstitute("05-06 if saturday,sunday then next monday", {
        name: bulgarianNames.george,
        disable: ["2040-05-07"],
      }),
      bulgarianSubstitute("2040-05-06 if sunday then next tuesday", { name: bulgarianNames.george }),
      bulgarianSubstitute("05-24 if saturday,sunday then next monday", { name: bulgarianNames.letters }),
      bulgarianSubstitute("09-06 if saturday,sunday then next monday", { name: bulgarianNames.unification }),
      bulgarianSubstitute("09-22 if saturday,sunday then next monday", { _name: "Independence Day" }),
      bulgarianSubstitute("12-24 if saturday then next tuesday if sunday then next wednesday", { _name: "12-24" }),
      bulgarianSubstitute("12-25 if saturday then next monday if sunday then next wednesday", { _name: "12-25" }),
      bulgarianSubstitute("12-26 if saturday then next monday if sunday then next tuesday", { _name: "12-26" }),
    ],
  },
  {
    places: ["BG"],
    wrong: "31 December 2025 and 2 January 2026 are missing.",
    right: "Both were days off.",
    source: "Decision 808 of the Council of Ministers of 19 November 2025",
    add: onDates("2025-12-31 2026-01-02", { name: { bg: "Неприсъствен ден", en: "Extra day off" } }),
  },
];

const ukraine: readonly HolidayCorrection[] = [
  {
    places: ["UA"],
    wrong:
      "9 May instead of 8 May, 15 July already in 2023, 2 January, and a substitute day of 1 May on Tuesday. Substitute days of 8 March, 15 July and 25 December are not marked.",
    right:
      "The day of victory is on 8 May since 2024, and Statehood Day on 15 July since 2024 (28 July in 2022 and 2023). 2 January is a working day. The next working day replaces a holiday on a weekend.",
    source:
      "Labour Code (Кодекс законів про працю), articles 67 and 73, as amended by laws 3107-IX of 29 May 2023 and 3258-IX of 14 July 2023. During martial law, law 2136-IX, article 6, suspends both",
    remove: [
      "01-01 and if saturday, sunday then next tuesday",
      "01-02 and if saturday, sunday then next monday",
      "03-08 and if saturday, sunday then next monday",
      "05-01 and if saturday, sunday then next tuesday",
      "05-09 and if saturday, sunday then next monday",
      "07-15 and if saturday, sunday then next monday since 2023",
      "07-28 and if saturday, sunday then next monday prior to 2023",
      "12-25 and if saturday, sunday then next monday since 2017",
    ],
    add: [
      ...observedOnMonday("01-01", { _name: "01-01" }),
      ...observedOnMonday("03-08", { _name: "03-08" }),
      ...observedOnMonday("05-01", { name: { en: "Labour Day", uk: "День праці" } }),
      [
        "05-09 and if saturday, sunday then next monday prior to 2024",
        {
          name: { uk: "День перемоги над нацизмом у Другій світовій війні", en: "Victory Day" },
          substitute: true,
        },
      ],
      [
        "05-08 and if saturday, sunday then next monday since 2024",
        {
          name: {
            uk: "День памʼяті та перемоги над нацизмом у Другій світовій війні",
            en: "Day of Remembrance and Victory",
          },
          substitute: true,
        },
      ],
      ...onDates("2022-07-28 2023-07-28", { name: { en: "Statehood Day", uk: "День Української Державності" } }),
      [
        "07-15 and if saturday, sunday then next monday since 2024",
        { name: { en: "Statehood Day", uk: "День Української Державності" }, substitute: true },
      ],
      ["12-25 and if saturday, sunday then next monday since 2017", { _name: "12-25", substitute: true }],
    ],
  },
  {
    places: ["UA"],
    wrong: "If 1 May is a Saturday and Easter the day after, both have their substitute day on Monday.",
    right: "Tuesday is off too (2021, 2027, 2032).",
    source: "Labour Code, article 67",
    add: ["2021", "2027", "2032"].map(
      (year) =>
        [`substitutes ${year}-05-02 if sunday then next tuesday`, { _name: "orthodox", substitute: true }] as const,
    ),
  },
];

const publishedInSpain =
  "Workers' Statute (Estatuto de los Trabajadores), article 37.2; lists of each year: BOE-A-2024-21316 for 2025, BOE-A-2025-21667 for 2026";

const spain: readonly HolidayCorrection[] = [
  {
    places: ["ES-VC"],
    wrong: "9 October is missing.",
    right: "Day of the Valencian Community, a day off.",
    source: publishedInSpain,
    add: [["10-09", { name: { es: "Día de la Comunitat Valenciana", ca: "Dia de la Comunitat Valenciana" } }]],
  },
  {
    places: ["ES-PV"],
    wrong: "19 March is a day off in all years.",
    right:
      "Only in years in which 6 January, 15 August or 1 November is a Sunday, as in 2020, 2021 and 2026. Later years are expected.",
    source: publishedInSpain,
    remove: ["03-19"],
    add: [
      ...onDates("2020-03-19 2021-03-19 2026-03-19", { _name: "03-19" }),
      ...onDates("2027-03-19 2030-03-19 2032-03-19 2036-03-19 2037-03-19 2038-03-19", {
        _name: "03-19",
        expected: true,
      }),
    ],
  },
  {
    places: ["ES-GA"],
    wrong: "19 March is a day off in all years, and 24 June 2026 is missing.",
    right: "19 March and 24 June are days off in 2026, and 19 March not in 2025.",
    source: publishedInSpain,
    remove: ["03-19"],
    add: [
      ...onDates("2021-03-19 2026-03-19", { _name: "03-19" }),
      ...onDates("2026-06-24", { name: { es: "San Juan" } }),
    ],
  },
  {
    places: ["ES-MC"],
    wrong: "9 June is missing.",
    right: "Day of the Region of Murcia, a day off.",
    source: publishedInSpain,
    add: [["06-09", { name: { es: "Día de la Región de Murcia" } }]],
  },
  {
    places: ["ES-NC"],
    wrong: "19 March is a day off in all years. 3 December and 25 July 2025 are missing.",
    right: "19 March is a day off in 2026 and not in 2025. 3 December is one each year, and 25 July in 2025.",
    source: publishedInSpain,
    remove: ["03-19"],
    add: [
      ["2026-03-19", { _name: "03-19" }],
      ["12-03", { name: { es: "San Francisco Javier" } }],
      ...onDates("2025-07-25", { name: { es: "Santiago Apóstol" } }),
    ],
  },
  {
    places: ["ES-CB"],
    wrong: "The day of Cantabria's institutions is on 28 June.",
    right: "28 July.",
    source: publishedInSpain,
    remove: ["06-28"],
    add: [["07-28", { name: { es: "Día de las Instituciones de Cantabria" } }]],
  },
  {
    places: ["ES-ML"],
    wrong: "8 and 17 September are missing.",
    right: "Both are days off in Melilla.",
    source: publishedInSpain,
    add: [
      ["09-08", { name: { es: "Nuestra Señora la Virgen de la Victoria" } }],
      ["09-17", { name: { es: "Día de Melilla" } }],
    ],
  },
  {
    places: ["ES-MD"],
    wrong: "25 July 2025 is missing.",
    right: "Saint James is a day off in 2025.",
    source: publishedInSpain,
    add: onDates("2025-07-25", { name: { es: "Santiago Apóstol" } }),
  },
  {
    places: ["ES-CM"],
    wrong: "6 April 2026 is missing.",
    right: "Easter Monday is a day off in 2026.",
    source: publishedInSpain,
    add: onDates("2026-04-06", { _name: "easter 1" }),
  },
  {
    places: ["ES-AN", "ES-AR", "ES-AS", "ES-CL", "ES-EX"],
    wrong: "13 October 2025 is an observance.",
    right: "A day off in place of Sunday, 12 October.",
    source: publishedInSpain,
    add: onDates("2025-10-13", { name: { es: "Fiesta Nacional de España" }, substitute: true }),
  },
];

const canada: readonly HolidayCorrection[] = [
  {
    places: ["CA-BC"],
    wrong: "30 September is an observance.",
    right: "A statutory holiday since 2023.",
    source: "National Day for Truth and Reconciliation Act (Bill 2 of 2023); Employment Standards Act, section 1",
    add: [["09-30 since 2023", truthAndReconciliation]],
  },
  {
    places: ["CA-MB"],
    wrong: "30 September is an observance.",
    right: "A general holiday since 2024.",
    source: "Employment Standards Code, section 21, as amended by Bill 4 of the 43rd Legislature (Orange Shirt Day)",
    add: [["09-30 since 2024", truthAndReconciliation]],
  },
  {
    places: ["CA-NT", "CA-NU", "CA-PE"],
    wrong: "30 September is missing or an observance.",
    right: "A statutory holiday since 2022.",
    source:
      "Employment Standards Act of the Northwest Territories, Labour Standards Act of Nunavut, Employment Standards Act of Prince Edward Island, section 7",
    add: [["09-30 since 2022", truthAndReconciliation]],
  },
  {
    places: ["CA-YT"],
    wrong: "30 September is an observance, and Easter Monday a day off.",
    right: "30 September is a general holiday since 2023. Easter Monday is none.",
    source: "Employment Standards Act of Yukon, section 1",
    remove: ["easter 1"],
    add: [
      ["09-30 since 2023", truthAndReconciliation],
      ["easter 1", { _name: "easter 1", type: "optional" }],
    ],
  },
  {
    places: ["CA-NU"],
    wrong: "9 July is no day off.",
    right: "Nunavut Day is a general holiday since 2020.",
    source: "Labour Standards Act of Nunavut, section 1",
    remove: ["07-09"],
    add: [["07-09 since 2020", { name: { en: "Nunavut Day" } }]],
  },
  {
    places: ["CA-NT"],
    wrong: "Easter Monday and 26 December are days off.",
    right: "They are no statutory holidays.",
    source: "Employment Standards Act of the Northwest Territories, section 1",
    remove: ["easter 1", "12-26"],
    add: [
      ["easter 1", { _name: "easter 1", type: "optional" }],
      ["12-26", { _name: "12-26", type: "optional" }],
    ],
  },
  {
    places: ["CA-ON"],
    wrong: "Easter Monday is a day off.",
    right: "It is no public holiday.",
    source: "Employment Standards Act, 2000, section 1 (public holiday)",
    remove: ["easter 1"],
    add: [["easter 1", { _name: "easter 1", type: "optional" }]],
  },
  {
    places: ["CA-PE"],
    wrong: "Gold Cup Parade Day is a day off.",
    right: "It is no paid holiday.",
    source: "Employment Standards Act of Prince Edward Island, section 7",
    remove: ["3rd friday after 08-01"],
    add: [
      [
        "3rd friday after 08-01",
        { name: { en: "Gold Cup Parade Day", fr: "Défilé de la Coupe d'or" }, type: "optional" },
      ],
    ],
  },
];

const america: readonly HolidayCorrection[] = [
  {
    places: ["US"],
    wrong: "The substitute day of Veterans Day is only a bank holiday (2028-11-10, 2029-11-12).",
    right: "It is a legal public holiday like those of the other fixed dates.",
    source: "5 U.S.C. 6103(b); Executive Order 11582, section 3",
    remove: ["11-11", "substitutes 11-11 if sunday then next monday if saturday then previous friday"],
    add: [
      [
        "11-11 and if sunday then next monday if saturday then previous friday",
        { name: { en: "Veterans Day", es: "Día del Veterano" }, substitute: true },
      ],
    ],
  },
  {
    places: ["MX"],
    wrong: "The change of the federal executive is on 1 December.",
    right: "On 1 October every six years since 2024.",
    source:
      "Federal Labour Law (Ley Federal del Trabajo), article 74, part VIII; Constitution, article 83, as amended on 10 February 2014",
    remove: ["12-01 every 6 years since 1934"],
    add: [
      [
        "10-01 every 6 years since 2024",
        { name: { en: "Change of Federal Government", es: "Transmisión del Poder Ejecutivo Federal" } },
      ],
    ],
  },
  {
    places: ["SV"],
    wrong: "1 January, 10 May and 17 June are no days off.",
    right: "All three are.",
    source: "Labour Code (Código de Trabajo), article 190",
    remove: ["01-01", "05-10", "06-17"],
    add: [
      ["01-01", { _name: "01-01" }],
      ["05-10", { _name: "Mothers Day" }],
      ["06-17", { _name: "Fathers Day" }],
    ],
  },
  {
    places: ["EC"],
    wrong: "The independence of Guayaquil is on 10 September, and holidays are not moved to Mondays and Fridays.",
    right:
      "It is on 9 October. This day, 1 May, 24 May and 10 August move: from Tuesday to Monday, from Wednesday and Thursday to Friday, from Saturday to Friday, from Sunday to Monday. Maundy Thursday is no holiday.",
    source: "Labour Code (Código del Trabajo), article 65, as amended in Registro Oficial 906 of 20 December 2016",
    remove: ["09-10", "05-01", "05-24", "08-10", "easter -3"],
    add: (
      [
        ["05-01", { _name: "05-01" }],
        ["05-24", { name: { en: "The Battle of Pichincha", es: "Batalla del Pichincha" } }],
        [
          "08-10",
          {
            name: { en: "Declaration of Independence of Quito", es: "Día del Primer Grito de Independencia de Quito" },
          },
        ],
        ["10-09", { name: { en: "Independence of Guayaquil", es: "Independencia de Guayaquil" } }],
      ] as const
    ).map(
      ([date, day]) =>
        [
          `${date} if tuesday then previous monday if wednesday,thursday then next friday if saturday then previous friday if sunday then next monday`,
          day,
        ] as const,
    ),
  },
  {
    places: ["CL"],
    wrong: "Holy Saturday is missing.",
    right: "It is a day off, like Good Friday.",
    source: "Law 2977, article 1",
    add: [["easter -1", { _name: "easter -1" }]],
  },
  {
    places: ["DO"],
    wrong: "Constitution Day and Restoration Day are on wrong days.",
    right:
      "Tuesday and Wednesday move to the Monday before, Thursday and Friday to the Monday after. 16 August stays in years of a change of government.",
    source: "Law 139-97, articles 1 and 2",
    remove: ["08-16", "11-06 if tuesday,wednesday,thursday,friday,saturday then next monday"],
    add: [
      [
        "08-16 if tuesday,wednesday then previous monday if thursday,friday then next monday",
        {
          name: { es: "Día de la Restauración", en: "Restoration Day" },
          disable: ["2024-08-19", "2028-08-14", "2040-08-20"],
          enable: ["2024-08-16", "2028-08-16", "2040-08-16"],
        },
      ],
      [
        "11-06 if tuesday,wednesday then previous monday if thursday,friday then next monday",
        { _name: "Constitution Day" },
      ],
    ],
  },
];

const slovakVictory = { sk: "Deň víťazstva nad fašizmom", en: "Day of victory over fascism" };
const slovakSorrows = { sk: "Sviatok Panny Márie Sedembolestnej", en: "Day of Our Lady of the Seven Sorrows" };

const europe: readonly HolidayCorrection[] = [
  {
    places: ["FR"],
    wrong:
      "1 January, 8 May and 14 July have names that French calendars do not print: “Nouvel An”, “Fête de la Victoire 1945” and “Fête Nationale de la France”.",
    right: "“Jour de l’An”, “Victoire 1945” and “Fête nationale”.",
    source:
      "Code du travail, article L3133-1, which lists the days; law of 6 July 1880, which makes 14 July the fête nationale",
    remove: ["01-01", "05-08", "07-14"],
    add: [
      ["01-01", { name: { fr: "Jour de l’An", en: "New Year's Day" } }],
      ["05-08", { name: { fr: "Victoire 1945", en: "Victory Day" } }],
      ["07-14", { name: { fr: "Fête nationale", en: "Bastille Day" } }],
    ],
  },
  {
    places: ["SK"],
    wrong: "8 May and 15 September are no days off in 2026 and all later years.",
    right:
      "They are working days in 2026 only. 17 November (since 2025) and 1 September (since 2024) are working days for good.",
    source: "Act 241/1993 as amended by acts 530/2023 and 261/2025",
    remove: ["05-08 since 2026", "09-15 since 2026"],
    add: [
      ["2026-05-08", { name: slovakVictory, type: "observance" }],
      ["05-08 since 2027", { name: slovakVictory }],
      ["2026-09-15", { name: slovakSorrows, type: "observance" }],
      ["09-15 since 2027", { name: slovakSorrows }],
    ],
  },
  {
    places: ["AL"],
    wrong: "Mother Teresa Day is on 19 October, and 22 November is no day off.",
    right: "5 September since 2018. The Day of the Alphabet is off since 2024.",
    source: "Law 7651 on official holidays (Për festat zyrtare dhe ditët përkujtimore), as amended",
    remove: ["10-19 and if saturday,sunday then next monday", "11-22"],
    add: [
      [
        "09-05 and if saturday,sunday then next monday",
        { name: { sq: "Dita e Nënë Terezës", en: "Mother Teresa Day" }, substitute: true },
      ],
      [
        "11-22 and if saturday,sunday then next monday since 2024",
        { name: { sq: "Dita e Alfabetit", en: "Alphabet Day" }, substitute: true },
      ],
    ],
  },
  {
    places: ["GB-SCT"],
    wrong: "15 June 2026 is missing.",
    right: "An extra bank holiday of Scotland.",
    source: "Royal proclamation under the Banking and Financial Dealings Act 1971, section 1",
    add: onDates("2026-06-15", { name: { en: "World Cup bank holiday" } }),
  },
  {
    places: ["CY"],
    wrong: "Clean Monday is on a Tuesday, and the Monday after Pentecost is missing.",
    right: "Clean Monday is 48 days before Orthodox Easter. The Monday of Kataklysmos is 50 days after it.",
    source: "List of public holidays of the Public Administration and Personnel Department (Αργίες Δημόσιας Υπηρεσίας)",
    remove: ["orthodox -48", "orthodox -47"],
    add: [
      ["orthodox -48", { name: { el: "Καθαρά Δευτέρα", en: "Clean Monday" } }],
      ["orthodox 50", { name: { el: "Δευτέρα του Αγίου Πνεύματος", en: "Whit Monday" } }],
    ],
  },
  {
    places: ["IS"],
    wrong: "In 2030 the first day of summer is on 18 April.",
    right: "It is the first Thursday after 18 April.",
    source: "Act 88/1971 on 40 working hours (Lög um 40 stunda vinnuviku), article 6",
    remove: ["thursday after 04-18"],
    add: [["thursday after 04-19", { name: { is: "Sumardagurinn fyrsti", en: "First Day of Summer" } }]],
  },
  {
    places: ["RS"],
    wrong: "Holy Saturday is missing, and 4 May of years in which 2 May is Easter Sunday.",
    right:
      "Easter is off from Good Friday to Easter Monday. If a state holiday is on a Sunday, the next working day is off.",
    source: "Law on State and Other Holidays (Закон о државним и другим празницима), articles 3a and 4",
    add: [
      ["orthodox -1", { name: { sr: "Велика субота", en: "Holy Saturday" } }],
      ...onDates("2021-05-04 2027-05-04 2032-05-04", { _name: "05-01", substitute: true }),
    ],
  },
  {
    places: ["MD"],
    wrong: "1 June is missing.",
    right: "Day for the Protection of Children, a day off.",
    source: "Labour Code (Codul muncii), article 111",
    add: [["06-01", { name: { ro: "Ziua Ocrotirii Copilului", en: "Day for the Protection of Children" } }]],
  },
  {
    places: ["GE"],
    wrong: "17 May is missing.",
    right: "Day of the Sanctity of Family and Respect for Parents, a day off since 2024.",
    source: "Labour Code, article 30",
    add: [
      [
        "05-17 since 2024",
        {
          name: {
            ge: "ოჯახის სიწმინდისა და მშობლების პატივისცემის დღე",
            en: "Day of Sanctity of Family and Respect for Parents",
          },
        },
      ],
    ],
  },
];

const springFestival = { en: "Spring Festival", zh: "春节" };
const qingming = { en: "Qingming Festival", zh: "清明节 清明節" };
const dragonBoat = { en: "Dragon Boat Festival", zh: "端午节" };
const midAutumn = { en: "Mid-Autumn Festival", zh: "中秋节" };
const nationalDay = { en: "National Day", zh: "国庆节" };

const china: readonly HolidayCorrection[] = [
  {
    places: ["CN"],
    wrong: "8 March, 4 May, 1 June and 1 August are days off.",
    right: "Women, young people, children and soldiers have half a day or a day off, all others work.",
    source: "Regulation on Public Holidays for National Annual Festivals and Memorial Days, article 3",
    remove: ["03-08 12:00", "05-04 12:00", "06-01", "08-01 12:00"],
    add: [
      ["03-08", { _name: "03-08", type: "observance" }],
      ["05-04", { name: { en: "Youth Day", zh: "青年节" }, type: "observance" }],
      ["06-01", { name: { en: "Children's Day", zh: "六一儿童节" }, type: "observance" }],
      ["08-01", { name: { en: "Army Day", zh: "建军节" }, type: "observance" }],
    ],
  },
  {
    places: ["CN"],
    wrong: "The third day of the Spring Festival (such as 31 January 2025) and 2 May are missing.",
    right: "Since 2025 the Spring Festival has four days from its eve on, and Labour Day two.",
    source: "The same regulation, article 2, as amended by order 795 of the State Council of 10 November 2024",
    add: [
      ["chinese 01-0-03 since 2025", { name: springFestival }],
      ["05-02 since 2025", { _name: "05-01" }],
    ],
  },
  {
    places: ["CN"],
    wrong: "The arranged days off of 2025 and 2026 are missing.",
    right: "The days that the General Office has published.",
    source:
      "Notices of the General Office of the State Council: 国办发明电〔2024〕12号 for 2025, 国办发明电〔2025〕7号 for 2026",
    add: [
      ...onDates("2025-02-01 2025-02-02 2025-02-03 2025-02-04", { name: springFestival }),
      ...onDates("2025-04-05 2025-04-06", { name: qingming }),
      ...onDates("2025-05-03 2025-05-04 2025-05-05", { _name: "05-01" }),
      ...onDates("2025-06-01 2025-06-02", { name: dragonBoat }),
      ...onDates("2025-10-04 2025-10-05 2025-10-07 2025-10-08", { name: nationalDay }),
      ...onDates("2026-01-02 2026-01-03", { _name: "01-01" }),
      ...onDates("2026-02-15 2026-02-20 2026-02-21 2026-02-22 2026-02-23", { name: springFestival }),
      ...onDates("2026-04-04 2026-04-06", { name: qingming }),
      ...onDates("2026-05-03 2026-05-04 2026-05-05", { _name: "05-01" }),
      ...onDates("2026-06-20 2026-06-21", { name: dragonBoat }),
      ...onDates("2026-09-26 2026-09-27", { name: midAutumn }),
      ...onDates("2026-10-04 2026-10-05 2026-10-06 2026-10-07", { name: nationalDay }),
    ],
  },
  {
    places: ["CN"],
    ...leapMonth,
    wrong: "Mid-Autumn of 2033 is on 7 October, and that of 2039 on 1 October.",
    right:
      "8 September 2033, because the leap month follows the eleventh month, not the seventh; 2 October 2039, because the month begins with the new moon of 18 September.",
    remove: ["chinese 08-0-15"],
    add: [
      ["chinese 08-0-15", { name: midAutumn, ...notIn2033Or2039 }],
      ...onDates("2033-09-08 2039-10-02", { name: midAutumn }),
    ],
  },
];

const taiwanNames = {
  peace: { en: "Peace Memorial Day", zh: "228和平紀念日" },
  dragonBoat: { en: "Dragon Boat Festival", zh: "端午節" },
  midAutumn: { en: "Mid-Autumn Festival", zh: "中秋節" },
  tenth: { en: "National Day / Double Tenth Day", zh: "國慶日 / 雙十節" },
};

/** Taiwan moves a holiday on a Saturday to Friday, and one on a Sunday to Monday. */
const inTaiwan = (rule: string, day: CorrectedDay, since = ""): Rules[number] => [
  `${rule} and if Saturday then previous Friday if Sunday then next Monday${since}`,
  { ...day, substitute: true },
];

const taiwan: readonly HolidayCorrection[] = [
  {
    places: ["TW"],
    wrong: "The days off of the act of 2025 are missing.",
    right:
      "28 September, 25 October and 25 December are off since 2025, 1 May and the day before New Year's Eve since 2026.",
    source: "Act on Memorial Days and Festivals (紀念日及節日實施條例) of 28 May 2025",
    remove: ["09-28", "10-25", "12-25", "05-01 and if Saturday then previous Friday if Sunday then next Monday"],
    add: [
      inTaiwan("09-28", { name: { en: "Teachers' Day", zh: "孔子誕辰紀念日" } }, " since 2025"),
      inTaiwan("10-25", { name: { en: "Taiwan Retrocession Day", zh: "臺灣光復節" } }, " since 2025"),
      inTaiwan("12-25", { name: { en: "Constitution Day", zh: "行憲紀念日" } }, " since 2025"),
      inTaiwan("05-01", { name: { en: "Labour Day", zh: "勞動節" } }, " since 2026"),
      ...onDates(
        "2026-02-15 2027-02-04 2028-01-24 2029-02-11 2030-02-01 2031-01-21 2032-02-09 2033-01-29 2034-02-17 2035-02-06 2036-01-26 2037-02-13 2038-02-02 2039-01-22 2040-02-10",
        { name: { en: "The day before Chinese New Year's Eve", zh: "小年夜" } },
      ),
    ],
  },
  {
    places: ["TW"],
    wrong: "A holiday on a Saturday has no substitute day (such as 27 February 2026).",
    right: "The Friday before is off. Mid-Autumn is on 8 September 2033 and 2 October 2039, as in China.",
    source: "The same act; before it, Enforcement Rules for Memorial Days and Holidays, article 5-1",
    remove: [
      "02-28 and if Sunday then next Monday",
      "chinese 05-0-05 and if Sunday then next Monday",
      "chinese 08-0-15 and if Sunday then next Monday",
      "10-10 and if Sunday then next Monday",
    ],
    add: [
      inTaiwan("02-28", { name: taiwanNames.peace }),
      inTaiwan("chinese 05-0-05", { name: taiwanNames.dragonBoat }),
      inTaiwan("chinese 08-0-15", { name: taiwanNames.midAutumn, ...notIn2033Or2039 }),
      ...onDates("2033-09-08 2039-10-02", { name: taiwanNames.midAutumn }),
      ["2039-10-03", { name: taiwanNames.midAutumn, substitute: true }],
      inTaiwan("10-10", { name: taiwanNames.tenth }),
    ],
  },
  {
    places: ["TW"],
    wrong: "Children's Day has no substitute day if it is on Saturday or on Tomb Sweeping Day.",
    right:
      "If both are on one day, the day before is off, or the day after a Thursday. On a Saturday, the Friday before is off.",
    source: "The same act; before it, Enforcement Rules for Memorial Days and Holidays, article 5",
    add: onDates("2025-04-03 2026-04-03 2027-04-06 2028-04-03 2029-04-03", {
      name: { en: "Children's Day", zh: "兒童節" },
      substitute: true,
    }),
  },
  {
    places: ["JP"],
    wrong: "21 September 2032 is missing.",
    right: "A day between two holidays is a holiday: Respect-for-the-Aged Day on 20 and the equinox on 22 September.",
    source: "Act on National Holidays (国民の祝日に関する法律), article 3, paragraph 3",
    add: onDates("2032-09-21", { name: { en: "Citizens' Holiday", jp: "国民の休日" } }),
  },
  {
    places: ["SG"],
    wrong: "Vesak Day ends in 2026.",
    right: "20 May 2027.",
    source: "Ministry of Manpower, public holidays of 2027; Holidays Act 1998, schedule",
    add: onDates("2027-05-20", { _name: "Vesak" }),
  },
];

/** The list of the central government of India: dates that it has published, then dates that are expected. */
const indian = (name: Readonly<Record<string, string>>, published: string, expected: string): Rules => [
  ...onDates(published, { name }),
  ...onDates(expected, { name, expected: true }),
];

const india: readonly HolidayCorrection[] = [
  {
    places: ["IN"],
    wrong: "Holidays by the moon are missing, such as Diwali and Holi.",
    right:
      "The list of gazetted holidays for offices at Delhi for 2025 and 2026. Those of 2027 to 2030 by the calendar, expected.",
    source:
      "Department of Personnel and Training, yearly office memoranda on holidays in central government offices, annexure I",
    add: [
      ...indian(
        { en: "Maha Shivaratri", hi: "महा शिवरात्रि" },
        "2025-02-26",
        "2027-03-06 2028-02-23 2029-02-11 2030-03-02",
      ),
      ...indian({ en: "Holi", hi: "होली" }, "2025-03-14 2026-03-04", "2027-03-22 2028-03-11 2029-03-01 2030-03-20"),
      ...onDates("2025-03-31 2026-03-21 2027-03-10 2028-02-27 2029-02-15 2030-02-05", {
        name: { en: "Id-ul-Fitr", hi: "ईद-उल-फितर" },
        expected: true,
      }),
      ...indian({ en: "Ram Navami", hi: "राम नवमी" }, "2026-03-26", "2027-04-15 2028-04-03 2030-04-12"),
      ...indian(
        { en: "Mahavir Jayanti", hi: "महावीर जयंती" },
        "2025-04-10 2026-03-31",
        "2027-04-18 2028-04-07 2029-04-26 2030-04-16",
      ),
      ...indian(
        { en: "Buddha Purnima", hi: "बुद्ध पूर्णिमा" },
        "2025-05-12 2026-05-01",
        "2027-05-20 2028-05-08 2029-05-27 2030-05-17",
      ),
      ...onDates("2025-06-07 2026-05-27 2027-05-17 2028-05-06 2029-04-25 2030-04-14", {
        name: { en: "Id-ul-Zuha (Bakrid)", hi: "ईद-उल-जुहा (बकरीद)" },
        expected: true,
      }),
      ...onDates("2025-07-06 2026-06-26 2027-06-16 2028-06-04 2029-05-24 2030-05-13", {
        name: { en: "Muharram", hi: "मुहर्रम" },
        expected: true,
      }),
      ...indian(
        { en: "Janmashtami", hi: "जन्माष्टमी" },
        "2025-08-16 2026-09-04",
        "2027-08-25 2028-08-13 2029-09-01 2030-08-21",
      ),
      ...onDates("2025-09-05 2026-08-26 2027-08-15 2028-08-04 2029-07-25 2030-07-14", {
        name: { en: "Milad-un-Nabi", hi: "मिलाद-उन-नबी" },
        expected: true,
      }),
      ...indian(
        { en: "Dussehra", hi: "दशहरा" },
        "2025-10-02 2026-10-20",
        "2027-10-09 2028-09-27 2029-10-16 2030-10-06",
      ),
      ...indian(
        { en: "Diwali (Deepavali)", hi: "दीपावली" },
        "2025-10-20 2026-11-08",
        "2027-10-29 2028-10-17 2029-11-05 2030-10-26",
      ),
      ...indian(
        { en: "Guru Nanak Jayanti", hi: "गुरु नानक जयंती" },
        "2025-11-05 2026-11-24",
        "2027-11-14 2028-11-02 2029-11-21 2030-11-10",
      ),
    ],
  },
];

/** Words for "substitute day" in languages that the library lacks. */
export const substituteNames = { bg: "почивен ден" };

/** Names of days that the library misspells, by its key of the name and the language. */
export const dayNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "12-08": { es: "Inmaculada Concepción" },
  "easter -46": { es: "Miércoles de Ceniza" },
  "easter -1": { es: "Sábado Santo" },
  "easter 39": { es: "Ascensión del Señor" },
};

/** Names of regions that the library misspells or has in English only, by the codes of country, state and region. */
export const regionNames: Readonly<Record<string, string>> = {
  "BA-BIH": "Federacija Bosne i Hercegovine",
  "BA-BIH-W": "Zapadna Hercegovina",
  "BA-BRC": "Distrikt Brčko",
  "CV-S": "Ilhas de Sotavento",
  "DE-TH-EIC": "Landkreis Eichsfeld",
  "ES-CM": "Castilla-La Mancha",
  "ES-MC": "Región de Murcia",
  "HR-17": "Splitsko-dalmatinska županija",
  "HR-19": "Dubrovačko-neretvanska županija",
  "IT-21": "Piemonte",
  "IT-25": "Lombardia",
  "IT-25-MI": "Milano",
  "IT-82": "Sicilia",
  "MY-04": "Melaka",
  "MY-07": "Pulau Pinang",
};

export const holidayCorrections: readonly HolidayCorrection[] = [
  ...korea,
  ...bulgaria,
  ...ukraine,
  ...spain,
  ...canada,
  ...america,
  ...europe,
  ...china,
  ...taiwan,
  ...india,
];
