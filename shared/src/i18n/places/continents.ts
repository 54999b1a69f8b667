/** Countries by the continent that they are listed under, which is named by its number of UN M.49. */
const COUNTRIES: Readonly<Record<string, string>> = {
  '002': `AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW IO KE KM LR LS LY MA MG ML MR MU MW MZ
    NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TD TG TN TZ UG YT ZA ZM ZW`,
  '142': `AE AF AM AZ BD BH BN BT CN GE HK ID IL IN IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK
    PS QA SA SG SY TH TJ TL TM TR TW UZ VN YE`,
  '150': `AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK
    MT NL NO PL PT RO RS RU SE SI SJ SK SM UA VA XK`,
  '003': `AG AI AW BB BL BM BQ BS BZ CA CR CU CW DM DO GD GL GP GT HN HT JM KN KY LC MF MQ MS MX NI PA PM PR SV SX TC
    TT US VC VG VI`,
  '005': 'AR BO BR BV CL CO EC FK GF GS GY PE PY SR UY VE',
  '009': 'AS AU CC CK CX FJ FM GU HM KI MH MP NC NF NR NU NZ PF PG PN PW SB TF TK TO TV UM VU WF WS',
};

export const CONTINENT_CODES: readonly string[] = Object.keys(COUNTRIES);

let continents: ReadonlyMap<string, string> | null = null;

/** The number of a country's continent: `005` of `PE`; undefined for what is no country. */
export function continentOf(country: string): string | undefined {
  continents ??= new Map(
    Object.entries(COUNTRIES).flatMap(([continent, codes]) =>
      codes.split(/\s+/).map((code): [string, string] => [code, continent]),
    ),
  );
  return continents.get(country);
}

/** Whether a place is all or a part of another, `PE/Satipo` of `PE/Satipo`, of `PE` and of `005`. */
export function liesIn(origin: string, wider: string): boolean {
  if (origin === wider || origin.startsWith(`${wider}/`)) return true;
  return continentOf(origin.slice(0, 2)) === wider;
}
