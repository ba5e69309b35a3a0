import { expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  answer,
  fakeServices,
  refuse,
  renderPiece,
  signedInSession,
  type GraphqlMock,
} from '@foyer/platform/testing';
import type { AccountNoticeId } from '@foyer/graphql/main';
import { NO_REVIEW } from '../../features/limits/limitReview.fixture.ts';
import { LegalTextsDocument } from '../../features/legal-acceptance/LegalTexts.generated.ts';
import { RealityCheckScheduleDocument } from '../../features/reality-check/RealityCheckSchedule.generated.ts';
import {
  AccountNoticesDocument,
  DismissPopUpDocument,
  RecordNoticeDocument,
  type DismissPopUpMutation,
  type NoticeFieldsFragment,
  type RecordNoticeMutation,
} from './AccountNotices.generated.ts';
import { NoticeCard } from './NoticeCard.tsx';
import { Component as Notices } from './Notices.tsx';

const NOTICE: NoticeFieldsFragment = {
  __typename: 'AccountNotice',
  id: 'KycRequired',
  appearance: 'KycRequired||',
  isRecorded: true,
  until: null,
  blocksPlay: true,
  blocks: ['PLAY'],
  popUpId: null,
  title: null,
  text: null,
  path: null,
};
const INPUT = { login: 'a@b.test', isMultipleAccounts: false, isReopenAllowed: false };

function show(
  notice: Partial<NoticeFieldsFragment>,
  isAvailable: boolean,
  mocks: readonly GraphqlMock[] = [],
) {
  const services = fakeServices();
  Object.assign(services.navigation, { isAvailable: () => isAvailable });
  renderPiece(<NoticeCard notice={{ ...NOTICE, ...notice }} input={INPUT} />, { services, mocks });
  return services;
}

const href = (name: string): string | null => screen.getByRole('link', { name }).getAttribute('href');

/** Renders the slot above a page. */
function showSlot(
  notices: readonly Partial<NoticeFieldsFragment>[],
  path = '/en/',
  cause: 'MultipleAccounts' | null = null,
  limitReview = NO_REVIEW,
) {
  const services = fakeServices({ path });
  services.session.set(signedInSession());
  Object.assign(services.navigation, { isAvailable: () => true });
  const viewer = {
    __typename: 'Viewer' as const,
    id: 'p',
    limitReview,
    notices: notices.map((notice) => ({ ...NOTICE, blocks: [], ...notice })),
    player: {
      __typename: 'Player' as const,
      id: 'p',
      email: 'a@b.test',
      phoneNumber: null,
      personalInfo: { __typename: 'PersonalInfo' as const, firstName: 'Aino' },
      accountStatus: {
        __typename: 'AccountStatus' as const,
        status: cause === null ? ('Active' as const) : ('Closed' as const),
        cause,
        reopenByCustomerAllowed: false,
      },
    },
  };
  renderPiece(<Notices />, {
    services,
    mocks: [
      answer(AccountNoticesDocument, { __typename: 'Query', viewer }),
      refuse(LegalTextsDocument, 'ServiceUnavailableFailure'),
      refuse(RealityCheckScheduleDocument, 'ServiceUnavailableFailure'),
    ],
  });
}

const IDENTITY = 'Verify your identity to play for real money.';

it.each<[AccountNoticeId, string, [label: string, href: RegExp] | undefined]>([
  ['AccountClosed', 'Your account has been closed indefinitely', ['Contact support', /^mailto:/]],
  ['SelfExclusion', 'You’re self-excluded.', [/Free gambling support/.source, /^https:/]],
  ['Timeout', 'You’re on a time-out.', [/Free gambling support/.source, /^https:/]],
  ['GermanyCloseDown', 'We’re closing our site for players in Germany.', ['Withdraw', /^\/en\/withdraw\/$/]],
  ['KycRequired', IDENTITY, ['See what’s missing', /^\/en\/profile\/documents\/$/]],
  [
    'SowRequired',
    'We need information about your source of wealth.',
    ['Answer now', /^\/en\/source-of-wealth\/$/],
  ],
  [
    'SowUploadRequired',
    'We’re waiting for a document about your source of wealth.',
    ['Answer now', /^\/en\/source-of-wealth\/$/],
  ],
  ['Maintenance', 'We’re doing maintenance on part of the site. Your money and rounds are safe.', undefined],
  ['BankingCDD', 'Confirm your bank details before your next deposit.', ['Contact support', /^mailto:/]],
  [
    'InstantBankingGracePeriod',
    'You’ll soon need a payment method other than instant banking.',
    ['Contact support', /^mailto:/],
  ],
  ['Content', 'News', undefined],
  [
    'InstantBankingJackpot',
    'Instant banking deposits can win the instant banking jackpot.',
    ['See the jackpot', /^\/en\/jackpot\/$/],
  ],
  ['NovemberCampaign', 'Our November offers are here.', ['See offers', /^\/en\/promotions\/$/]],
])('the slot shows %s with its text and the way on', async (id, title, way) => {
  showSlot([{ id, blocks: id === 'KycRequired' ? ['PLAY'] : [] }]);
  expect(await screen.findByText(title)).toBeTruthy();
  const links = screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual(way ? [[expect.stringMatching(way[0]), expect.stringMatching(way[1])]] : []);
});

it('names the login identifier of a closed second account', async () => {
  showSlot([{ id: 'AccountClosed' }], '/en/', 'MultipleAccounts');
  expect(await screen.findByText(/We closed the account of a@b\.test/)).toBeTruthy();
});

it.each([
  ['/en/', true],
  ['/en/withdraw/', false],
  ['/en/deposit/', true],
  ['/en/profile/documents/', false],
] as const)('a required identity check on %s is shown: %s', async (path, isShown) => {
  showSlot([{ id: 'KycRequired', blocks: ['PLAY', 'WITHDRAWALS'] }, { id: 'BankingCDD' }], path);
  await screen.findByText('Confirm your bank details before your next deposit.');
  expect(screen.queryByText(IDENTITY) !== null).toBe(isShown);
});

it('shows the three most severe notices, and the others on request', async () => {
  showSlot([
    { id: 'KycRequired', blocks: ['PLAY'] },
    { id: 'Maintenance' },
    { id: 'BankingCDD' },
    { id: 'Content', popUpId: 'one', title: 'First news' },
    { id: 'Content', popUpId: 'two', title: 'Second news' },
  ]);
  await screen.findByText(IDENTITY);
  expect(screen.queryByText('First news')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show 2 more notices' }));
  expect(screen.getByText('First news')).toBeTruthy();
  expect(screen.getByText('Second news')).toBeTruthy();
});

it('shows a due date as a short date with a medium time (requirements/constants#formats)', () => {
  show({ until: '2026-12-26T03:10:34.000Z' }, true);
  expect(screen.getByText(/26\/12\/2026, \d{2}:\d{2}:34/)).toBeTruthy();
});

it('counts the days to a source of wealth, and names what is refused then', () => {
  const until = new Date(fakeServices().now() + 3 * 86_400_000).toISOString();
  show({ id: 'SowRequired', until, blocks: [], blocksPlay: false }, true);
  expect(screen.getByText(/^3 days left\. After .* you can’t play, deposit or withdraw/)).toBeTruthy();
});

it.each(['KycRequired', 'SowRequired', 'SowUploadRequired'] as const)(
  '%s leads to support while its page is not available',
  (id) => {
    show({ id }, false);
    expect(href('Contact support')).toMatch(/^mailto:/);
  },
);

it('shows the text of the operator with its link, and dismisses the pop-up', async () => {
  const dismissed = jest.fn();
  show({ id: 'Content', popUpId: 'spring', title: 'Hello', text: 'News', path: '/promotions/' }, true, [
    answer(DismissPopUpDocument, (variables): DismissPopUpMutation => {
      dismissed(variables.id);
      return {
        __typename: 'Mutation',
        dismissPopUp: {
          __typename: 'Viewer',
          id: 'v',
          notices: [],
          customer: { __typename: 'Customer', id: 'v', popUpsNeeded: [] },
        },
      };
    }),
  ]);
  expect(screen.getByText('Hello')).toBeTruthy();
  expect(screen.getByText('News')).toBeTruthy();
  expect(href('Read more')).toBe('/en/promotions/');
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(dismissed).toHaveBeenCalledWith('spring'));
});

it('keeps a notice in the notification centre, and records its display and the click on its link', async () => {
  const recorded = jest.fn();
  const services = show({ isRecorded: false }, true, [
    answer(RecordNoticeDocument, (variables): RecordNoticeMutation => {
      recorded(variables.input);
      return { __typename: 'Mutation', recordNotice: { __typename: 'Viewer', id: 'v', notices: [] } };
    }),
  ]);
  await waitFor(() => expect(recorded).toHaveBeenCalledWith({ appearance: 'KycRequired||', act: 'SHOWN' }));
  expect(services.toasts.keep).toHaveBeenCalledWith(
    expect.objectContaining({ id: 'KycRequired||', kind: 'warning', text: IDENTITY }),
  );
  await userEvent.click(screen.getByRole('link', { name: 'See what’s missing' }));
  await waitFor(() =>
    expect(recorded).toHaveBeenCalledWith({ appearance: 'KycRequired||', act: 'FOLLOWED' }),
  );
  expect(services.navigation.go).toHaveBeenCalledWith('/en/profile/documents/');
});

it.each([
  ['asks on every page for a review of the limits that is due', '/en/', true, true],
  ['leaves the review to the page of the limits', '/en/profile/limits/', true, false],
  ['asks for no review before it is due', '/en/', false, false],
])('%s', async (_what, path, isDue, isShown) => {
  showSlot([{ id: 'Timeout' }], path, null, { ...NO_REVIEW, months: 6, isDue });
  await screen.findByText(/on a time-out/);
  if (isShown) expect(await screen.findByRole('link', { name: 'Review limits' })).toBeTruthy();
  else expect(screen.queryByText('Time to review your limits')).toBeNull();
});
