import { Text, useMoney, useText } from '@foyer/i18n';
import type { DoorRequirement } from '@foyer/kernel/calendar';
import { money } from '@foyer/money';
import { Paragraph, ProgressBar } from '@foyer/ui';
import { messages } from './DoorDialog.messages.ts';

interface RequirementProps {
  readonly requirement: DoorRequirement | null;
  /** Times between which bets count, as texts. */
  readonly from: string;
  readonly until: string;
}

/** The requirement of a door with the player's progress. */
export function Requirement({ requirement, from, until }: RequirementProps) {
  const text = useText();
  const write = useMoney();
  if (requirement === null)
    return (
      <Paragraph tone="muted">
        <Text {...messages.free} />
      </Paragraph>
    );
  if (requirement.kind === 'level')
    return (
      <>
        <Paragraph>{text(messages.level, { level: requirement.level })}</Paragraph>
        <Paragraph tone="muted">
          <Text {...(requirement.isMet ? messages.levelMet : messages.levelUnmet)} />
        </Paragraph>
      </>
    );
  const { progress, target, fullTarget, currency, isOutOfReach } = requirement;
  const amount = (minor: number): string => write(money(minor, currency));
  return (
    <>
      <Paragraph>{text(messages.wager, { amount: amount(target), from, until })}</Paragraph>
      <ProgressBar
        label={text(messages.wagered)}
        value={progress}
        maximum={target}
        text={text(messages.progress, { progress: amount(progress), target: amount(target) })}
      />
      {target < fullTarget && (
        <Paragraph size="small" tone="muted">
          {text(messages.lowered, { amount: amount(fullTarget) })}
        </Paragraph>
      )}
      {isOutOfReach && (
        <Paragraph size="small" tone="muted">
          <Text {...messages.outOfReach} />
        </Paragraph>
      )}
    </>
  );
}
