import { describe, expect, it } from '@jest/globals';
import { splitStreet } from './split-street.ts';

describe('an address line that a browser filled in', () => {
  it.each([
    ['Veldstraat 12', 'Veldstraat', '12'],
    ['Veldstraat 12 bus 3', 'Veldstraat', '12 bus 3'],
    ['Korte Meer 7B', 'Korte Meer', '7B'],
    ['Plein 1944, 3', 'Plein 1944', '3'],
    ['12 rue de la Paix', 'rue de la Paix', '12'],
    ['4 bis, avenue Foch', 'avenue Foch', '4 bis'],
    ['10 Downing Street', 'Downing Street', '10'],
    ['Veldstraat 12, bus 3', 'Veldstraat', '12, bus 3'],
    ['Veldstraat 12/0302', 'Veldstraat', '12/0302'],
    ['Rue Haute 12 bis', 'Rue Haute', '12 bis'],
    ['Rue du 8 Mai 1945 12', 'Rue du 8 Mai 1945', '12'],
    ['Place du 11 Novembre 1918 5B', 'Place du 11 Novembre 1918', '5B'],
    ['3 rue du 8 Mai 1945', 'rue du 8 Mai 1945', '3'],
  ])('%s becomes street and number', (line, street, houseNumber) => {
    expect(splitStreet(line)).toEqual({ street, houseNumber });
  });

  it.each(['Veldstraat', '', '12', 'Rue du 11 Novembre'])('%p stays as it is', (line) => {
    expect(splitStreet(line)).toBeNull();
  });

  it.each([
    'Rue du 8 Mai 1945',
    'Place du 11 Novembre 1918',
    'rue du 8 Mai',
    'Rue du 22 Juin',
    'Plein 1944',
    '2e Schuytvlotstraat',
    '1e Weteringdwarsstraat 12',
  ])('%p keeps the number in the name of its street', (line) => {
    expect(splitStreet(line)).toBeNull();
  });
});
