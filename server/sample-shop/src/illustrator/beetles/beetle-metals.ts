/**
 * Beetles whose colour is made by layers in the shell, as of oil on water: it turns towards blue where the shell turns away.
 * By genus or species, how far it turns, in degrees of hue; gold and silver hardly do.
 */
export const beetleMetals: Readonly<Record<string, number>> = {
  ...{
    Chrysochroa: 40,
    'Chrysochroa buqueti': -16,
    Megaloxantha: 34,
    Catoxantha: 34,
    Euchroma: 26,
    Sternocera: 38,
    Polybothris: 34,
  },
  ...{
    'Carabus auronitens': 24,
    'Carabus auratus': 22,
    Calosoma: 30,
    Ceroglossus: 30,
    Cicindela: 26,
    Cosmodela: 26,
  },
  ...{ Lamprima: 30, Phalacrognathus: 36, Chiasognathus: 24, Cyclommatus: 14 },
  ...{
    Mecynorhina: 16,
    Eudicella: 22,
    Dicronorhina: 28,
    Stephanorrhina: 26,
    Jumnos: 28,
    Torynorrhina: 16,
    Cetonia: 26,
  },
  ...{ Chrysina: -12, 'Chrysina gloriosa': 18, Phanaeus: 26, Coprophanaeus: 26, Geotrupes: 20 },
  ...{ Aromia: 30, Campsosternus: 34, Sagra: 30, Chrysolina: 26, Lytta: 30 },
};
