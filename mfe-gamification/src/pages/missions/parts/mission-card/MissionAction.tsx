import { Text, useText, type Message } from '@foyer/i18n';
import type { Mission, MissionState } from '@foyer/kernel/engagement';
import { Button, Icon, Paragraph, Row, Stack } from '@foyer/ui';
import type { MissionAction as Action } from '../../useMissions.ts';
import { messages } from './MissionCard.messages.ts';

const NOTES: Readonly<Partial<Record<MissionState, Message>>> = {
  BeforeStart: messages.notYet,
  MissedByEnd: messages.missedByEnd,
  MissedByLimit: messages.missedByLimit,
  ClaimExpired: messages.claimExpired,
};

interface MissionActionProps {
  readonly mission: Mission;
  readonly isBusy: boolean;
  /** Id of the mission's heading. */
  readonly describedBy: string;
  onAct(action: Action): void;
}

/** The button to start a mission or to claim its reward, or the reason for a missing button. */
export function MissionAction({ mission, isBusy, describedBy, onAct }: MissionActionProps) {
  const text = useText();
  const { state, canOptIn, canClaim, lockedBy, minLevel } = mission;
  if (canClaim)
    return (
      <Button stretch icon="gift" busy={isBusy} describedBy={describedBy} onPress={() => onAct('claim')}>
        {text(messages.claim)}
      </Button>
    );
  if (canOptIn)
    return (
      <Stack gap="small">
        <Button stretch busy={isBusy} describedBy={describedBy} onPress={() => onAct('opt-in')}>
          {text(messages.start)}
        </Button>
        <Paragraph size="small" tone="muted">
          <Text {...messages.startNote} />
        </Paragraph>
      </Stack>
    );
  if (state === 'Locked')
    return (
      <Row gap="small" align="start">
        <Icon name="lock" size="small" />
        <Stack gap="small">
          {lockedBy !== null && (
            <Paragraph size="small">{text(messages.lockedBy, { mission: lockedBy.name })}</Paragraph>
          )}
          {minLevel !== null && (
            <Paragraph size="small">{text(messages.minLevel, { level: minLevel })}</Paragraph>
          )}
        </Stack>
      </Row>
    );
  const note = NOTES[state];
  return note ? (
    <Paragraph size="small" tone="muted">
      <Text {...note} />
    </Paragraph>
  ) : null;
}
