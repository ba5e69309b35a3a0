import { describe, expect, it, jest } from '@jest/globals';
import { followEvents, textOf } from './eventLog.ts';

describe('followEvents', () => {
  it('records events, the newest first, and delivers them as before', () => {
    const emit = jest.fn();
    const bus = { emit };
    const changed = jest.fn();
    const log = followEvents(bus, () => new Date(0));
    log.onChange(changed);
    bus.emit('wallet.changed', { amount: 5n });
    bus.emit('session.signed-out', {});
    expect(emit.mock.calls).toEqual([
      ['wallet.changed', { amount: 5n }],
      ['session.signed-out', {}],
    ]);
    expect(log.current().map(({ number, name }) => [number, name])).toEqual([
      [2, 'session.signed-out'],
      [1, 'wallet.changed'],
    ]);
    log.clear();
    expect([log.current(), changed.mock.calls.length]).toEqual([[], 3]);
  });

  it('keeps 200 events', () => {
    const bus = { emit: () => undefined };
    const log = followEvents(bus);
    for (let index = 0; index < 250; index += 1) (bus.emit as (name: string) => void)(`event.${index}`);
    expect([log.current().length, log.current()[0]?.name]).toEqual([200, 'event.249']);
  });

  it('shows payloads that JSON cannot', () => {
    const circle: Record<string, unknown> = { amount: 12n };
    circle['self'] = circle;
    expect(JSON.parse(textOf(circle))).toEqual({ amount: '12n', self: '[seen above]' });
    expect([textOf(undefined), textOf('x'.repeat(5_000)).length]).toEqual(['undefined', 2_000]);
  });
});
