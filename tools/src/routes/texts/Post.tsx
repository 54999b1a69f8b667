import { useNavigate, useRevalidator } from 'react-router';
import type { ToolPost } from '@vitrine/shared/contract/tools/texts';
import { fillPath } from '@vitrine/shared/paths/path-to';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/links/Button';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { deletePost, readPost } from '../../api/shop/posts.ts';
import { staffPage } from '../../api/staff-page.ts';
import { toolsApi } from '../../api/tools-api.ts';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
import { PostEditor } from '../../components/texts/PostEditor.tsx';
import { WorkPage } from '../../components/bench/WorkPage.tsx';
import { usePageData } from '../../model/lists/page-data.ts';
import { toolHead } from '../../model/tool-head.ts';
import { useOfferUndo } from '../../model/editing/undo.ts';
import { useAction } from '@vitrine/shared/remote/use-action';
import { useFormats } from '../../model/use-formats.ts';
import { useWords } from '../../model/use-words.ts';

export const loader = staffPage(async ({ params }, { api, need }) =>
  need(await readPost(api, params['id'] ?? '')),
);
export const head = toolHead;

export function Component() {
  const words = useWords();
  const locale = useLocale();
  const post = usePageData<typeof loader>();
  const { revalidate } = useRevalidator();
  const offer = useOfferUndo();
  const remove = useDeletion(post);
  return (
    <WorkPage
      name="toolsPost"
      title={post.title[locale] || words('posts.untitled')}
      lead={<State post={post} />}
    >
      <RequestFailed failure={remove.failure} />
      <PostEditor
        key={post.id}
        post={post}
        onSaved={async ({ auditId }) => {
          if (auditId) offer({ text: words('posts.saved'), auditId });
          await revalidate();
        }}
        aside={
          post.state === 'draft' && (
            <Button variant="quiet" busy={remove.isBusy} onClick={() => void remove.run()}>
              {words('posts.delete')}
            </Button>
          )
        }
      />
    </WorkPage>
  );
}

function State({ post: { state, publishedAt, slug } }: { post: ToolPost }) {
  const words = useWords();
  const formats = useFormats();
  const locale = useLocale();
  const said = words(`posts.state.${state}`);
  if (!publishedAt) return said;
  const text = words('posts.stateSince', { state: said, at: formats.moment(publishedAt) });
  if (state !== 'published') return text;
  return (
    <>
      {text} · <SiteLink to={fillPath('post', locale, { slug: slug[locale] })}>{words('posts.see')}</SiteLink>
    </>
  );
}

function useDeletion({ id, revision }: ToolPost) {
  const words = useWords();
  const locale = useLocale();
  const navigate = useNavigate();
  const offer = useOfferUndo();
  const api = toolsApi(useRemote().browserApi);
  return useAction<void, { auditId: number }>(
    () => deletePost(api, id, revision),
    async ({ auditId }) => {
      offer({ text: words('posts.deleted'), auditId });
      await navigate(fillPath('toolsPosts', locale, {}));
    },
  );
}
