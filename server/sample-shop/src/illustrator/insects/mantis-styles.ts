import { type Point, trace } from '../drawing/path.ts';
import { band, eye, glow, spots, wash, type Mark } from '../wings/wing-marks.ts';
import { dust, ripples } from '../wings/wing-marks-fine.ts';

interface MantisStyle {
  /** Half outline of the long prothorax between the neck (y -340) and the wings (y -60). */
  readonly shield: readonly Point[];
  readonly fore: readonly Mark[];
  readonly hind: readonly Mark[];
  /** Leaf lobes on the walking legs, as share of the usual. */
  readonly lobes: number;
  readonly crown?: boolean;
  readonly armWidth?: number;
}

/** The usual long and narrow prothorax. */
export const slimShield: readonly Point[] = trace('0,-330 24,-324 36,-276 22,-220 20,-120 30,-60 0,-50');

/** Shields, wings and lobes by genus. */
// oxfmt-ignore
export const mantisStyles: Readonly<Record<string, MantisStyle>> = {
  Deroplatys: { shield: trace('0,-340 30,-336 130,-330 170,-270 132,-190 90,-130 36,-60 0,-50'), fore: [wash(0),
    ripples(1, 60), dust(1, 100), glow(2, 0.5, 0.6, 0.3, 0.5)], hind: [wash(1), ripples('#17100c', 60), glow(2, 0.8,
    0.3, 0.3, 0.4)], lobes: 1 },
  Choeradodis: { shield: trace('0,-344 60,-348 176,-316 204,-230 150,-130 60,-60 0,-50'), fore: [wash(0), glow(1, 0.4,
    0.5, 0.35, 0.4)], hind: [glow('#d88a7a', 0.3, 0.5, 0.4, 0.5)], lobes: 0 },
  Hymenopus: { shield: trace('0,-250 30,-244 40,-190 32,-120 36,-60 0,-50'), fore: [wash(0), glow(1, 0.8, 0.3, 0.35,
    0.5)], hind: [wash(0), glow(1, 0.6, 0.3, 0.3, 0.3)], lobes: 2.1 },
  Idolomantis: { shield: trace('0,-340 26,-336 86,-322 112,-270 80,-226 28,-200 24,-110 32,-60 0,-50'),
    fore: [wash(0), band(2, 0.36, 0.46, { wave: 0.02 }), eye(0.3, 0.66, 0.1, [2, 0, 1], { light: false }), spots(1,
    0.86, 0.03)], hind: [wash('#e0d8b8'), glow(1, 0.9, 0.3, 0.35, 0.6)], lobes: 1.5, crown: true, armWidth: 1.5 },
  Empusa: { shield: slimShield, fore: [wash(0), ripples(1, 20)], hind: [glow(1, 0.5, 0.5, 0.3, 0.3)], lobes: 0.8,
    crown: true },
};

/** A mantis without leaf lobes. */
export const plainMantis: MantisStyle = {
  shield: slimShield,
  fore: [wash(0), glow(1, -0.1, 0.5, 0.3, 0.5)],
  hind: [glow(0, 0.1, 0.6, 0.4, 0.3)],
  lobes: 0,
};
