import type { PageProps } from '@foyer/contract';
import type { PastNoticeKind } from '@foyer/graphql/main';
import { useText } from '@foyer/i18n';
import { Slot, useSessionState } from '@foyer/platform';
import { HistoryPage, useHistory, useHistorySelection } from '@foyer/profile';
import { loginIdentifier } from '../../slots/notices/noticeText.ts';
import { NoticeHistoryDocument } from './NoticeHistory.generated.ts';
import { NoticeTable } from './parts/NoticeTable.tsx';
import { kinds, messages } from './ProfileNoticeHistoryPage.messages.ts';

const CHOICES = {
  kind: ['ACCOUNT_NOTICE', 'REALITY_CHECK', 'LIMIT_REVIEW'],
} as const satisfies { readonly kind: readonly PastNoticeKind[] };
const TOTALS = ['count', 'answered'] as const;

/** Every notice that the player was shown, with its text and the player's answer. */
export function Component(_props: PageProps) {
  const text = useText();
  const session = useSessionState();
  const flow = session.status === 'LOGGED_IN' ? session.flow : '';
  const selection = useHistorySelection('profile-notice-history', CHOICES);
  const { kind } = selection.chosen;
  const history = useHistory(NoticeHistoryDocument, 'noticeHistory', {
    ...selection.span,
    kind: kind ?? null,
  });

  return (
    <HistoryPage
      current="profile-notice-history"
      title={text(messages.title)}
      intro={text(messages.intro)}
      before={<Slot name="gamification.inbox" props={{ view: 'list' }} />}
      heading={text(messages.notices)}
      selection={selection}
      history={history}
      texts={{
        failed: text(messages.failed),
        failedHint: text(messages.failedHint),
        empty: text(messages.empty),
        emptyHint: text(messages.emptyHint),
      }}
      filters={[
        {
          name: 'kind',
          label: text(messages.kind),
          allLabel: text(messages.allKinds),
          options: CHOICES.kind.map((value) => ({ value, label: text(kinds[value]) })),
        },
      ]}
      totals={TOTALS.map((total) => ({ label: text(messages[total]), count: history.totals?.[total] }))}
      exports={{ of: 'notices', only: { kind: kind === undefined ? null : [kind] } }}
    >
      {(notices, { viewer }) =>
        viewer && <NoticeTable notices={notices} login={loginIdentifier(flow, viewer.player)} />
      }
    </HistoryPage>
  );
}
