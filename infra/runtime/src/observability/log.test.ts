import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { createLog } from './log.ts';

describe('createLog', () => {
  it('writes the code of an error', () => {
    const lines: string[] = [];
    const error = Object.assign(new Error('no such file'), { code: 'ENOENT' });
    createLog('test', (line) => void lines.push(line)).error('log file failed', { error });
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ error: { code: 'ENOENT' } });
  });

  it.each<[string, () => unknown]>([
    ['of this realm', () => new TypeError('broken')],
    ['of another realm', () => runInNewContext(`new TypeError('broken')`) as unknown],
  ])('writes name, message and stack of an error %s', (_what, create) => {
    const lines: string[] = [];
    createLog('test', (line) => void lines.push(line)).warn('job failed', { error: create() });
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      message: 'job failed',
      error: { name: 'TypeError', message: 'broken', stack: expect.stringContaining('TypeError: broken') },
    });
  });
});
