import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createStage, STAGE_DEADLINE_MS, type Stage } from '../testing/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await createStage();
}, STAGE_DEADLINE_MS);
afterAll(() => stage.close(), STAGE_DEADLINE_MS);

const open = (path: string) => fetch(`http://127.0.0.1:${stage.port}/realms/aurora${path}`);

describe('the registration in a frame', () => {
  it('may be framed by the brand only, and continues in the whole window', async () => {
    const reply = await open('/landing/register?ui_locales=fi');
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    const page = await reply.text();
    expect(page).toContain('action="/fi/register/" target="_top"');
    expect(page).toContain('name="country"');
  });

  it('leaves all other pages of identity without frames', async () => {
    const reply = await open('/landing/other');
    expect(reply.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });
});
