import { Refusal } from '@foyer/runtime';
import type { EnvironmentState } from '../plan/environmentState.ts';
import { SHELL } from '../squads.ts';
import { appOf } from './appOf.ts';
import type { Change } from './change.ts';
import { scopesOf, withoutRules, withRule } from './marketRules.ts';

/** Switches an application off for markets (the kill switch): visitors see a notice with the public reason instead. */
export function switchOff(state: EnvironmentState, change: Change): EnvironmentState {
  const app = appOf(change);
  const { publicReason } = change;
  if (app === SHELL)
    throw new Refusal(
      409,
      'SHELL_REQUIRED',
      'The shell cannot be switched off, because every page needs it.',
    );
  if (publicReason === undefined)
    throw new Refusal(
      400,
      'PUBLIC_REASON_MISSING',
      'Specify the reason shown to players: maintenance, incident or regulation.',
    );
  return scopesOf(change).reduce(
    (before, scope) => withRule(before, { app, scope, decision: { kind: 'off', reason: publicReason } }),
    state,
  );
}

/** Ends switching off, in the scopes of the change or in all. */
export function switchOn(state: EnvironmentState, change: Change): EnvironmentState {
  return withoutRules(state, appOf(change), change, 'off', 'NOT_OFF');
}
