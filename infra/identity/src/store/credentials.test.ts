import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createStage, STAGE_DEADLINE_MS, type Stage } from '../testing/stage.ts';
import { createCredentials, type Credentials, type NewCredential } from './credentials.ts';
import { sweep } from './sweep.ts';

const BRAND = 'aurora';
const DAY = 24 * 60 * 60 * 1_000;
let stage: Stage;
let credentials: Credentials;
let now = Date.now();
let serial = 0;

beforeAll(async () => {
  stage = await createStage();
  credentials = createCredentials(stage.pool, () => now);
}, STAGE_DEADLINE_MS);
afterAll(() => stage.close(), STAGE_DEADLINE_MS);

/** A registration of a person of its own, or of the same person with another id. */
function registration(person = (serial += 1)): NewCredential {
  return {
    playerId: crypto.randomUUID(),
    email: `person${person}@example.com`,
    personKey: Buffer.from(`person ${person}`),
    password: undefined,
  };
}
const again = (first: NewCredential): NewCredential => ({ ...first, playerId: crypto.randomUUID() });

describe('the reservation of a registration', () => {
  it('refuses another registration with the same address, and with the same person', async () => {
    const first = registration();
    expect(await credentials.claim(BRAND, first)).toBe('claimed');
    expect(await credentials.claim(BRAND, again(first))).toBe('email-taken');
    expect(await credentials.claim(BRAND, { ...again(first), email: 'another@example.com' })).toBe(
      'person-taken',
    );
  });

  it('ends with its release, which may be repeated', async () => {
    const first = registration();
    await credentials.claim(BRAND, first);
    await credentials.release(BRAND, first.playerId);
    await credentials.release(BRAND, first.playerId);
    expect(await credentials.claim(BRAND, again(first))).toBe('claimed');
  });

  it('expires after a quarter of an hour when the server stopped before its release', async () => {
    const first = registration();
    await credentials.claim(BRAND, first);
    now += 14 * 60_000;
    expect(await credentials.claim(BRAND, again(first))).toBe('email-taken');
    now += 2 * 60_000;
    expect(await credentials.claim(BRAND, again(first))).toBe('claimed');
  });

  it('becomes the account that the api has accepted, after the refusal of another submit, too', async () => {
    const accepted = registration();
    await credentials.claim(BRAND, accepted);
    await credentials.claim(BRAND, { ...registration(), playerId: accepted.playerId });
    await credentials.release(BRAND, accepted.playerId);
    await credentials.activate(BRAND, accepted);
    expect(await credentials.byEmail(BRAND, accepted.email)).toMatchObject({ playerId: accepted.playerId });
  });

  it('leaves an account as it is', async () => {
    const account = registration();
    await credentials.activate(BRAND, account);
    const later = { ...registration(), playerId: account.playerId };
    await credentials.claim(BRAND, later);
    await credentials.activate(BRAND, later);
    await credentials.release(BRAND, account.playerId);
    expect(await credentials.byPlayer(BRAND, account.playerId)).toMatchObject({ email: account.email });
  });

  it('is deleted with its personal data when no draft can continue it', async () => {
    const [aborted, account] = [registration(), registration()];
    await credentials.claim(BRAND, aborted);
    await credentials.activate(BRAND, account);
    const sessions = { endExpired: () => Promise.resolve(0) } as Parameters<typeof sweep>[0]['sessions'];
    const stored = async () =>
      (
        await stage.pool.query<{ player_id: string }>(
          'select player_id from identity.credential where player_id = any($1) order by state',
          [[aborted.playerId, account.playerId]],
        )
      ).rows.map(({ player_id }) => player_id);
    await sweep({ pool: stage.pool, clock: () => now + 6 * DAY, sessions });
    expect(await stored()).toEqual([account.playerId, aborted.playerId]);
    await sweep({ pool: stage.pool, clock: () => now + 8 * DAY, sessions });
    expect(await stored()).toEqual([account.playerId]);
  });
});
