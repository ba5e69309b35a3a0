import { describe, expect, it, jest } from '@jest/globals';
import type { ConsentCategory, ConsentState } from '@foyer/contract';
import { createBus } from '../bus/createBus.ts';
import type { ConsentProvider } from './adapters/consentProvider.ts';
import { createConsent } from './createConsent.ts';
import { NOTHING_OPTIONAL, parseCategories } from './consent.machine.ts';

function setUp({
  before,
  countries = [],
  isBlocked = false,
}: { before?: readonly ConsentCategory[]; countries?: readonly string[]; isBlocked?: boolean } = {}) {
  let accepted = before;
  let notify: (consent: ConsentState) => void = () => undefined;
  const provider: ConsentProvider = {
    async start(onChange) {
      notify = onChange;
      if (accepted) notify(parseCategories(accepted.join(',')));
    },
    answered: () => accepted !== undefined,
    accept(categories) {
      accepted = categories;
      notify(parseCategories(categories.join(',')));
    },
  };
  const values = new Map<string, string>();
  const announce = jest.fn();
  const consent = createConsent({
    session: {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
      removeItem: (key) => void values.delete(key),
    },
    bus: createBus(() => undefined),
    automatic: { country: 'FI', countries },
    load: async () => {
      if (isBlocked) throw new Error('blocked');
      return provider;
    },
    announce,
  });
  return { consent, announce, values };
}

const flush = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('consent', () => {
  it('covers only necessary categories until the player has answered', async () => {
    const { consent, announce } = setUp();
    await consent.start();
    expect(consent.current()).toEqual(NOTHING_OPTIONAL);
    expect(consent.question.current()).toBe('banner');
    expect(announce).not.toHaveBeenCalled();
  });

  it('follows the answer, which is announced and stored for the session', async () => {
    const { consent, announce, values } = setUp();
    await consent.start();
    consent.answer(['preferences']);
    await flush();
    expect(consent.current()).toEqual({ ...NOTHING_OPTIONAL, preferences: true });
    expect(consent.question.current()).toBe('none');
    expect(announce).toHaveBeenCalledWith(consent.current());
    expect([...values.values()]).toEqual(['necessary,preferences']);
    await expect(consent.settled()).resolves.toEqual(consent.current());
  });

  it.each([
    ['answered with necessary categories only', undefined],
    ['restored with necessary categories only', ['necessary'] as const],
  ])('is announced once and stored when it is %s', async (_how, before) => {
    const { consent, announce, values } = setUp(before ? { before } : {});
    await consent.start();
    if (!before) consent.answer([]);
    await flush();
    expect(announce.mock.calls).toEqual([[NOTHING_OPTIONAL]]);
    expect(values.get('consent-categories')).toBe('necessary');
  });

  it('is restored from the stored answer', async () => {
    const { consent } = setUp({ before: ['necessary', 'analytics'] });
    await consent.start();
    expect(consent.current().analytics).toBe(true);
    expect(consent.question.current()).toBe('none');
  });

  it('is given automatically in the countries of the settings (requirements/entities#lobby-settings)', async () => {
    const { consent } = setUp({ countries: ['FI'] });
    await consent.start();
    expect(Object.values(consent.current())).toEqual([true, true, true, true, true]);
    expect(consent.question.current()).toBe('none');
  });

  it('can be withdrawn', async () => {
    const { consent } = setUp({ before: ['necessary', 'marketing'] });
    await consent.start();
    consent.answer([]);
    await flush();
    expect(consent.current()).toEqual(NOTHING_OPTIONAL);
  });

  it('covers no optional category when its provider is blocked', async () => {
    const { consent } = setUp({ isBlocked: true });
    await expect(consent.start()).rejects.toThrow('blocked');
    expect(consent.current()).toEqual(NOTHING_OPTIONAL);
  });
});
