import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PlayerId, SessionId } from '@foyer/kernel';
import type { PromotionRefusal } from '@foyer/graphql/main';
import {
  answer,
  fakeServices,
  refuse,
  renderPage,
  type FakeWorld,
  type GraphqlMock,
} from '@foyer/platform/testing';
import { promotionOf } from '../../features/promotions/promotions.fixture.ts';
import {
  ChoosePromotionDocument,
  PlayerPromotionsDocument,
  VisitorPromotionsDocument,
  type ChoosePromotionMutationVariables,
  type PlayerPromotionFieldsFragment,
} from '../../features/promotions/Promotions.generated.ts';
import { Component } from './PromotionsPage.tsx';

const NOON = Date.UTC(2026, 10, 21, 12);

const LOGGED_IN = {
  status: 'LOGGED_IN',
  playerId: 'p' as PlayerId,
  sessionId: 's' as SessionId,
  passwordless: false,
  flow: 'password',
  expiresAt: NOON + 300_000,
  startedAt: NOON,
} as const;

const offerOf = (
  id: string,
  change: Partial<PlayerPromotionFieldsFragment> = {},
): PlayerPromotionFieldsFragment => ({
  __typename: 'PlayerPromotion',
  id,
  refusals: [],
  isOptedIn: false,
  chosenAt: null,
  promotion: promotionOf(id),
  ...change,
});

function offers(
  items: readonly PlayerPromotionFieldsFragment[],
  blocks: readonly PromotionRefusal[] = [],
): GraphqlMock {
  return answer(PlayerPromotionsDocument, {
    __typename: 'Query',
    viewer: {
      __typename: 'Viewer',
      id: 'p',
      promotions: { __typename: 'PlayerPromotions', blocks: [...blocks], items: [...items] },
    },
  });
}

function open(
  mocks: readonly GraphqlMock[],
  { isPlayer = true, ...world }: FakeWorld & { readonly isPlayer?: boolean } = {},
) {
  const services = fakeServices({ path: '/en/promotions/', now: NOON, ...world });
  if (isPlayer) services.session.set(LOGGED_IN);
  return { ...renderPage(Component, { services, mocks }), services };
}

const cardOf = (name: string) => within(screen.getByRole('article', { name }));

describe('promotions page (requirements/experience#promotions)', () => {
  it('shows all six significant terms on the card, before the button', async () => {
    open([offers([offerOf('a')])]);
    const card = within(await screen.findByRole('article', { name: 'Promotion a' }));
    const terms = within(card.getByRole('group', { name: 'Significant terms' }));
    expect(terms.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Who can take part',
      'Minimum deposit',
      'Wagering requirement',
      'Maximum bet and win',
      'Time limit',
      'Games',
    ]);
    expect(terms.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      'All players',
      '€20.00',
      '10 times the bonus',
      'Bet €5.00, win no maximum',
      '1 day after you opt in to claim, 14 days to wager',
      'Slots',
    ]);
    const button = card.getByRole('button', { name: 'Opt in' });
    expect(
      card.getByText('Games').compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
  });

  it('opts in and out with one key per choice', async () => {
    const sent: ChoosePromotionMutationVariables[] = [];
    const choose = answer(ChoosePromotionDocument, (variables) => {
      sent.push(variables);
      const { isOptedIn } = variables.input;
      return {
        __typename: 'Mutation' as const,
        choosePromotion: {
          __typename: 'ChoosePromotionResult' as const,
          refusals: [],
          promotion: offerOf('a', { isOptedIn }),
        },
      };
    });
    const { services } = open([offers([offerOf('a')]), choose]);
    await userEvent.click(await screen.findByRole('button', { name: 'Opt in' }));
    expect(await cardOf('Promotion a').findByText('You’re opted in')).toBeTruthy();
    expect(services.toasts.show).toHaveBeenCalledWith('success', 'You’ve opted in: Promotion a');
    await userEvent.click(cardOf('Promotion a').getByRole('button', { name: 'Opt out' }));
    expect(await cardOf('Promotion a').findByRole('button', { name: 'Opt in' })).toBeTruthy();
    expect(sent.map(({ input }) => input.isOptedIn)).toEqual([true, false]);
    expect(new Set(sent.map(({ input }) => input.idempotencyKey)).size).toBe(2);
  });

  it('repeats the same key after a lost answer', async () => {
    const keys: string[] = [];
    const lost: GraphqlMock = {
      ...refuse(ChoosePromotionDocument, 'ServiceUnavailableFailure'),
      respond(variables) {
        // The request has exactly the document's variables.
        keys.push((variables as ChoosePromotionMutationVariables).input.idempotencyKey);
        return {
          data: null,
          errors: [
            { message: 'away', extensions: { type: 'ServiceUnavailableFailure', reasons: [], keys: [] } },
          ],
        };
      },
    };
    const { services } = open([offers([offerOf('a')]), lost]);
    await userEvent.click(await screen.findByRole('button', { name: 'Opt in' }));
    await waitFor(() =>
      expect(services.toasts.show).toHaveBeenCalledWith('error', expect.stringMatching(/couldn’t confirm/)),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Opt in' }));
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(new Set(keys).size).toBe(1);
  });

  it('explains why the player cannot take part in a promotion', async () => {
    open([offers([offerOf('a', { refusals: ['DEPOSIT_REQUIRED'] })])]);
    const card = within(await screen.findByRole('article', { name: 'Promotion a' }));
    expect(card.getByText('Only for players who have made a deposit.')).toBeTruthy();
    expect(card.queryByRole('button', { name: 'Opt in' })).toBeNull();
  });

  it('shows no promotion to players without marketing', async () => {
    open([offers([], ['SELF_EXCLUDED'])]);
    expect(await screen.findByText('Promotions aren’t available to you')).toBeTruthy();
    expect(screen.getByText('Promotions aren’t available during self-exclusion.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Your limits' })).toBeTruthy();
  });

  it('asks visitors to sign in', async () => {
    const visitors = answer(VisitorPromotionsDocument, {
      __typename: 'Query',
      root: { __typename: 'Root', promotions: [promotionOf('a')] },
    });
    const { services } = open([visitors], { isPlayer: false });
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in to opt in' }));
    expect(services.session.signIn).toHaveBeenCalledWith({ redir: '/en/promotions/' });
  });

  it('shows a calendar of starts and ends', async () => {
    const coming = {
      ...promotionOf('b'),
      startsAt: '2026-12-01T08:00:00.000Z',
      endsAt: '2026-12-24T22:00:00.000Z',
    };
    open([offers([offerOf('a'), offerOf('b', { promotion: coming, refusals: ['NOT_STARTED'] })])]);
    expect(await screen.findByText(/You can opt in from 01\/12\/2026/)).toBeTruthy();
    await userEvent.click(screen.getByRole('tab', { name: 'Calendar' }));
    const dates = within(await screen.findByRole('region', { name: 'Upcoming dates' }));
    expect(dates.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual([
      expect.stringMatching(/^01\/12\/2026.*StartsPromotion b$/),
      expect.stringMatching(/^24\/12\/2026.*EndsPromotion b$/),
    ]);
    expect(
      within(screen.getByRole('region', { name: 'Running without an end date' })).getByText('Promotion a'),
    ).toBeTruthy();
  });

  it.each<[FakeWorld['brand'], boolean]>([
    ['aurora', true], // mga
    ['tuli', true], // est
    ['caravel', false], // crc
  ])('links to the full terms where the licence requires it: %s', async (brand, isRequired) => {
    open([offers([offerOf('a')])], brand === undefined ? {} : { brand });
    await screen.findByRole('article', { name: 'Promotion a' });
    expect(screen.queryByRole('link', { name: 'Full terms' }) !== null).toBe(isRequired);
  });

  it('explains an empty list and a failure', async () => {
    const { unmount } = open([offers([])]);
    expect(await screen.findByText('No promotions right now')).toBeTruthy();
    unmount();
    open([refuse(PlayerPromotionsDocument, 'ServiceUnavailableFailure')]);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
