import style from './Logo.module.css';

const DRAWING_ID = 'logo';

interface LogoProps {
  /** The drawing is that of the page's first logo, which stands before this one. */
  isAgain?: boolean;
}

/** The shop's word-mark: its V is a pair of raised wings on a pin. */
export function Logo({ isAgain = false }: LogoProps) {
  return (
    <span className={style['logo']} role="img" aria-label="Vitrine">
      <svg viewBox="0 0 36 44" aria-hidden="true">
        {isAgain ? (
          <use href={`#${DRAWING_ID}`} />
        ) : (
          <g id={DRAWING_ID}>
            <path
              d="M2 10.5h8.5M25.5 10.5H34M5.6 10.5 18 38 30.4 10.5"
              fill="none"
              stroke="currentColor"
              strokeWidth="2.4"
            />
            <path d="M18 6v36" stroke="var(--brass)" strokeWidth="1.2" strokeLinecap="round" />
            <circle cx="18" cy="5" r="2.6" fill="var(--brass)" />
          </g>
        )}
      </svg>
      <span aria-hidden="true">itrine</span>
    </span>
  );
}
