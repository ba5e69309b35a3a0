import { useText } from '@foyer/i18n';
import { recordedRewardsSchema } from '@foyer/market/player-reward-answers';
import { Button, Heading, Notice, Paragraph } from '@foyer/ui';
import { useId, useState } from 'react';
import { useCodeText } from '../../../parts/code-text/useCodeText.ts';
import { AsyncContent } from '../../../parts/async-content/AsyncContent.tsx';
import * as panel from '../../../parts/page-head/panel.css.ts';
import { usePlayerRequest } from '../usePlayerRequest.ts';
import { RewardTable } from './RewardTable.tsx';
import { blocks as blockNames, messages } from './rewards.messages.ts';

interface RewardsPanelProps {
  readonly brand: string;
  readonly playerId: string;
  readonly timeZone: string;
}

/** Rewards and free spins of a player; read on request, because opening it is recorded. */
export function RewardsPanel(player: RewardsPanelProps) {
  const id = useId();
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={panel.panel} aria-labelledby={id}>
      <div className={panel.head}>
        <Heading id={id} level={3} size="title3">
          {text(messages.title)}
        </Heading>
        {!isOpen && (
          <Button tone="secondary" size="small" onPress={() => setOpen(true)}>
            {text(messages.open)}
          </Button>
        )}
      </div>
      {isOpen ? <Opened {...player} /> : <Paragraph size="small">{text(messages.recorded)}</Paragraph>}
    </section>
  );
}

function Opened(player: RewardsPanelProps) {
  const text = useText();
  const codeText = useCodeText();
  const request = usePlayerRequest('/player/rewards', recordedRewardsSchema, player);
  return (
    <AsyncContent request={request} height="16rem">
      {({ rewards, blocks, isTruncated }) => (
        <>
          {blocks.length > 0 && (
            <Notice tone="warning">
              {text(messages.blocked, {
                reasons: blocks.map((block) => codeText(blockNames, block)).join(', '),
              })}
            </Notice>
          )}
          {rewards.length === 0 ? (
            <Paragraph size="small">{text(messages.noRewards)}</Paragraph>
          ) : (
            <RewardTable rewards={rewards} timeZone={player.timeZone} />
          )}
          <div className={panel.actions}>
            <Button size="small" tone="secondary" busy={request.isReloading} onPress={request.reload}>
              {text(messages.refresh)}
            </Button>
            {isTruncated && (
              <span className={panel.muted}>{text(messages.truncated, { count: rewards.length })}</span>
            )}
          </div>
        </>
      )}
    </AsyncContent>
  );
}
