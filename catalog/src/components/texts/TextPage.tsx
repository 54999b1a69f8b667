import type { Text } from '@vitrine/shared/contract/text';
import { formatDay } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { PageTitle } from '@vitrine/shared/ui/page/PageTitle';
import { useIntl } from 'react-intl';
import { ArticleText } from './ArticleText.tsx';
import { ReadingPage } from './ReadingPage.tsx';
import { useId } from 'react';
import style from './TextPage.module.css';
import textContentsStyle from './TextContents.module.css';

/** From so many parts on a reader wants to see what there is before reading. */
const LONG = 6;

interface Props {
  text: Text;
  /** Whether readers must be able to see how old it is. */
  isDated?: boolean;
}

/** A text with its title, with a table of contents when it is long. */
export function TextPage({ text, isDated = false }: Props) {
  const isLong = text.headings.length >= LONG;
  return (
    <ReadingPage
      title={<PageTitle lead={text.lead}>{text.title}</PageTitle>}
      contents={isLong && <TextContents headings={text.headings} />}
    >
      <ArticleText html={text.html} />
      {isDated && <LastChanged at={text.updatedAt} />}
    </ReadingPage>
  );
}

function LastChanged({ at }: { at: string }) {
  const intl = useIntl();
  const day = formatDay(at, useLocale());
  return (
    <p className={style['changed']}>
      {intl.formatMessage(
        { id: 'catalog.text.changed' },
        {
          day: (
            <time key="day" dateTime={at}>
              {day}
            </time>
          ),
        },
      )}
    </p>
  );
}

/** What a long text holds, as links into it. */
function TextContents({ headings }: Pick<Text, 'headings'>) {
  const id = useId();
  const intl = useIntl();
  return (
    <nav className={textContentsStyle['contents']} aria-labelledby={id}>
      <h2 id={id} className={textContentsStyle['title']}>
        {intl.formatMessage({ id: 'catalog.text.contents' })}
      </h2>
      <ol role="list" className={textContentsStyle['list']}>
        {headings.map((heading) => (
          <li key={heading.id}>
            <a href={`#${heading.id}`}>{heading.text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
