import { describe, expect, it } from '@jest/globals';
import {
  phaseOf,
  registrationStatusOf,
  type RegistrationSituation,
  type RunSituation,
} from './tournamentStatus.ts';

const RUN: RunSituation = {
  status: 'OPEN',
  registrationFrom: 100,
  registrationTill: 250,
  startsAt: 200,
  endsAt: 300,
  players: 5,
  playersMin: 2,
};
const NEW: RegistrationSituation = { isRegistered: false, level: 1, qualifyingLevel: null };
const REGISTERED = { ...NEW, isRegistered: true };

describe('phase of a run', () => {
  it.each([
    [99, 'ANNOUNCED'],
    [100, 'REGISTRATION'],
    [199, 'REGISTRATION'],
    [200, 'RUNNING'],
    [299, 'RUNNING'],
    [300, 'SETTLING'],
  ] as const)('starts at %d: %s', (now, phase) => {
    expect(phaseOf(RUN, now)).toBe(phase);
  });

  it.each(['FINAL', 'CANCELLED'] as const)('is %s once decided', (status) => {
    expect(phaseOf({ ...RUN, status }, 200)).toBe(status);
  });
});

describe('status of a registration', () => {
  it.each<[string, Partial<RunSituation>, Partial<RegistrationSituation>, number, string]>([
    ['a player who is not registered', {}, {}, 150, 'NOT_REGISTERED'],
    ['a registered player', {}, REGISTERED, 150, 'REGISTERED'],
    ['a registered player while too few are registered', { players: 1 }, REGISTERED, 150, 'PENDING'],
    ['a player with the level', {}, { qualifyingLevel: 2, level: 2 }, 150, 'QUALIFIED_PENDING_REGISTRATION'],
    ['a player below the level', {}, { qualifyingLevel: 2 }, 150, 'NOT_REGISTERED'],
    [
      'a registered player below the level',
      {},
      { ...REGISTERED, qualifyingLevel: 2 },
      150,
      'REGISTERED_PENDING_QUALIFICATION',
    ],
    ['a registered player after the end', {}, REGISTERED, 300, 'FINISHED'],
    ['any player after the result', { status: 'FINAL' }, {}, 150, 'FINISHED'],
    ['any player of a cancelled run', { status: 'CANCELLED' }, REGISTERED, 300, 'CANCELLED'],
    ['a player whose state is not known', {}, { isRegistered: undefined }, 150, 'UNKNOWN'],
  ])('follows for %s', (_who, run, player, now, status) => {
    expect(registrationStatusOf({ ...RUN, ...run }, { ...NEW, ...player }, now)).toBe(status);
  });
});
