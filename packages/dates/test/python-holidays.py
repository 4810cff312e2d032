"""Prints python-holidays.txt. Needs python-holidays on the path: PYTHONPATH=holidays-0.102 python3 python-holidays.py."""

import holidays

YEARS = range(2025, 2031)
COUNTRIES = """AR AT BE BG BR CA CL CN CO CY CZ DE DK DO EE ES FI FR GB GE GR HR HU IE IL IN IS IT JP KR LT LU LV MD MT MX NL
NO NZ PE PL PT RO RS SE SG SI SK SV TR TW UA US ZA""".split()
REGIONS = """CA-BC CA-MB CA-NT CA-NU CA-ON CA-PE CA-YT DE-BB DE-BE DE-BW DE-BY DE-HB DE-HE DE-HH DE-MV DE-NI DE-NW DE-RP
DE-SH DE-SL DE-SN DE-ST DE-TH ES-CM ES-GA ES-MC ES-MD ES-NC ES-PV ES-VC GB-ENG GB-NIR GB-SCT GB-WLS""".split()
OPTIONS = {
    "SE": {"include_sundays": False},  # The law names all Sundays.
    "UA": {"categories": ("public", "workday")},  # Martial law suspends the days off.
}

print(f"# Public holidays of python-holidays {holidays.__version__} (MIT). Made once by python-holidays.py.")
for place in COUNTRIES + REGIONS:
    country, _, region = place.partition("-")
    for year in YEARS:
        days = getattr(holidays, country)(subdiv=region or None, years=year, **OPTIONS.get(country, {}))
        dates = sorted(day.strftime("%m%d") for day in days if day.year == year)
        print(place, year, *dates)
