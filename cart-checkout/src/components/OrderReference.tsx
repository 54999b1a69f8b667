import style from './OrderReference.module.css';

/** A reference in one piece, as it is read out and copied. */
export function OrderReference({ reference }: { reference: string }) {
  return <span className={style['reference']}>{reference}</span>;
}
