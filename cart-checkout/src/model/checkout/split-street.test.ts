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
  ])('%s becomes street and number', (line, street, houseNumber) => {
    expect(splitStreet(line)).toEqual({ street, houseNumber });
  });

  it.each(['Veldstraat', '', '12', 'Rue du 11 Novembre'])('%p stays as it is', (line) => {
    expect(splitStreet(line)).toBeNull();
  });
});
