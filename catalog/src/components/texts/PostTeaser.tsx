import type { PostTeaser as Teaser } from '@vitrine/shared/contract/text';
import { formatDay } from '@vitrine/shared/i18n/formats';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { Picture } from '@vitrine/shared/ui/specimens/Picture';
import style from './PostTeaser.module.css';

interface Props {
  post: Teaser;
  headingLevel: 2 | 3;
}

/** A blog post in a list: its day, its title, what it is about, and the picture of a lot that it names. */
export function PostTeaser({ post, headingLevel }: Props) {
  const locale = useLocale();
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={style['post']}>
      <p className={style['day']}>
        <time dateTime={post.publishedAt}>{formatDay(post.publishedAt, locale)}</time>
      </p>
      {post.picture && (
        <div className={style['picture']}>
          <Picture picture={post.picture} alt="" sizes="(min-width: 48rem) 10rem, 6rem" />
        </div>
      )}
      <Heading className={style['title']}>
        <SiteLink to={pathTo('post', locale, { slug: post.slug[locale] })}>{post.title}</SiteLink>
      </Heading>
      <p className={style['summary']}>{post.lead}</p>
    </article>
  );
}
