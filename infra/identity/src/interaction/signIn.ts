import { bankLoginOf } from '../bank/cookie.ts';
import { MAX_INPUT_LENGTH } from '@foyer/money';
import { signInPage } from '../pages/signInPage.ts';
import { proceed } from './finish.ts';
import { provePassword, showLockedOn, type PasswordPage } from './provePassword.ts';
import { show, type Visit } from './visit.ts';

const pageOf =
  ({ scene, assets }: Visit): PasswordPage =>
  (state) =>
    signInPage(scene, assets, state);

export async function showSignIn(visit: Visit): Promise<void> {
  const hint = visit.interaction.params['login_hint'];
  show(
    visit,
    200,
    signInPage(visit.scene, visit.assets, {
      email: typeof hint === 'string' ? hint.slice(0, MAX_INPUT_LENGTH) : undefined,
      unfinished: await bankLoginOf(visit),
    }),
  );
}

export async function signIn(visit: Visit): Promise<void> {
  const credential = await provePassword(visit, pageOf(visit));
  if (credential)
    await proceed(visit, {
      playerId: credential.playerId,
      methods: ['pwd'],
      canHoldPasskey: visit.form.get('can_hold_passkey') === 'yes',
    });
}

export function showLocked(visit: Visit, email: string, until: number): void {
  showLockedOn(visit, pageOf(visit), email, until);
}
