import { LOCALES } from '@vitrine/shared/contract/locale';
import { BY_NIGHT } from '../../support/by-night.ts';
import { expectRefusal } from '../../support/pages/expect-refusal.ts';
import { expect, test } from '../../support/journey.ts';
import { openLot, soldOutLot } from '../../support/shops/photographed.ts';

for (const locale of LOCALES) {
  const WORDS = {
    en: { email: /^E-mail address/, send: 'Tell me', asked: /We have sent an e-mail to ada@example.com/ },
    nl: {
      email: /^E-mailadres/,
      send: 'Laat het me weten',
      asked: /We hebben een e-mail gestuurd naar ada@/,
    },
    fr: { email: /^Adresse e-mail/, send: 'Prévenez-moi', asked: /Nous avons envoyé un e-mail à ada@/ },
  }[locale];

  test(`who comes too late asks for a mail in ${locale}`, BY_NIGHT, async ({ page, complaints }) => {
    await openLot(page, await soldOutLot(page.request), locale);
    const main = page.getByRole('main');
    const field = main.getByRole('textbox', { name: WORDS.email });
    const send = main.getByRole('button', { name: WORDS.send });
    await field.fill('ada@');
    await send.click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveValue('ada@');
    await expect(field).toBeFocused();
    let asked = 0;
    await page.route('**/api/subscriptions', async (route) => {
      asked += 1;
      const answer = await route.fetch();
      await route.fulfill({ response: answer });
    });
    await field.fill('ada@example.com');
    await send.dblclick();
    await expect(main.getByText(WORDS.asked)).toBeVisible();
    expect(asked).toBe(1);
    expectRefusal(complaints, 400);
  });
}

test('a wish that cannot be sent keeps what was typed', BY_NIGHT, async ({ page, complaints }) => {
  await openLot(page, await soldOutLot(page.request));
  await page.route('**/api/subscriptions', (route) => route.abort());
  const main = page.getByRole('main');
  const field = main.getByRole('textbox', { name: /^E-mail address/ });
  await field.fill('ada@example.com');
  await main.getByRole('button', { name: 'Tell me' }).click();
  await expect(main.getByRole('alert')).toContainText('could not be sent');
  await expect(field).toHaveValue('ada@example.com');
  expect(complaints.splice(0).filter((text) => !text.includes('Failed to load resource'))).toEqual([]);
});
