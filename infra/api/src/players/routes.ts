import * as v from 'valibot';
import { invalid, type Routes } from '../server/http/route.ts';
import { createPlayer } from './createPlayer.ts';
import { checkSignIn, reopenAccount } from './signInCheck.ts';

const playerOfBrand = v.object({
  brand: v.pipe(v.string(), v.maxLength(40)),
  playerId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
});

/** Calls of identity about players. */
export const PLAYER_ROUTES: Routes = {
  async '/internal/players'(app, body) {
    const result = await createPlayer(app, body);
    if (result.ok)
      return { status: result.value.isNew ? 201 : 200, body: { playerId: result.value.playerId } };
    return { status: result.failure.code.startsWith('DUPLICATE') ? 409 : 422, body: result.failure };
  },
  async '/internal/sign-in-check'(app, body) {
    const call = v.safeParse(playerOfBrand, body);
    return call.success
      ? { status: 200, body: await checkSignIn(app, call.output.brand, call.output.playerId) }
      : invalid();
  },
  async '/internal/players/reopen'(app, body) {
    const call = v.safeParse(playerOfBrand, body);
    if (!call.success) return invalid();
    const reopened = await reopenAccount(app, call.output.brand, call.output.playerId);
    app.relay.kick();
    return reopened
      ? { status: 200, body: { reopened } }
      : { status: 409, body: { code: 'REOPEN_NOT_ALLOWED' } };
  },
};
