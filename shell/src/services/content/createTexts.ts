import { createStore, type MutableStore } from '@foyer/platform';
import type { PublishedTexts } from '@foyer/contract';
import type { ShellMessages } from '../../boot/loadTexts.ts';

/** The published texts, which a later part of the shell requests. */
export interface ShellTexts extends PublishedTexts {
  readonly published: MutableStore<Readonly<Record<string, unknown>>>;
  /** Compiled messages on this page: those of the shell first. */
  readonly wanted: MutableStore<readonly Readonly<ShellMessages>[]>;
}

export function createTexts(messages: ShellMessages): ShellTexts {
  const published = createStore<Readonly<ShellMessages>>({});
  const wanted = createStore<readonly Readonly<ShellMessages>[]>([messages]);
  return {
    ...published,
    published,
    wanted,
    want(more) {
      if (!wanted.current().includes(more)) wanted.set([...wanted.current(), more]);
    },
  };
}
