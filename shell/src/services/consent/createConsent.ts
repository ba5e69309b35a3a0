import { createStore } from '@foyer/platform';
import {
  CONSENT_CATEGORIES,
  type Consent,
  type ConsentCategory,
  type ConsentState,
  type EventBus,
  type Store,
} from '@foyer/contract';
import type { KeyValueStorage } from '../storage/adapters/safeStorage.ts';
import type { ConsentProvider } from './adapters/consentProvider.ts';
import {
  formatCategories,
  isAutomatic,
  NOTHING_OPTIONAL,
  parseCategories,
  sameConsent,
  type AutomaticAcceptance,
} from './consent.machine.ts';

const CATEGORIES_KEY = 'consent-categories';

/** The consent question that is shown to the player. */
export type ConsentQuestion = 'none' | 'banner' | 'preferences';

export interface ShellConsent extends Consent {
  readonly question: Store<ConsentQuestion>;
  /** Fetches the provider; called once the page has been painted. */
  start(): Promise<void>;
  answer(categories: readonly ConsentCategory[]): void;
  closePreferences(): void;
}

export interface ConsentPorts {
  readonly session: KeyValueStorage;
  readonly bus: EventBus;
  readonly automatic: AutomaticAcceptance;
  load(): Promise<ConsentProvider>;
  /** Raises the `consent-updated` event of the window (requirements/states#consent). */
  announce(consent: ConsentState): void;
}

export function createConsent(ports: ConsentPorts): ShellConsent {
  // within a browser session the earlier answer applies before the provider is loaded
  const store = createStore<ConsentState>(parseCategories(ports.session.getItem(CATEGORIES_KEY)));
  const question = createStore<ConsentQuestion>('none');
  const settlement = Promise.withResolvers<ConsentState>();
  let loading: Promise<ConsentProvider> | undefined;

  let isAnnounced = false;

  function update(consent: ConsentState): void {
    question.set('none');
    settlement.resolve(consent);
    // the first event of the provider is announced also when it confirms what applied before
    if (!isAnnounced && sameConsent(consent, store.current())) announce(consent);
    isAnnounced = true;
    apply(consent);
  }

  /** requirements/states#consent: categories in session storage and the event of the window. */
  function announce(consent: ConsentState): void {
    ports.session.setItem(CATEGORIES_KEY, formatCategories(consent));
    ports.announce(consent);
  }

  function apply(consent: ConsentState): void {
    if (sameConsent(consent, store.current())) return;
    store.set(consent);
    announce(consent);
    ports.bus.emit('consent.updated', { consent });
  }

  function provider(): Promise<ConsentProvider> {
    loading ??= ports.load().then(async (loaded) => {
      await loaded.start(update);
      return loaded;
    });
    loading.catch(() => (loading = undefined)); // the next consent question loads the provider again
    return loading;
  }

  return {
    current: store.current,
    subscribe: store.subscribe,
    question,
    async start() {
      const loaded = await provider();
      if (loaded.answered()) return;
      if (isAutomatic(ports.automatic)) loaded.accept(CONSENT_CATEGORIES);
      else {
        // an answer from another session does not count: no optional category until the player answers
        apply(NOTHING_OPTIONAL);
        question.set('banner');
      }
    },
    answer: (categories) =>
      void provider()
        .then((loaded) => loaded.accept(['necessary', ...categories]))
        .catch(() => question.set('none')),
    openPreferences: () => question.set('preferences'),
    closePreferences: () =>
      void provider()
        .then((loaded) => question.set(loaded.answered() ? 'none' : 'banner'))
        .catch(() => question.set('none')),
    settled: () => settlement.promise,
  };
}
