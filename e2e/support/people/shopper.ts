import { expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from '@vitrine/shared/contract/locale';
import { insectPath } from '@vitrine/shared/paths/insect-path';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { WORDS } from './words.ts';

/** A lot as the catalogue lists it. */
type Lot = Parameters<typeof insectPath>[0] & { reference: string; stock: number; priceCents: number };

/** In Belgium not everything may be kept. */
export const NEWEST = '/api/catalogue/listing?special=LATEST&size=96&ships=BE';

/** Somebody who buys an insect, doing what a person does. */
export class Shopper {
  readonly page: Page;
  readonly locale: Locale;

  constructor(page: Page, locale: Locale = 'en') {
    this.page = page;
    this.locale = locale;
  }

  get words() {
    return WORDS[this.locale];
  }

  /** The total in the header. */
  get cartTotal(): Locator {
    const links = this.page
      .getByRole('banner')
      .locator(`a[href="${pathTo('cart', this.locale)}"]:not([hreflang])`);
    return links.filter({ visible: true });
  }

  /** Lots of the newest insects that fit and may go to where shoppers live. */
  async lots(fits: (lot: Lot) => boolean, country = 'BE'): Promise<Lot[]> {
    const answer = await this.page.request.get(NEWEST.replace('ships=BE', `ships=${country}`));
    const { items } = (await answer.json()) as { items: Lot[] };
    return items.filter(fits);
  }

  /** The first of them, or another: the last one is at place -1. */
  async lot(fits: (lot: Lot) => boolean, place = 0, country = 'BE'): Promise<Lot> {
    const lot = (await this.lots(fits, country)).at(place);
    if (!lot) throw new Error('too few of the newest insects are such lots');
    return lot;
  }

  async open(lot: Lot): Promise<void> {
    await this.page.goto(insectPath(lot, this.locale));
    await this.ready();
  }

  /** The page answers to the shopper: the cart total is drawn only by the browser. */
  async ready(): Promise<void> {
    await expect(this.cartTotal).toContainText('€');
  }

  addButton(): Locator {
    return this.page.getByRole('main').getByRole('button', { name: this.words.addToCart }).first();
  }

  async add(lot: Lot): Promise<void> {
    await this.open(lot);
    await this.addButton().click();
    await expect(this.cartTotal).toContainText(amountIn(lot.priceCents));
  }

  async goToCheckout(): Promise<void> {
    await this.cartTotal.click();
    await this.page.getByRole('link', { name: this.words.toCheckout }).click();
    await expect(this.page.getByRole('button', { name: this.words.order })).toBeEnabled();
  }

  /** Fills in what a guest must; `postalCode` may be wrong on purpose. */
  async fillIn({ email = 'ada@example.org', postalCode = '9000' } = {}): Promise<void> {
    const { page, words } = this;
    const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
    await page.getByRole('textbox', { name: new RegExp(`^${words.email}`) }).fill(email);
    await field(words.firstname).fill('Ada');
    await field(words.lastname).fill('Lovelace');
    await field(words.street).fill('Korenmarkt');
    await field(words.houseNumber).fill('1');
    await field(words.postalCode).fill(postalCode);
    await field(words.city).fill('Gent');
    await page.getByRole('radio', { name: /Bancontact/ }).check();
    await page.getByRole('checkbox', { name: new RegExp(words.conditions) }).check();
  }

  async order(): Promise<void> {
    await this.page.getByRole('button', { name: this.words.order }).click();
  }

  /** On the page of the test provider. */
  async pay(): Promise<void> {
    await this.page.waitForURL(/test-payments/);
    await this.page.getByRole('button', { name: this.words.pay, exact: true }).click();
  }
}

/** `1250` as it stands in any of the languages: `12.50` or `12,50`. */
export function amountIn(cents: number): RegExp {
  const [euros, rest] = (cents / 100).toFixed(2).split('.');
  return new RegExp(`${euros}[.,]${rest}`);
}
