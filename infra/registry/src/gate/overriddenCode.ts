import { Refusal } from '@foyer/runtime';
import type { Change } from '../changes/change.ts';

/** A change with what entitles its actor to override a refusal. */
export interface OverrideRequest {
  readonly change: Change;
  readonly role: string;
  /** A second operator approved the change, or the machine promotes what it built itself. */
  readonly isApproved: boolean;
}

/**
 * Requires that two operators break the glass: one requests and another one approves (ADR 0356).
 * @returns the code of the overridden problem. @throws {@link Refusal}
 */
export function overriddenCode(problem: Refusal, { change, role, isApproved }: OverrideRequest): string {
  if (role !== 'operator' || change.breakGlass !== true) throw problem;
  if (!isApproved)
    throw new Refusal(
      409,
      'APPROVAL_REQUIRED',
      `A second operator has to approve this override. ${problem.message}`,
    );
  return problem.code;
}
