import { trace } from '../drawing/path.ts';
import { darken, lighten, lightness } from '../drawing/colour.ts';
import type { Recipe } from './lepidoptera-recipe.ts';
import type { Random } from '../drawing/random.ts';
import {
  area,
  band,
  border,
  eye,
  glow,
  line,
  sheen,
  spots,
  streaks,
  wash,
  type Mark,
} from '../wings/wing-marks.ts';
import { basal, dust, fringe, ripples } from '../wings/wing-marks-fine.ts';

/** The palette sorted into parts to play. */
interface Cast {
  readonly ground: string;
  readonly dark: string;
  readonly bright: string;
  readonly third: string;
  readonly isDark: boolean;
  readonly kind: Random;
}

function castOf(palette: readonly string[], kind: Random): Cast {
  const ground = palette[0] ?? '#8a7a64';
  const others = palette.slice(1);
  const byLight = [...palette].sort((a, b) => lightness(a) - lightness(b));
  const darkest = byLight[0] ?? ground;
  const isDark = lightness(ground) < 0.24;
  const bright = others.find((colour) => lightness(colour) > 0.24) ?? lighten(ground, 0.4);
  const third = others.filter((colour) => colour !== bright && colour !== darkest)[0] ?? bright;
  return {
    ground,
    dark: darkest === ground && !isDark ? darken(ground, 0.6) : darkest,
    bright,
    third,
    isDark,
    kind,
  };
}

/** Bright wings in dark borders: the commonest plan of a butterfly. */
function brightButterfly({ ground, dark, bright, third, kind }: Cast): Recipe {
  const depth = kind.between(0.07, 0.16);
  const rim = border(dark, depth, { scallop: kind.between(0, 0.05), apex: kind.between(0.05, 0.25) });
  const row: Mark[] = kind.chance(0.6)
    ? [
        spots(kind.chance(0.5) ? ground : third, 1 - depth * 0.5, 0.02, {
          form: kind.pick(['round', 'lunule', 'bar']),
        }),
      ]
    : [];
  const cell: Mark[] = kind.chance(0.6) ? [area(dark, trace('0.12,0.5 0.4,0.47 0.44,0.52 0.14,0.56'))] : [];
  const discal: Mark[] = kind.chance(0.5)
    ? [spots(dark, kind.between(0.62, 0.74), kind.between(0.018, 0.035))]
    : [];
  return {
    fore: [
      wash(ground),
      basal(dark, 0.35, 0.6),
      ...cell,
      ...discal,
      rim,
      ...row,
      spots(bright, 0.88, 0.02, { to: 0.4 }),
    ],
    hind: [
      wash(ground),
      basal(dark, 0.4, 0.6),
      ...discal,
      border(dark, depth * 0.9, { scallop: 0.03 }),
      ...row,
      spots(third, 0.86, 0.025, { from: 0.6, form: 'lunule' }),
    ],
    body: { thorax: darken(ground, 0.55) },
  };
}

/** Dark wings lit by a band or patches. */
function darkButterfly({ ground, bright, third, kind }: Cast): Recipe {
  const near = kind.between(0.42, 0.56);
  const far = near + kind.between(0.12, 0.24);
  const row: Mark[] = kind.chance(0.7)
    ? [
        spots(third, kind.between(0.84, 0.91), kind.between(0.016, 0.028), {
          form: kind.pick(['round', 'lunule', 'bar', 'wedge']),
        }),
      ]
    : [];
  const lit: Mark = kind.chance(0.5)
    ? band(bright, near, far, { scallop: 0.02, wave: kind.between(0, 0.02) })
    : streaks(bright, near, far, 0.8);
  return {
    fore: [wash(ground), lit, ...row],
    hind: [
      wash(ground),
      band(bright, near - 0.1, far - 0.06, { scallop: 0.02 }),
      glow(bright, 0.5, 0.5, 0.4, 0.4),
      ...row,
    ],
    body: { thorax: darken(ground, 0.2) },
  };
}

/** Toothed cross-lines, a stigma in the cell and clouds of scales: a night moth. */
function nightMoth({ ground, dark, bright, third, kind }: Cast): Recipe {
  const [inner, outer] = [kind.between(0.3, 0.4), kind.between(0.66, 0.78)];
  const teeth = kind.between(0, 0.035);
  const cross = (d: number): Mark[] => [
    line(dark, d, 0.012, { teeth, wave: 0.012 }),
    line(lighten(ground, 0.4), d + 0.02, 0.008, { teeth, wave: 0.012, opacity: 0.6 }),
  ];
  const tone: Mark[] = [
    wash(ground),
    dust(dark, 160, { opacity: 0.4 }),
    dust(lighten(ground, 0.4), 120, { opacity: 0.5 }),
  ];
  return {
    fore: [
      ...tone,
      band(dark, inner, outer, { opacity: kind.between(0.12, 0.35), wave: 0.02 }),
      ...cross(inner),
      ...cross(outer),
      eye(0.22, 0.5, 0.05, [dark, bright], { light: false }),
      fringe(dark, 0.02),
    ],
    hind: [
      wash(third),
      basal(dark, 0.4, 0.4),
      border(dark, kind.between(0.1, 0.2), { opacity: 0.75 }),
      line(dark, 0.6, 0.012, { opacity: 0.5 }),
      fringe(lighten(third, 0.4), 0.02, false),
    ],
    body: { thorax: ground, abdomen: third },
  };
}

/** Soft bands and an eye on every wing. */
function silkMoth({ ground, dark, bright, third, kind }: Cast): Recipe {
  const spot = (t: number, d: number): Mark =>
    eye(t, d, kind.between(0.06, 0.09), [dark, bright, third, dark]);
  const bands: Mark[] = [
    line(dark, 0.28, 0.02, { wave: 0.02, opacity: 0.6 }),
    line(bright, 0.7, 0.03, { wave: 0.01, opacity: 0.8 }),
    line(dark, 0.73, 0.014, { wave: 0.01 }),
  ];
  return {
    fore: [wash(ground), border(lighten(ground, 0.25), 0.12, { opacity: 0.8 }), ...bands, spot(0.3, 0.5)],
    hind: [wash(ground), border(lighten(ground, 0.25), 0.13, { opacity: 0.8 }), ...bands, spot(0.42, 0.45)],
    body: { thorax: ground },
  };
}

function hawkMoth({ ground, dark, bright, third, kind }: Cast): Recipe {
  const slant = (d: number, width: number, tone: string): Mark =>
    line(tone, d, width, { bow: 0.05, wave: 0.012, opacity: 0.65 });
  return {
    fore: [
      wash(ground),
      slant(0.3, 0.03, dark),
      slant(0.45, 0.05, lighten(ground, 0.35)),
      slant(0.62, 0.04, dark),
      slant(0.8, 0.03, dark),
      area(lighten(ground, 0.3), trace('0,0.9 0.02,1 0.25,0.95'), { opacity: 0.5 }),
      dust(dark, 90),
    ],
    hind: [
      wash(bright),
      basal(dark, 0.35, 0.8),
      band(dark, 0.5, 0.62, { opacity: 0.85 }),
      border(dark, kind.between(0.12, 0.2)),
      fringe(third, 0.02, false),
    ],
    body: { thorax: ground, abdomen: ground, rings: bright },
  };
}

function tigerMoth({ ground, dark, bright, kind }: Cast): Recipe {
  const blots = kind.between(0.05, 0.08);
  return {
    fore: [
      wash(ground),
      spots(bright, 0.3, blots, { from: 0.1, to: 0.9, skip: [2, 5] }),
      spots(bright, 0.62, blots, { skip: [1, 4, 6] }),
      spots(bright, 0.86, blots * 0.7, { skip: [0, 3] }),
    ],
    hind: [wash(bright), spots(dark, 0.7, 0.06, { skip: [1, 4, 6] }), border(dark, 0.06)],
    body: { thorax: dark, abdomen: bright, rings: dark },
  };
}

function geometrid({ ground, dark, bright, third, kind }: Cast): Recipe {
  const lines: Mark[] = [0.35, 0.55, 0.75].map((d) =>
    line(dark, d, 0.01, { wave: kind.between(0.01, 0.03), opacity: 0.6 }),
  );
  return {
    fore: [wash(ground), ripples(dark, 50), ...lines, spots(bright, 0.9, 0.02)],
    hind: [wash(ground), ripples(dark, 40), ...lines, spots(third, 0.9, 0.02)],
    body: { thorax: ground },
  };
}

/** The pattern of a kind that has no recipe of its own, from its shape, palette and the dice of its name. */
export function defaultRecipe(shape: string, palette: readonly string[], kind: Random): Recipe {
  const cast = castOf(palette, kind);
  if (shape.startsWith('silkmoth')) return silkMoth(cast);
  if (shape === 'hawkmoth') return hawkMoth(cast);
  if (shape === 'noctuid') return nightMoth(cast);
  if (shape === 'tiger-moth') return tigerMoth(cast);
  if (shape === 'geometrid') return geometrid(cast);
  const recipe = cast.isDark ? darkButterfly(cast) : brightButterfly(cast);
  return shape === 'morpho'
    ? { ...recipe, fore: [...recipe.fore, sheen(cast.bright)], hind: [...recipe.hind, sheen(cast.bright)] }
    : recipe;
}
