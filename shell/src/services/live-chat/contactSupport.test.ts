import { describe, expect, it, jest } from '@jest/globals';
import { fakeServices, type FakeServices } from '@foyer/platform/testing';
import { chatRequested, contactSupport } from './contactSupport.ts';

function contact(path: string, arrange: (services: FakeServices) => void = () => undefined) {
  const services = fakeServices({ path, features: { SupportChatWidget: true } });
  arrange(services);
  const openAddress = jest.fn<(href: string) => void>();
  chatRequested.set(false);
  contactSupport(services, openAddress);
  return { services, isRequested: chatRequested.current(), addresses: openAddress.mock.calls.flat() };
}

describe('contacting support', () => {
  it.each<[string, string, ((services: FakeServices) => void) | undefined, 'chat' | 'email']>([
    ['opens the chat', '/en/', undefined, 'chat'],
    ['writes an email on the page of a game', '/en/games/neon-drift/', undefined, 'email'],
    [
      'writes an email while a guard is active',
      '/en/',
      ({ guards }) => guards.set([{ id: 'kyc', status: 'active' }]),
      'email',
    ],
    [
      'writes an email where the brand has no chat',
      '/en/',
      ({ flags }) => Object.assign(flags, { has: () => false }),
      'email',
    ],
  ])('%s', (_what, path, arrange, by) => {
    const { isRequested, addresses } = contact(path, arrange);
    expect([isRequested, addresses]).toEqual(
      by === 'chat' ? [true, []] : [false, ['mailto:care@aurora.test']],
    );
  });

  it('closes an open overlay, because everything behind it is inert', () => {
    const { services } = contact('/en/', ({ overlays }) =>
      overlays.set({ status: 'open', request: { variant: 'sow', content: {} } }),
    );
    expect(services.overlays.close).toHaveBeenCalledTimes(1);
  });
});
