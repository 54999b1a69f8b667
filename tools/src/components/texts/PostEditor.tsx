import type { ReactNode } from 'react';
import { LOCALES } from '@vitrine/shared/contract/locale';
import type { ToolPost } from '@vitrine/shared/contract/tools/texts';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { CheckField } from '@vitrine/shared/forms/fields/CheckField';
import { Field } from '@vitrine/shared/forms/fields/Field';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { createPost, editPost, readPostVersion } from '../../api/shop/posts.ts';
import { toolsApi } from '../../api/tools-api.ts';
import { nested, perLanguage } from '../../model/nested.ts';
import { useEditForm, type EditFormState } from '../../model/editing/use-edit-form.ts';
import { useMay } from '../../model/current-staff.ts';
import { useWords } from '../../model/use-words.ts';
import {
  heldPost,
  languagesOf,
  readCurrentPost,
  wordingLabels,
  type PostField,
} from '../../model/editing/wording-form.ts';
import { EditForm } from '../form/EditForm.tsx';
import { OneLanguage, TranslatedFields } from '../form/TranslatedFields.tsx';
import { TextPreview } from './TextPreview.tsx';
import { useEarlier } from './use-earlier.ts';
import { Versions } from './Versions.tsx';
import { WordingFields } from './WordingFields.tsx';
import style from './Texts.module.css';

interface PostEditorProps {
  /** Null for a new one. */
  post: ToolPost | null;
  onSaved(saved: { auditId: number | null; post: ToolPost }): void | Promise<void>;
  /** Beside the button that saves. */
  aside?: ReactNode;
}

/** A post in three languages: what it says, where it stands, when it is out. */
export function PostEditor({ post, onSaved, aside }: PostEditorProps) {
  const words = useWords();
  const mayWrite = useMay('shop-write');
  const form = usePostForm(post, onSaved);
  const api = toolsApi(useRemote().browserApi);
  const take = useEarlier((version) => readPostVersion(api, post?.id ?? 0, version), form.set);
  const missing = LOCALES.filter(
    (locale) => !form.values[`title.${locale}`] || !form.values[`body.${locale}`],
  );
  const onTake = (version: number) => void take.run(version);
  return (
    <>
      {missing.length > 0 && (
        <Notice tone="info">{words('posts.missing', { languages: languagesOf(missing, words) })}</Notice>
      )}
      <div className={style['editor']}>
        {mayWrite && (
          <EditForm form={form} aside={aside}>
            <OneLanguage>
              <WordingFields form={form} />
              <TranslatedFields<'slug', PostField>
                stem="slug"
                label={words('posts.slug')}
                hint={words('posts.slugHint')}
                form={form}
              />
            </OneLanguage>
            <Publishing form={form} />
          </EditForm>
        )}
        <TextPreview values={form.values} />
      </div>
      {post && <Versions versions={post.versions} failure={take.failure} {...(mayWrite && { onTake })} />}
    </>
  );
}

function Publishing({ form }: { form: EditFormState<PostField> }) {
  const words = useWords();
  return (
    <div className={style['fields']}>
      <CheckField {...form.tick('isPublished')} />
      {form.values.isPublished === 'yes' && (
        <Field {...form.field('publishedAt')} type="datetime-local" hint={words('posts.publishedAtHint')} />
      )}
    </div>
  );
}

function usePostForm(post: ToolPost | null, onSaved: PostEditorProps['onSaved']) {
  const words = useWords();
  const api = toolsApi(useRemote().browserApi);
  return useEditForm<PostField, { auditId: number | null; post: ToolPost }>({
    name: `post:${post?.id ?? 'new'}`,
    held: heldPost(post),
    labels: {
      ...wordingLabels(words),
      ...perLanguage('slug', (locale) =>
        words('translated.label', { label: words('posts.slug'), language: words(`translated.${locale}`) }),
      ),
      ...{ isPublished: words('posts.isPublished'), publishedAt: words('posts.publishedAt') },
    },
    send(values, revision) {
      const body = { ...nested(values), isPublished: values.isPublished === 'yes', revision };
      return post ? editPost(api, post.id, body) : createPost(api, body);
    },
    readCurrent: readCurrentPost,
    onSaved,
  });
}
