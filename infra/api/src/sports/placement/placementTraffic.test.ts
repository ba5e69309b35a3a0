import { describe, expect, it } from '@jest/globals';
import { createPlacementTraffic } from './placementTraffic.ts';

/** A placement that the test ends. */
function placement() {
  let answer: () => void = () => undefined;
  return { placing: new Promise<void>((resolve) => (answer = resolve)), answer: () => answer() };
}

describe('createPlacementTraffic', () => {
  it('waits until every placement has its answer', async () => {
    const traffic = createPlacementTraffic();
    const [one, other] = [placement(), placement()];
    const answers = [traffic.track(one.placing), traffic.track(other.placing)];
    const passed: string[] = [];
    const quiet = traffic.untilQuiet().then(() => passed.push('quiet'));
    one.answer();
    await answers[0];
    expect(passed).toEqual([]);
    other.answer();
    await quiet;
    expect(passed).toEqual(['quiet']);
  });

  it('continues while a placement has no answer for long', async () => {
    const traffic = createPlacementTraffic();
    void traffic.track(placement().placing);
    await expect(traffic.untilQuiet()).resolves.toBeUndefined();
  });

  it('counts a failed placement as ended', async () => {
    const traffic = createPlacementTraffic();
    await expect(traffic.track(Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    await expect(traffic.untilQuiet()).resolves.toBeUndefined();
  });
});
