import { describe, expect, it } from '@jest/globals';
import { tablesContaining } from '@foyer/launch/test-database';
import { createRuledDatabase } from '../../test/ruledDatabase.ts';
import { PERSONAL_CODE_SECRET, testPersonalCodes } from '../../test/testPersonalCodes.ts';
import { useDatabase } from '../../test/useDatabase.ts';
import { compiledLiveContent } from '../content/liveContent.ts';
import { registerPlayer } from '../players/registerPlayer.ts';
import { createPersonalCodes, maskPersonalCode, type PersonalCodeColumns } from './personalCodes.ts';
import { preparePersonalCodes } from './sealStoredCodes.ts';

const CODE = '37605030299';
const codesOf = (...personalCodeSecrets: readonly string[]) => createPersonalCodes({ personalCodeSecrets });
const SETTINGS = { mode: 'development' } as const;

describe('personal codes', () => {
  const stored = (id: string, codes = testPersonalCodes): PersonalCodeColumns => {
    const code = codes.seal(id, CODE);
    return { id, ssn_sealed: code?.sealed ?? null, ssn_key: code?.keyId ?? null };
  };
  it('are opened for their player only', () => {
    const sealed = stored('p');
    expect(testPersonalCodes.open(sealed)).toBe(CODE);
    expect(() => testPersonalCodes.open({ ...sealed, id: 'another' })).toThrow('No secret decrypts');
    expect(() => codesOf('another').open(sealed)).toThrow('No secret decrypts');
  });
  it.each([undefined, null, ''])('have no digest and no sealed value for %j', (empty) => {
    expect(testPersonalCodes.seal('p', empty)).toBeUndefined();
    expect(testPersonalCodes.digests(empty)).toEqual([]);
  });
  it.each([
    ['the same code', CODE, true],
    ['the same code with spaces and hyphens', ' 376-0503 0299', true],
    ['another code', '37605030298', false],
  ])('compare %s', (_name, other, isSame) => {
    const digest = testPersonalCodes.seal('p', CODE)?.digest;
    expect(testPersonalCodes.digests(other).some((one) => digest?.equals(one))).toBe(isSame);
  });
  it('compare letters without case', () => {
    expect(testPersonalCodes.digests('131052-308t')).toEqual(testPersonalCodes.digests('131052-308T'));
  });
  it('cannot be compared without the secret', () => {
    expect(codesOf('another').digests(CODE)).not.toEqual(testPersonalCodes.digests(CODE));
  });
  it.each([
    [null, null],
    [CODE, '•••••••0299'],
    ['299', '299'],
  ])('are shown of %s as %s', (code, shown) => expect(maskPersonalCode(code)).toBe(shown));
});

describe('the stored personal codes', () => {
  const database = useDatabase(createRuledDatabase);
  const register = async (brand: string, code: string, personalCodes = testPersonalCodes) => {
    const registered = await registerPlayer(
      {
        pool: database.pool,
        clock: Date.now,
        content: { of: compiledLiveContent },
        personalCodes,
        registerChecks: { isRestricted: () => Promise.resolve(false) },
      },
      {
        brand,
        email: `${crypto.randomUUID()}@codes.test`,
        country: 'FI',
        personalInfo: {
          firstName: crypto.randomUUID(),
          lastName: 'Coded',
          dateOfBirth: '1985-02-03',
          ssn: code,
        },
        termsAccepted: true,
        privacyPolicyAccepted: true,
      },
    );
    return registered.ok ? registered.value.playerId : registered.failure.code;
  };
  const columnsOf = async (id: string) =>
    (
      await database.pool.query<PersonalCodeColumns>(
        'select id, ssn_sealed, ssn_key from api.player where id = $1',
        [id],
      )
    ).rows[0] as PersonalCodeColumns;

  it('are in no table as text after a registration', async () => {
    const playerId = await register('aurora', '150385-901A');
    expect(testPersonalCodes.open(await columnsOf(playerId))).toBe('150385-901A');
    expect(await tablesContaining(database.pool, '150385-901A')).toEqual([]);
  });
  it('refuse a second account of the brand under another name, also at the same time', async () => {
    const outcomes = await Promise.all(
      ['150385-902B', '150385 902b'].map((code) => register('aurora', code)),
    );
    expect(outcomes.filter((outcome) => outcome === 'DUPLICATE_PERSON')).toHaveLength(1);
    expect(await register('quetzal', '150385-902B')).not.toBe('DUPLICATE_PERSON');
  });
  it('find an excluded person at another brand of the operator', async () => {
    await database.pool.query(
      `update api.brand_rule set operator = 'op-codes' where brand in ('aurora', 'zephyra')`,
    );
    const playerId = await register('aurora', '150385-903C');
    await database.pool.query(
      `select api.start_break('aurora', $1, 'EXCLUSION', '{}', 'P6M', now() + interval '6 months', 'operator', 'player', false, 'codes', now(), '{}')`,
      [playerId],
    );
    expect(await register('zephyra', '150385-903C')).toBe('PERSON_EXCLUDED');
    expect(await register('zephyra', '150385-904D')).not.toBe('PERSON_EXCLUDED');
  });
  it('are sealed again by the first secret after a rotation, and compared during it', async () => {
    const playerId = await register('aurora', '150385-906F');
    const rotating = codesOf('new secret', PERSONAL_CODE_SECRET);
    expect(await register('aurora', '150385-906F', rotating)).toBe('DUPLICATE_PERSON');
    await preparePersonalCodes({ pool: database.pool, personalCodes: rotating, settings: SETTINGS });
    expect(codesOf('new secret').open(await columnsOf(playerId))).toBe('150385-906F');
    await preparePersonalCodes({
      pool: database.pool,
      personalCodes: codesOf(PERSONAL_CODE_SECRET, 'new secret'),
      settings: SETTINGS,
    });
    expect(testPersonalCodes.open(await columnsOf(playerId))).toBe('150385-906F');
  });
  it.each([
    ['without any secret in production', [], 'production', 'personal-code-secret is missing'],
    ['with another secret than that of stored codes', ['another'], 'development', 'backup of keys'],
    ['without the secret of stored codes', [], 'development', 'backup of keys'],
  ] as const)('refuse a start %s', async (_name, secrets, mode, message) => {
    await register('aurora', '150385-907H');
    await expect(
      preparePersonalCodes({
        pool: database.pool,
        personalCodes: codesOf(...secrets),
        settings: { mode },
      }),
    ).rejects.toThrow(message);
  });
  it('never have a part of their columns only', async () => {
    const playerId = await register('aurora', '150385-908J');
    await expect(
      database.pool.query('update api.player set ssn_digest = null where id = $1', [playerId]),
    ).rejects.toThrow('player_ssn_is_whole');
  });
});
