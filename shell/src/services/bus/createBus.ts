import { ReplaySubject, Subject } from 'rxjs';
import type { EventBus, FoyerEventName, FoyerEvents } from '@foyer/contract';

/** An event without a listener, or one whose listener threw. */
export interface DeadLetter {
  readonly name: FoyerEventName;
  readonly payload: unknown;
  readonly error?: unknown;
}

export interface ShellBus extends EventBus {
  /** The most recent ones, oldest first. */
  deadLetters(): readonly DeadLetter[];
}

const MAX_DEAD_LETTERS = 50;

interface Topic {
  readonly live: Subject<unknown>;
  readonly last: ReplaySubject<unknown>;
}

/** The event bus. A listener that throws affects neither the emitter nor the other listeners. */
export function createBus(onDeadLetter: (letter: DeadLetter) => void): ShellBus {
  const topics = new Map<FoyerEventName, Topic>();
  const letters: DeadLetter[] = [];

  function topicOf(name: FoyerEventName): Topic {
    const known = topics.get(name) ?? { live: new Subject<unknown>(), last: new ReplaySubject<unknown>(1) };
    topics.set(name, known);
    return known;
  }

  function addDeadLetter(letter: DeadLetter): void {
    letters.push(letter);
    if (letters.length > MAX_DEAD_LETTERS) letters.shift();
    onDeadLetter(letter);
  }

  return {
    emit(name, payload) {
      const { live, last } = topicOf(name);
      if (!live.observed && !last.observed) addDeadLetter({ name, payload });
      last.next(payload);
      live.next(payload);
    },
    on<Name extends FoyerEventName>(
      name: Name,
      listener: (payload: FoyerEvents[Name]) => void,
      { replay = false } = {},
    ) {
      const { live, last } = topicOf(name);
      const subscription = (replay ? last : live).subscribe((payload) => {
        try {
          listener(payload as FoyerEvents[Name]); // only `emit` writes to the topic, and it is typed by the name
        } catch (error) {
          addDeadLetter({ name, payload, error });
        }
      });
      return () => subscription.unsubscribe();
    },
    deadLetters: () => [...letters],
  };
}
