import type { Text } from '@vitrine/shared/contract/text';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import style from './TextContents.module.css';

/** What a long text holds, as links into it. */
export function TextContents({ headings }: Pick<Text, 'headings'>) {
  const id = useId();
  const intl = useIntl();
  return (
    <nav className={style['contents']} aria-labelledby={id}>
      <h2 id={id} className={style['title']}>
        {intl.formatMessage({ id: 'catalog.text.contents' })}
      </h2>
      <ol role="list" className={style['list']}>
        {headings.map((heading) => (
          <li key={heading.id}>
            <a href={`#${heading.id}`}>{heading.text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
