import { useLocation } from 'react-router';
import { pageOutline } from '../model/page-outline.ts';
import style from './Outline.module.css';

/**
 * The empty frames of a page that cannot be had now, about as high as it is: the footer stays where it was, and nothing
 * jumps when the page comes after all.
 */
export function Outline() {
  const { pathname } = useLocation();
  return (
    <div className={style['room']} aria-hidden="true">
      {pageOutline(pathname).map((piece, place) => (
        <div key={place} className={style['piece']} data-piece={piece} />
      ))}
    </div>
  );
}
