import { expect, it } from '@jest/globals';
import { mayDecide } from './permissions.ts';
import type { ChangeKind } from '@foyer/kernel/change-answers';

it.each<[role: string, kind: ChangeKind, app: string | undefined, may: boolean]>([
  ['operator', 'off', 'mfe-casino', true],
  ['operator', 'lock', undefined, true],
  ['auditor', 'off', 'mfe-casino', false],
  ['auditor', 'promote', 'mfe-casino', false],
  ['squad:casino', 'promote', 'mfe-casino', true],
  ['squad:casino', 'rollback', 'mfe-casino', true],
  ['squad:casino', 'off', 'mfe-casino', false],
  ['squad:casino', 'promote', 'mfe-sportsbook', false],
  ['squad:casino', 'lock', undefined, false],
])('permission of %s: %s of %s is allowed: %s', (role, kind, app, may) => {
  expect(mayDecide({ name: '', email: '', roles: [role] }, kind, app)).toBe(may);
});
