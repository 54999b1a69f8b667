import style from './HeroBand.module.css';

/** A quiet band below the header of the shop's own pages: a dragonfly's wings, spread on a pin. It says nothing. */
export function HeroBand() {
  return <div className={style['band']} aria-hidden="true" />;
}
