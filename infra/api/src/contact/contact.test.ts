import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ADDITIONAL_FACTS, brands, protectionOf, type AdditionalFact } from '@foyer/market';
import { executeGraphql } from '../../test/graphqlClient.ts';
import { startTestApi, type TestApi } from '../../test/testApi.ts';
import { START_MS } from '../../test/testDatabase.ts';
import { missingFields } from './additionalInformation.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, START_MS);
afterAll(() => api.close());

async function as(kind: string, query: string, variables: Record<string, unknown> = {}) {
  return executeGraphql(api, {
    query,
    variables,
    token: await api.identity.token({ brand: 'aurora', playerId: `aurora-${kind}`, sid: `${kind}-sid` }),
  });
}

describe('contact data (requirements/screens#contact-data)', () => {
  const changes = async (kind: string) =>
    (
      await api.pool.query<{ field: string; old_value: unknown; new_value: unknown }>(
        'select field, old_value, new_value from api.contact_change where player_id = $1 order by id',
        [`aurora-${kind}`],
      )
    ).rows;
  const EMAIL = 'mutation($email: String!) { changeEmail(email: $email) { refusal } }';

  it.each(['SENT', 'INVALID', 'UNCHANGED', 'TAKEN', 'TOO_MANY'])(
    'answers a change of the email address with the outcome of identity: %s',
    async (outcome) => {
      api.identity.emailChange = outcome;
      expect((await as('wealth', EMAIL, { email: 'new@aurora.test' })).data).toEqual({
        changeEmail: { refusal: outcome === 'SENT' ? null : outcome },
      });
      expect(await changes('wealth')).toEqual([]);
    },
  );

  it('takes a new email address when its link is opened, once, and stores the one before', async () => {
    const link = { playerId: 'aurora-wealth', email: 'new@aurora.test', reason: 'EmailChange' };
    api.identity.emailLinks.set('new', { kind: 'valid', ...link });
    api.identity.emailLinks.set('new-again', { kind: 'used', ...link });
    api.identity.emailLinks.set('taken', { kind: 'taken' });
    const open = async (token: string) =>
      (await executeGraphql(api, { query: `mutation { verifyEmail(token: "${token}") { outcome } }` })).data;
    expect(await open('taken')).toEqual({ verifyEmail: { outcome: 'TAKEN' } });
    expect(await open('new')).toEqual({ verifyEmail: { outcome: 'VERIFIED' } });
    expect(await open('new-again')).toEqual({ verifyEmail: { outcome: 'ALREADY_VERIFIED' } });
    expect(
      (await as('wealth', '{ viewer { player { email emailVerification { status reason } } } }')).data,
    ).toEqual({
      viewer: {
        player: { email: 'new@aurora.test', emailVerification: { status: 'Done', reason: 'EmailChange' } },
      },
    });
    expect(await changes('wealth')).toEqual([
      { field: 'email', old_value: 'wealth@aurora.test', new_value: 'new@aurora.test' },
    ]);
    await expect(api.pool.query(`update api.contact_change set field = 'email'`)).rejects.toThrow(
      'append-only',
    );
  });

  const PHONE =
    'mutation($phoneNumber: String!) { changePhoneNumber(phoneNumber: $phoneNumber) { refusal phoneNumber } }';
  const CODE = 'mutation($code: String!) { confirmPhoneNumber(code: $code) { outcome } }';
  const sentCode = (): string => /\d{6}/.exec(api.identity.textMessages.at(-1)?.text ?? '')?.[0] ?? '';

  it('takes a new phone number when its code is entered, and informs the old number', async () => {
    expect((await as('empty', PHONE, { phoneNumber: '040 123 4567' })).data).toEqual({
      changePhoneNumber: { refusal: null, phoneNumber: '+358401234567' },
    });
    expect(api.identity.textMessages.at(-1)?.phoneNumber).toBe('+358401234567');
    const code = sentCode();
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    expect((await as('empty', CODE, { code: wrong })).data).toEqual({
      confirmPhoneNumber: { outcome: 'WRONG' },
    });
    expect(await changes('empty')).toEqual([]);
    expect((await as('empty', CODE, { code })).data).toEqual({ confirmPhoneNumber: { outcome: 'VERIFIED' } });
    expect((await as('empty', CODE, { code })).data).toEqual({ confirmPhoneNumber: { outcome: 'EXPIRED' } });
    expect(api.identity.textMessages.at(-1)).toMatchObject({
      phoneNumber: '+447700900123',
      text: expect.stringMatching(/another phone number/),
    });
    expect(await changes('empty')).toEqual([
      { field: 'phoneNumber', old_value: '+447700900123', new_value: '+358401234567' },
    ]);
  });

  it('accepts no code after five wrong ones', async () => {
    await as('wealth', PHONE, { phoneNumber: '040 123 4569' });
    const code = sentCode();
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const outcomes: unknown[] = [];
    for (const entered of [...Array.from({ length: 5 }, () => wrong), code])
      outcomes.push((await as('wealth', CODE, { code: entered })).data?.['confirmPhoneNumber']);
    expect(outcomes).toEqual(
      ['WRONG', 'WRONG', 'WRONG', 'WRONG', 'WRONG', 'EXPIRED'].map((outcome) => ({ outcome })),
    );
  });

  it('sends five codes an hour at most, and none to a number that is invalid or current', async () => {
    const answers: unknown[] = [];
    for (const phoneNumber of ['call me', '+447700900123', ...Array.from({ length: 6 }, () => '0401234568')])
      answers.push((await as('terms', PHONE, { phoneNumber })).data?.['changePhoneNumber']);
    expect(answers.map((answer) => (answer as { refusal: string | null }).refusal)).toEqual([
      'INVALID',
      'UNCHANGED',
      ...Array.from({ length: 5 }, () => null),
      'TOO_MANY',
    ]);
  });

  const ADDRESS =
    'mutation($input: AddressInput!) { changeAddress(input: $input) { player { personalInfo { street zipCode city state } } } }';

  it('takes a new address at once, stores the one before and informs by email', async () => {
    api.identity.sendsEmails = true;
    const input = { street: ' Kaivokatu  1 ', zipCode: '00100', city: 'Helsinki', state: 'QC' };
    const { data } = await as('break', ADDRESS, { input });
    const address = { street: 'Kaivokatu 1', zipCode: '00100', city: 'Helsinki' };
    expect(data).toEqual({ changeAddress: { player: { personalInfo: { ...address, state: null } } } });
    await as('break', ADDRESS, { input });
    expect(await changes('break')).toMatchObject([
      { field: 'address', new_value: { ...address, state: '' } },
    ]);
    expect(api.identity.emails.filter(({ path }) => path.includes('aurora-break'))).toHaveLength(1);
  });

  it.each<[string, object, readonly string[]]>([
    ['markup', { street: '<b>', zipCode: '00100', city: 'Helsinki' }, ['street']],
    ['nothing', { street: '', zipCode: '', city: '' }, ['street', 'zipCode', 'city']],
    ['a postal code of signs', { street: 'A 1', zipCode: '!', city: 'Helsinki' }, ['zipCode']],
  ])('rejects an address with %s and names the fields', async (_what, input, keys) => {
    const { errors } = await as('break', ADDRESS, { input });
    expect(errors[0]?.extensions).toMatchObject({
      type: 'ValidationFailure',
      reasons: ['FieldInvalid'],
      keys,
    });
  });

  it.each([
    ['fi', true],
    ['xx', false],
  ])('takes the language %s of the brand: %s', async (language, isTaken) => {
    const { data, errors } = await as(
      'break',
      'mutation($language: String!) { changeLanguage(language: $language) { player { language } } }',
      { language },
    );
    if (isTaken) expect(data).toEqual({ changeLanguage: { player: { language } } });
    else expect(errors[0]?.extensions.keys).toEqual(['language']);
  });
});

describe('additional information (requirements/screens#additional-information)', () => {
  const MISSING = '{ viewer { additionalInformation { missing } } }';
  const SUBMIT =
    'mutation($input: AdditionalInformationInput!) { submitAdditionalInformation(input: $input) { additionalInformation { missing } player { phoneNumber isPhoneNumberVerified personalInfo { city } } } }';

  it.each<[string, object, readonly AdditionalFact[], readonly string[]]>([
    ['nothing', {}, [], []],
    ['the province in Canada', { country: 'CA' }, [], ['state']],
    ['an empty address', { street: '', zip_code: null, city: null }, [], ['street', 'zipCode', 'city']],
    ['the facts of the licence profile', {}, ADDITIONAL_FACTS, ['placeOfBirth', 'occupation']],
  ])('misses %s', (_what, change, required, missing) => {
    const player = {
      street: 'A 1',
      zip_code: '1',
      city: 'B',
      state: null,
      country: 'FI',
      phone_number: '+1',
    };
    expect(missingFields({ ...player, ...change }, { nationality: 'FI' }, required)).toEqual(missing);
  });

  it('demands the facts of due diligence in strict mode', () => {
    const factsOf = (mode?: 'strict') => protectionOf(brands.aurora, mode).licence.kyc.facts;
    expect([factsOf(), factsOf('strict')]).toEqual([[], ADDITIONAL_FACTS]);
  });

  it('requests the missing data, accepts it in one form and requests nothing afterwards', async () => {
    expect((await as('kyc', MISSING)).data).toEqual({ viewer: { additionalInformation: { missing: [] } } });
    await api.pool.query(`update api.player set city = null, phone_number = '' where id = 'aurora-kyc'`);
    expect((await as('kyc', MISSING)).data).toEqual({
      viewer: { additionalInformation: { missing: ['city', 'phoneNumber'] } },
    });
    const { errors } = await as('kyc', SUBMIT, { input: { city: 'Espoo', street: '<b>', phoneNumber: '1' } });
    expect(errors[0]?.extensions).toMatchObject({ reasons: ['FieldInvalid'], keys: ['phoneNumber'] });
    expect((await as('kyc', SUBMIT, { input: { city: 'Espoo', phoneNumber: '0401234569' } })).data).toEqual({
      submitAdditionalInformation: {
        additionalInformation: { missing: [] },
        player: {
          phoneNumber: '+358401234569',
          isPhoneNumberVerified: false,
          personalInfo: { city: 'Espoo' },
        },
      },
    });
  });
});
