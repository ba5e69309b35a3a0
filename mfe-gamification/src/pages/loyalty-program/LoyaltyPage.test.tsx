import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  answer,
  fakeServices,
  refuse,
  renderPage,
  signedInSession,
  type GraphqlMock,
} from '@foyer/platform/testing';
import type { EngagementAnswer, OverlayContents } from '@foyer/contract';
import { ENGAGEMENT_PATHS } from '@foyer/kernel/engagement';
import {
  fakeEngagement,
  participation,
  type FakeEngagement,
} from '../../features/engagement/engagement.fixture.ts';
import { LEVEL, POINTS } from '../../features/engagement/points.fixture.ts';
import {
  GamificationInfoDocument,
  LoyaltyProgramDocument,
  type LoyaltyProgramQuery,
} from './LoyaltyProgram.generated.ts';
import { Component } from './LoyaltyPage.tsx';

type Settings = LoyaltyProgramQuery['root']['gamificationSettings'];

const NO_PICTURE = {
  backgroundImage: null,
  backgroundDesktopImage: null,
  mainImage: null,
  mainDesktopImage: null,
  shopImage: null,
  shopDesktopImage: null,
  gamesImage: null,
} as const;
const PAGE: NonNullable<Settings['loyaltyPage']> = {
  __typename: 'LoyaltyPage',
  ...NO_PICTURE,
  description: 'Earn points.\n\n## Ranks\n\nFive of them.',
  termsAndConditions: 'One point per [EUR 1], from [AGE] years on.',
  rankCards: ['Bronze', 'Silver'].map((rank) => ({
    __typename: 'RankCard',
    rank,
    subtitle: `${rank} subtitle`,
    color: '#b0703c',
    benefitsTitle: 'Benefits',
    logo: null,
    benefits: [{ __typename: 'RankBenefit', description: `${rank} benefit` }],
  })),
  rewardCards: [
    { __typename: 'RewardCard', title: 'Missions', description: 'At your pace.', color: null, image: null },
  ],
  steps: ['Opt in', 'Play', 'Move up'].map((title) => ({
    __typename: 'LoyaltyStep',
    title,
    subtitle: null,
    description: `${title} text, [EUR 2]`,
    image: null,
  })),
};

const FAQ_KEYS = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((pair) =>
  ['QUESTION', 'ANSWER'].map((part) => `FOYER_ENGAGEMENT_FAQ_${pair}_${part}`),
);

function settings(change: Partial<Settings> = {}): GraphqlMock {
  return answer(LoyaltyProgramDocument, () => ({
    __typename: 'Query' as const,
    root: {
      __typename: 'Root' as const,
      ts: FAQ_KEYS.map((key) => ({
        __typename: 'Translation' as const,
        key,
        value: `text of ${key}, [EUR 1]`,
      })),
      gamificationSettings: {
        __typename: 'GamificationSettings' as const,
        enabled: true,
        loyaltyPage: PAGE,
        ...change,
      },
    },
  }));
}

function open(...mocks: readonly GraphqlMock[]) {
  const services = fakeServices({ path: '/en/loyalty-program/' });
  services.session.set({ status: 'LOGGED_OUT' });
  return { ...renderPage(Component, { services, mocks }), services };
}

describe('loyalty page (requirements/screens#loyalty)', () => {
  it('has rank cards with subtitle, benefits title and benefits', async () => {
    open(settings());
    const ranks = within(await screen.findByRole('list', { name: 'Ranks' }));
    expect(ranks.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Bronze', 'Silver']);
    expect(ranks.getByText('Silver subtitle')).toBeTruthy();
    expect(ranks.getByText('Silver benefit')).toBeTruthy();
  });

  it('shows the colour of a rank and of a reward also beside a picture', async () => {
    const picture = { __typename: 'Image' as const, url: '/rank.svg', width: 64, height: 64, alt: '' };
    const [bronze, silver] = PAGE.rankCards;
    const [missions] = PAGE.rewardCards;
    if (!bronze || !silver || !missions) throw new Error('The page has no cards.');
    const loyaltyPage: typeof PAGE = {
      ...PAGE,
      rankCards: [
        { ...bronze, logo: picture },
        { ...silver, color: null },
      ],
      rewardCards: [{ ...missions, image: picture, color: '#336699' }],
    };
    open(settings({ loyaltyPage }));
    const colorOf = (name: string): string | undefined =>
      screen.getByRole('heading', { name }).closest('li')?.style.borderBlockStartColor;
    await screen.findByRole('list', { name: 'Ranks' });
    expect(['Bronze', 'Silver', 'Missions'].map(colorOf)).toEqual(['#b0703c', '', '#336699']);
  });

  it('opens the description in an overlay from the link at the bottom of the header', async () => {
    const { services } = open(settings());
    await userEvent.click(await screen.findByRole('button', { name: 'How the loyalty program works' }));
    const [kind, args] = jest.mocked(services.overlays.open).mock.calls[0] ?? [];
    const overlay = args as OverlayContents['default'];
    expect([kind, overlay.title]).toEqual(['default', 'How the loyalty program works']);
    // the shell renders it outside the contexts of the page
    render(overlay.body);
    expect(screen.getByRole('heading', { name: 'Ranks' })).toBeTruthy();
  });

  it('has an arrow between two steps', async () => {
    open(settings());
    const steps = within(await screen.findByRole('region', { name: 'How to take part' }));
    const arrows = steps.getAllByRole('listitem').map((step) => step.querySelectorAll('svg').length);
    expect(arrows).toEqual([0, 1, 1]);
  });

  it('links reward cards, games and the button at its end to the lobby', async () => {
    open(settings());
    const links = await screen.findAllByRole('link', { name: /^(See the games|Go to Lobby)/ });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['See the games: Missions', '/en/'],
      ['See the games', '/en/'],
      ['Go to Lobby', '/en/'],
    ]);
  });

  it('has eight questions that open and close, and the terms with amounts', async () => {
    open(settings());
    const faq = await screen.findByRole('region', { name: 'Questions and answers' });
    const questions = faq.querySelectorAll('summary');
    expect(questions).toHaveLength(8);
    const [first] = faq.querySelectorAll('details');
    if (!questions[0] || !first) throw new Error('no question');
    await userEvent.click(questions[0]);
    expect(first.open).toBe(true);
    await userEvent.click(questions[0]);
    expect(first.open).toBe(false);
    expect(screen.getByText('One point per €1.00, from 18 years on.')).toBeTruthy();
  });

  it.each([
    ['caravel', '$1.52', '$3.04'],
    ['quetzal', '$1.10', '$2.20'],
  ] as const)('writes amounts in the currency of the brand: %s', async (brand, one, two) => {
    const services = fakeServices({ brand, path: '/en/loyalty-program/' });
    services.session.set({ status: 'LOGGED_OUT' });
    renderPage(Component, { services, mocks: [settings()] });
    expect(await screen.findByText(`One point per ${one}, from 18 years on.`)).toBeTruthy();
    expect(screen.getByText(`Play text, ${two}`)).toBeTruthy();
    expect(screen.getByText(`text of FOYER_ENGAGEMENT_FAQ_1_ANSWER, ${one}`)).toBeTruthy();
    expect(document.body.textContent).not.toContain('€');
  });

  it.each<[string, Partial<Settings>]>([
    ['gamification is disabled', { enabled: false }],
    ['settings are missing', { loyaltyPage: null }],
  ])('is not shown while %s', async (_case, change) => {
    open(settings(change));
    expect(await screen.findByText('The loyalty program isn’t available')).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Ranks' })).toBeNull();
  });

  describe('for a player', () => {
    const player = (change: { isEnabled?: boolean; level?: number } = {}): GraphqlMock =>
      answer(GamificationInfoDocument, {
        __typename: 'Query',
        viewer: {
          __typename: 'Viewer',
          id: 'p',
          isBlockedAtEngagement: false,
          isGamificationEnabled: change.isEnabled ?? true,
          playerGamificationDetails: {
            __typename: 'PlayerGamificationDetails',
            level: change.level ?? 1,
          },
        },
      });
    const markedRank = () => screen.queryByText('Your rank')?.closest('li')?.querySelector('h2')?.textContent;
    function openFor(engagement: FakeEngagement, mock = player()) {
      const services = fakeServices({ path: '/en/loyalty-program/' }, { engagement });
      services.session.set(signedInSession());
      return renderPage(Component, { services, mocks: [settings(), mock] });
    }

    it('marks the player’s rank, and shows level, points and the links to take part', async () => {
      const engagement = fakeEngagement();
      engagement.on(`GET ${ENGAGEMENT_PATHS.points}`, POINTS);
      engagement.on(`GET ${ENGAGEMENT_PATHS.level}`, { ...LEVEL, level: 2 });
      openFor(engagement);
      await waitFor(() => expect(markedRank()).toBe('Silver'));
      expect(screen.getByText('1,000 points to go')).toBeTruthy();
      expect(screen.getByRole('link', { name: 'See your missions' })).toBeTruthy();
    });

    it('marks the rank by the level of the api until the engagement service answers, then by its level', async () => {
      const engagement = fakeEngagement();
      const level = Promise.withResolvers<EngagementAnswer>();
      engagement.on(`GET ${ENGAGEMENT_PATHS.points}`, POINTS);
      engagement.on(`GET ${ENGAGEMENT_PATHS.level}`, () => level.promise);
      openFor(engagement, player({ level: 2 }));
      await waitFor(() => expect(markedRank()).toBe('Silver'));
      level.resolve({ status: 200, body: { ...LEVEL, level: 1 } });
      await waitFor(() => expect(markedRank()).toBe('Bronze'));
      expect(screen.getAllByText('Your rank')).toHaveLength(1);
      expect(screen.getByRole('heading', { name: /^Level 1/ })).toBeTruthy();
    });

    it('marks no rank by the default level of the api while the engagement service fails', async () => {
      const engagement = fakeEngagement();
      openFor(engagement);
      expect(await screen.findByText('Opt out')).toBeTruthy();
      await waitFor(() => expect(markedRank()).toBeUndefined());
    });

    it('offers a retry when the rank is not read, which then marks it', async () => {
      const engagement = fakeEngagement();
      openFor(engagement);
      const retry = await screen.findByRole('button', { name: 'Try again' });
      engagement.on(`GET ${ENGAGEMENT_PATHS.points}`, POINTS);
      engagement.on(`GET ${ENGAGEMENT_PATHS.level}`, { ...LEVEL, level: 2 });
      await userEvent.click(retry);
      await waitFor(() => expect(markedRank()).toBe('Silver'));
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    });

    it('opts in by the widget, and has no level before', async () => {
      const engagement = fakeEngagement(['NOT_OPTED_IN']);
      engagement.on(`POST ${ENGAGEMENT_PATHS.optIn}`, participation());
      engagement.on(`GET ${ENGAGEMENT_PATHS.points}`, POINTS);
      engagement.on(`GET ${ENGAGEMENT_PATHS.level}`, LEVEL);
      openFor(engagement);
      const optIn = await screen.findByRole('button', { name: 'Opt in' });
      expect(screen.queryByText('1,000 points to go')).toBeNull();
      await userEvent.click(optIn);
      expect(await screen.findByText('1,000 points to go')).toBeTruthy();
    });

    it('explains a block, and links to no mission', async () => {
      openFor(fakeEngagement(['KYC_REQUIRED']), player({ isEnabled: false }));
      expect(await screen.findByText('Verify your identity to take part')).toBeTruthy();
      expect(screen.queryByRole('link', { name: 'See your missions' })).toBeNull();
    });
  });

  it('offers a retry after a failure', async () => {
    open(refuse(LoyaltyProgramDocument, 'ServiceUnavailableFailure'));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
