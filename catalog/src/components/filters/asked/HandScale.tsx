import style from './HandScale.module.css';

/** A grown hand that lies flat, wrist to the left, in millimetres: 190 from the wrist to the tip of the middle finger. */
const HAND = `M0 27 C14 27 27 26 38 22 C50 17 66 5 84 1 C94 -1 103 2 104 8 C105 14 98 17 90 20 C82 23 77 27 74 32
  C82 31 88 30 96 29 L160 23 C169 22 176 25 176 31 C176 37 170 40 162 40 L106 45
  L176 44 C184 44 190 47 190 53 C190 59 184 62 176 62 L106 63
  L164 68 C172 69 178 72 177 78 C176 84 170 86 162 85 L102 80
  L138 92 C146 95 150 99 148 105 C146 110 140 111 132 108 L92 96
  C72 99 56 100 40 94 C26 89 14 87 0 87`;
export const HAND_MM = { length: 190, width: 110 };
const BAR_ROOM_MM = 22;

export interface SizeBounds {
  from: number;
  to: number;
}

interface Props {
  sizes: SizeBounds;
  /** Of the list: it and the hand share one scale, which stays as the ends move. */
  longest: number;
  millimetres: (mm: number) => string;
  caption: string;
}

/** What a size means: bars as long as the smallest and the largest, to scale with a hand. */
export function HandScale({ sizes, longest, millimetres, caption }: Props) {
  const wide = Math.max(HAND_MM.length, longest) + 2;
  return (
    <figure className={style['figure']}>
      <svg
        viewBox={`-1 -3 ${wide} ${HAND_MM.width + BAR_ROOM_MM}`}
        preserveAspectRatio="xMinYMid"
        aria-hidden="true"
      >
        <path className={style['hand']} d={HAND} />
        <path
          className={style['bar']}
          d={`M0 ${HAND_MM.width + 8}H${sizes.to}M0 ${HAND_MM.width + 2}v12M${sizes.to} ${HAND_MM.width + 2}v12`}
        />
        <path className={style['from']} d={`M${sizes.from} ${HAND_MM.width + 4}v8`} />
      </svg>
      <figcaption>
        <span className={style['sizes']} aria-hidden="true">
          {`${sizes.from}–${millimetres(sizes.to)}`}
        </span>{' '}
        {caption}
      </figcaption>
    </figure>
  );
}
