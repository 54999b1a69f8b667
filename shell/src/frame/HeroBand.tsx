import style from './HeroBand.module.css';

/** Longitudinal veins of a wing that lies across the page, from its root at the left, with the cells between them. */
const VEINS = [
  'M-20 30C160 8 420 2 760 6s560 6 700 2',
  'M-20 33C180 16 380 14 640 16s420 6 820-2',
  'M-20 37c230-12 420-10 560 2 260 20 520 14 920-2',
  'M540 39c240 16 520 30 920 26',
  'M700 46c260 26 480 38 760 40',
  'M-20 42c200 0 380 8 520 24 240 28 520 44 960 42',
  'M500 66c220 32 460 54 760 64',
  'M-20 47c160 6 330 24 450 54s270 34 400 36',
  'M430 101c120 22 210 34 300 40',
  'M-20 53c130 14 250 40 340 88',
  'M-20 60c90 16 170 44 230 82',
];
const CROSS_VEINS =
  'M300 13c-6 4-6 10-2 17M470 15c4 5 4 12 0 18M620 16c8 8 8 20 2 30M540 39c-20 6-34 14-40 27M840 24c10 8 12 22 4 34M980 30c8 10 10 24 2 36M700 46c-24 8-36 20-38 36M1120 78c8 8 10 20 2 32M860 58c-14 12-16 22-8 38M330 64c-4 10-2 18 6 24M180 48c-8 8-8 16-2 26';

/** A quiet band below the header of the shop's own pages: the engraved veins of a wing. It says nothing. */
export function HeroBand() {
  return (
    <div className={style['band']} aria-hidden="true">
      <svg viewBox="0 0 1440 120" preserveAspectRatio="xMinYMid slice" fill="none" focusable="false">
        <g className={style['veins']}>
          {VEINS.map((vein) => (
            <path key={vein} d={vein} />
          ))}
        </g>
        <path className={style['cross']} d={CROSS_VEINS} />
      </svg>
    </div>
  );
}
