import type { JackpotState } from '@foyer/contract';
import { useDates, useText } from '@foyer/i18n';
import type { DropType } from '@foyer/kernel/raffle-draw';
import { Disclosure, Paragraph, Section, Skeleton, Stack } from '@foyer/ui';
import { useState } from 'react';
import type { DrawnDrops } from '../../../../features/draws/useDrawnDrops.ts';
import { DROP_TEXTS } from '../drop-list/dropTexts.ts';
import { DrawDetails } from './DrawDetails.tsx';
import { messages } from './PastDraws.messages.ts';

interface PastDrawsProps {
  readonly state: JackpotState | undefined;
  readonly draws: DrawnDrops;
}

/** The latest draws, each of which the player can verify (shared/docs/raffle-draws.md). */
export function PastDraws({ state, draws: { drawn, hasFailed } }: PastDrawsProps) {
  const text = useText();
  if (hasFailed && drawn === undefined) return null;
  return (
    <Section title={text(messages.title)}>
      <Paragraph tone="muted">{text(messages.lead)}</Paragraph>
      {drawn === undefined && <Skeleton lines={3} />}
      {drawn?.length === 0 && <Paragraph tone="muted">{text(messages.empty)}</Paragraph>}
      <Stack gap="none">
        {drawn?.map((drop) => (
          <PastDraw
            key={drop.id}
            id={drop.id}
            type={drop.type}
            endedAt={Date.parse(drop.ends_at)}
            own={state?.raffleTickets?.[drop.id]}
          />
        ))}
      </Stack>
    </Section>
  );
}

interface PastDrawProps {
  readonly id: string;
  readonly type: DropType;
  readonly endedAt: number;
  readonly own: NonNullable<JackpotState['raffleTickets']>[string] | undefined;
}

function PastDraw({ id, type, endedAt, own }: PastDrawProps) {
  const text = useText();
  const dates = useDates();
  const [wasOpened, setOpened] = useState(false);
  return (
    <Disclosure
      title={`${text(DROP_TEXTS[type].name)} · ${dates.deadline(endedAt)}`}
      onToggle={(isOpen) => {
        if (isOpen) setOpened(true);
      }}
    >
      {wasOpened && <DrawDetails id={id} own={own} />}
    </Disclosure>
  );
}
