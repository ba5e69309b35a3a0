import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MovingList } from './MovingList.tsx';

/** jsdom has no layout. */
function layOut(widths: { readonly list: number; readonly space: number }): void {
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(widths.list);
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(widths.space);
}

function open() {
  return render(
    <MovingList
      label="Raffle winners"
      pauseLabel="Pause"
      playLabel="Resume"
      items={[{ key: '1', item: 'AK***' }]}
    />,
  );
}

afterEach(() => void jest.restoreAllMocks());

describe('MovingList', () => {
  it('shows each item once and does not move while the list fits its space', () => {
    layOut({ list: 200, space: 800 });
    open();
    expect(screen.getAllByText('AK***')).toHaveLength(1);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('group', { name: 'Raffle winners' }).hasAttribute('tabindex')).toBe(false);
  });

  it('repeats a list wider than its space, hidden from assistive technology', () => {
    layOut({ list: 900, space: 800 });
    open();
    expect(screen.getAllByText('AK***')).toHaveLength(2);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('group', { name: 'Raffle winners' }).tabIndex).toBe(0);
  });

  it('pauses and resumes a list that moves', async () => {
    layOut({ list: 900, space: 800 });
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect(screen.getByRole('button', { name: 'Resume' })).toBeTruthy();
  });
});
