import { trace, type Point } from '../drawing/path.ts';

type FeelerForm = 'fan' | 'elbow-fan' | 'long' | 'thread' | 'saw' | 'club' | 'snout' | 'comb-fan';

/** Horn, tusk or jaw: a tapering row of points on the right side, or on the axis. */
export interface Weapon {
  readonly on: 'jaw' | 'head' | 'thorax';
  /** From its root; negative y is forwards. */
  readonly points: readonly Point[];
  readonly widths: readonly number[];
  readonly isPaired: boolean;
}

/** Proportions of a beetle. The wing cases start at y = 0; all numbers are half widths or lengths. */
export interface BeetleForm {
  readonly elytra: {
    readonly length: number;
    readonly width: number;
    readonly shoulder: number;
    readonly belly: number;
    readonly tip: number;
  };
  readonly pronotum: {
    readonly length: number;
    readonly front: number;
    readonly middle: number;
    readonly back: number;
  };
  readonly head: { readonly length: number; readonly width: number; readonly snout?: number };
  readonly scutellum: number;
  readonly feeler: FeelerForm;
  readonly feelerLength: number;
  /** Leg length and thickness, 1 for the usual. */
  readonly legs: {
    readonly reach: number;
    readonly thick: number;
    readonly spines: number;
    readonly front?: number;
    readonly hindSwell?: number;
    /** Hind legs to swim with: how much broader shin and foot are. */
    readonly oar?: number;
  };
  readonly eyes: number;
  readonly gloss: number;
  readonly striae: number;
  readonly punctures: number;
  readonly weapons?: readonly Weapon[];
  /** How far the abdomen comes out behind wing cases that are too short for it. */
  readonly bareTail?: number;
  /** Flat leaf-like flanges around the wing cases. */
  readonly flange?: number;
}

const scarabLegs = { reach: 0.9, thick: 1.1, spines: 4 };

/** The usual beetle of each of the catalogue's shapes. */
export const beetleForms: Readonly<Record<string, BeetleForm>> = {
  'stag-beetle': {
    elytra: { length: 340, width: 142, shoulder: 0.86, belly: 1, tip: 0.52 },
    pronotum: { length: 122, front: 118, middle: 150, back: 128 },
    head: { length: 96, width: 122 },
    scutellum: 20,
    feeler: 'elbow-fan',
    feelerLength: 120,
    legs: { reach: 1.08, thick: 0.85, spines: 3 },
    eyes: 13,
    gloss: 0.55,
    striae: 0,
    punctures: 70,
  },
  rhinoceros: {
    elytra: { length: 380, width: 178, shoulder: 0.86, belly: 1.02, tip: 0.62 },
    pronotum: { length: 168, front: 74, middle: 158, back: 166 },
    head: { length: 74, width: 60 },
    scutellum: 28,
    feeler: 'fan',
    feelerLength: 60,
    legs: { reach: 1.05, thick: 1.2, spines: 5 },
    eyes: 12,
    gloss: 0.6,
    striae: 0,
    punctures: 40,
  },
  goliath: {
    elytra: { length: 380, width: 176, shoulder: 0.92, belly: 0.98, tip: 0.6 },
    pronotum: { length: 178, front: 82, middle: 158, back: 142 },
    head: { length: 84, width: 50 },
    scutellum: 48,
    feeler: 'fan',
    feelerLength: 52,
    legs: { ...scarabLegs, reach: 1.05, thick: 1.15 },
    eyes: 13,
    gloss: 0.25,
    striae: 0,
    punctures: 0,
  },
  'flower-chafer': {
    elytra: { length: 350, width: 156, shoulder: 0.96, belly: 0.94, tip: 0.62 },
    pronotum: { length: 160, front: 70, middle: 138, back: 132 },
    head: { length: 80, width: 52 },
    scutellum: 50,
    feeler: 'fan',
    feelerLength: 52,
    legs: scarabLegs,
    eyes: 13,
    gloss: 0.75,
    striae: 3,
    punctures: 20,
  },
  scarab: {
    elytra: { length: 350, width: 168, shoulder: 0.86, belly: 1.03, tip: 0.66 },
    pronotum: { length: 150, front: 84, middle: 152, back: 158 },
    head: { length: 84, width: 72 },
    scutellum: 26,
    feeler: 'fan',
    feelerLength: 64,
    legs: scarabLegs,
    eyes: 13,
    gloss: 0.8,
    striae: 7,
    punctures: 30,
  },
  longhorn: {
    elytra: { length: 480, width: 122, shoulder: 1, belly: 0.9, tip: 0.62 },
    pronotum: { length: 124, front: 78, middle: 102, back: 84 },
    head: { length: 88, width: 66 },
    scutellum: 20,
    feeler: 'long',
    feelerLength: 700,
    legs: { reach: 1.05, thick: 0.8, spines: 0 },
    eyes: 17,
    gloss: 0.4,
    striae: 0,
    punctures: 90,
  },
  'jewel-beetle': {
    elytra: { length: 500, width: 128, shoulder: 1, belly: 0.94, tip: 0.24 },
    pronotum: { length: 132, front: 76, middle: 112, back: 126 },
    head: { length: 62, width: 74 },
    scutellum: 12,
    feeler: 'saw',
    feelerLength: 120,
    legs: { reach: 0.72, thick: 0.7, spines: 0 },
    eyes: 23,
    gloss: 0.9,
    striae: 6,
    punctures: 60,
  },
  weevil: {
    elytra: { length: 350, width: 138, shoulder: 0.84, belly: 1.04, tip: 0.38 },
    pronotum: { length: 134, front: 58, middle: 98, back: 100 },
    head: { length: 76, width: 46, snout: 84 },
    scutellum: 10,
    feeler: 'snout',
    feelerLength: 120,
    legs: { reach: 0.95, thick: 0.85, spines: 0 },
    eyes: 13,
    gloss: 0.35,
    striae: 8,
    punctures: 60,
  },
  'ground-beetle': {
    elytra: { length: 400, width: 138, shoulder: 0.7, belly: 1.06, tip: 0.4 },
    pronotum: { length: 118, front: 70, middle: 102, back: 80 },
    head: { length: 96, width: 60 },
    scutellum: 8,
    feeler: 'thread',
    feelerLength: 260,
    legs: { reach: 1.1, thick: 0.62, spines: 2 },
    eyes: 15,
    gloss: 0.6,
    striae: 8,
    punctures: 0,
    weapons: [
      { on: 'jaw', isPaired: true, points: trace('26,14 38,-26 22,-58 4,-66'), widths: [24, 20, 12, 2] },
    ],
  },
  'tiger-beetle': {
    elytra: { length: 350, width: 116, shoulder: 0.84, belly: 1.06, tip: 0.5 },
    pronotum: { length: 96, front: 64, middle: 72, back: 62 },
    head: { length: 96, width: 82 },
    scutellum: 12,
    feeler: 'thread',
    feelerLength: 250,
    legs: { reach: 1.4, thick: 0.45, spines: 3 },
    eyes: 29,
    gloss: 0.5,
    striae: 0,
    punctures: 150,
    weapons: [
      { on: 'jaw', isPaired: true, points: trace('34,22 48,-22 30,-62 -6,-78'), widths: [24, 22, 13, 2] },
    ],
  },
  'leaf-beetle': {
    elytra: { length: 330, width: 144, shoulder: 0.82, belly: 1.08, tip: 0.6 },
    pronotum: { length: 96, front: 78, middle: 98, back: 104 },
    head: { length: 70, width: 62 },
    scutellum: 14,
    feeler: 'thread',
    feelerLength: 200,
    legs: { reach: 0.85, thick: 0.75, spines: 0 },
    eyes: 14,
    gloss: 0.9,
    striae: 0,
    punctures: 120,
  },
};
