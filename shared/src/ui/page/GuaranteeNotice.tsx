import type { GuaranteeNotice as Notice } from '../../i18n/guarantee-notice.ts';
import { qrPath } from '../../i18n/qr-path.ts';
import style from './GuaranteeNotice.module.css';

/** Opens the harmonised notice on the legal guarantee below it, as on the click of a word the law has it. */
export function GuaranteeNotice({ notice }: { notice: Notice | null }) {
  if (!notice) return null;
  return (
    <details className={style['details']}>
      <summary>{notice.opens}</summary>
      <DrawnNotice notice={notice} />
    </details>
  );
}

/** The sheet itself, in the colours of its annex by day and by night. All its words are text, and so its own alternative. */
function DrawnNotice({ notice }: { notice: Notice }) {
  const { title, headline, claim, liable, period, more, todo, commercial, link, qr, code } = notice;
  return (
    <div className={style['notice']} role="group" aria-label={title}>
      <p className={style['title']}>
        <Stars />
        {title}
      </p>
      <p className={style['headline']}>{headline}</p>
      <p>{claim.text}</p>
      <List items={claim.items} />
      <p>{liable.text}</p>
      <List items={liable.items} />
      <p>{period}</p>
      <div className={style['more']}>
        <p>{more}</p>
        <a href={`https://${link}`}>
          <svg viewBox="-4 -4 37 37" role="img" aria-label={code.replace('{link}', link)}>
            <path d={qrPath(qr)} />
          </svg>
          <span>{link}</span>
        </a>
      </div>
      <p className={style['headline']}>{todo.text}</p>
      <ol>
        {todo.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
      <div className={style['commercial']}>
        <Garan />
        <p>{commercial}</p>
      </div>
    </div>
  );
}

function List({ items }: { items: string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

const TWELFTHS = Array.from({ length: 12 }, (_, hour) => (hour * Math.PI) / 6);
const STAR = 'M0-3 .67-.93 2.85-.93 1.09.36 1.76 2.43 0 1.15-1.76 2.43-1.09.36-2.85-.93-.67-.93z';

/** The circle of stars of the Union. */
function Stars() {
  return (
    <svg viewBox="-22 -22 44 44" aria-hidden="true">
      {TWELFTHS.map((angle) => (
        <path
          key={angle}
          d={STAR}
          transform={`translate(${(17 * Math.sin(angle)).toFixed(2)} ${(-17 * Math.cos(angle)).toFixed(2)})`}
        />
      ))}
    </svg>
  );
}

/** A likeness of the label of a commercial guarantee, which the text beside it tells of. */
function Garan() {
  return (
    <svg viewBox="0 0 96 64" aria-hidden="true" className={style['garan']}>
      <rect x="1" y="1" width="94" height="62" rx="3" />
      <path d="M1 20h94M9 10l3 3 6-7" />
      <text x="24" y="15">
        GARAN
      </text>
      <text x="10" y="52" className={style['years']}>
        XX
      </text>
      <path d="M58 32h26v22H58zM58 38h26M65 28v6M77 28v6" />
    </svg>
  );
}
