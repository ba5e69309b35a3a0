import { describe, expect, it } from '@jest/globals';
import { transition, type UploadEvent, type UploadState } from './upload.machine.ts';

/** Effects of all events, and the last state. */
function run(...events: readonly UploadEvent[]) {
  const effects: string[] = [];
  let state: UploadState = { status: 'preparing' };
  for (const event of events) {
    const next = transition(state, event);
    state = next.state;
    effects.push(...next.effects.map(({ type }) => type));
  }
  return { state, effects };
}

const PREPARED: UploadEvent = { type: 'prepared', size: 300 };
const STARTED: UploadEvent = { type: 'started', id: 'file-1' };
const arrived = (offset: number): UploadEvent => ({ type: 'arrived', offset });
const LOST: UploadEvent = { type: 'interrupted' };
const RETRIED: UploadEvent = { type: 'retried' };

describe('an upload', () => {
  it('sends part by part until the server accepts the file', () => {
    const { state, effects } = run(PREPARED, STARTED, arrived(100), arrived(200), { type: 'accepted' });
    expect([state.status, effects]).toEqual(['done', ['start', 'send-part', 'send-part', 'send-part']]);
  });

  it.each<[string, readonly UploadEvent[], Partial<UploadState>, string]>([
    ['before it was started', [PREPARED, LOST, RETRIED], { status: 'sending', sent: 0 }, 'start'],
    [
      'after a part',
      [PREPARED, STARTED, arrived(100), LOST, RETRIED],
      { status: 'sending', sent: 100 },
      'ask-offset',
    ],
    [
      'whose start the server has forgotten',
      [PREPARED, STARTED, arrived(100), { type: 'lost' }],
      { status: 'sending', id: undefined, sent: 0 },
      'start',
    ],
    [
      'whose last part arrived without an answer',
      [PREPARED, STARTED, LOST, RETRIED, arrived(300)],
      { status: 'sending', sent: 300 },
      'send-part',
    ],
  ])('continues after an interruption %s', (_when, events, state, effect) => {
    const result = run(...events);
    expect(result.state).toMatchObject(state);
    expect(result.effects.at(-1)).toBe(effect);
  });

  it('waits for the player after six failures in a row', () => {
    const failures = Array.from({ length: 5 }, () => [LOST, RETRIED]).flat();
    const { state, effects } = run(PREPARED, STARTED, ...failures, LOST);
    expect(state.status).toBe('failed');
    expect(effects.filter((effect) => effect === 'retry-later')).toHaveLength(5);
    expect(transition(state, RETRIED).state).toMatchObject({ status: 'sending', failures: 0 });
  });

  it('resets the count of failures after a part has arrived', () => {
    expect(run(PREPARED, STARTED, LOST, RETRIED, arrived(100)).state).toMatchObject({ failures: 0 });
  });

  it.each<[string, readonly UploadEvent[], boolean]>([
    ['before it was started', [PREPARED], false],
    ['after the server knows it', [PREPARED, STARTED], true],
  ])('is listed by the server after a refusal %s: %s', (_when, events, isListed) => {
    const { state } = run(...events, { type: 'refused', code: 'WRONG_TYPE' });
    expect(state).toEqual({ status: 'refused', code: 'WRONG_TYPE', isListed });
  });

  it('asks for its offset first when it was started before a reload', () => {
    expect(run({ ...PREPARED, id: 'file-1' }, arrived(200))).toEqual({
      state: { status: 'sending', id: 'file-1', sent: 200, size: 300, failures: 0 },
      effects: ['ask-offset', 'send-part'],
    });
    expect(run({ ...PREPARED, id: 'file-1' }, { type: 'lost' }).effects).toEqual(['ask-offset', 'start']);
  });

  it('is withdrawn when it is cancelled, and later events have no effect', () => {
    const { state, effects } = run(PREPARED, STARTED, { type: 'cancelled' }, arrived(100), LOST, {
      type: 'accepted',
    });
    expect([state, effects]).toEqual([{ status: 'cancelled' }, ['start', 'send-part', 'withdraw']]);
  });
});
