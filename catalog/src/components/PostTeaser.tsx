import { formatDay } from '@vitrine/shared/i18n/formats';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Link } from 'react-router';
import type { Post } from '../texts/posts.ts';
import style from './PostTeaser.module.css';

interface Props {
  post: Pick<Post, 'slug' | 'title' | 'summary' | 'publishedOn'>;
  headingLevel: 2 | 3;
}

/** A blog post in a list: its day, its title, and what it is about. */
export function PostTeaser({ post, headingLevel }: Props) {
  const locale = useLocale();
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={style['post']}>
      <p className={style['day']}>
        <time dateTime={post.publishedOn}>{formatDay(post.publishedOn, locale)}</time>
      </p>
      <Heading className={style['title']}>
        <Link to={pathTo('post', locale, { slug: post.slug[locale] })}>{post.title[locale]}</Link>
      </Heading>
      <p className={style['summary']}>{post.summary[locale]}</p>
    </article>
  );
}
