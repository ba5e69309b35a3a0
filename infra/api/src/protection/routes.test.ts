import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { BRANDS, brands as brandData, operators } from '@foyer/market';
import { legalSourceOf } from '@foyer/market/legal-bases';
import {
  protectionAnswerSchema,
  type ProtectionAnswer,
  type ProtectionRuleName,
} from '@foyer/market/protection-answers';
import { explainProtection } from './explainProtection.ts';
import { createProtectionRoutes } from './routes.ts';

async function read(protectionMode?: 'specification' | 'strict'): Promise<ProtectionAnswer> {
  const route = createProtectionRoutes({ settings: { protectionMode } })['GET /internal/protection'];
  const answer = await route?.({ body: undefined, params: {}, query: new URLSearchParams() });
  return v.parse(protectionAnswerSchema, answer?.body);
}

/** The values of a rule as `value (source)`. */
function valuesOf({ brands }: ProtectionAnswer, brand: string, rule: ProtectionRuleName): string[] {
  const found = brands.find((one) => one.brand === brand)?.rules.find((one) => one.rule === rule);
  return (found?.values ?? []).map(({ value, source }) => `${value} (${source})`);
}

const hampi = ['P6M', 'P12M', 'P24M', 'P36M'].map((length) => `${length} (licence)`);

describe('GET /internal/protection', () => {
  it('names operator and licence of each brand with their modes', async () => {
    const { instanceMode, brands } = await read();
    expect([instanceMode, brands.map(({ brand }) => brand)]).toEqual([null, [...BRANDS]]);
    expect(brands.find(({ brand }) => brand === 'aurora')).toMatchObject({
      licence: 'mga',
      regulator: 'Malta Gaming Authority',
      company: operators['op-a'].company,
      operatorMode: 'specification',
      mode: 'specification',
    });
  });

  it.each<[brand: string, rule: ProtectionRuleName, own: readonly string[], strict: readonly string[]]>([
    ['caravel', 'depositLimit', ['Day (licence)'], ['Day (licence)', 'Week (instance)', 'Month (instance)']],
    ['aurora', 'singleSession', ['mandatory (licence)'], ['mandatory (licence)']],
    ['quetzal', 'singleSession', [], ['mandatory (instance)']],
    ['quetzal', 'wagerLimit', [], ['Day (instance)', 'Week (instance)', 'Month (instance)']],
    [
      'aurora',
      'realityCheck',
      ['mandatory (licence)'],
      ['mandatory (licence)', 'not-dismissible (instance)'],
    ],
    ['tuli', 'sessionClock', ['mandatory (licence)'], ['mandatory (licence)']],
    ['zephyra', 'fundsDialog', [], ['not-shown (instance)']],
    [
      'aurora',
      'identityCheck',
      ['before-play (licence)'],
      ['before-play (licence)', 'before-withdrawal (instance)'],
    ],
    ['aurora', 'limitPrompt', ['registration (licence)'], ['registration (licence)']],
    ['tuli', 'selfExclusion', hampi, hampi],
    ['tuli', 'exclusionRegister', ['HAMPI (licence)'], ['HAMPI (licence)']],
    ['aurora', 'breakScope', ['ask (licence)'], ['ask (licence)']],
    [
      'aurora',
      'returnCoolOff',
      ['PT24H (licence)', 'PT168H (licence)'],
      ['PT24H (licence)', 'PT168H (licence)'],
    ],
    ['caravel', 'returnApproval', ['two-approvals (licence)'], ['two-approvals (licence)']],
    [
      'caravel',
      'returnRequest',
      ['after-term (licence)', 'for-life (licence)'],
      ['after-term (licence)', 'for-life (licence)'],
    ],
    ['aurora', 'breakConfirmation', [], []],
    ['quetzal', 'limitCoolOff', ['PT24H (licence)'], ['PT24H (licence)']],
  ])('names the authority of each value: %s, %s', async (brand, rule, own, strict) => {
    expect(valuesOf(await read(), brand, rule)).toEqual(own);
    expect(valuesOf(await read('specification'), brand, rule)).toEqual(own);
    expect(valuesOf(await read('strict'), brand, rule)).toEqual(strict);
  });

  it('shows a mode that the instance has raised beside that of the operator', async () => {
    const { instanceMode, brands } = await read('strict');
    expect(instanceMode).toBe('strict');
    for (const brand of brands)
      expect(brand).toMatchObject({ operatorMode: 'specification', mode: 'strict' });
  });
});

describe('the source of a rule (requirements/regulation#why-this-rule)', () => {
  const modes = ['specification', 'strict'] as const;
  it.each(BRANDS.flatMap((brand) => modes.map((mode) => [brand, mode] as const)))(
    'is a document with an https address for each rule that the licence of %s demands in mode %s',
    (brand, mode) => {
      const { licence, rules } = explainProtection(brandData[brand], mode);
      const demanded = rules.filter(({ values }) => values.some(({ source }) => source === 'licence'));
      const hasRegulator = licence !== 'cos';
      expect(demanded.length).toBeGreaterThan(0);
      for (const { rule } of demanded) {
        const source = legalSourceOf(brandData[brand].licence, rule);
        expect([rule, source !== undefined && source.title.length > 0]).toEqual([rule, hasRegulator]);
        if (source) expect(new URL(source.url).protocol).toBe('https:');
      }
    },
  );

  it.each([
    ['mga', 'timeOut', 'responsible gambling tools', 'www.mga.org.mt'],
    ['mga', 'returnRequest', 'article 11', 'www.mga.org.mt'],
    ['mga', 'identityCheck', 'article 13', 'eur-lex.europa.eu'],
    ['est', 'selfExclusion', '§ 39', 'www.riigiteataja.ee'],
    ['est', 'lossLimit', undefined, 'www.riigiteataja.ee'],
    ['crc', 'depositLimit', undefined, 'www.cga.cw'],
  ] as const)('names the section under %s of %s', (licence, rule, section, host) => {
    const source = legalSourceOf(licence, rule);
    expect([source?.section, new URL(source?.url ?? '').host]).toEqual([section, host]);
  });
});
