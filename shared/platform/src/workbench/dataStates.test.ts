import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { describe, expect, it } from '@jest/globals';
import { dataLink, withLongTexts } from './dataStates.ts';

const QUERY = gql`
  query Games {
    games {
      id
      name
    }
    title
  }
`;
const DATA = { games: [{ __typename: 'Game', id: 'g1', name: 'Reef' }], title: 'Games' };
const answers = new ApolloLink(
  () =>
    new Observable((observer) => {
      observer.next({ data: DATA });
      observer.complete();
    }),
);

function read(state: string) {
  const client = new ApolloClient({ cache: new InMemoryCache(), link: dataLink(state, answers) });
  return client.query({ query: QUERY });
}

describe('dataLink', () => {
  it.each(['as arranged', 'unknown'])('answers as the state arranged it: %s', async (state) => {
    expect((await read(state)).data).toEqual(DATA);
  });

  it('answers with empty lists', async () => {
    expect((await read('empty lists')).data).toEqual({ games: [], title: 'Games' });
  });

  it('answers with long texts, and changes nothing else', async () => {
    const { data } = await read('long texts');
    expect(data).toEqual({
      games: [{ __typename: 'Game', id: 'g1', name: expect.stringMatching(/^Reef – .{60,}/) }],
      title: expect.stringMatching(/^Games – .{60,}/),
    });
    const kept = {
      url: '/a',
      image: 'x',
      state: 'open',
      amount: 5n,
      at: null,
      code: 'abc',
      link: 'https://x.test',
    };
    expect(withLongTexts(kept)).toEqual(kept);
  });

  it('fails', async () => {
    await expect(read('failing')).rejects.toThrow('Failed to fetch');
  });

  it('never answers while it loads', async () => {
    expect(
      await Promise.race([read('loading'), new Promise((resolve) => setTimeout(resolve, 0, 'waiting'))]),
    ).toBe('waiting');
  });
});
