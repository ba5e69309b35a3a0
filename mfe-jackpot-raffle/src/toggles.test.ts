import { describe } from '@jest/globals';
import { probeToggle } from '@foyer/testing/toggles';
import { brandProposal } from './features/opt-in/customJackpot.ts';

describe('toggles of the jackpot', () => {
  probeToggle('JackpotAutoOptIn', 'the proposal to an undecided player', (isOn) =>
    brandProposal(isOn, true, ['0.10', '0.25']),
  );
});
