import { errorsOf } from '@vitrine/shared/forms/field-errors';
import { Form } from '@vitrine/shared/forms/Form';
import { RequiredNote } from '@vitrine/shared/forms/fields/RequiredNote';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
import { Button } from '@vitrine/shared/ui/links/Button';
import { listCountries } from '@vitrine/shared/http/list-countries';
import { listChoices } from '../../api/insects/data-quality.ts';
import { staffPage } from '../../api/staff-page.ts';
import { CustomerFields } from '../../components/orders/phone/CustomerFields.tsx';
import { LotPicker } from '../../components/orders/phone/LotPicker.tsx';
import { PaymentFields } from '../../components/orders/phone/PaymentFields.tsx';
import style from '../../components/orders/phone/PhoneOrder.module.css';
import { WorkPage } from '../../components/bench/WorkPage.tsx';
import { usePageData } from '../../model/lists/page-data.ts';
import { usePhoneOrder } from '../../components/orders/phone/use-phone-order.ts';
import { toolHead } from '../../model/tool-head.ts';
import { useWords } from '../../model/use-words.ts';

export const loader = staffPage(async (args, { remote, api, need }) => {
  const [shipped, choices] = await Promise.all([listCountries(remote.api(args)), listChoices(api)]);
  const countries = need(shipped);
  // Without all of the world, who buys at the stand is from where the shop ships to.
  return { countries, world: choices.ok ? choices.value.countries : countries };
});
export const head = toolHead;

/** An order for a customer who calls or stands at the desk. */
export function Component() {
  const words = useWords();
  const { countries, world } = usePageData<typeof loader>();
  const order = usePhoneOrder(countries);
  const { place } = order;
  return (
    <WorkPage name="toolsOrderNew" title={words('phone.title')} lead={words('phone.lead')}>
      <Form
        className={style['form']}
        aria-label={words('phone.title')}
        errors={errorsOf(place.failure)}
        onSubmit={() => void place.run(undefined)}
      >
        {order.isRestored && (
          <Notice tone="info" title={words('save.restored')}>
            <Button variant="quiet" onClick={order.discard}>
              {words('save.discard')}
            </Button>
          </Notice>
        )}
        <RequiredNote>{words('common.required')}</RequiredNote>
        <LotPicker order={order} />
        <CustomerFields order={order} countries={order.isTakenAlong ? world : countries} />
        <PaymentFields order={order} />
        <RequestFailed failure={place.failure} />
        <div>
          <Button type="submit" busy={place.isBusy}>
            {words('phone.place')}
          </Button>
        </div>
      </Form>
    </WorkPage>
  );
}
