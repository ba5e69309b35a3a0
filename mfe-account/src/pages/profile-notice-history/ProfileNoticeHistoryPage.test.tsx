import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { answer, fakeServices, renderPage } from '@foyer/platform/testing';
import {
  NoticeHistoryDocument,
  type NoticeHistoryQuery,
  type PastNoticeFieldsFragment,
} from './NoticeHistory.generated.ts';
import { Component } from './ProfileNoticeHistoryPage.tsx';

const NOTICE: PastNoticeFieldsFragment = {
  __typename: 'PastNotice',
  id: 'notice-1',
  kind: 'ACCOUNT_NOTICE',
  notice: 'Timeout',
  blocks: [],
  title: null,
  text: null,
  until: '2026-11-22T10:00:00.000Z',
  shownAt: '2026-11-20T10:00:00.000Z',
  answer: null,
  answeredAt: null,
};

function show(notices: readonly Partial<PastNoticeFieldsFragment>[]) {
  const reply: NoticeHistoryQuery = {
    __typename: 'Query',
    viewer: {
      __typename: 'Viewer',
      id: 'p',
      player: { __typename: 'Player', id: 'p', email: 'a@b.test', phoneNumber: null },
      noticeHistory: {
        __typename: 'PastNoticeConnection',
        edges: notices.map((notice, index) => ({
          __typename: 'PastNoticeEdge',
          cursor: String(index),
          node: { ...NOTICE, id: String(index), ...notice },
        })),
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
        totals: { __typename: 'PastNoticeTotals', count: 41, answered: 17 },
      },
    },
  };
  renderPage(Component, {
    services: fakeServices({ path: '/en/profile/notice-history/' }),
    mocks: [answer(NoticeHistoryDocument, reply)],
  });
}

it.each<[string, Partial<PastNoticeFieldsFragment>, readonly string[]]>([
  [
    'a notice of the account with its end, in the licence’s time',
    {},
    ['20/11/2026, 11:00:00 CET', 'You’re on a time-out until 22/11/2026, 11:00:00 CET.', 'Nothing yet'],
  ],
  [
    'the text of the operator as it was shown',
    {
      notice: 'Content',
      title: 'Hello',
      text: 'News',
      answer: 'DISMISSED',
      answeredAt: '2026-11-20T10:05:00.000Z',
    },
    ['Hello', 'News', 'Closed it', '20/11/2026, 11:05:00 CET'],
  ],
  [
    'an identity check by what it refused then',
    { notice: 'KycRequired', until: null, blocks: ['PLAY'] },
    ['Verify your identity to play for real money.'],
  ],
  [
    'a reality check with its answer',
    { kind: 'REALITY_CHECK', notice: null, until: null, answer: 'STOPPED', answeredAt: NOTICE.shownAt },
    ['Reality check', 'Stopped playing'],
  ],
])('shows %s', async (_what, notice, texts) => {
  show([notice]);
  const row = (await screen.findByRole('table')).textContent.replaceAll(/\s/gu, ' ');
  for (const text of texts) expect(row).toContain(text);
  expect(screen.getByText('41')).toBeTruthy();
  expect(screen.getByText('17')).toBeTruthy();
});

it('explains an empty history', async () => {
  show([]);
  expect(await screen.findByText('No notices in this period')).toBeTruthy();
});
