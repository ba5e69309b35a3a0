import { useText } from '@foyer/i18n';
import type { EngagementFact, EngagementRecord } from '@foyer/market/engagement-answers';
import { Button, DataTable, Notice, Paragraph } from '@foyer/ui';
import { utcDateTime } from '../../model/times.ts';
import { useReadFailureText } from '../../parts/change-dialog/failureText.ts';
import { useCodeText } from '../../parts/code-text/useCodeText.ts';
import * as panel from '../../parts/page-head/panel.css.ts';
import { messages } from './engagement.messages.ts';
import { engagementBlocks, eventKinds } from './engagementCodes.messages.ts';
import { useOlderFacts } from './useOlderFacts.ts';

interface EngagementFactsProps {
  readonly player: { readonly brand: string; readonly playerId: string };
  /** The record with the newest facts. */
  readonly newest: Pick<EngagementRecord, 'facts' | 'next'>;
}

/** Facts of a player with their effects, and the reasons for which a fact did not count; older ones on request. */
export function EngagementFacts({ player, newest }: EngagementFactsProps) {
  const text = useText();
  const codeText = useCodeText();
  const effectOf = useEffectText();
  const failureText = useReadFailureText();
  const { facts, hasMore, isBusy, failure, loadMore } = useOlderFacts(player, newest);
  if (facts.length === 0) return <Paragraph size="small">{text(messages.noFacts)}</Paragraph>;
  return (
    <>
      <DataTable
        caption={text(messages.facts)}
        rows={facts}
        rowKey={({ seq }) => String(seq)}
        columns={[
          { id: 'at', label: text(messages.at), cell: ({ at }) => utcDateTime(at) },
          {
            id: 'fact',
            label: text(messages.fact),
            cell: ({ kind, details: { gameSlug } }) =>
              [codeText(eventKinds, kind), ...(typeof gameSlug === 'string' ? [gameSlug] : [])].join(', '),
          },
          { id: 'effect', label: text(messages.effect), cell: effectOf },
          {
            id: 'rules',
            label: text(messages.rules),
            cell: ({ versions }) => (versions === null ? '–' : text(messages.versions, versions)),
          },
          { id: 'ref', label: text(messages.ref), cell: ({ ref }) => ref },
        ]}
      />
      {failure !== undefined && (
        <Notice tone="negative" live title={text(messages.olderNotShown)}>
          {failureText(failure)}
        </Notice>
      )}
      <div className={panel.actions}>
        {hasMore && (
          <Button size="small" tone="secondary" busy={isBusy} onPress={loadMore}>
            {text(messages.older)}
          </Button>
        )}
        <span role="status" className={panel.muted}>
          {text(hasMore ? messages.shown : messages.allShown, { count: facts.length })}
        </span>
      </div>
    </>
  );
}

/** Returns the effects of a fact, or why it had none. */
function useEffectText(): (fact: EngagementFact) => string {
  const text = useText();
  const codeText = useCodeText();
  return ({ counts, blocks, changes }) => {
    if (!counts)
      return text(messages.notCounted, {
        reasons: blocks.map((block) => codeText(engagementBlocks, block)).join(', '),
      });
    if (changes.length === 0) return text(messages.noEffect);
    return changes
      .map(({ subject, name, before, after }) =>
        text(messages.change, { subject: text(messages[subject]), name, before: before ?? 0, after }),
      )
      .join(' · ');
  };
}
