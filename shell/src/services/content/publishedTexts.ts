import type { ApolloClient } from '@apollo/client';
import type { ShellMessages } from '../../boot/loadTexts.ts';
import { TranslationsDocument } from './Translations.generated.ts';
import { canReplace, compileText } from './compileText.ts';
import type { ShellTexts } from './createTexts.ts';

/** Keys of one request, which the api allows. */
const MAX_KEYS = 200;
/** Keys of the engagement provider are requested first (requirements/entities#site-settings). */
const FIRST = /^FOYER_ENGAGEMENT_/;

/** Messages whose text is defined by a key of the specification (requirements/entities#site-settings). */
const CONTENT_KEYS: Readonly<Record<string, string>> = {
  'account.notice.accountClosed': 'ACCOUNT_CLOSED',
  'account.notice.multipleAccounts': 'ACCOUNT_CLOSED_BY_MULTIPLE_ACCOUNTS',
  'jackpot-raffle.missing.settings': 'JACKPOT_SETTINGS_MISSING',
  'jackpot-raffle.opt-in.toggle': 'JACKPOT_OPT_IN',
  'jackpot-raffle.how-to.title': 'RAFFLE_HOW_TO_TITLE',
  'jackpot-raffle.how-to.play': 'RAFFLE_STEP_1',
  'jackpot-raffle.how-to.collect': 'RAFFLE_STEP_2',
  'jackpot-raffle.how-to.wait': 'RAFFLE_STEP_3',
  'shell.overlay.win': 'JACKPOT_WIN_TITLE',
  'shell.overlay.winCredit': 'JACKPOT_WIN_CREDIT',
};

export interface PublishedTextsPorts {
  readonly apollo: Pick<ApolloClient, 'query'>;
  readonly locale: string;
  readonly texts: ShellTexts;
  /** The messages of the shell, which are replaced in place: formatters keep references to them. */
  readonly messages: ShellMessages;
  /** A request failed; the compiled messages stay. */
  failed(error: unknown): void;
}

/**
 * Requests the published texts of the messages on the page (requirements/interfaces#main-api-operations,
 * Translations), also those of remotes that are mounted later. Returns the function that requests all again.
 */
export function followPublishedTexts(ports: PublishedTextsPorts): () => Promise<void> {
  const { apollo, locale, texts, messages, failed } = ports;
  const compiledOfShell: ShellMessages = {};
  const found = new Map<string, string>();
  const asked = new Set<string>();

  async function ask(keys: readonly string[]): Promise<void> {
    for (const key of keys) asked.add(key);
    for (let at = 0; at < keys.length; at += MAX_KEYS) {
      const batch = keys.slice(at, at + MAX_KEYS);
      const { data } = await apollo.query({
        query: TranslationsDocument,
        variables: { keys: batch, locale },
        fetchPolicy: 'no-cache',
      });
      for (const key of batch) found.delete(key);
      for (const { key, value } of data?.root.ts ?? []) found.set(key, value);
    }
    show();
  }

  function show(): void {
    const compiled: ShellMessages = {};
    for (const messagesOfOne of [...texts.wanted.current(), compiledOfShell])
      Object.assign(compiled, messagesOfOne);
    const published: ShellMessages = {};
    for (const id of Object.keys(compiled)) {
      const text = found.get(id) ?? found.get(CONTENT_KEYS[id] ?? '');
      const elements = text === undefined ? undefined : compileText(text);
      if (elements && canReplace(compiled[id], elements)) published[id] = elements;
    }
    if (JSON.stringify(published) === JSON.stringify(texts.current())) return;
    Object.assign(messages, compiledOfShell);
    for (const [id, elements] of Object.entries(published)) {
      if (!Object.hasOwn(messages, id)) continue;
      compiledOfShell[id] ??= messages[id];
      messages[id] = elements;
    }
    texts.published.set(published);
  }

  const wanted = (): readonly string[] =>
    [
      ...new Set([
        ...Object.values(CONTENT_KEYS),
        ...texts.wanted.current().flatMap((one) => Object.keys(one)),
      ]),
    ].sort((one, other) => Number(FIRST.test(other)) - Number(FIRST.test(one)));
  const askMore = (): void => {
    const keys = wanted().filter((key) => !asked.has(key));
    if (keys.length > 0) void ask(keys).catch(failed);
  };

  texts.wanted.subscribe(askMore);
  askMore();
  return () => ask(wanted());
}
