import style from './HeroBand.module.css';

/** The veins that leave the pin: on a phone no more is seen of the wings, so no drawing is fetched for them. */
const VEINS =
  'M200 19.4Q110 14.6 0 11M212 19.4q90-4.8 200-8.4M200 19.6Q110 16.1 0 13.5M212 19.6q90-3.5 200-6.1M200 19.9Q110 17.9 0 ' +
  '16.5M212 19.9q90-2 200-3.4M200 20.1Q110 19.7 0 19.5M212 20.1q90-.4 200-.6M200 20.4Q110 22.4 0 23M212 20.4q90 2 200 2.6' +
  'M200 20.6Q110 25.2 0 26.5M212 20.6q90 4.6 200 5.9M200 20.9Q110 28 0 30M212 20.9q90 7.1 200 9.1M200 21.1Q110 30.8 0 33.5' +
  'M212 21.1q90 9.7 200 12.4M200 21.4Q110 33.6 0 37M212 21.4q90 12.2 200 15.6';

/** A quiet band below the header of the shop's own pages: a dragonfly's wings, spread on a pin. It says nothing. */
export function HeroBand() {
  return (
    <div className={style['band']} aria-hidden="true">
      <svg viewBox="0 0 412 44" preserveAspectRatio="none">
        <path d={VEINS} />
      </svg>
    </div>
  );
}
