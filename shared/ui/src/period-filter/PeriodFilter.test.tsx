import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInKit } from '../testing/renderInKit.tsx';
import { PeriodDays } from './PeriodDays.tsx';
import { PeriodFilter } from './PeriodFilter.tsx';

const texts = {
  label: 'Period',
  otherDays: 'Other dates',
  from: 'From',
  until: 'Until',
  apply: 'Show',
  incomplete: 'Choose a day',
};
const ranges = [{ id: 'week', label: '7 days', href: '/?range=week', current: true }];

function open(days?: { from: string; until: string }) {
  const onDays = jest.fn();
  renderInKit(
    <PeriodFilter ranges={ranges} hasDays={days !== undefined} texts={texts}>
      <PeriodDays days={days} lastDay="2026-11-21" texts={texts} onDays={onDays} />
    </PeriodFilter>,
  );
  return onDays;
}

describe('PeriodFilter', () => {
  it('shows preset ranges as links and date inputs behind a chip', async () => {
    open();
    expect(screen.getByRole('link', { name: '7 days' }).getAttribute('aria-current')).toBe('page');
    expect(screen.queryByLabelText('From')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Other dates' }));
    expect(screen.getByLabelText('Until')).toHaveProperty('value', '2026-11-21');
  });

  it('requires both dates before it reports the range', async () => {
    const onDays = open();
    await userEvent.click(screen.getByRole('button', { name: 'Other dates' }));
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(screen.getByText('Choose a day')).toBeTruthy();
    expect(onDays).not.toHaveBeenCalled();
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-01' } });
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(onDays).toHaveBeenCalledWith('2026-11-01', '2026-11-21');
  });

  it('shows the selected dates', () => {
    open({ from: '2026-10-01', until: '2026-10-31' });
    expect(screen.getByLabelText('From')).toHaveProperty('value', '2026-10-01');
  });
});
