import { Skeleton } from '@vitrine/shared/ui/feedback/Skeleton';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { TwoColumns } from '../TwoColumns.tsx';
import style from './CartSkeleton.module.css';

/** The place of the cart until the browser has read it. Without JavaScript it never will, and that is said. */
export function CartSkeleton({ label, noScript }: { label: string; noScript: string }) {
  return (
    <>
      <noscript>
        <Notice tone="info">{noScript}</Notice>
      </noscript>
      <div className={style['waiting']} aria-busy="true">
        <p className="visually-hidden">{label}</p>
        <TwoColumns main={<WaitingLines />} side={<div className={style['summary']} />} />
      </div>
    </>
  );
}

function WaitingLines() {
  return (
    <div>
      {[0, 1].map((line) => (
        <div className={style['line']} key={line}>
          <Skeleton shape="picture" />
          <Skeleton shape="lines" lines={3} />
        </div>
      ))}
    </div>
  );
}
