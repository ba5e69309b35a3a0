import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderInKit } from '../testing/renderInKit.tsx';
import { DataTable, type DataTableColumn } from './DataTable.tsx';

interface Round {
  readonly game: string;
  readonly stake: string;
}
const columns: readonly DataTableColumn<Round>[] = [
  { id: 'game', label: 'Game', cell: (round) => round.game },
  { id: 'stake', label: 'Stake', align: 'end', cell: (round) => round.stake },
];

describe('DataTable', () => {
  it('uses the first column as row headers', () => {
    renderInKit(
      <DataTable
        caption="Your rounds"
        columns={columns}
        rows={[{ game: 'Northern Vault', stake: '€2.00' }]}
        rowKey={(round) => round.game}
      />,
    );
    const table = screen.getByRole('table', { name: 'Your rounds' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Game', 'Stake']);
    expect(within(table).getByRole('rowheader', { name: 'Northern Vault' })).toBeTruthy();
  });

  it('repeats the column label in each cell, for the narrow card layout', () => {
    renderInKit(
      <DataTable
        caption="Your rounds"
        columns={columns}
        rows={[{ game: 'Northern Vault', stake: '€2.00' }]}
        rowKey={(round) => round.game}
      />,
    );
    expect(screen.getByRole('cell', { name: '€2.00' }).getAttribute('data-label')).toBe('Stake');
  });
});
