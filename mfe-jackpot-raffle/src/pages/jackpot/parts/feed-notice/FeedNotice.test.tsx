import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServices, renderPage } from '@foyer/platform/testing';
import type { JackpotState } from '@foyer/contract';
import { FeedNotice } from './FeedNotice.tsx';

/** Fault 16 of requirements/reliability#faults. */
function show(link: JackpotState['link'], hasFailed = false): { readonly onRetry: jest.Mock } {
  const onRetry = jest.fn();
  const state: JackpotState = {
    link,
    pots: undefined,
    currency: 'EUR',
    rate: undefined,
    hasFailed,
    optIn: { status: 'loading' } as JackpotState['optIn'],
  };
  renderPage(() => <FeedNotice state={state} onRetry={onRetry} />, {
    services: fakeServices({ path: '/en/jackpot/' }),
    mocks: [],
  });
  return { onRetry };
}

describe('notice above the pots', () => {
  it('reports that the automatic retries have ended and offers a manual one', async () => {
    const { onRetry } = show('exhausted');
    expect(await screen.findByText('Maximum retry attempts reached')).toBeTruthy();
    await userEvent.click(screen.getByRole('button'));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('shows nothing while the link is open', () => {
    show('open');
    expect(screen.queryByText('Maximum retry attempts reached')).toBeNull();
  });
});
