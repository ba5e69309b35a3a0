import { expect, it, jest } from '@jest/globals';

/**
 * Declares a test of a brand toggle: `probe` observes its effect with the toggle on and off, and the results
 * must differ. The conventions check that every toggle has at least one.
 */
export function probeToggle(toggle: string, effect: string, probe: (isOn: boolean) => unknown): void {
  it(`changes ${effect}: ${toggle}`, async () => {
    const on = await probe(true);
    const off = await probe(false);
    expect(on).not.toEqual(off);
  });
}

/** Runs an action while a brand has, or does not have, a toggle. For services, whose brands are data of the process. */
export async function withToggle<Value>(
  brand: { toggles: readonly string[] },
  toggle: string,
  isOn: boolean,
  act: () => Value | Promise<Value>,
): Promise<Value> {
  const others = brand.toggles.filter((name) => name !== toggle);
  const replaced = jest.replaceProperty(brand, 'toggles', isOn ? [...others, toggle] : others);
  try {
    return await act();
  } finally {
    replaced.restore();
  }
}
