import { trace } from '../drawing/path.ts';
import type { ShellMark } from './beetle-shell.ts';
import { belt, dotRows, dots, flecks, patch, rim, stripe } from './shell-marks.ts';

export interface BeetlePattern {
  /** Places in the palette. */
  readonly elytra?: number | string;
  readonly pronotum?: number | string;
  readonly head?: number | string;
  readonly legs?: number | string;
  /** Feelers that are not of the colour of the legs, and the rings at the roots of their joints. */
  readonly feelers?: number | string;
  readonly feelerRings?: number | string;
  readonly scutellum?: number | string;
  /** Second colour that shimmers at the edges. */
  readonly shimmer?: number | string;
  readonly marks?: readonly ShellMark[];
  /** Stripes lengthwise on the pronotum: centre, half width (both as shares of its width). */
  readonly pronotumStripes?: {
    readonly paint: number | string;
    readonly at: readonly (readonly [number, number])[];
  };
  readonly pronotumRim?: number | string;
}

const goliathStripes = [
  [0, 0.09],
  [0.34, 0.1],
  [0.66, 0.08],
] as const;

/** Colours and patterns by species or genus; the rest gets its palette in order. */
// oxfmt-ignore
export const beetlePatterns: Readonly<Record<string, BeetlePattern>> = {
  'Goliathus goliatus': { elytra: 0, pronotum: 1, head: 1, legs: 2, scutellum: 1, pronotumStripes: { paint: 2,
    at: goliathStripes }, marks: [patch(1, trace('-0.05,-0.02 0.9,-0.02 0.55,0.06 0.12,0.16'), 0.9), rim(1, 0.02)] },
  'Goliathus orientalis': { elytra: 0, pronotum: 0, head: 0, legs: 1, scutellum: 0, pronotumStripes: { paint: 1,
    at: goliathStripes }, marks: [flecks(1, 26, 0.036), rim(1, 0.012), dots(1, [[0.2, 0.3, 0.05], [0.72, 0.16,
    0.05]])] },
  'Goliathus regius': { elytra: 0, pronotum: 0, head: 0, legs: 1, scutellum: 0, pronotumStripes: { paint: 1,
    at: goliathStripes }, marks: [patch(1, trace('0.98,-0.02 1.1,0.5 1,0.96 0.62,0.78 0.46,0.44 0.62,0.1')), rim(0,
    0.012), stripe(1, 0, 0.05)] },
  'Goliathus albosignatus': { elytra: 0, pronotum: 0, head: 0, legs: 1, scutellum: 0, pronotumStripes: { paint: 1,
    at: goliathStripes }, marks: [dots(1, [[0.84, 0.09, 0.06], [0.78, 0.86, 0.06]]), patch(1,
    trace('0.98,0.34 0.6,0.38 0.5,0.5 0.98,0.58')), flecks(2, 8, 0.02)] },
  'Mecynorhina torquata': { elytra: 0, pronotum: 0, head: 1, legs: 2, pronotumRim: 1, marks: [flecks(1, 9, 0.02,
    { from: 0.2, opacity: 0.9 }), rim(2, 0.01), stripe(2, 0, 0.05)] },
  'Mecynorhina polyphemus': { elytra: 0, pronotum: 0, head: 0, legs: 0, pronotumStripes: { paint: 1,
    at: trace('0.3,0.04 0.75,0.05 0,0.03') }, marks: [flecks(1, 34, 0.019), stripe(1, 0.9, 0.97, 0.1, 0.8)] },
  'Mecynorhina oberthuri': { elytra: 0, pronotum: 0, head: 1, legs: 1, pronotumStripes: { paint: 1, at: [[0.4, 0.12],
    [0.84, 0.08]] }, marks: [stripe(1, 0, 0.09), dots(1, [[0.8, 0.06, 0.07], [0.75, 0.88, 0.07], [0.5, 0.5,
    0.04]])] },
  Eudicella: { elytra: 2, pronotum: 0, head: 0, legs: 1, shimmer: 0, marks: [stripe(0, 0, 0.12, -0.02, 1, 0.8),
    dots('#1c1410', [[0.86, 0.08, 0.05], [0.74, 0.9, 0.05]]), stripe(0, 0.9, 1.05, 0, 1, 0.7)] },
  Dicronorhina: { elytra: 0, pronotum: 0, legs: 2, shimmer: 2, pronotumRim: 1, marks: [stripe(1, 0.1, 0.26, 0.1,
    0.96), stripe(1, 0.84, 0.96, 0.05, 0.9)] },
  Stephanorrhina: { elytra: 0, pronotum: 0, legs: 2, shimmer: 2, pronotumRim: 1, marks: [dots(1, [[0.25, 0.2, 0.026],
    [0.3, 0.42, 0.028], [0.32, 0.64, 0.028], [0.7, 0.3, 0.028], [0.74, 0.52, 0.03], [0.7, 0.74, 0.028], [0.4, 0.84,
    0.026], [0.8, 0.14, 0.022]])] },
  Jumnos: { elytra: 0, pronotum: 0, legs: 0, marks: [dots(1, [[0.5, 0.22, 0.095], [0.52, 0.68, 0.085]])] },
  Torynorrhina: { elytra: 0, pronotum: 0, shimmer: 1, legs: 0 },
  Cetonia: { shimmer: 1, marks: [belt(2, 0.6, 0.615, 0.01, 0.35), flecks(2, 9, 0.012, { from: 0.4 })] },

  'Dynastes hercules': { elytra: 0, pronotum: 1, head: 1, legs: 1, marks: [flecks(1, 12, 0.018), stripe(1, 0, 0.04),
    rim(1, 0.012)] },
  'Dynastes tityus': { elytra: 0, pronotum: 0, head: 1, legs: 1, marks: [flecks(1, 16, 0.02), stripe(1, 0, 0.04)] },
  'Dynastes granti': { elytra: 0, pronotum: 0, head: 1, legs: 1, marks: [flecks(1, 9, 0.014), stripe(1, 0, 0.04)] },
  'Dynastes satanas': { marks: [rim(1, 0.012)] },
  Eupatorus: { elytra: 0, pronotum: 1, head: 1, legs: 1, marks: [stripe(1, 0, 0.05), rim(1, 0.012)] },
  Chalcosoma: { shimmer: 1 },
  'Odontolabis femoralis': { elytra: 0, pronotum: 1, head: 1, legs: 1, marks: [patch(1,
    trace('-0.05,-0.02 0.34,-0.02 0.1,0.5 -0.05,1'))] },
  'Hexarthrius parryi': { elytra: 1, pronotum: 0, head: 0, legs: 0, marks: [patch(0,
    trace('-0.05,-0.05 1.05,-0.05 0.6,0.3 0.2,0.7 -0.05,0.98'))] },
  Homoderus: { elytra: 0, pronotum: 0, head: 0, legs: 0, scutellum: 1, pronotumStripes: { paint: 1, at: [[0.55,
    0.09]] }, marks: [stripe(1, 0, 0.03)] },
  Allotopus: { elytra: 0, pronotum: 0, head: 0, legs: 1, scutellum: 1, pronotumRim: 1, marks: [stripe(1, 0, 0.03),
    rim(1, 0.01)] },
  Cyclommatus: { shimmer: 1, legs: 1 },
  Lamprima: { shimmer: 1, legs: 0 },
  Phalacrognathus: { elytra: 0, pronotum: 0, head: 0, legs: 0, shimmer: 1, marks: [stripe(1, 0.55, 0.82, 0, 1, 0.4),
    stripe(2, 0.3, 0.5, 0, 1, 0.35)] },
  Chiasognathus: { elytra: 1, pronotum: 2, head: 2, legs: 0, shimmer: 0 },
  Neolucanus: { elytra: 0, pronotum: 1, head: 1, legs: 1 },
  Lucanus: { legs: 1 },

  'Macrodontia cervicornis': { elytra: 0, pronotum: 1, head: 0, legs: 1, marks: [stripe(1, 0, 0.07), ...[0.2, 0.42,
    0.64, 0.84].map((u) => stripe(1, u, u + 0.08, 0.06, 0.94, 0.75)), flecks(1, 24, 0.016)] },
  Acrocinus: { elytra: 2, pronotum: 2, head: 0, legs: 0, feelers: 0, feelerRings: '#9a9680', marks: [patch(0,
    trace('0,0.06 0.5,0.02 0.9,0.2 0.6,0.36 0.2,0.3')), patch(1, trace('0.1,0.12 0.6,0.1 0.74,0.22 0.3,0.24')),
    patch(0, trace('0.05,0.5 0.95,0.4 0.8,0.62 0.1,0.7')), patch(1, trace('0.18,0.54 0.8,0.46 0.7,0.58 0.2,0.64')),
    patch(0, trace('0.1,0.8 0.8,0.74 0.6,0.94 0.1,0.98')), patch(1, trace('0.2,0.84 0.64,0.8 0.5,0.9'))],
    pronotumStripes: { paint: 1, at: [[0.2, 0.06], [0.62, 0.1]] } },
  Batocera: { feelers: '#2a2620', pronotumStripes: { paint: 1, at: [[0.26, 0.06]] }, marks: [dots(1, [[0.5, 0.14, 0.03], [0.55, 0.34,
    0.036], [0.5, 0.55, 0.032], [0.46, 0.74, 0.026], [0.4, 0.88, 0.02], [0.22, 0.08, 0.014]])], scutellum: 1 },
  Petrognatha: { marks: [flecks(1, 46, 0.02, { opacity: 0.6 }), stripe('#14100c', 0.82, 1, 0, 0.4, 0.6)] },
  Sternotomis: { elytra: 0, pronotum: 0, legs: 0, feelers: 1, marks: [belt(1, 0.08, 0.15), belt(2, 0.15, 0.2), belt(1, 0.34,
    0.42), belt(2, 0.42, 0.47), belt(1, 0.62, 0.7), belt(2, 0.7, 0.74), flecks(1, 10, 0.02, { from: 0.78 })],
    pronotumStripes: { paint: 2, at: [[0.5, 0.08]] } },
  Diastocera: { feelers: '#1c1f24', feelerRings: 0, marks: [dots(1, [[0.4, 0.1, 0.036], [0.6, 0.3, 0.044], [0.4, 0.52, 0.044], [0.6, 0.72, 0.036], [0.4,
    0.9, 0.024]]), belt(2, 0.2, 0.23), belt(2, 0.41, 0.44), belt(2, 0.62, 0.65)], pronotumStripes: { paint: 1,
    at: [[0.45, 0.09]] } },
  Rosalia: { legs: '#53708a', feelers: 1, feelerRings: 0, marks: [dots(1, [[0.52, 0.15, 0.05]]), belt(1, 0.4, 0.52, 0.02), dots(1, [[0.45, 0.76, 0.045]])],
    pronotumStripes: { paint: 1, at: [[0, 0.3]] } },
  Rutpela: { elytra: 0, pronotum: 1, head: 1, legs: 0, feelers: 1, feelerRings: 0, marks: [dots(1, [[0.5, 0.1, 0.025], [0.25, 0.17, 0.022], [0.7,
    0.17, 0.022]]), belt(1, 0.32, 0.42, 0.02, 0.1), belt(1, 0.56, 0.66), belt(1, 0.82, 1)] },
  Aromia: { shimmer: 1 },
  Trictenotoma: { marks: [flecks(1, 20, 0.02, { opacity: 0.4 })] },
  Enoplocerus: { pronotum: 1, legs: 1 },

  'Chrysochroa fulgidissima': { shimmer: 2, marks: [stripe(1, 0.42, 0.66, 0, 0.96, 0.85)],
    pronotumStripes: { paint: 1, at: [[0.55, 0.12]] } },
  'Chrysochroa buqueti': { elytra: 0, pronotum: 2, head: 2, legs: 2, marks: [dots(1, [[0.55, 0.42, 0.075]]), belt(2,
    0.84, 1.05), belt(2, -0.05, 0.05)] },
  'Chrysochroa fulminans': { shimmer: 2, marks: [belt(1, 0.86, 1.05, 0.01), belt('#d8a83a', 0.8, 0.86, 0.01)] },
  Megaloxantha: { shimmer: 2, marks: [patch(1, trace('0.98,0.46 0.6,0.44 0.52,0.54 0.66,0.62 1,0.6'))] },
  Catoxantha: { marks: [belt(1, 0.6, 0.68, 0.006, 0.1)], shimmer: 0 },
  Euchroma: { shimmer: 1, legs: 2, marks: [flecks(2, 40, 0.012, { opacity: 0.5 })], pronotumStripes: { paint: '#1a1420',
    at: [[0.5, 0.16]] } },
  Polybothris: { shimmer: 1, marks: [dots(2, [[0.5, 0.2, 0.02], [0.6, 0.45, 0.022], [0.5, 0.7, 0.02]])] },
  Capnodis: { pronotum: 1, marks: [flecks(1, 30, 0.009, { opacity: 0.7 })], pronotumStripes: { paint: 0, at: [[0.5,
    0.12], [0, 0.05]] } },

  'Eupholus schoenherrii': { elytra: 0, marks: [belt(1, 0.1, 0.15), belt(1, 0.28, 0.35), belt(1, 0.5, 0.58), belt(1,
    0.74, 0.81)], shimmer: 2 },
  'Eupholus magnificus': { elytra: 0, marks: [belt(1, 0.0, 0.12), belt(2, 0.14, 0.3), belt(1, 0.34, 0.46), belt(1,
    0.66, 0.78)] },
  'Eupholus bennetti': { elytra: 0, pronotum: 0, legs: 1, marks: [stripe(1, 0.04, 0.16), stripe(2, 0.34, 0.44),
    stripe(1, 0.62, 0.72), stripe(1, 0.88, 0.97)], pronotumStripes: { paint: 1, at: [[0, 0.08], [0.6, 0.09]] } },
  Pachyrhynchus: { elytra: 0, legs: 0, marks: [dots(1, [[0.3, 0.14, 0.045], [0.78, 0.2, 0.04], [0.35, 0.4, 0.05],
    [0.8, 0.46, 0.042], [0.35, 0.66, 0.045], [0.78, 0.7, 0.04], [0.4, 0.88, 0.032]]), dots(2, [[0.3, 0.14, 0.026],
    [0.78, 0.2, 0.023], [0.35, 0.4, 0.029], [0.8, 0.46, 0.024], [0.35, 0.66, 0.026], [0.78, 0.7, 0.023]])] },
  Entimus: { elytra: 1, pronotum: 1, legs: 0, marks: [dotRows(0, 9, 17, 0.024), dotRows(2, 9, 17, 0.011)] },
  Cyrtotrachelus: { pronotumStripes: { paint: 1, at: [[0, 0.16]] }, legs: 1, marks: [stripe(1, 0.86, 1.05), stripe(1,
    0, 0.05)] },
  Rhynchophorus: { pronotumStripes: { paint: 1, at: [[0, 0.07], [0.5, 0.1]] }, legs: 1, marks: [stripe(1, 0.8, 1.05,
    0, 1, 0.7)] },
  Trachelophorus: { elytra: 0, pronotum: 1, head: 1, legs: 1 },
  Eutrachelus: { marks: [stripe(1, 0.3, 0.42, 0.05, 0.4), stripe(1, 0.5, 0.62, 0.45, 0.9)] },

  'Anthia sexmaculata': { marks: [dots(1, [[0.55, 0.12, 0.035], [0.6, 0.42, 0.04], [0.5, 0.76, 0.034]])],
    pronotumStripes: { paint: 1, at: [[0.62, 0.1]] } },
  'Calosoma sycophanta': { elytra: 0, pronotum: 2, head: 2, legs: '#17140f', shimmer: 1 },
  'Carabus auronitens': { elytra: 0, pronotum: 1, head: 1, legs: '#8a4a24', shimmer: 1, marks: [0.25, 0.5,
    0.75].map((u) => stripe(2, u, u + 0.035, 0.02, 0.94)) },
  'Carabus auratus': { elytra: 0, pronotum: 0, head: 0, legs: 1, shimmer: 1 },
  Ceroglossus: { elytra: 0, pronotum: 1, head: 1, legs: '#1c1714', shimmer: 1 },
  Dytiscus: { pronotumRim: 1, legs: 1, marks: [rim(1, 0.022)] },
  Nicrophorus: { marks: [belt(1, 0.12, 0.36, 0.03), belt(1, 0.66, 0.84, 0.03)] },
  Campsosternus: { shimmer: 1 },
  Mormolyce: { legs: 0 },
  'Cicindela campestris': { shimmer: 2, legs: 2, marks: [dots(1, [[0.72, 0.06, 0.028], [0.9, 0.24, 0.026], [0.62,
    0.52, 0.034], [0.9, 0.54, 0.026], [0.86, 0.76, 0.026], [0.55, 0.93, 0.026]])] },
  Cosmodela: { shimmer: 1, legs: 0, marks: [stripe(1, 0, 0.14), dots(2, [[0.78, 0.06, 0.03], [0.66, 0.28, 0.044],
    [0.62, 0.58, 0.056], [0.66, 0.86, 0.044]])] },

  'Chrysina gloriosa': { marks: [0.12, 0.36, 0.6, 0.82].map((u) => stripe(1, u, u + 0.1, 0.02, 0.95, 0.9)) },
  'Phanaeus vindex': { elytra: 0, pronotum: 1, head: 1, legs: '#17140f', shimmer: 2 },
  Coprophanaeus: { elytra: 0, pronotum: 0, head: 1, legs: 2, shimmer: 1 },
  Polyphylla: { pronotumStripes: { paint: 1, at: [[0, 0.04], [0.45, 0.05]] }, marks: [flecks(1, 60, 0.016,
    { opacity: 0.85 })] },
  Melolontha: { pronotum: 1, head: 1, legs: 0 },
  Geotrupes: { shimmer: 1 },

  'Sagra buqueti': { elytra: 0, pronotum: 0, legs: 0, shimmer: 0, marks: [stripe(1, 0, 0.34, 0, 1, 0.85), stripe(2, 0,
    0.12, 0, 1, 0.6)] },
  'Sagra femorata': { shimmer: 1, legs: 0 },
  'Chrysolina americana': { marks: [0.02, 0.24, 0.48, 0.72].map((u) => stripe(1, u, u + 0.12)),
    pronotumStripes: { paint: 1, at: [[0.3, 0.12]] } },
  Leptinotarsa: { elytra: 0, pronotum: 0, head: 0, legs: 0, marks: [0, 0.2, 0.42, 0.64, 0.86].map((u) => stripe(1, u,
    u + 0.09)), pronotumStripes: { paint: 1, at: [[0.16, 0.05], [0.5, 0.04]] } },
  Coccinella: { elytra: 0, pronotum: 1, head: 1, legs: 1, pronotumRim: 2, marks: [dots(1, [[0.56, 0.24, 0.055], [0.36,
    0.5, 0.068], [0.66, 0.68, 0.06]]), patch(1, trace('-0.1,-0.02 0.16,-0.02 0.12,0.12 -0.1,0.16'))] },
  Lytta: { shimmer: 1 },
  Trichodes: { elytra: 0, pronotum: 1, head: 1, legs: 1, marks: [belt(1, 0.24, 0.36), belt(1, 0.56, 0.68), belt(1,
    0.9, 1.05)] },
};
