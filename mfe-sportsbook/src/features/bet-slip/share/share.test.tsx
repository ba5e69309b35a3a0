import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SportsSlipRefusal } from '@foyer/graphql/main';
import { answer, fakeServices, renderPiece, type GraphqlMock } from '@foyer/platform/testing';
import { showDialogs } from '@foyer/ui/testing';
import type { Selection } from '../../coupon/coupon.ts';
import { OpenSharedSlip } from './OpenSharedSlip.tsx';
import { ShareSlip } from './ShareSlip.tsx';
import { SharedSportsSlipDocument, ShareSportsSlipDocument } from './ShareSlip.generated.ts';

showDialogs();

const SELECTION: Selection = { event: 'own', kind: 'winner', line: null, outcome: 'home', price: 1_900 };

const shared = (prices: readonly (number | null)[], refusal: SportsSlipRefusal | null = null): GraphqlMock =>
  answer(SharedSportsSlipDocument, {
    __typename: 'Query',
    root: {
      __typename: 'Root',
      sharedSportsSlip: {
        __typename: 'SharedSportsSlip',
        refusal,
        selections: prices.map((price, index) => ({
          __typename: 'SharedSportsSelection' as const,
          event: `match${index}`,
          kind: 'winner' as const,
          line: null,
          outcome: 'home' as const,
          parts: [],
          price,
          home: `Rovers ${index}`,
          away: 'City',
        })),
      },
    },
  });

function open(cookie: string, mock: GraphqlMock) {
  const services = fakeServices({ path: '/en/sports/' });
  services.storage.write('sportsCoupon', cookie);
  const used: string[] = [];
  services.bus.on('feature.used', ({ feature }) => used.push(feature));
  renderPiece(<OpenSharedSlip code="7KQ2M9XB" onClose={() => undefined} />, { services, mocks: [mock] });
  return { cookie: () => services.storage.read('sportsCoupon'), used };
}

describe('opening a shared slip', () => {
  it('fills an empty slip at the current prices, and names what is no longer available', async () => {
    const { cookie, used } = open('', shared([2_200, null]));
    expect(await screen.findByText('1 selection is in your bet slip at its current price.')).toBeTruthy();
    expect(screen.getByText('Rovers 1 wins · Rovers 1 – City')).toBeTruthy();
    expect(cookie()).toBe('match0~w~~h~2200');
    expect(used).toEqual(['open-shared-slip']);
  });

  it('asks before it replaces selections', async () => {
    const { cookie } = open('own~w~~h~1900', shared([2_200]));
    expect(await screen.findByRole('dialog', { name: 'Shared selections' })).toBeTruthy();
    expect(cookie()).toBe('own~w~~h~1900');
    await userEvent.click(screen.getByRole('button', { name: 'Replace' }));
    await waitFor(() => expect(cookie()).toBe('match0~w~~h~2200'));
  });

  it('does not ask when the slip has the same selections already', async () => {
    const { cookie } = open('match0~w~~h~1900', shared([2_200]));
    expect(await screen.findByText('1 selection is in your bet slip at its current price.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(cookie()).toBe('match0~w~~h~2200');
  });

  it('keeps the player’s own selections on request', async () => {
    const { cookie } = open('own~w~~h~1900', shared([2_200]));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep mine' }));
    expect(cookie()).toBe('own~w~~h~1900');
  });

  it('keeps the player’s own selections when no shared one is available', async () => {
    const { cookie } = open('own~w~~h~1900', shared([null]));
    expect(await screen.findByText('None of the selections is available any more.')).toBeTruthy();
    expect(cookie()).toBe('own~w~~h~1900');
  });

  it.each<[SportsSlipRefusal, RegExp]>([
    ['UNKNOWN_CODE', /doesn’t exist or has expired/],
    ['TOO_MANY_REQUESTS', /^Too many attempts/],
    ['FEED_UNAVAILABLE', /^We can’t check the prices/],
  ])('explains the refusal %s', async (refusal, text) => {
    open('', shared([], refusal));
    expect(await screen.findByText(text)).toBeTruthy();
  });
});

describe('sharing a slip', () => {
  const sharing = (code: string | null, refusal: SportsSlipRefusal | null): GraphqlMock =>
    answer(ShareSportsSlipDocument, {
      __typename: 'Mutation',
      shareSportsSlip: {
        __typename: 'ShareSportsSlipResult',
        code,
        expiresAt: code === null ? null : '2026-12-29T12:00:00.000Z',
        refusal,
      },
    });
  const show = (mock: GraphqlMock) =>
    renderPiece(<ShareSlip coupon={[SELECTION]} />, {
      services: fakeServices({ path: '/en/sports/' }),
      mocks: [mock],
    });

  it('shows the code, and copies a link with it', async () => {
    const user = userEvent.setup();
    show(sharing('7KQ2M9XB', null));
    await user.click(screen.getByRole('button', { name: 'Share selections' }));
    expect(await screen.findByText('Your code: 7KQ2M9XB')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByRole('button', { name: 'Link copied' })).toBeTruthy();
    expect(await navigator.clipboard.readText()).toMatch(/\/en\/sports\/\?slip=7KQ2M9XB$/);
  });

  it('shows the link when the browser does not allow copying', async () => {
    const user = userEvent.setup();
    show(sharing('7KQ2M9XB', null));
    await user.click(screen.getByRole('button', { name: 'Share selections' }));
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText(/\/en\/sports\/\?slip=7KQ2M9XB$/)).toBeTruthy();
  });

  it('explains a refusal', async () => {
    show(sharing(null, 'TOO_MANY_REQUESTS'));
    await userEvent.click(screen.getByRole('button', { name: 'Share selections' }));
    expect(await screen.findByText(/^Too many attempts/)).toBeTruthy();
  });
});
