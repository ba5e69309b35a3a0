import { BUCKETS } from '@foyer/kernel/release-plan';
import {
  ROLLOUT_SCHEDULES,
  type RolloutScheduleName,
  type RolloutStep,
} from '@foyer/kernel/rollout-schedule';
import { CommandFailure } from './failure.ts';
import { shareOf } from './share.ts';

const MINUTES: Readonly<Record<string, number>> = { s: 1 / 60, m: 1, h: 60 };
const STEP = /^([^/]+)\/(\d{1,5}(?:\.\d{1,2})?)([smh])$/;

/**
 * Parses `1%/10m,10%/10m,50%/20m`; a final step of 100 % is optional.
 * @throws {@link CommandFailure} for an invalid schedule.
 */
export function stepsOf(text: string): readonly RolloutStep[] {
  const parts = text.split(',').map((part) => part.trim());
  const steps = parts.flatMap((part, index): RolloutStep[] => {
    if (index === parts.length - 1 && index > 0 && !part.includes('/') && shareOf(part) === BUCKETS)
      return [];
    const [, share = '', amount = '', unit = ''] = STEP.exec(part) ?? [];
    const minutes = MINUTES[unit];
    if (minutes === undefined)
      throw new CommandFailure(
        'USAGE',
        `"${part}" is not a step. Use a share and a duration, for example 1%/10m (s, m or h).`,
      );
    return [{ share: shareOf(share), minutes: Number(amount) * minutes }];
  });
  if (steps.some(({ share }, index) => share >= BUCKETS || share <= (steps[index - 1]?.share ?? 0)))
    throw new CommandFailure(
      'USAGE',
      'The shares of a schedule must increase; 100 % follows the last one automatically.',
    );
  return steps;
}

export interface RolloutArguments {
  readonly share?: string | undefined;
  readonly schedule?: RolloutScheduleName | undefined;
  readonly steps?: string | undefined;
}

/**
 * Either a fixed share, or a schedule that continues automatically.
 * @throws {@link CommandFailure} unless exactly one option is given.
 */
export function readShareOrSchedule({
  share,
  schedule,
  steps,
}: RolloutArguments): { readonly share: number } | { readonly schedule: readonly RolloutStep[] } {
  if ([share, schedule, steps].filter((word) => word !== undefined).length !== 1)
    throw new CommandFailure(
      'USAGE',
      `Specify --share 5%, --schedule ${Object.keys(ROLLOUT_SCHEDULES).join('|')}, or --steps 1%/10m,10%/10m.`,
    );
  if (share !== undefined) return { share: shareOf(share) };
  return { schedule: schedule === undefined ? stepsOf(steps ?? '') : ROLLOUT_SCHEDULES[schedule] };
}
