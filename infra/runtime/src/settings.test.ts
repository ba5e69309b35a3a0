import { describe, expect, it } from '@jest/globals';
import { readSettings } from './settings.ts';

const read = (variables: Record<string, string>) =>
  readSettings(variables, '/home', { internal: 'i', games: 'g', payments: 'p' });

it('signs analytics with the first secret of the file, also during a rotation', () => {
  const secretOf = (analytics: string) =>
    readSettings({}, '/home', { internal: 'i', games: 'g', payments: 'p', analytics }).analyticsSecret;
  expect([secretOf('new\nold\n'), secretOf('one'), secretOf('')]).toEqual(['new', 'one', '']);
});

describe('FOYER_ERROR_REPORTING', () => {
  it.each([
    ['', undefined],
    ['off', undefined],
    ['local', 'local'],
    ['https://key@errors.test/7', { envelopeUrl: 'https://errors.test/api/7/envelope/', key: 'key' }],
    ['https://key@errors.test/a/b/7', { envelopeUrl: 'https://errors.test/a/b/api/7/envelope/', key: 'key' }],
  ])('accepts "%s"', (value, expected) => {
    expect(read({ FOYER_ERROR_REPORTING: value }).errorReporting).toEqual(expected);
  });

  it.each(['on', 'https://errors.test/7', 'ftp://key@errors.test/7', 'https://key@errors.test/'])(
    'rejects %s',
    (value) => {
      expect(() => read({ FOYER_ERROR_REPORTING: value })).toThrow(
        'FOYER_ERROR_REPORTING must be off, local',
      );
    },
  );

  it('reports the environment staging unless another is set', () => {
    expect(read({}).errorReportingEnvironment).toBe('staging');
    expect(read({ FOYER_ERROR_REPORTING_ENVIRONMENT: 'production' }).errorReportingEnvironment).toBe(
      'production',
    );
  });
});

describe('FOYER_PROTECTION_MODE', () => {
  it.each([
    ['', undefined],
    ['specification', 'specification'],
    ['strict', 'strict'],
  ])('accepts "%s"', (value, mode) => {
    expect(read({ FOYER_PROTECTION_MODE: value }).protectionMode).toBe(mode);
  });

  it.each(['lenient', 'STRICT', ' strict', 'off'])('rejects "%s"', (value) => {
    expect(() => read({ FOYER_PROTECTION_MODE: value })).toThrow(
      `FOYER_PROTECTION_MODE must be specification or strict, not "${value}".`,
    );
  });
});

describe('FOYER_DOCUMENTS_STORE', () => {
  const CREDENTIALS = { AWS_REGION: 'eu-1', AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };

  it('names a bucket with its credentials', () => {
    expect(read({ FOYER_DOCUMENTS_STORE: 'https://s3.test/files/', ...CREDENTIALS }).documentsStore).toEqual({
      bucketUrl: 'https://s3.test/files',
      region: 'eu-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    });
    expect(read(CREDENTIALS).documentsStore).toBeUndefined();
  });

  it.each(Object.keys(CREDENTIALS))('is refused without %s', (missing) => {
    const { [missing as keyof typeof CREDENTIALS]: _, ...others } = CREDENTIALS;
    expect(() => read({ FOYER_DOCUMENTS_STORE: 'https://s3.test/files', ...others })).toThrow(
      'FOYER_DOCUMENTS_STORE needs AWS_REGION',
    );
  });

  it('is refused when it is not an address', () => {
    expect(() => read({ FOYER_DOCUMENTS_STORE: 'files', ...CREDENTIALS })).toThrow(
      'FOYER_DOCUMENTS_STORE must be an address',
    );
  });
});

describe('FOYER_JACKPOT_DRAW_SEED', () => {
  it('is absent unless it is set', () => {
    expect(read({}).jackpotDrawSeed).toBeUndefined();
    expect(read({ FOYER_JACKPOT_DRAW_SEED: 'a' }).jackpotDrawSeed).toBe('a');
  });

  it('is rejected in production, where draws must not be predictable', () => {
    expect(() => read({ FOYER_JACKPOT_DRAW_SEED: 'a', FOYER_MODE: 'production' })).toThrow(
      'FOYER_JACKPOT_DRAW_SEED makes draws predictable',
    );
  });
});
