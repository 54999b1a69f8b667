/** @jest-environment @vitrine/shared/build/browser-environment */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { orderRequestSchema } from '@vitrine/shared/contract/orders/place-order';
import { beginWith, ORDER, orderButton, pressOrder, RECEIPT } from '../../testing/checkout.ts';
import { FakeShop, refused } from '../../testing/fake-shop.ts';
import { insect } from '../../testing/fixtures.ts';
import { openPage } from '../../testing/open-page.tsx';

const MACHAON = insect();

const invoice = () => within(screen.getByRole('group', { name: 'Address of the invoice' }));

async function openCheckout(shop = new FakeShop([MACHAON])) {
  shop.answer(ORDER, RECEIPT);
  const page = openPage('/cart/checkout', shop);
  await orderButton();
  return { shop, ...page };
}

const sent = (shop: FakeShop) => orderRequestSchema.parse(shop.requests(ORDER)[0]?.body);

beforeEach(() => beginWith(MACHAON));

describe('a present', () => {
  it('takes a few words with it, and says that no price lies in its parcel', async () => {
    const { shop } = await openCheckout();
    expect(screen.queryByText(/No price and no invoice/)).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'This is a gift' }));
    expect(screen.getByText(/There is no price and no invoice in the parcel/)).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: /A few words/ }), 'For you');
    await pressOrder();
    await waitFor(() => expect(shop.requests(ORDER)).toHaveLength(1));
    expect(sent(shop).gift).toEqual({ note: 'For you' });
  });

  it.each([
    ['/cart/checkout', 'This is a gift', /customs papers on its outside say what each insect is worth/],
    ['/nl/winkelwagen/afrekenen', 'Dit is een cadeau', /op de douanepapieren aan de buitenkant staat wat/],
    ['/fr/panier/commander', 'C’est un cadeau', /documents douaniers à l’extérieur indiquent la valeur/],
  ])('that passes customs is not promised to hide what it is worth: %s', async (path, name, said) => {
    localStorage.setItem('VDM_COUNTRY', 'GB');
    openPage(path, new FakeShop([MACHAON]));
    await userEvent.click(await screen.findByRole('checkbox', { name }));
    expect(screen.getByText(said)).toBeTruthy();
    expect(
      screen.queryByText(/No price and no invoice|geen prijs en geen factuur|Ni prix ni facture/),
    ).toBeNull();
  });

  it('has its invoice sent to who pays, apart from the parcel', async () => {
    const { shop } = await openCheckout();
    await userEvent.type(screen.getByRole('textbox', { name: 'Town or city' }), 'Gent');
    await userEvent.click(screen.getByRole('checkbox', { name: 'The invoice goes to another address' }));
    await userEvent.type(invoice().getByRole('textbox', { name: 'Family name' }), 'Hopper');
    await userEvent.selectOptions(invoice().getByRole('combobox', { name: 'Country' }), 'Netherlands');
    await pressOrder();
    await waitFor(() => expect(shop.requests(ORDER)).toHaveLength(1));
    expect(sent(shop)).toMatchObject({
      address: { city: 'Gent', lastname: '', country: 'BE' },
      invoiceAddress: { city: '', lastname: 'Hopper', country: 'NL' },
    });
  });

  it('needs no words', async () => {
    const { shop } = await openCheckout();
    await userEvent.click(screen.getByRole('checkbox', { name: 'This is a gift' }));
    await pressOrder();
    await waitFor(() => expect(shop.requests(ORDER)).toHaveLength(1));
    expect(sent(shop).gift).toEqual({ note: '' });
  });

  it('is nothing that an order says of itself', async () => {
    const { shop } = await openCheckout();
    await userEvent.click(screen.getByRole('checkbox', { name: 'This is a gift' }));
    await userEvent.type(screen.getByRole('textbox', { name: /A few words/ }), 'For you');
    await userEvent.click(screen.getByRole('checkbox', { name: 'This is a gift' }));
    await pressOrder();
    await waitFor(() => expect(shop.requests(ORDER)).toHaveLength(1));
    expect(sent(shop)).not.toHaveProperty('gift');
    expect(sent(shop)).not.toHaveProperty('invoiceAddress');
  });

  it('reads what is wrong at its own fields, and keeps what was typed over a reload', async () => {
    const shop = new FakeShop([MACHAON]);
    const { unmount } = await openCheckout(shop);
    const fields = { 'invoice.city': 'Please fill this in.', giftNote: 'This is too long.' };
    shop.answer(ORDER, refused(400, 'invalid', { fields }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'This is a gift' }));
    await userEvent.type(screen.getByRole('textbox', { name: /A few words/ }), 'For you');
    await userEvent.click(screen.getByRole('checkbox', { name: 'The invoice goes to another address' }));
    await pressOrder();
    const city = invoice().getByRole('textbox', { name: 'Town or city' });
    await waitFor(() => expect(city.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByRole('link', { name: 'Town or city: Please fill this in.' })).toBeTruthy();
    expect(screen.getByRole('textbox', { name: /A few words/ }).getAttribute('aria-invalid')).toBe('true');
    unmount();
    await openCheckout();
    expect(screen.getByRole('textbox', { name: /A few words/ })).toHaveProperty('value', 'For you');
    expect(invoice().getByRole('textbox', { name: 'Town or city' })).toHaveProperty('value', '');
  });

  it('loses nothing that was typed before the shop knew of presents', async () => {
    const typed = {
      ...{ email: 'ann@example.com', phone: '', firstname: 'Ann', lastname: '', company: '', vatNumber: '' },
      ...{ street: 'Kaai', houseNumber: '', postalCode: '', city: '', country: 'FR', shippingCode: '' },
      ...{ remarks: '', paymentMethod: 'bancontact' },
    };
    sessionStorage.setItem('VDM_CHECKOUT', JSON.stringify(typed));
    await openCheckout();
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveProperty('value', 'ann@example.com');
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveProperty('value', 'FR');
  });
});
