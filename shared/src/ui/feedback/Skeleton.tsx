import style from './Skeleton.module.css';

interface SkeletonProps {
  /** card: a specimen card. lines: as much text as `lines` says. picture: a square. */
  shape: 'card' | 'lines' | 'picture';
  lines?: number;
}

/** The place of what is still coming, at its final size. Nothing is seen of it for the first 200 ms. */
export function Skeleton({ shape, lines = 3 }: SkeletonProps) {
  return (
    <div className={style['skeleton']} data-shape={shape} aria-hidden="true">
      {shape !== 'lines' && <div className={style['picture']} />}
      {shape !== 'picture' && (
        <div className={style['lines']}>
          {Array.from({ length: lines }, (_, index) => (
            <div key={index} className={style['line']} />
          ))}
        </div>
      )}
    </div>
  );
}
