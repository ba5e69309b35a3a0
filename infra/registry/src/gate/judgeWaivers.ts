import { endsTooLate, needsGrant, type GrantedWaiver, type Waiver } from '@foyer/kernel/waivers';
import { Refusal } from '@foyer/runtime';
import { GRANTED_WAIVERS } from './grantedWaivers.ts';

const DAY_LENGTH = '2026-12-31'.length;

/** A waiver that a report used. */
export type UsedWaiver = Pick<Waiver, 'rule' | 'about' | 'until'>;

export interface Claim {
  readonly app: string;
  readonly waivers: readonly UsedWaiver[];
}

/**
 * Refusal for a report whose waivers are not valid at a time (ms since the epoch); undefined when all are. A
 * waiver that the squad cannot grant alone must be in the registry's own list, with exactly equal text: a
 * list changed in a working tree grants nothing (ADR 0133).
 */
export function waiverProblem(
  { app, waivers }: Claim,
  now: number,
  granted: readonly GrantedWaiver[] = GRANTED_WAIVERS,
): Refusal | undefined {
  const today = new Date(now).toISOString().slice(0, DAY_LENGTH);
  for (const { rule, about, until } of waivers) {
    if (until < today)
      return new Refusal(
        409,
        'WAIVER_EXPIRED',
        `The check of ${app} waives ${rule}, but the waiver expired on ${until}.`,
      );
    if (endsTooLate(until, today))
      return new Refusal(
        409,
        'WAIVER_NOT_GRANTED',
        `The check of ${app} waives ${rule} until ${until}; a waiver lasts at most a year.`,
      );
    const isGranted = granted.some(
      (one) => one.app === app && one.rule === rule && one.about === about && until <= one.until,
    );
    if (needsGrant(rule) && !isGranted)
      return new Refusal(
        409,
        'WAIVER_NOT_GRANTED',
        `The check of ${app} waives ${rule} (“${about}”), which is not granted.`,
      );
  }
  return undefined;
}
