import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { effectiveProtection, marketDataOf, marketOf } from '@foyer/market';
import { PROOF_PROFILES } from '@foyer/market/proof-profiles';
import {
  answer,
  fakeServices,
  refuse,
  renderPiece,
  signedInSession,
  type GraphqlMock,
} from '@foyer/platform/testing';
import { SessionPositionDocument } from '../../slots/session-clock/SessionPosition.generated.ts';
import { Component as SessionClock } from '../../slots/session-clock/SessionClock.tsx';
import { TakeButtonBreakDocument } from './TakeButtonBreak.generated.ts';

const position = () =>
  answer(SessionPositionDocument, {
    __typename: 'Query',
    viewer: {
      __typename: 'Viewer',
      id: 'v',
      sessionLimit: null,
      sessionPosition: {
        __typename: 'SessionPosition',
        startedAt: '2026-11-26T09:00:00.000Z',
        elapsedSeconds: 0,
        staked: 0,
        returned: 0,
        net: 0,
        currency: 'EUR',
      },
    },
  });
const started = () =>
  answer(TakeButtonBreakDocument, {
    __typename: 'Mutation',
    takeButtonBreak: {
      __typename: 'Break',
      kind: 'TIME_OUT',
      length: 'PT24H',
      groups: [],
      startsAt: '2026-11-26T10:00:00.000Z',
      endsAt: '2026-11-27T10:00:00.000Z',
      brands: 1,
    },
  });

/** The bar that every page with play and the frame of a game have. */
async function open(profile: keyof typeof PROOF_PROFILES | undefined, mocks: readonly GraphqlMock[]) {
  const market = profile && {
    market: marketOf({
      ...marketDataOf('aurora'),
      protection: effectiveProtection(PROOF_PROFILES[profile], { protection: 'specification' }),
    }),
  };
  const services = fakeServices({ brand: 'aurora', path: '/en/' }, market ?? {});
  services.session.set(signedInSession());
  renderPiece(<SessionClock compact />, { services, mocks: [position(), ...mocks] });
  await screen.findByRole('timer');
  return services;
}

describe('the permanent break button (requirements/regulation#ggl)', () => {
  it('starts 24 hours with one press and no confirmation under the German profile', async () => {
    await open('ggl', [started()]);
    await userEvent.click(screen.getByRole('button', { name: 'Stop for 24 hours' }));
    await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  it('says so when the break could not be started, and can be pressed again', async () => {
    const services = await open('ggl', [refuse(TakeButtonBreakDocument, 'ServiceUnavailableFailure')]);
    await userEvent.click(screen.getByRole('button', { name: 'Stop for 24 hours' }));
    await waitFor(() => expect(services.toasts.show).toHaveBeenCalledWith('error', expect.any(String)));
    const again = screen.getByRole('button', { name: 'Break not started. Try again' });
    expect(again.getAttribute('aria-busy')).toBeNull();
  });
  it.each([undefined, 'ukgc', 'sga', 'agco', 'fr'] as const)(
    'is absent under the profile %s',
    async (profile) => {
      await open(profile, []);
      expect(screen.queryByRole('button')).toBeNull();
    },
  );
});
