import { useQuery } from '@apollo/client/react';
import { Suspense, useEffect, useState } from 'react';
import { Text } from '@foyer/i18n';
import { lazyPart, useNavigationState, useServices, useSessionState } from '@foyer/platform';
import { Button } from '@foyer/ui';
import { LegalAcceptance } from '../../features/legal-acceptance/LegalAcceptance.tsx';
import { RealityCheck } from '../../features/reality-check/RealityCheck.tsx';
import { Welcome } from '../../features/welcome/Welcome.tsx';
import { loginIdentifier, type NoticeInput } from './noticeText.ts';
import { AccountNoticesDocument } from './AccountNotices.generated.ts';
import { NoticeCard } from './NoticeCard.tsx';
import { messages } from './Notices.messages.ts';
import * as styles from './Notices.css.ts';
import { MAX_NOTICES, visibleNotices } from './visibleNotices.ts';

// due twice a year
const LimitReview = lazyPart(
  async () => (await import('../../features/limits/parts/limit-review/LimitReview.tsx')).LimitReview,
);

/** Account notices on every page, and the reality check. */
export function Component() {
  const session = useSessionState();
  return session.status === 'LOGGED_IN' ? <PlayerNotices flow={session.flow} /> : null;
}

function PlayerNotices({ flow }: { readonly flow: string }) {
  const { bus } = useServices();
  const { match } = useNavigationState();
  const [isExpanded, setExpanded] = useState(false);
  const { data, refetch } = useQuery(AccountNoticesDocument, { fetchPolicy: 'cache-and-network' });

  useEffect(() => bus.on('session.refreshed', () => void refetch()), [bus, refetch]);

  const viewer = data?.viewer;
  const notices = visibleNotices(viewer?.notices ?? [], match?.id);
  const hidden = isExpanded ? 0 : Math.max(0, notices.length - MAX_NOTICES);
  const input: NoticeInput = {
    login: viewer ? loginIdentifier(flow, viewer.player) : '',
    isMultipleAccounts: viewer?.player.accountStatus.cause === 'MultipleAccounts',
    isReopenAllowed: viewer?.player.accountStatus.reopenByCustomerAllowed ?? false,
  };
  return (
    <>
      <RealityCheck />
      <div className={styles.notices}>
        <LegalAcceptance>
          <Welcome name={viewer?.player.personalInfo.firstName ?? undefined} />
        </LegalAcceptance>
        {notices.slice(0, notices.length - hidden).map((notice) => (
          <NoticeCard key={`${notice.id}:${notice.popUpId ?? ''}`} notice={notice} input={input} />
        ))}
        {viewer?.limitReview.isDue === true && match?.id !== 'profile-limits' && (
          <Suspense fallback={null}>
            <LimitReview review={viewer.limitReview} hasLink />
          </Suspense>
        )}
        {hidden > 0 && (
          <Button tone="quiet" size="small" onPress={() => setExpanded(true)}>
            <Text {...messages.showMore} values={{ count: hidden }} />
          </Button>
        )}
      </div>
    </>
  );
}
