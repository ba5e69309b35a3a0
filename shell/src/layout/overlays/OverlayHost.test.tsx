import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { OverlayContents, OverlayRequest, OverlayVariant } from '@foyer/contract';
import { money } from '@foyer/money';
import { answer, fakeServices, renderPiece } from '@foyer/platform/testing';
import { showDialogs } from '@foyer/ui/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BonusCheckerDocument, type BonusCheckerQuery } from './BonusChecker.generated.ts';
import { OverlayHost } from './OverlayHost.tsx';

showDialogs();

beforeEach(() => void Object.assign(globalThis, { matchMedia: () => ({ matches: true }) }));

const TEXT = { title: 'Title', body: 'Body' };
const AMOUNT = money(1_000, 'EUR');
const CONTENTS: { readonly [Variant in Exclude<OverlayVariant, 'reality-check'>]: OverlayContents[Variant] } =
  {
    confirmation: TEXT,
    default: TEXT,
    error: TEXT,
    search: {},
    'quick-deposit': {},
    'bonus-checker': { gameSlug: 'comet' },
    'content-accept': TEXT,
    'action-error': TEXT,
    'jackpot-win': { amount: AMOUNT, potId: 'minor' },
    'raffle-win': { amount: AMOUNT, instanceId: 'hourly' },
    sow: { dueAt: Date.UTC(2026, 11, 1) },
    'identity-verification-required': TEXT,
  };

const BONUS: BonusCheckerQuery = {
  __typename: 'Query',
  viewer: {
    __typename: 'Viewer',
    id: 'v',
    bonuses: [
      {
        __typename: 'Bonus',
        id: 'b',
        name: 'Welcome bonus',
        balance: 2_000,
        currency: 'EUR',
        maximumStake: 500,
        wagered: 1_000,
        wageringRequired: 70_000,
        jackpotBasisPoints: 0,
        contributions: [{ __typename: 'BonusContribution', kind: 'SLOT', basisPoints: 10_000 }],
      },
    ],
  },
  root: {
    __typename: 'Root',
    personalized: {
      __typename: 'Personalized',
      game: {
        __typename: 'Game',
        id: 'g',
        kind: 'SLOT',
        name: 'Comet',
        isBonusEnabled: true,
        isJackpotGame: false,
      },
    },
  },
};

function show(variant: keyof typeof CONTENTS, bonus = BONUS, more: object = {}) {
  const services = fakeServices();
  const request = { variant, content: { ...CONTENTS[variant], ...more } } as OverlayRequest; // pairs of the table above
  renderPiece(<OverlayHost request={request} />, { services, mocks: [answer(BonusCheckerDocument, bonus)] });
  const dialog = screen.queryByRole('dialog') ?? screen.getByRole('alertdialog');
  return { services, dialog };
}

const pressEscape = (dialog: HTMLElement): boolean =>
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
const footer = (...names: readonly string[]): readonly (string | null)[] =>
  screen
    .getAllByRole('button')
    .map((button) => button.textContent)
    .filter((name) => names.includes(name));

describe('Escape (requirements/screens#overlays-and-toasts)', () => {
  it.each(Object.keys(CONTENTS) as (keyof typeof CONTENTS)[])('closes %s, or not', (variant) => {
    const { services, dialog } = show(variant);
    pressEscape(dialog);
    const isKept = ['quick-deposit', 'sow', 'bonus-checker'].includes(variant);
    expect(jest.mocked(services.overlays.close)).toHaveBeenCalledTimes(isKept ? 0 : 1);
  });

  it.each([
    ['no answer', {}, 'closed'],
    ['Dismiss where the question says so', { escapeDismisses: true }, 'dismissed'],
  ] as const)('answers a confirmation with %s', (_answer, more, outcome) => {
    const { services, dialog } = show('confirmation', BONUS, more);
    pressEscape(dialog);
    expect(services.overlays.close).toHaveBeenCalledWith(outcome);
  });
});

describe('the buttons (requirements/screens#overlays-and-toasts)', () => {
  it.each(['confirmation', 'content-accept', 'action-error'] as const)(
    'are Dismiss and OK for %s',
    (variant) => {
      show(variant);
      expect(footer('Dismiss', 'OK')).toEqual(['Dismiss', 'OK']);
    },
  );
  it.each(['default', 'error'] as const)('are Close for %s', (variant) => {
    show(variant);
    expect(footer('Dismiss', 'OK', 'Close')).toContain('Close');
    expect(footer('Dismiss', 'OK')).toEqual([]);
  });
});

describe('the bonus checker', () => {
  it('shows what the bonus means for the game', async () => {
    show('bonus-checker');
    expect(await screen.findByText('Welcome bonus')).toBeTruthy();
    // true before the first bet, too, which may be one of cash
    expect(screen.getByText(/^You have bonus money\./)).toBeTruthy();
    for (const text of [
      '€20.00',
      '€10.00 of €700.00',
      '€690.00',
      '100%',
      '€5.00',
      'Playable with your bonus',
    ])
      expect(screen.getByText(text)).toBeTruthy();
  });

  it('says that a game takes no bonus money', async () => {
    const game = {
      ...BONUS.root.personalized.game,
      isBonusEnabled: false,
    } as typeof BONUS.root.personalized.game;
    show('bonus-checker', {
      ...BONUS,
      root: { ...BONUS.root, personalized: { ...BONUS.root.personalized, game } },
    });
    expect(await screen.findByText(/can’t be played with bonus money/)).toBeTruthy();
    expect(screen.getByText('Not playable with your bonus')).toBeTruthy();
  });

  it('says that the player has no bonus', async () => {
    show('bonus-checker', { ...BONUS, viewer: { __typename: 'Viewer', id: 'v', bonuses: [] } });
    expect(await screen.findByText('You have no active bonus.')).toBeTruthy();
  });

  it('leads to the bonus terms', async () => {
    const { services } = show('bonus-checker');
    await userEvent.click(screen.getByRole('button', { name: 'Read the bonus terms' }));
    expect(services.navigation.go).toHaveBeenCalledWith('/en/bonus-terms-and-conditions/');
  });
});

describe('the source of wealth overlay', () => {
  it('says that a document is missing when staff have asked for one', () => {
    show('sow', BONUS, { isUploadRequired: true });
    expect(screen.getByText(/We need one more document/)).toBeTruthy();
  });

  it('leads to its page, with the due date', async () => {
    const { services } = show('sow');
    expect(screen.getByText(/Please complete this by/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Start now' }));
    expect(services.navigation.go).toHaveBeenCalledWith('/en/source-of-wealth/');
  });
});
