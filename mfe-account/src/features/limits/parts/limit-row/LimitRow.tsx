import { useId, useState } from 'react';
import { Text, useText, useZonedDates } from '@foyer/i18n';
import { useMarket } from '@foyer/platform';
import { Button, Paragraph, ProgressBar, Stack } from '@foyer/ui';
import { useFocusOnToggle } from '../../../focus/useFocusOnToggle.ts';
import { limitPeriodTitle } from '../../limitTexts.ts';
import type { PlayerLimitFieldsFragment } from '../../PlayerLimits.generated.ts';
import { useLimitValue } from '../../useLimitValue.ts';
import { messages } from '../../limitRow.messages.ts';
import { LimitEditor } from '../limit-editor/LimitEditor.tsx';
import { PendingChange } from '../pending-change/PendingChange.tsx';
import * as styles from './LimitRow.css.ts';

interface LimitRowProps {
  readonly limit: PlayerLimitFieldsFragment;
}

/** One period of a limit: remaining amount, pending change, and the button to change it. */
export function LimitRow({ limit }: LimitRowProps) {
  const id = useId();
  const text = useText();
  const dates = useZonedDates(useMarket().licence.timeZone);
  const write = useLimitValue();
  const [isOpen, setOpen] = useState(false);
  const part = useFocusOnToggle(isOpen);
  const isTime = limit.kind === 'SESSION';
  const ceiling = isTime ? limit.minutes : limit.amount;
  const left = (isTime ? limit.remainingMinutes : limit.remaining) ?? 0;

  return (
    <div ref={part}>
      <Stack gap="medium">
        <div className={styles.row}>
          <span id={id} className={styles.period}>
            <Text {...limitPeriodTitle(limit.period)} />
          </span>
          <div className={styles.state}>
            {ceiling === null ? (
              <Paragraph tone="muted">
                <Text {...messages.notSet} />
              </Paragraph>
            ) : (
              <Stack gap="xsmall">
                <ProgressBar
                  label={text(limitPeriodTitle(limit.period))}
                  value={Math.max(0, ceiling - left)}
                  maximum={ceiling}
                  text={text(messages.left, {
                    left: write(limit.kind, left, limit.currency),
                    ceiling: write(limit.kind, ceiling, limit.currency),
                  })}
                />
                <Paragraph size="caption" tone="muted">
                  <Text
                    {...messages.renews}
                    values={{ when: dates.deadline(new Date(limit.periodEndsAt)) }}
                  />
                </Paragraph>
              </Stack>
            )}
          </div>
          <Button tone="secondary" size="small" describedBy={id} onPress={() => setOpen(!isOpen)}>
            <Text {...(ceiling === null ? messages.set : messages.change)} />
          </Button>
        </div>
        {limit.pending && <PendingChange limit={limit} pending={limit.pending} />}
        {isOpen && (
          <div className={styles.editor}>
            <LimitEditor limit={limit} ceiling={ceiling} onDone={() => setOpen(false)} />
          </div>
        )}
      </Stack>
    </div>
  );
}
