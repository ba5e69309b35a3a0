import { expect, it } from '@jest/globals';
import { fakeServices, renderPage } from '@foyer/platform/testing';
import { act, screen, within } from '@testing-library/react';
import { aRace, aRunner, contestsMessage } from '../../features/contests/contest.fixture.ts';
import { NOON } from '../../features/sports-feed/board.fixture.ts';
import { feedWorld } from '../../features/sports-feed/feedWorld.fixture.ts';
import { Component } from './SportsRacingPage.tsx';

const feed = feedWorld();

// jsdom has no popovers.
HTMLElement.prototype.hidePopover ??= () => undefined;

const finished = (id: string, ...positions: readonly number[]) =>
  aRace({
    id,
    phase: 'ended',
    markets: [],
    runners: [
      aRunner('r1', 'Silver Echo', { position: positions[0] ?? null }),
      aRunner('r2', 'Amber Isle', { position: positions[1] ?? null }),
    ],
    result: { number: 1, status: 'PLAYED', endedAt: NOON },
  });

it('lists the next races with their favourites, and the results of the last ones, the latest first', async () => {
  feed.answer(
    '/sports-feed/contests/races',
    contestsMessage(
      finished('brk1', 2, 1),
      finished('brk2', 1, 1),
      aRace({ id: 'brk3', phase: 'live', markets: [] }),
      aRace({ id: 'brk4' }),
    ),
  );
  renderPage(Component, {
    services: fakeServices({ path: '/en/sports/horse-racing/', now: NOON }),
    params: {},
  });
  await act(async () => Promise.resolve());
  const textsOf = (name: string) =>
    within(screen.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(textsOf('Next races')).toEqual([
    'Brackenmoor · Juniper Stakes12:302 runners · Favourite: Amber Isle at 2.00',
  ]);
  expect(textsOf('Race results')).toEqual([
    'Brackenmoor · Juniper Stakes12:30Waiting for the result',
    'Brackenmoor · Juniper Stakes12:30Dead heat: Silver Echo, Amber Isle',
    'Brackenmoor · Juniper Stakes12:30Winner: Amber Isle',
  ]);
});
