/** Places with much the same fauna: a species known from one of a row is plausible in the others. */
const NEIGHBOURS: Record<string, string[][]> = {
  BE: [
    ['Ardennes', 'Liège', 'Namur', 'Luxembourg'],
    ['Antwerp', 'Brussels', 'Flemish Brabant'],
  ],
  CF: [['Lobaye', 'Mbaïki, Lobaye', 'Bangui']],
  CM: [['Centre Region', 'South Region', 'Ebolowa, South Region']],
  CO: [['Muzo, Boyacá', 'Otanche, Boyacá']],
  CR: [
    ['Alajuela', 'San José', 'Cartago'],
    ['Limón', 'Guápiles, Limón'],
  ],
  ES: [['Andalusia', 'Granada, Andalusia', 'Almería']],
  FR: [
    ['Ain', 'Jura', 'Doubs'],
    ['Savoie', 'Haute-Savoie', 'Isère', 'Hautes-Alpes'],
    ['Alpes-de-Haute-Provence', 'Drôme', 'Vaucluse'],
    ['Hérault', 'Gard', 'Aude'],
    ['Ardennes', 'Meuse', 'Marne'],
    ['Dordogne', 'Lot', 'Creuse', 'Corrèze'],
    ['Gironde', 'Landes'],
    ['Var', 'Alpes-Maritimes'],
  ],
  GF: [['Cacao', 'Kaw', 'Roura', 'Saül', 'Régina']],
  GR: [
    ['Attica', 'Boeotia'],
    ['Peloponnese', 'Mount Taygetus, Peloponnese'],
  ],
  ID: [
    ['Sumatra', 'West Sumatra', 'Lake Toba, North Sumatra'],
    ['West Java', 'Sukabumi, West Java'],
    ['East Java', 'Malang, East Java'],
    ['South Sulawesi', 'Bantimurung, South Sulawesi'],
    ['Arfak Mountains, West Papua', 'Anggi, Arfak Mountains, West Papua'],
  ],
  JP: [['Nagano Prefecture', 'Yamanashi Prefecture', 'Gunma Prefecture']],
  MY: [
    ['Cameron Highlands, Pahang', 'Fraser’s Hill, Pahang', 'Tapah, Perak'],
    ['Sabah', 'Ranau, Sabah', 'Tambunan, Sabah'],
  ],
  NL: [
    ['Drenthe', 'Overijssel', 'Gelderland'],
    ['North Holland', 'South Holland'],
    ['Limburg', 'North Brabant'],
  ],
  PE: [
    ['Satipo, Junín', 'Chanchamayo, Junín', 'Tingo María, Huánuco', 'Oxapampa, Pasco'],
    ['Loreto', 'Iquitos, Loreto', 'Nauta, Loreto'],
    ['Tarapoto, San Martín', 'Moyobamba, San Martín'],
  ],
  PG: [
    ['Morobe Province', 'Wau, Morobe Province', 'Bulolo, Morobe Province'],
    ['Eastern Highlands', 'Goroka, Eastern Highlands'],
    ['East Sepik Province', 'Maprik, East Sepik Province'],
  ],
  PH: [
    ['Luzon', 'Quezon, Luzon', 'Nueva Vizcaya, Luzon'],
    ['Mindanao', 'Mount Apo, Mindanao', 'Bukidnon, Mindanao'],
    ['Palawan', 'Roxas, Palawan', 'Quezon, Palawan'],
    ['Marinduque', 'Boac, Marinduque'],
  ],
  TH: [
    ['Chiang Mai Province', 'Chiang Rai Province', 'Mae Hong Son Province'],
    ['Kanchanaburi Province', 'Tak Province'],
  ],
  TZ: [['Iringa Region', 'Morogoro Region']],
  US: [
    ['Arizona', 'Cochise County, Arizona', 'Santa Cruz County, Arizona'],
    ['New York', 'Pennsylvania', 'Virginia'],
  ],
};

/** Where else a species of this place may have been caught, the place itself among them. */
export function placesAround(country: string, locality: string): readonly [string, ...string[]] {
  const row = NEIGHBOURS[country]?.find((places) => places.includes(locality)) ?? [];
  return [locality, ...row.filter((place) => place !== locality)];
}
