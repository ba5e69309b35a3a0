import { describe, expect, it } from '@jest/globals';
import { INITIAL, readState, tabByKey, writeState } from './panelState.ts';

function memoryWith(value?: string) {
  const values = new Map(value === undefined ? [] : [['foyer-dev-panel', value]]);
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, next: string) => void values.set(key, next),
  };
}

describe('the state of the panel', () => {
  it('is remembered', () => {
    const memory = memoryWith();
    writeState(memory, { isOpen: true, tab: 'slots', dock: 'right' });
    expect(readState(memory)).toEqual({ isOpen: true, tab: 'slots', dock: 'right' });
  });

  it.each([undefined, 'nonsense', 'null', '{"tab":"removed","dock":"left","isOpen":"yes"}'])(
    'starts with defaults for the stored value %s',
    (stored) => {
      expect(readState(memoryWith(stored))).toEqual(INITIAL);
    },
  );

  it('is not remembered by a browser without storage', () => {
    const refusing = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(() => writeState(refusing, INITIAL)).not.toThrow();
  });

  it.each([
    ['visitor', 'ArrowRight', 'releases'],
    ['visitor', 'ArrowLeft', 'requests'],
    ['requests', 'ArrowRight', 'visitor'],
    ['slots', 'Home', 'visitor'],
    ['slots', 'End', 'requests'],
    ['slots', 'Enter', undefined],
  ] as const)('moves from %s with %s to %s', (tab, key, expected) => {
    expect(tabByKey(tab, key)).toBe(expected);
  });
});
