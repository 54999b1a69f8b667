/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from 'react-router';
import { Field } from '@vitrine/shared/forms/fields/Field';
import { SelectField } from '@vitrine/shared/forms/fields/SelectField';
import { useListAddress } from '../../model/lists/list-address.ts';
import { useKey } from '../../model/use-key.ts';
import { drawTool } from '../../testing/draw-tool.tsx';
import { FilterBar } from './FilterBar.tsx';
import { KeysetLinks, PageLinks } from './PageLinks.tsx';

function Filters() {
  const { get } = useListAddress();
  return (
    <FilterBar names={['q', 'state', 'by']} initial={{ by: 'day' }}>
      <Field name="q" label="Name" defaultValue={get('q')} />
      <SelectField name="state" label="State" defaultValue={get('state')}>
        <option value="">all</option>
        <option value="open">open</option>
      </SelectField>
      <SelectField name="by" label="By" defaultValue={get('by') || 'day'}>
        <option value="week">week</option>
        <option value="day">day</option>
      </SelectField>
    </FilterBar>
  );
}

/** The browser's button, which leaves the focus where it is. */
function Filtered() {
  const navigate = useNavigate();
  useKey(
    (event) => event.key === 'F2',
    () => void navigate(-1),
  );
  return <Filters />;
}

describe('a list', () => {
  it('is narrowed in its address, and begins anew', async () => {
    const { address } = drawTool(<Filters />, { path: '/tools/orders?sort=at%3Adesc&page=4' });
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'ada{Enter}');
    expect(address()).toBe('/tools/orders?sort=at%3Adesc&q=ada&by=day');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'open');
    expect(address()).toBe('/tools/orders?sort=at%3Adesc&q=ada&state=open&by=day');
    await userEvent.click(screen.getByRole('link', { name: 'Show all' }));
    expect(address()).toBe('/tools/orders?sort=at%3Adesc');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  });

  it('folds all but its first field on a phone, and says how many of the others are set', async () => {
    drawTool(
      <FilterBar names={['q', 'state']} first={{ name: 'q', field: <Field name="q" label="Name" /> }}>
        <Field name="state" label="State" />
      </FilterBar>,
      { path: '/tools/orders?q=ada&state=open' },
    );
    const more = screen.getByRole('button', { name: 'More filters (1)' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(more);
    expect(more).toHaveAttribute('aria-expanded', 'true');
  });

  it('leaves the focus where it is, and its fields hold what another address says', async () => {
    drawTool(<Filtered />, { path: '/tools/orders?by=week' });
    const [name, state, by] = [
      screen.getByRole('textbox', { name: 'Name' }),
      screen.getByRole('combobox', { name: 'State' }),
      screen.getByRole('combobox', { name: 'By' }),
    ];
    await userEvent.selectOptions(state, 'open');
    expect(state).toHaveFocus();
    await userEvent.type(name, 'ada{Enter}');
    expect(name).toHaveFocus();
    await userEvent.type(name, 'x');
    const show = screen.getByRole('button', { name: 'Show' });
    await userEvent.click(show);
    expect(show).toHaveFocus();
    await userEvent.keyboard('{F2}');
    await waitFor(() => expect(name).toHaveValue('ada'));
    expect(state).toHaveValue('open');
    await userEvent.type(name, '{F2}');
    await waitFor(() => expect(name).toHaveValue(''));
    expect(name).toHaveFocus();
    await userEvent.keyboard('{F2}');
    await waitFor(() => expect(state).toHaveValue(''));
    await userEvent.click(screen.getByRole('link', { name: 'Show all' }));
    await waitFor(() => expect(by).toHaveValue('day'));
    expect(show).toHaveFocus();
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
