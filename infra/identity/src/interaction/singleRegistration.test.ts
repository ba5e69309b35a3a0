import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { brands, decideFeatures } from '@foyer/market';
import type * as oidc from 'openid-client';
import { provideFeatures } from '../features/features.ts';
import { holdClock } from '../testing/clock.ts';
import { authorisation, discover } from '../testing/client.ts';
import { createStage, STAGE_DEADLINE_MS, type Stage } from '../testing/stage.ts';
import { visibleText, Visitor } from '../testing/visitor.ts';

let stage: Stage;
let config: oidc.Configuration;
let visitor: Visitor;
let restore: () => void;

beforeAll(async () => {
  stage = await createStage();
  holdClock();
  config = await discover(stage.port, `http://127.0.0.1:${stage.port}`);
  restore = provideFeatures((brand) =>
    decideFeatures(brand, {
      toggles: [...brands[brand].toggles, 'JackpotInRegistrationFlow'],
      variations: { registration_form: 'single' },
    }),
  );
}, STAGE_DEADLINE_MS);
afterAll(() => {
  restore();
  return stage.close();
}, STAGE_DEADLINE_MS);
beforeEach(async () => {
  stage.api.calls.length = 0;
  stage.api.answer = ({ path }) =>
    path === '/internal/players' ? { status: 201, body: {} } : { status: 200, body: { allowed: true } };
  await stage.pool.query('delete from identity.attempt_counter');
  visitor = new Visitor(stage.port);
  const pending = await authorisation(config, visitor.origin, { prompt: 'create' });
  await visitor.open(pending.url.href);
});

const ANSWERS = {
  country: 'FI',
  email: 'single@example.com',
  password: 'correct horse battery',
  firstName: 'Aino',
  lastName: 'Yksisivuinen',
  dateOfBirth: '1990-04-27',
  street: 'Mannerheimintie 1',
  city: 'Helsinki',
  zipCode: '00100',
  phoneNumber: '040 123 4567',
  terms: 'yes',
  privacy: 'yes',
};

describe('registration on one page', () => {
  it('shows every error at once and keeps the input', async () => {
    const reply = await visitor.submit('/register/single', { ...ANSWERS, email: 'nonsense', terms: '' });
    expect(reply.status).toBe(422);
    expect(visibleText(reply.text)).toContain('Email');
    expect(reply.text).toContain('value="Yksisivuinen"');
    expect(stage.api.calls.filter(({ path }) => path === '/internal/players')).toEqual([]);
  });

  it('opens the account with the consent to the jackpot', async () => {
    await visitor.submit('/register/single', { ...ANSWERS, jackpot: 'yes' });
    expect(stage.api.calls.find(({ path }) => path === '/internal/players')?.body).toMatchObject({
      email: 'single@example.com',
      phoneNumber: '+358401234567',
      jackpotOptIn: true,
    });
  });

  it('is refused where the brand registers in steps', async () => {
    const inSteps = provideFeatures((brand) => decideFeatures(brand));
    const reply = await visitor.submit('/register/single', ANSWERS);
    inSteps();
    expect(reply.status).not.toBe(422);
    expect(stage.api.calls.filter(({ path }) => path === '/internal/players')).toEqual([]);
  });
});
