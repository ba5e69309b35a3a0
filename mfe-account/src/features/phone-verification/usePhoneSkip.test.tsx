import { afterEach, expect, it } from '@jest/globals';
import { fakeServices, renderPiece, signedInSession } from '@foyer/platform/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePhoneSkip } from './usePhoneSkip.ts';

function Probe() {
  const { isSkipped, skip } = usePhoneSkip();
  return isSkipped ? <p>skipped</p> : skip ? <button onClick={skip}>Not now</button> : <p>required</p>;
}

function playerWhere(isOptional: boolean) {
  const services = fakeServices({ features: { DisablePhoneVerificationForRewards: isOptional } });
  services.session.set(signedInSession());
  return services;
}

afterEach(cleanup);

it('remembers that an optional verification was skipped', async () => {
  const services = playerWhere(true);
  renderPiece(<Probe />, { services });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Not now' }));
  expect(services.storage.read('skipOptionalPhoneNumberVerification')).toBe('true');
  expect(services.navigation.go).toHaveBeenCalledWith('/en/profile/dashboard/');
  cleanup();
  renderPiece(<Probe />, { services });
  expect(screen.getByText('skipped')).toBeTruthy();
});

it('cannot skip a required verification, also after an earlier choice', () => {
  const services = playerWhere(false);
  services.storage.write('skipOptionalPhoneNumberVerification', 'true');
  renderPiece(<Probe />, { services });
  expect(screen.getByText('required')).toBeTruthy();
});
