import { sendSecurityEmail } from '../emails/securityEmail.ts';
import { deviceOf, isSameDevice } from '../security/device.ts';
import type { Visit } from './visit.ts';

/**
 * Sends an email about a sign-in from a device or a country without an earlier sign-in of the player. It is
 * compared with the event log, which is kept permanently; the first sign-in of an account is not unusual.
 */
export async function warnOfUnusualSignIn({ services, scene, from }: Visit, playerId: string): Promise<void> {
  const known = await services.events.signInsOf(scene.brand, playerId);
  if (known.length === 0) return;
  const device = deviceOf(from.userAgent);
  const isKnownDevice = known.some(({ userAgent }) => isSameDevice(deviceOf(userAgent), device));
  if (isKnownDevice && known.some(({ country }) => country === from.country)) return;
  await sendSecurityEmail(services, { about: 'unusualSignIn', brand: scene.brand, playerId, from });
}
