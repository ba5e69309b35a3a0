import { Text, useText, useZonedDates } from '@foyer/i18n';
import type { Calendar, Door, DoorAnswer } from '@foyer/kernel/calendar';
import { Button, Notice, Paragraph, Stack } from '@foyer/ui';
import { Dialog } from '@foyer/ui/dialog';
import { useState } from 'react';
import { refusals } from '../../../../features/engagement/refusals.messages.ts';
import type { ActionOutcome } from '../../../../features/engagement/sendAction.ts';
import { messages as gridMessages } from '../door-grid/DoorGrid.messages.ts';
import { lastDayOf } from '../../lastDay.ts';
import { DoorArt } from '../door-art/DoorArt.tsx';
import * as css from './DoorDialog.css.ts';
import { messages } from './DoorDialog.messages.ts';
import { Requirement } from './Requirement.tsx';
import { RewardText } from './RewardText.tsx';

interface DoorDialogProps {
  readonly calendar: Calendar;
  readonly door: Door;
  readonly isOpening: boolean;
  open(day: number): Promise<ActionOutcome<DoorAnswer>>;
  onClose(): void;
}

/** A door with its requirement and times, the button that opens it, and its content afterwards. */
export function DoorDialog({ calendar, door, isOpening, open, onClose }: DoorDialogProps) {
  const text = useText();
  const [failure, setFailure] = useState<Exclude<ActionOutcome<DoorAnswer>, { kind: 'done' }>>();
  const isOpenable = door.state === 'OPENABLE';

  async function confirm(): Promise<void> {
    setFailure(undefined);
    const outcome = await open(door.day);
    if (outcome.kind !== 'done') setFailure(outcome);
  }

  return (
    <Dialog
      title={text(gridMessages.door, { day: door.day })}
      size="small"
      onClose={onClose}
      footer={
        // one button for both actions, so that the keyboard focus stays
        <Button stretch busy={isOpening} onPress={isOpenable ? () => void confirm() : onClose}>
          {isOpenable ? text(messages.open, { day: door.day }) : text(messages.close)}
        </Button>
      }
    >
      <Stack gap="medium">
        <div className={css.art}>
          <DoorArt day={door.day} state={door.state} reward={door.reward} />
        </div>
        <div role="status">{door.reward && <RewardText door={door} reward={door.reward} />}</div>
        {door.state !== 'OPENED' && <Details calendar={calendar} door={door} />}
        {failure && (
          <Notice tone="warning" live>
            <Text {...(failure.kind === 'refused' ? refusals[failure.code] : messages.unconfirmed)} />
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}

function Details({ calendar, door }: Pick<DoorDialogProps, 'calendar' | 'door'>) {
  const text = useText();
  const dates = useZonedDates(calendar.timeZone);
  const opens = dates.date(Date.parse(door.opensAt));
  const closes = dates.date(lastDayOf(door.closesAt));
  if (door.state === 'MISSED') return <Paragraph>{text(messages.missed, { when: closes })}</Paragraph>;
  return (
    <Stack gap="small">
      {door.refusal === 'DOOR_NOT_YET' && <Paragraph>{text(messages.opensOn, { when: opens })}</Paragraph>}
      <Paragraph>{text(messages.until, { when: closes })}</Paragraph>
      <Requirement requirement={door.requirement} from={opens} until={closes} />
    </Stack>
  );
}
