import { describe, expect, it } from '@jest/globals';
import { placeLines, townLines } from './place-lines.ts';

const at = (country: string, postalCode: string, city: string) => ({
  ...{ street: 'High Street', houseNumber: '12', country, postalCode, city },
});

describe('Who delivers finds the town and its code where the post of the country looks for them', () => {
  it.each([
    ['BE', '9000', 'Gent', ['9000 Gent']],
    ['NL', '1015 AB', 'Amsterdam', ['1015 AB Amsterdam']],
    ['GB', 'sw1a 1aa', 'London', ['London', 'SW1A 1AA']],
    ['GB', 'BT1 5GS', 'Belfast', ['Belfast', 'BT1 5GS']],
    ['GB', 'JE2 3AB', 'St Helier', ['St Helier', 'Jersey', 'JE2 3AB']],
    ['JE', 'je2 3ab', 'Jersey', ['Jersey', 'JE2 3AB']],
    ['GB', 'GY1 1AA', 'St Peter Port', ['St Peter Port', 'Guernsey', 'GY1 1AA']],
    ['GB', 'IM1 1AA', 'Douglas', ['Douglas', 'Isle of Man', 'IM1 1AA']],
    ['GI', 'GX11 1AA', 'Gibraltar', ['Gibraltar', 'GX11 1AA']],
    ['IE', 'D02 AF30', 'Dublin 2', ['Dublin 2', 'D02 AF30']],
    ['LV', 'LV-1010', 'Rīga', ['Rīga, LV-1010']],
    ['MT', 'VLT 1117', 'Valletta', ['Valletta VLT 1117']],
    ['UA', '01001', 'Kyiv', ['Kyiv', '01001']],
    ['BE', '', 'Gent', ['Gent']],
    ['BE', '', '', []],
  ])('in %s, %s %s', (country, postalCode, city, lines) => {
    expect(townLines({ country, postalCode, city })).toEqual(lines);
  });

  it.each([
    [at('BE', '9000', 'Gent'), ['High Street 12', '9000 Gent']],
    [at('GB', 'SW1A 1AA', 'London'), ['12 High Street', 'London', 'SW1A 1AA']],
    [at('HU', '1051', 'Budapest'), ['Budapest', 'High Street 12', '1051']],
  ])('and the street before or after them: %j', (address, lines) => {
    expect(placeLines(address)).toEqual(lines);
  });
});
