import { describe, expect, it, jest } from '@jest/globals';
import { createBus, type DeadLetter } from './createBus.ts';

const expiry = (expiresAt: number) => ({ expiresAt });

describe('the bus', () => {
  it('delivers events to listeners until they unsubscribe', () => {
    const bus = createBus(() => undefined);
    const listener = jest.fn();
    const stop = bus.on('session.refreshed', listener);
    bus.emit('session.refreshed', expiry(1));
    stop();
    bus.emit('session.refreshed', expiry(2));
    expect(listener.mock.calls).toEqual([[expiry(1)]]);
  });

  it('delivers the last event to late listeners that request it', () => {
    const bus = createBus(() => undefined);
    bus.emit('session.refreshed', expiry(1));
    bus.emit('session.refreshed', expiry(2));
    const late = jest.fn();
    const present = jest.fn();
    bus.on('session.refreshed', late, { replay: true });
    bus.on('session.refreshed', present);
    bus.emit('session.refreshed', expiry(3));
    expect(late.mock.calls).toEqual([[expiry(2)], [expiry(3)]]);
    expect(present.mock.calls).toEqual([[expiry(3)]]);
  });

  it('delivers to the other listeners when one throws', () => {
    const letters: DeadLetter[] = [];
    const bus = createBus((letter) => letters.push(letter));
    const listener = jest.fn();
    bus.on('session.refreshed', () => {
      throw new Error('broken listener');
    });
    bus.on('session.refreshed', listener);
    bus.emit('session.refreshed', expiry(1));
    bus.emit('session.refreshed', expiry(2));
    expect(listener).toHaveBeenCalledTimes(2);
    expect(letters).toHaveLength(2);
    expect(letters[0]).toMatchObject({ name: 'session.refreshed', error: new Error('broken listener') });
  });

  it('keeps events without listeners, up to a limit', () => {
    const bus = createBus(() => undefined);
    for (let index = 0; index < 200; index += 1) bus.emit('session.refreshed', expiry(index));
    expect(bus.deadLetters()).toHaveLength(50);
    expect(bus.deadLetters().at(-1)).toMatchObject({ payload: expiry(199) });
  });
});
