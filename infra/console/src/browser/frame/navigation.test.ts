import { expect, it } from '@jest/globals';
import { navigationOf } from './navigation.ts';

it.each<[roles: readonly string[], first: readonly string[]]>([
  [['support'], ['/players', '/live-chat', '/exclusions', '/status']],
  [['operator'], ['/', '/rollouts', '/timeline', '/status']],
  [
    ['operator', 'support'],
    ['/', '/rollouts', '/timeline', '/status'],
  ],
  [['auditor'], ['/', '/rollouts', '/timeline', '/status']],
  [['squad:casino'], ['/', '/rollouts', '/timeline', '/status']],
])('shows %j their own pages first on a phone, and every other page once', (roles, paths) => {
  const { first, rest } = navigationOf({ name: 'Ann', email: 'ann@staff.test', roles: [...roles] });
  expect(first.map(({ path }) => path)).toEqual(paths);
  const all = [...first, ...rest].map(({ path }) => path);
  expect(new Set(all).size).toBe(all.length);
  expect(all.includes('/withdrawals')).toBe(roles.includes('operator') || roles.includes('auditor'));
});
