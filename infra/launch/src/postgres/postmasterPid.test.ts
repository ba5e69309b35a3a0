import { describe, expect, it } from '@jest/globals';
import { parsePostmasterPid } from './postmasterPid.ts';

describe('parsePostmasterPid', () => {
  const file = (...lines: string[]): string => lines.join('\n');

  it('returns the process, folder and port of the server, and whether it is ready', () => {
    expect(
      parsePostmasterPid(
        file('123', '/a b/pg', '1700000000', '4032', '', '127.0.0.1', '  12  34', 'ready   '),
      ),
    ).toEqual({ pid: 123, dataFolder: '/a b/pg', port: 4032, ready: true });
    expect(parsePostmasterPid(file('-123', '/pg', '1', '4032', '', '', '', 'starting'))).toMatchObject({
      pid: 123,
      ready: false,
    });
  });

  it.each(['', 'x', '\n\n', '0'])('returns undefined for %j', (text) => {
    expect(parsePostmasterPid(text)).toBeUndefined();
  });

  it('accepts a partially written file', () => {
    expect(parsePostmasterPid('77\n/pg\n')).toMatchObject({ pid: 77, port: 0, ready: false });
  });
});
