import { describe, expect, it } from '@jest/globals';
import { OVERLAY_RULES } from './overlayRules.ts';

describe('overlays (requirements/screens#overlays-and-toasts)', () => {
  it('Escape closes all but quick-deposit, sow and bonus-checker, and the reality check of the licences', () => {
    const closable = Object.entries(OVERLAY_RULES)
      .filter(([, rules]) => !rules.dismissable)
      .map(([variant]) => variant);
    expect(closable.toSorted()).toEqual(['bonus-checker', 'quick-deposit', 'reality-check', 'sow']);
  });

  it.each([
    ['confirmation', 'ok-dismiss'],
    ['content-accept', 'ok-dismiss'],
    ['action-error', 'ok-dismiss'],
    ['default', 'close'],
    ['error', 'close'],
  ] as const)('%s has the buttons %s', (variant, buttons) => {
    expect(OVERLAY_RULES[variant].buttons).toBe(buttons);
  });
});
