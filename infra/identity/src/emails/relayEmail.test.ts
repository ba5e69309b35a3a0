import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testClient } from '@foyer/runtime/service-calls';
import { createStage, STAGE_DEADLINE_MS, type Stage } from '../testing/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await createStage();
}, STAGE_DEADLINE_MS);
afterAll(() => stage.close(), STAGE_DEADLINE_MS);

function send(playerId: string, further: object = {}): Promise<{ status: number; body: unknown }> {
  return testClient.callSigned({
    baseUrl: `http://127.0.0.1:${stage.port}`,
    path: `/internal/players/${playerId}/emails/send`,
    body: { brand: 'aurora', locale: 'fi', subject: 'Maksamme saldosi sinulle', body: 'Hei', ...further },
    secret: stage.settings.internalSecret,
    clock: () => Date.now(),
  });
}

async function emails(): Promise<readonly object[]> {
  return (
    await stage.pool.query<{ recipient: string; locale: string; subject: string; body: string }>(
      'select recipient, locale, subject, body from identity.outgoing_mail order by id',
    )
  ).rows;
}

describe('emails from other services', () => {
  it.each(['aurora-excluded', 'aurora-closed'])(
    'reach the address of %s, who cannot sign in',
    async (playerId) => {
      expect(await send(playerId)).toMatchObject({ status: 200, body: { sent: true } });
      expect((await emails()).at(-1)).toEqual({
        recipient: `${playerId.slice('aurora-'.length)}@aurora.test`,
        locale: 'fi',
        subject: 'Maksamme saldosi sinulle',
        body: 'Hei',
      });
    },
  );

  it('are sent once for a repeated key', async () => {
    const before = (await emails()).length;
    for (const key of ['break-email:1', 'break-email:1', 'break-email:2'])
      expect(await send('aurora-excluded', { key })).toMatchObject({ body: { sent: true } });
    expect((await emails()).length).toBe(before + 2);
  });

  it.each<[string, string, object]>([
    ['with a malformed key', 'aurora-excluded', { key: 7 }],
    ['to an unknown player', 'unknown-player', {}],
    ['to a player of another brand', 'aurora-excluded', { brand: 'tuli' }],
    ['without a subject', 'aurora-excluded', { subject: ' ' }],
    ['when the body is not a string', 'aurora-excluded', { body: 7 }],
    ['above the maximum length', 'aurora-excluded', { body: 'x'.repeat(50_001) }],
  ])('are not sent %s', async (_what, playerId, further) => {
    const before = await emails();
    expect(await send(playerId, further)).toMatchObject({ status: 200, body: { sent: false } });
    expect(await emails()).toEqual(before);
  });

  it('are rejected without a valid signature', async () => {
    const response = await fetch(
      `http://127.0.0.1:${stage.port}/internal/players/aurora-excluded/emails/send`,
      { method: 'POST', body: '{"brand":"aurora"}' },
    );
    expect(response.status).toBe(401);
  });
});
