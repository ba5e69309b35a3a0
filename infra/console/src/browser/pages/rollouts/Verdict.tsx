import { Text, useText } from '@foyer/i18n';
import { Notice } from '@foyer/ui';
import type { EvaluatedRollout } from '@foyer/kernel/rollout-answers';
import { messages } from './RolloutsPage.messages.ts';

const LOOKS = {
  continue: { tone: 'positive', title: messages.continue },
  wait: { tone: 'info', title: messages.wait },
  'roll-back': { tone: 'negative', title: messages.rollBack },
} as const;

/** A rollout that waits for another reason than too few page views. */
const CONCERNS = {
  review: { tone: 'warning', title: messages.review },
  'possibly-worse': { tone: 'warning', title: messages.possiblyWorse },
} as const;

/** The evaluator's result, and what pauses a rollout that could advance. */
export function Verdict({ trial: { verdict, pauseReason } }: { readonly trial: EvaluatedRollout }) {
  const text = useText();
  const { tone, title } = verdict.concern === undefined ? LOOKS[verdict.kind] : CONCERNS[verdict.concern];
  return (
    <>
      <Notice tone={tone} title={text(title)}>
        {verdict.reason}
        {verdict.concern === 'possibly-worse' && (
          <p>
            <Text {...messages.possiblyWorseNext} />
          </p>
        )}
      </Notice>
      {pauseReason !== null && (
        <Notice tone="warning">
          <Text {...messages.paused} values={{ why: pauseReason }} />
        </Notice>
      )}
    </>
  );
}
