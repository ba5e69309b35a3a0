import { Text, useText } from '@foyer/i18n';
import {
  disputeCasesSchema,
  type DisputeCase,
  type DisputeDecision,
} from '@foyer/kernel/sports-dispute-answers';
import { EmptyState, Notice } from '@foyer/ui';
import { useState } from 'react';
import { mayChat } from '../../model/permissions.ts';
import { AsyncContent } from '../../parts/async-content/AsyncContent.tsx';
import * as panel from '../../parts/page-head/panel.css.ts';
import { RestrictedPage } from '../../parts/restricted-page/RestrictedPage.tsx';
import { usePerson } from '../../state/PersonRoot.tsx';
import { useRequest } from '../../state/useRequest.ts';
import { AnswerDialog } from './AnswerDialog.tsx';
import { DisputeDetails } from './DisputeDetails.tsx';
import { messages } from './SportsDisputesPage.messages.ts';

/** Polling interval that shows answers of colleagues. */
const EVERY_MS = 10_000;

/** Open disputes about sports bets with everything attached, answered by support agents and operators. */
export function SportsDisputesPage() {
  const text = useText();
  const isAllowed = mayChat(usePerson());
  const [done, setDone] = useState<string>();
  const [open, setOpen] = useState<{ readonly dispute: DisputeCase; readonly decision: DisputeDecision }>();
  const disputes = useRequest(isAllowed ? '/player/sports-disputes' : undefined, disputeCasesSchema, {
    everyMs: EVERY_MS,
  });
  return (
    <RestrictedPage
      title={text(messages.title)}
      intro={text(messages.intro)}
      isAllowed={isAllowed}
      restriction={text(messages.notFor)}
    >
      <div className={panel.panels}>
        {done !== undefined && (
          <Notice tone="positive" live onDismiss={() => setDone(undefined)}>
            {done}
          </Notice>
        )}
        <AsyncContent request={disputes} height="24rem">
          {({ cases }) =>
            cases.length === 0 ? (
              <EmptyState icon="sports" title={text(messages.none)}>
                <Text {...messages.noneText} />
              </EmptyState>
            ) : (
              cases.map((dispute) => (
                <DisputeDetails
                  key={dispute.id}
                  dispute={dispute}
                  onAnswer={(decision) => setOpen({ dispute, decision })}
                />
              ))
            )
          }
        </AsyncContent>
        {open && (
          <AnswerDialog
            {...open}
            onAnswered={(message) => {
              setDone(message);
              setOpen(undefined);
              disputes.reload();
            }}
            onStale={disputes.reload}
            onClose={() => setOpen(undefined)}
          />
        )}
      </div>
    </RestrictedPage>
  );
}
