import type { CategorySummary } from '../model/split-categories.ts';
import { CategoryDrawer } from './CategoryDrawer.tsx';
import style from './CategoryDrawers.module.css';

interface Props {
  summaries: CategorySummary[];
  headingLevel: 2 | 3;
}

/** Drawers side by side: two on a phone, four on a desk. */
export function CategoryDrawers({ summaries, headingLevel }: Props) {
  return (
    <ul className={style['drawers']} role="list">
      {summaries.map((summary) => (
        <li key={summary.category}>
          <CategoryDrawer summary={summary} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}
