import { describe, expect, it, jest } from '@jest/globals';
import { createStore, runMachine } from './runMachine.ts';

type Event = 'add' | 'add-twice' | 'ignored';
type Effect = 'report' | 'add-again';

function counter() {
  const log: string[] = [];
  const machine = runMachine<{ readonly count: number }, Event, Effect>({
    initial: { count: 0 },
    transition(state, event) {
      if (event === 'ignored') return { state, effects: [] };
      return {
        state: { count: state.count + 1 },
        effects: event === 'add-twice' ? ['add-again', 'report'] : ['report'],
      };
    },
    perform(effect, send, state) {
      log.push(`${effect} ${state.count}`);
      if (effect === 'add-again') send('add');
    },
    onChange: (state, before) => log.push(`change ${before.count} ${state.count}`),
    onPerformed: (state) => log.push(`performed ${state.count}`),
  });
  return { machine, log };
}

describe('runMachine', () => {
  it('changes the state, then performs the effects', () => {
    const { machine, log } = counter();
    machine.send('add');
    expect(machine.current()).toEqual({ count: 1 });
    expect(log).toEqual(['change 0 1', 'report 1', 'performed 1']);
  });

  it('handles an event that an effect sends before the next effect', () => {
    const { machine, log } = counter();
    machine.send('add-twice');
    expect(machine.current()).toEqual({ count: 2 });
    expect(log).toEqual([
      'change 0 1',
      'add-again 1',
      'change 1 2',
      'report 2',
      'performed 2',
      'report 1',
      'performed 1',
    ]);
  });

  it('notifies subscribers of a new state only', () => {
    const { machine } = counter();
    const listener = jest.fn();
    const unsubscribe = machine.subscribe(listener);
    machine.send('ignored');
    expect(listener).not.toHaveBeenCalled();
    machine.send('add');
    unsubscribe();
    machine.send('add');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('ignores events after it was closed', () => {
    const { machine, log } = counter();
    machine.close();
    machine.send('add');
    expect(machine.current()).toEqual({ count: 0 });
    expect(log).toEqual([]);
  });
});

describe('createStore', () => {
  it('keeps its last state and notifies no subscriber after it was closed', () => {
    const store = createStore('a');
    const listener = jest.fn();
    store.subscribe(listener);
    store.set('b');
    store.close();
    store.set('c');
    expect([store.current(), listener.mock.calls.length]).toEqual(['b', 1]);
  });
});
