import { describe, expect, it } from '@jest/globals';
import { readSettings } from '@foyer/runtime';
import { isUnsafeConnection } from './connectionRisk.ts';
import { contextOf } from './context.ts';
import { forwardedHeaders } from './proxy/headers.ts';

const NETWORKS = ['198.51.100.0/24', '2001:db8::/32'];

describe('isUnsafeConnection', () => {
  it.each([
    ['198.51.100.7', true],
    ['::ffff:198.51.100.7', true],
    ['198.51.101.7', false],
    ['2001:db8::1', true],
    ['2001:db9::1', false],
    ['', false],
  ])('returns for %s: %s', (address, expected) => {
    expect(isUnsafeConnection(address, NETWORKS)).toBe(expected);
  });

  it('is false while no network is listed', () => {
    expect(isUnsafeConnection('198.51.100.7', [])).toBe(false);
  });
});

describe('forwarded requests', () => {
  const secrets = { internal: '', games: '', payments: '' };
  const riskOf = (address: string): unknown => {
    const request = {
      url: '/',
      headers: { host: 'aurora.localhost:4000' },
      socket: { remoteAddress: address },
    };
    const settings = readSettings({ FOYER_UNSAFE_NETWORKS: NETWORKS.join(' ') }, '/home', secrets);
    const context = contextOf(request as never, settings);
    return (
      context &&
      forwardedHeaders({ 'x-connection-risk': 'safe' }, context, { requestId: '1' })['x-connection-risk']
    );
  };

  it('carry the risk that the gateway has determined, never that of the client', () => {
    expect([riskOf('198.51.100.7'), riskOf('203.0.113.7')]).toEqual(['unsafe', undefined]);
  });

  const claimed = { 'x-development-country': 'US', 'x-development-address': '198.51.100.7' };
  it.each([
    ['development', claimed, ['US', '198.51.100.7', 'unsafe']],
    [
      'development',
      { 'x-development-country': 'usa', 'x-development-address': 'home' },
      ['FI', '203.0.113.7', undefined],
    ],
    ['production', claimed, ['FI', '203.0.113.7', undefined]],
  ])('have in mode %s with %j the country, address and risk %j', (mode, headers, expected) => {
    const settings = readSettings(
      { FOYER_MODE: mode, FOYER_UNSAFE_NETWORKS: NETWORKS.join(' ') },
      '/home',
      secrets,
    );
    const request = {
      url: '/',
      headers: { host: 'aurora.localhost:4000', ...headers },
      socket: { remoteAddress: '203.0.113.7' },
    };
    const context = contextOf(request as never, settings);
    const sent = context && forwardedHeaders(request.headers, context, { requestId: '1' });
    expect([sent?.['x-country'], sent?.['x-forwarded-for'], sent?.['x-connection-risk']]).toEqual(expected);
    expect(Object.keys(sent ?? {}).filter((name) => name.startsWith('x-development-'))).toEqual([]);
  });

  it.each(['198.51.100.0', '198.51.100.0/33', 'tor/24', '2001:db8::/129'])(
    'refuse to start with the network %s',
    (network) => {
      expect(() => readSettings({ FOYER_UNSAFE_NETWORKS: network }, '/home', secrets)).toThrow(network);
    },
  );
});
