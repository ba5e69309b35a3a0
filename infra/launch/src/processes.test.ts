import { describe, expect, it } from '@jest/globals';
import { commandOf } from './processes.ts';

describe('commandOf', () => {
  it('reports the command line of a running process', () => {
    expect(commandOf(process.pid)).toMatch(/node|jest/);
  });

  it('reports none for a process that has ended', () => {
    expect(commandOf(2 ** 22 + 1)).toBeUndefined(); // above the highest process id of Linux
  });
});
