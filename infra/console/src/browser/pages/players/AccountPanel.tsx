import { playerRecordSchema } from '@foyer/market/player-record-answers';
import { Text, useText } from '@foyer/i18n';
import { Button, Heading, Notice, Paragraph } from '@foyer/ui';
import { useId, useLayoutEffect, useState } from 'react';
import { brandTitle } from '../../model/names.ts';
import { utcAndLocalTime } from '../../model/times.ts';
import { AsyncContent } from '../../parts/async-content/AsyncContent.tsx';
import * as panel from '../../parts/page-head/panel.css.ts';
import { AccountActions } from './AccountActions.tsx';
import { AccountFacts } from './AccountFacts.tsx';
import { AccountNotices } from './AccountNotices.tsx';
import { BreakList } from './BreakList.tsx';
import { EmailList } from './EmailList.tsx';
import { EngagementPanel } from './EngagementPanel.tsx';
import { LimitList } from './LimitList.tsx';
import { NoticeList } from './NoticeList.tsx';
import { messages as names } from './PlayersPage.messages.ts';
import { RestrictionList } from './RestrictionList.tsx';
import { RewardsPanel } from './rewards/RewardsPanel.tsx';
import { SessionList } from './SessionList.tsx';
import { StatusBadges } from './StatusBadges.tsx';
import { Timeline } from './Timeline.tsx';
import { usePlayerRequest } from './usePlayerRequest.ts';
import { messages } from './account.messages.ts';

/** One account: identity, blocks, protection with its history, emails, timeline and decisions of staff. */
export function AccountPanel({ brand, playerId }: { readonly brand: string; readonly playerId: string }) {
  const id = useId();
  const text = useText();
  const [done, setDone] = useState<string>();
  const [decisions, setDecisions] = useState(0);
  const request = usePlayerRequest('/player/record', playerRecordSchema, { brand, playerId });
  const decided = (message: string): void => {
    setDone(message);
    setDecisions((before) => before + 1);
    request.reload();
  };
  const isShown = request.data !== undefined;
  // moves keyboard focus to the account, which does not open next to its button, and from a button that a decision removes
  useLayoutEffect(() => {
    if (isShown) document.getElementById(id)?.focus();
  }, [decisions, id, isShown]);
  return (
    <AsyncContent request={request} height="40rem">
      {(record) => (
        <>
          <section className={panel.panel} aria-labelledby={id}>
            <div className={panel.head}>
              <Heading id={id} level={2} size="title2" focusable>
                {text(messages.title, {
                  name: record.name || text(names.noName),
                  brand: brandTitle(record.brand),
                })}
              </Heading>
              <StatusBadges {...record} />
            </div>
            {done !== undefined && (
              <Notice tone="positive" live onDismiss={() => setDone(undefined)}>
                {done}
              </Notice>
            )}
            <AccountNotices record={record} />
            <AccountFacts record={record} />
            <AccountActions record={record} onDone={decided} />
          </section>
          <div className={panel.head}>
            <Paragraph tone="muted">
              {text(messages.times, {
                timeZone: record.timeZone,
                at: utcAndLocalTime(record.readAt, record.timeZone),
              })}
            </Paragraph>
            <Button size="small" tone="secondary" busy={request.isReloading} onPress={request.reload}>
              <Text {...messages.refresh} />
            </Button>
          </div>
          <RestrictionList record={record} />
          <SessionList record={record} onDone={decided} />
          <BreakList record={record} />
          <LimitList record={record} />
          <RewardsPanel brand={brand} playerId={playerId} timeZone={record.timeZone} />
          <EngagementPanel brand={brand} playerId={playerId} />
          <NoticeList record={record} />
          <EmailList record={record} />
          <Timeline key={decisions} record={record} />
        </>
      )}
    </AsyncContent>
  );
}
