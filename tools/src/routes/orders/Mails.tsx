import { useRevalidator } from 'react-router';
import { mailStateSchema, type MailRow } from '@vitrine/shared/contract/tools/operations/operations';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/links/Button';
import { SelectField } from '@vitrine/shared/forms/fields/SelectField';
import { listMails, retryMail, retryMails, retryPictures } from '../../api/shop/releases-admin.ts';
import { readQueue } from '../../api/insects/pictures.ts';
import { staffPage } from '../../api/staff-page.ts';
import { toolsApi } from '../../api/tools-api.ts';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
import { FilterBar } from '../../components/list/FilterBar.tsx';
import { MailTable } from '../../components/mails/MailTable.tsx';
import { KeysetLinks } from '../../components/list/PageLinks.tsx';
import { GivenUp } from '../../components/pictures/uploads/GivenUp.tsx';
import { WorkPage } from '../../components/bench/WorkPage.tsx';
import { useListAddress } from '../../model/lists/list-address.ts';
import { usePageData } from '../../model/lists/page-data.ts';
import { toolHead } from '../../model/tool-head.ts';
import { useAction } from '@vitrine/shared/remote/use-action';
import { useWords } from '../../model/use-words.ts';
import style from '../../components/mails/Mails.module.css';
import { useSay } from '../../model/use-say.ts';

export const loader = staffPage(async ({ request }, { api, need }) => {
  const query = new URL(request.url).searchParams;
  const [mails, pictures] = await Promise.all([
    listMails(api, { state: query.get('state') || undefined, before: query.get('before') || undefined }),
    readQueue(api, 'insect'),
  ]);
  return { mails: need(mails), pictures: need(pictures) };
});
export const head = toolHead;

export function Component() {
  const words = useWords();
  const { mails: page, pictures } = usePageData<typeof loader>();
  const { get } = useListAddress();
  const { said, act } = useRetries();
  return (
    <WorkPage
      name="toolsMails"
      title={words('mails.title')}
      lead={words('mails.lead', page.counts)}
      actions={
        page.counts.dead > 0 && (
          <Button busy={act.isBusy} onClick={() => void act.run('mails')}>
            {words('mails.retryAll', { count: page.counts.dead })}
          </Button>
        )
      }
    >
      {said && <p>{said}</p>}
      <RequestFailed failure={act.failure} />
      <FilterBar names={['state']}>
        <SelectField name="state" label={words('mails.state')} defaultValue={get('state')}>
          <option value="">{words('mails.every')}</option>
          {mailStateSchema.options.map((state) => (
            <option key={state} value={state}>
              {words(`mails.state.${state}`)}
            </option>
          ))}
        </SelectField>
      </FilterBar>
      <MailTable mails={page.mails} isBusy={act.isBusy} onRetry={(mail) => void act.run(mail)} />
      <KeysetLinks name="before" next={page.next} />
      {pictures.deadCount > 0 && (
        <section>
          <div className={style['head']}>
            <h2>{words('mails.pictures')}</h2>
            <Button variant="quiet" busy={act.isBusy} onClick={() => void act.run('pictures')}>
              {words('mails.retryPictures', { count: pictures.deadCount })}
            </Button>
          </div>
          <GivenUp name="toolsImagesInsect" queue={pictures} />
        </section>
      )}
    </WorkPage>
  );
}

function useRetries() {
  const words = useWords();
  const api = toolsApi(useRemote().browserApi);
  const { revalidate } = useRevalidator();
  const [said, say] = useSay();
  const act = useAction(
    (what: MailRow | 'mails' | 'pictures') => {
      if (what === 'mails') return retryMails(api);
      return what === 'pictures' ? retryPictures(api) : retryMail(api, what.id);
    },
    async ({ count }) => {
      say(words('mails.retried', { count }));
      await revalidate();
    },
  );
  return { said, act };
}
