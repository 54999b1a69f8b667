import { Prose } from '@vitrine/shared/ui/Prose';
import { Fragment } from 'react';
import type { Block, Section } from '../model/article.ts';
import { InlineText } from './InlineText.tsx';

/** The sections of an article, set for reading. */
export function ArticleText({ sections }: { sections: Section[] }) {
  return (
    <Prose>
      {sections.map(({ heading, blocks }, index) => (
        <Fragment key={index}>
          {heading && <h2>{heading}</h2>}
          {blocks.map((block, place) => (
            <ArticleBlock key={place} block={block} />
          ))}
        </Fragment>
      ))}
    </Prose>
  );
}

function ArticleBlock({ block }: { block: Block }) {
  if (typeof block === 'string') {
    return (
      <p>
        <InlineText text={block} />
      </p>
    );
  }
  return (
    <ul>
      {block.map((line, index) => (
        <li key={index}>
          <InlineText text={line} />
        </li>
      ))}
    </ul>
  );
}
