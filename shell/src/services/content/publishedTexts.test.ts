import { describe, expect, it, jest } from '@jest/globals';
import { createTexts } from './createTexts.ts';
import { followPublishedTexts } from './publishedTexts.ts';

const compiled = (text: string) => [{ type: 0, value: text }];
/** Lets the promises of all requests settle. */
async function turn(): Promise<void> {
  for (let step = 0; step < 50; step += 1) await Promise.resolve();
}

/** A page with two messages of the shell, and an api with `stored` texts. */
function createWorld(stored: Record<string, string> = {}) {
  const api = { stored, isAway: false };
  const messages: Record<string, unknown> = {
    'shell.home': compiled('Home'),
    'shell.hello': [
      { type: 0, value: 'Hello ' },
      { type: 1, value: 'name' },
    ],
  };
  const texts = createTexts(messages);
  const query = jest.fn(({ variables }: { variables: { keys: string[] } }) =>
    api.isAway
      ? Promise.reject(new Error('away'))
      : Promise.resolve({
          data: {
            root: {
              ts: variables.keys.flatMap((key) =>
                api.stored[key] === undefined ? [] : [{ key, value: api.stored[key] }],
              ),
            },
          },
        }),
  );
  const failed = jest.fn();
  const refresh = followPublishedTexts({
    apollo: { query } as never, // answers the one query
    locale: 'fi',
    texts,
    messages,
    failed,
  });
  return { api, messages, texts, query, failed, refresh };
}

describe('published texts', () => {
  it('replace the messages of the shell in place', async () => {
    const { messages, texts } = createWorld({ 'shell.home': 'Start', 'shell.hello': 'Hi {name}' });
    let changes = 0;
    texts.subscribe(() => (changes += 1));
    await turn();
    expect(messages['shell.home']).toEqual(compiled('Start'));
    expect(texts.current()['shell.hello']).toEqual([
      { type: 0, value: 'Hi ' },
      { type: 1, value: 'name' },
    ]);
    expect(changes).toBe(1);
  });

  it('leave the compiled message where an argument would be missing', async () => {
    const { messages } = createWorld({ 'shell.home': 'Hi {name}' });
    await turn();
    expect(messages['shell.home']).toEqual(compiled('Home'));
  });

  it('give way to the compiled message after a roll back', async () => {
    const { api, messages, texts, refresh } = createWorld({ 'shell.home': 'Start' });
    await turn();
    api.stored = {};
    await refresh();
    expect(messages['shell.home']).toEqual(compiled('Home'));
    expect(texts.current()).toEqual({});
  });

  it('leave the compiled messages while the api is unavailable', async () => {
    const world = createWorld();
    await turn();
    world.api.isAway = true;
    await expect(world.refresh()).rejects.toThrow('away');
    world.texts.want({ 'casino.title': compiled('Games') });
    await turn();
    expect(world.failed).toHaveBeenCalledTimes(1);
    expect(world.messages['shell.home']).toEqual(compiled('Home'));
  });

  it('are requested for the messages of a remote when it is mounted, once', async () => {
    const { texts, query } = createWorld({ 'casino.title': 'All games' });
    await turn();
    const remote = { 'casino.title': compiled('Games') };
    texts.want(remote);
    texts.want(remote);
    await turn();
    expect(query).toHaveBeenCalledTimes(2);
    expect(query.mock.calls[1]?.[0].variables.keys).toEqual(['casino.title']);
    expect(texts.current()['casino.title']).toEqual(compiled('All games'));
  });

  it.each([
    ['ACCOUNT_CLOSED', 'account.notice.accountClosed'],
    ['JACKPOT_WIN_TITLE', 'shell.overlay.win'],
    ['JACKPOT_WIN_CREDIT', 'shell.overlay.winCredit'],
  ])('replace, by the key %s of the specification, the text of %s', async (key, id) => {
    const { texts } = createWorld({ [key]: 'Published' });
    texts.want({ [id]: compiled('Compiled') });
    await turn();
    expect(texts.current()[id]).toEqual(compiled('Published'));
  });

  it('are requested in batches that the api allows', async () => {
    const { texts, query } = createWorld();
    await turn();
    texts.want(
      Object.fromEntries(Array.from({ length: 450 }, (_, index) => [`casino.${index}`, compiled('a')])),
    );
    for (let batch = 0; batch < 4; batch += 1) await turn();
    expect(query.mock.calls.slice(1).map(([{ variables }]) => variables.keys.length)).toEqual([200, 200, 50]);
  });
});
