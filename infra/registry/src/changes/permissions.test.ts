import { describe, expect, it } from '@jest/globals';
import { CHANGE_KINDS } from '@foyer/kernel/change-answers';
import { roleForChange, roleForKey, roleForPublishing } from './permissions.ts';

const NOT_PERMITTED = expect.objectContaining({ code: 'NOT_PERMITTED', status: 403 }) as unknown as Error;

describe('permissions', () => {
  const ofASquad = ['promote', 'rollout', 'rollout-stop', 'rollback'];

  it.each(CHANGE_KINDS)(
    'allows %s to operators, never to auditors, and to the squad of the application when it concerns releases',
    (kind) => {
      expect(roleForChange(['operator'], kind, 'mfe-casino')).toBe('operator');
      expect(() => roleForChange(['auditor'], kind, 'mfe-casino')).toThrow(NOT_PERMITTED);
      expect(() => roleForChange(['squad:account'], kind, 'mfe-casino')).toThrow(NOT_PERMITTED);
      expect(() => roleForChange(['squad:casino'], kind, undefined)).toThrow(NOT_PERMITTED);
      const own = (): string => roleForChange(['squad:casino'], kind, 'mfe-casino');
      if (ofASquad.includes(kind)) expect(own()).toBe('squad:casino');
      else expect(own).toThrow(NOT_PERMITTED);
    },
  );

  it('allows only the squad of the application to publish', () => {
    expect(roleForPublishing(['squad:shell'], 'shell')).toBe('squad:shell');
    for (const roles of [['operator'], ['auditor'], ['squad:casino'], []])
      expect(() => roleForPublishing(roles, 'shell')).toThrow(NOT_PERMITTED);
    expect(() => roleForPublishing(['squad:casino'], 'mfe-unknown')).toThrow(
      expect.objectContaining({ code: 'APP_UNKNOWN' }),
    );
  });

  it('allows operators to change every key, and squads their own unless they need two signatures', () => {
    expect(roleForKey(['operator'], ['auditor'])).toBe('operator');
    expect(roleForKey(['squad:casino'], ['squad:casino'])).toBe('squad:casino');
    expect(() => roleForKey(['squad:cashier'], ['squad:cashier'])).toThrow(NOT_PERMITTED);
    for (const wanted of [['operator'], ['squad:account'], ['squad:casino', 'operator']])
      expect(() => roleForKey(['squad:casino'], wanted)).toThrow(NOT_PERMITTED);
  });
});
