import { Text, useText } from '@foyer/i18n';
import {
  disputeCasesSchema,
  type DisputeCase,
  type DisputeDecision,
} from '@foyer/kernel/sports-dispute-answers';
import { EmptyState } from '@foyer/ui';
import { DecisionQueue } from '../../parts/decision-queue/DecisionQueue.tsx';
import { AnswerDialog } from './AnswerDialog.tsx';
import { DisputeDetails } from './DisputeDetails.tsx';
import { messages } from './SportsDisputesPage.messages.ts';

interface OpenedDispute {
  readonly dispute: DisputeCase;
  readonly decision: DisputeDecision;
}

/** Open disputes about sports bets with everything attached, answered by support agents and operators. */
export function SportsDisputesPage() {
  const text = useText();
  return (
    <DecisionQueue
      title={text(messages.title)}
      intro={text(messages.intro)}
      restriction={text(messages.notFor)}
      path="/player/sports-disputes"
      schema={disputeCasesSchema}
      renderDialog={(opened: OpenedDispute, events) => <AnswerDialog {...opened} {...events} />}
    >
      {({ cases }, open) =>
        cases.length === 0 ? (
          <EmptyState icon="sports" title={text(messages.none)}>
            <Text {...messages.noneText} />
          </EmptyState>
        ) : (
          cases.map((dispute) => (
            <DisputeDetails
              key={dispute.id}
              dispute={dispute}
              onAnswer={(decision) => open({ dispute, decision })}
            />
          ))
        )
      }
    </DecisionQueue>
  );
}
