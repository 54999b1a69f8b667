import { expect, it } from '@jest/globals';
import { blankForm } from '@vitrine/shared/contract/facts/schemas';
import { descriptionSchema } from '@vitrine/shared/contract/tools/catalogue';
import { oneDatabase } from '../../database/testing/databases.ts';
import { openLotsDesk } from '../../testing/desks/lots-desk.ts';

const open = oneDatabase();

it('A description is proposed from what is typed, and nothing is written', async () => {
  const { desk, staff, lot } = await openLotsDesk(await open());
  const { id } = await lot({ name: 'Papilio machaon' });
  const before = (await staff.get(`/api/tools/insects/${id}`)).json();
  const path = '/api/tools/insects/description';
  const form = { ...blankForm(), name: 'Papilio machaon', sizeMm: '75' };
  const { description } = descriptionSchema.parse((await staff.post(path, form)).json());
  expect(description.en).toMatch(/^Papilio machaon, male\. Size 75/);
  expect(description.fr).toMatch(/^Papilio machaon, mâle\. Taille 75/);
  expect((await staff.get(`/api/tools/insects/${id}`)).json()).toEqual(before);
  expect((await desk.app.inject({ method: 'POST', url: path, payload: form })).statusCode).toBe(401);
});
