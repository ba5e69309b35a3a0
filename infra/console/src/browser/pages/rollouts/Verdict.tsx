import { Text, useText } from '@foyer/i18n';
import { Notice } from '@foyer/ui';
import type { EvaluatedRollout } from '@foyer/kernel/rollout-answers';
import { messages } from './RolloutsPage.messages.ts';

const LOOKS = {
  continue: { tone: 'positive', title: messages.continue },
  wait: { tone: 'info', title: messages.wait },
  'roll-back': { tone: 'negative', title: messages.rollBack },
} as const;

/** The evaluator's result, and what pauses a rollout that could advance. */
export function Verdict({ trial: { verdict, pauseReason } }: { readonly trial: EvaluatedRollout }) {
  const text = useText();
  const { tone, title } = LOOKS[verdict.kind];
  return (
    <>
      <Notice tone={tone} title={text(title)}>
        {verdict.reason}
      </Notice>
      {pauseReason !== null && (
        <Notice tone="warning">
          <Text {...messages.paused} values={{ why: pauseReason }} />
        </Notice>
      )}
    </>
  );
}
