import { ApolloClient, ApolloLink, Observable, type DefaultContext } from '@apollo/client';
import { expect, it, jest } from '@jest/globals';
import { createCache } from '@foyer/data';
import { fakeServices } from '@foyer/platform/testing';
import { createPlayer } from './createPlayer.ts';

const HELD = { sid: 's', playerId: 'p' };

/** A server that records the operations and returns no data. */
function server() {
  const queries: string[] = [];
  const streams = new Map<string, DefaultContext>();
  const link = new ApolloLink((operation) => {
    const name = operation.operationName ?? '';
    const isStream = operation.query.definitions.some(
      (definition) => 'operation' in definition && String(definition.operation) === 'subscription',
    );
    if (isStream) streams.set(name, operation.getContext());
    else queries.push(name);
    return isStream
      ? new Observable(() => undefined)
      : new Observable((observer) => {
          observer.next({ data: { viewer: null } });
          observer.complete();
        });
  });
  return { queries, streams, apollo: new ApolloClient({ cache: createCache(), link }) };
}

it('reads the customer once at a sign-in, when its stream is open', async () => {
  const { queries, streams, apollo } = server();
  const { guards, flags } = fakeServices();
  createPlayer({
    apollo,
    guards,
    flags,
    session: {
      heldSession: () => HELD as never,
      playerRead: jest.fn(),
      sessionDestroyed: jest.fn(),
      subscribe: () => () => undefined,
    },
    onPlayer: jest.fn(),
    onRead: jest.fn(),
    report: jest.fn(),
  });
  await Promise.resolve();
  expect(queries).toEqual(['GetPlayerInfo']);
  streams.get('CustomerPopUpAdded')?.onSubscribed?.();
  await Promise.resolve();
  expect(queries).toEqual(['GetPlayerInfo', 'GetCustomerInfo']);
});
