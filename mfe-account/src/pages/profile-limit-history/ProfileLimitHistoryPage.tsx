import type { PageProps } from '@foyer/contract';
import { API_LIMIT_KINDS } from '@foyer/market/limit-kinds';
import { Text, useText } from '@foyer/i18n';
import { PageLink } from '@foyer/platform';
import { HistoryPage, useHistory, useHistorySelection } from '@foyer/profile';
import { messages as limitTexts } from '../../features/limits/limitTexts.messages.ts';
import { LimitHistoryDocument } from './LimitHistory.generated.ts';
import { LimitChangeTable } from './parts/LimitChangeTable.tsx';
import { messages } from './ProfileLimitHistoryPage.messages.ts';

const CHOICES = { kind: API_LIMIT_KINDS };
const TOTALS = ['lowered', 'raised', 'notApplied'] as const;

/** Every change of the player's limits, with both values, who made it and when it took effect. */
export function Component(_props: PageProps) {
  const text = useText();
  const selection = useHistorySelection('profile-limit-history', CHOICES);
  const { kind } = selection.chosen;
  const history = useHistory(LimitHistoryDocument, 'limitChanges', {
    ...selection.span,
    kind: kind ?? null,
  });

  return (
    <HistoryPage
      current="profile-limit-history"
      title={text(messages.title)}
      intro={text(messages.intro)}
      links={
        <PageLink to="profile-limits">
          <Text {...messages.limits} />
        </PageLink>
      }
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
          options: CHOICES.kind.map((value) => ({ value, label: text(limitTexts[value]) })),
        },
      ]}
      totals={TOTALS.map((total) => ({ label: text(messages[total]), count: history.totals?.[total] }))}
      exports={{ of: 'limits', only: { kind: kind === undefined ? null : [kind] } }}
    >
      {(changes) => <LimitChangeTable changes={changes} />}
    </HistoryPage>
  );
}
