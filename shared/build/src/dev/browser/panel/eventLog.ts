import type { EventBus } from '@foyer/contract';

/** An event of the bus. */
export interface LoggedEvent {
  readonly number: number;
  readonly at: Date;
  readonly name: string;
  readonly payload: string;
}

export interface EventLog {
  current(): readonly LoggedEvent[];
  clear(): void;
  onChange(listener: () => void): void;
}

const MAX_EVENTS = 200;
const MAX_PAYLOAD = 2_000;

/** Records what is emitted on the bus from now on, the newest first. */
export function followEvents(bus: Pick<EventBus, 'emit'>, now: () => Date = () => new Date()): EventLog {
  let events: readonly LoggedEvent[] = [];
  let count = 0;
  let changed = (): void => {};
  const emit = bus.emit.bind(bus) as (name: string, payload: unknown) => void;
  Object.assign(bus, {
    emit(name: string, payload: unknown) {
      count += 1;
      events = [{ number: count, at: now(), name, payload: textOf(payload) }, ...events].slice(0, MAX_EVENTS);
      emit(name, payload);
      changed();
    },
  });
  return {
    current: () => events,
    clear() {
      events = [];
      changed();
    },
    onChange: (listener) => void (changed = listener),
  };
}

/** JSON that cannot fail: amounts are bigints, and a payload may contain itself. */
export function textOf(payload: unknown): string {
  const parents = new WeakSet<object>();
  try {
    const text = JSON.stringify(
      payload,
      (_key, value: unknown) => {
        if (typeof value === 'bigint') return `${value}n`;
        if (typeof value !== 'object' || value === null) return value;
        if (parents.has(value)) return '[seen above]';
        parents.add(value);
        return value;
      },
      1,
    );
    return (text ?? 'undefined').slice(0, MAX_PAYLOAD);
  } catch (error) {
    return String(error);
  }
}
