/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field } from '@vitrine/shared/forms/Field';
import { SelectField } from '@vitrine/shared/forms/SelectField';
import { useListAddress } from '../../model/lists/list-address.ts';
import { drawTool } from '../../testing/draw-tool.tsx';
import { FilterBar } from './FilterBar.tsx';
import { KeysetLinks, PageLinks } from './PageLinks.tsx';

function Filters() {
  const { get } = useListAddress();
  return (
    <FilterBar names={['q', 'state']}>
      <Field name="q" label="Name" defaultValue={get('q')} />
      <SelectField name="state" label="State" defaultValue={get('state')}>
        <option value="">all</option>
        <option value="open">open</option>
      </SelectField>
    </FilterBar>
  );
}

describe('a list', () => {
  it('is narrowed in its address, and begins anew', async () => {
    const { address } = drawTool(<Filters />, { path: '/tools/orders?sort=at%3Adesc&page=4' });
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'ada{Enter}');
    expect(address()).toBe('/tools/orders?sort=at%3Adesc&q=ada');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'open');
    expect(address()).toBe('/tools/orders?sort=at%3Adesc&q=ada&state=open');
    await userEvent.click(screen.getByRole('link', { name: 'Show all' }));
    expect(address()).toBe('/tools/orders?sort=at%3Adesc');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  });

  it('is gone through by numbers, or from place to place', () => {
    const pages = (
      <>
        <PageLinks page={2} pages={3} />
        <KeysetLinks name="before" next={40} />
      </>
    );
    drawTool(pages, { path: '/tools/audit?by=ann&before=90' });
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Page 3')).toBe('/tools/audit?by=ann&before=90&page=3');
    expect(hrefOf('Further')).toBe('/tools/audit?by=ann&before=40');
    expect(hrefOf('From the beginning')).toBe('/tools/audit?by=ann');
  });
});
