import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { Text, useDates, useText } from '@foyer/i18n';
import { ignoreError } from '@foyer/kernel';
import { useMarket, useServices, useSessionState } from '@foyer/platform';
import { Link, Notice } from '@foyer/ui';
import { LegalAcceptance } from '../../features/legal-acceptance/LegalAcceptance.tsx';
import { RealityCheck } from '../../features/reality-check/RealityCheck.tsx';
import { Welcome } from '../../features/welcome/Welcome.tsx';
import { noticeText, type NoticeInput } from './noticeText.ts';
import { AccountNoticesDocument } from './AccountNotices.generated.ts';
import * as styles from './Notices.css.ts';
import { messages } from './Notices.messages.ts';

/** Account notices on every page, and the reality check. */
export function Component() {
  const session = useSessionState();
  return session.status === 'LOGGED_IN' ? <PlayerNotices /> : null;
}

function PlayerNotices() {
  const text = useText();
  const dates = useDates();
  const { bus } = useServices();
  const { brand, licence } = useMarket();
  const { data, refetch } = useQuery(AccountNoticesDocument, { fetchPolicy: 'cache-and-network' });

  useEffect(
    () =>
      bus.on(
        'session.refreshed',
        () => void refetch().catch(ignoreError('notices are read again with the next refresh')),
      ),
    [bus, refetch],
  );

  const viewer = data?.viewer;
  const facts: NoticeInput = {
    supportEmail: brand.supportEmail,
    login: viewer?.player.email ?? viewer?.player.phoneNumber ?? '',
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
        {viewer?.notices.map((notice) => {
          const shown = noticeText(
            notice.id,
            notice.until === null ? undefined : dates.dateTime(new Date(notice.until)),
            facts,
          );
          return shown === undefined ? null : (
            <Notice
              key={notice.id}
              tone={notice.blocksPlay ? 'warning' : 'info'}
              title={text(shown.title, shown.values)}
            >
              {shown.hint && <Text {...shown.hint} values={shown.values} />}
              {shown.offersHelp && (
                <Link href={licence.helpline.url} external>
                  <Text {...messages.help} values={{ helpline: licence.helpline.name }} />
                </Link>
              )}
            </Notice>
          );
        })}
      </div>
    </>
  );
}
