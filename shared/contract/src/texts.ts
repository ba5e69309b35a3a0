import type { Store } from './store.ts';

/** Texts that staff published, compiled, by message id. They replace the compiled messages of the same ids. */
export interface PublishedTexts extends Store<Readonly<Record<string, unknown>>> {
  /** Requests the texts of these messages once the page is painted; repeated calls have no effect. */
  want(messages: Readonly<Record<string, unknown>>): void;
}
