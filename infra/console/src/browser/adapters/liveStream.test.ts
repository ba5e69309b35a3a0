import { describe, expect, it } from '@jest/globals';
import { readLiveMessage } from './liveStream.ts';

const STATUS = {
  environment: 'production',
  version: 7,
  issuedAt: '2026-11-22T10:00:00.000Z',
  locks: [],
  withdrawn: [],
  apps: [],
};
const AS_OF = '2026-11-22T10:00:01.000Z';

describe('readLiveMessage', () => {
  it('reads the status with the time of its data', () => {
    expect(readLiveMessage('status', JSON.stringify({ asOf: AS_OF, value: STATUS }))).toEqual({
      event: 'status',
      asOf: AS_OF,
      value: STATUS,
    });
  });

  it.each([
    ['a status of another version', 'status', JSON.stringify({ asOf: AS_OF, value: { version: 7 } })],
    ['text that is not JSON', 'beat', '<html>'],
    ['an unknown event', 'weather', '{}'],
  ])('rejects %s', (_what, event, text) => {
    expect(readLiveMessage(event, text)).toBeUndefined();
  });
});
