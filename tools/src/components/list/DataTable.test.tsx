/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useSelection } from '../../model/lists/selection.ts';
import { drawTool } from '../../testing/draw-tool.tsx';
import { DataTable } from './DataTable.tsx';
import { Toolbar } from './Toolbar.tsx';

interface Lot {
  id: string;
  name: string;
}
const LOTS: Lot[] = ['Atlas', 'Birdwing', 'Comet', 'Dobson'].map((name) => ({ id: name[0] ?? '', name }));

function Lots({ rows = LOTS, sort }: { rows?: Lot[]; sort?: string }) {
  const selection = useSelection(rows.map(({ id }) => id));
  return (
    <>
      <DataTable
        caption="Lots"
        columns={[{ key: 'name', title: 'Name', cell: ({ name }: Lot) => name, sort: 'name', isName: true }]}
        rows={rows}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        hrefOf={({ id }) => `/tools/insects/${id}`}
        selection={selection}
        {...(sort !== undefined && { sort })}
      />
      <Toolbar selection={selection}>
        <button>Edit them</button>
      </Toolbar>
    </>
  );
}

const link = (name: string) => screen.getByRole('link', { name });
const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });

/** Rows that go once their button is pressed. */
function Work() {
  const [rows, setRows] = useState(LOTS);
  return (
    <>
      <DataTable
        caption="Lots"
        columns={[
          { key: 'name', title: 'Name', cell: ({ name }: Lot) => name, isName: true },
          {
            key: 'mend',
            title: 'Mend',
            cell: ({ id, name }) => (
              <button onClick={() => setRows((now) => now.filter((row) => row.id !== id))}>
                Mend {name}
              </button>
            ),
          },
        ]}
        rows={rows}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        hrefOf={({ id }) => `/tools/insects/${id}`}
      />
      <button onClick={() => setRows([])}>Mend all</button>
    </>
  );
}

describe('somebody who works through a table', () => {
  it('goes on with the next row when one is done and goes, and is not left at the head of the page', async () => {
    drawTool(<Work />);
    const mend = async (name: string) => {
      act(() => screen.getByRole('button', { name: `Mend ${name}` }).focus());
      await userEvent.keyboard('{Enter}');
    };
    await mend('Birdwing');
    expect(link('Comet')).toHaveFocus();
    await mend('Dobson');
    expect(link('Comet')).toHaveFocus();
    await mend('Comet');
    await mend('Atlas');
    expect(screen.getByText('Nothing here.')).toHaveFocus();
  });

  it('stays where they are when rows go that they are not in', async () => {
    drawTool(<Work />);
    act(() => link('Atlas').focus());
    await userEvent.tab();
    await userEvent.click(screen.getByRole('button', { name: 'Mend all' }));
    expect(screen.getByRole('button', { name: 'Mend all' })).toHaveFocus();
  });

  it('goes from row to row by keys, and opens one', async () => {
    const { address } = drawTool(<Lots />);
    act(() => link('Atlas').focus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(link('Comet')).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(link('Dobson')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Home}{ArrowDown}');
    expect(link('Birdwing')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(address()).toBe('/tools/insects/B');
  });

  it('passes it with one Tab, and comes back to the same row', async () => {
    drawTool(<Lots />);
    act(() => link('Atlas').focus());
    await userEvent.keyboard('{ArrowDown}');
    expect(link('Birdwing')).toHaveAttribute('tabindex', '0');
    expect(link('Atlas')).toHaveAttribute('tabindex', '-1');
  });

  it('selects a row by Space, and all up to another by Shift', async () => {
    drawTool(<Lots />);
    act(() => link('Atlas').focus());
    await userEvent.keyboard(' ');
    expect(box('Atlas')).toBeChecked();
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(box('Comet'));
    await user.keyboard('{/Shift}');
    expect(
      [box('Birdwing'), box('Comet')].every((one) => one instanceof HTMLInputElement && one.checked),
    ).toBe(true);
    expect(box('Dobson')).not.toBeChecked();
    expect(screen.getByText('3 selected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear the selection' }));
    expect(box('Atlas')).not.toBeChecked();
    expect(screen.queryByRole('button', { name: 'Edit them' })).toBeNull();
  });

  it('sorts by a link that turns round', async () => {
    const { address } = drawTool(<Lots sort="name:asc" />, { path: '/tools/insects?page=3&q=a' });
    expect(screen.getByRole('columnheader', { name: /Name/ })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(screen.getByRole('link', { name: 'Sort by Name, downwards' }));
    expect(address()).toBe('/tools/insects?q=a&sort=name%3Adesc');
  });

  it('is told that there is nothing', () => {
    drawTool(<Lots rows={[]} />);
    expect(screen.getByText('Nothing here.')).toBeVisible();
  });
});
