import { useNavigate } from 'react-router';
import { fillPath } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { staffPage } from '../../api/staff-page.ts';
import { PostEditor } from '../../components/texts/PostEditor.tsx';
import { WorkPage } from '../../components/bench/WorkPage.tsx';
import { toolHead } from '../../model/tool-head.ts';
import { useOfferUndo } from '../../model/editing/undo.ts';
import { useWords } from '../../model/use-words.ts';

export const loader = staffPage(() => null);
export const head = toolHead;

export function Component() {
  const words = useWords();
  const locale = useLocale();
  const navigate = useNavigate();
  const offer = useOfferUndo();
  return (
    <WorkPage name="toolsPostNew" title={words('postNew.title')} lead={words('postNew.lead')}>
      <PostEditor
        post={null}
        onSaved={async ({ auditId, post }) => {
          if (auditId) offer({ text: words('posts.saved'), auditId });
          await navigate(fillPath('toolsPost', locale, { id: String(post.id) }));
        }}
      />
    </WorkPage>
  );
}
