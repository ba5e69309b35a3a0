import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, fakeServices, refuse, renderPage, type GraphqlMock } from '@foyer/platform/testing';
import { showDialogs } from '@foyer/ui/testing';
import {
  AddPasskeyDocument,
  CreatePasskeyOptionsDocument,
  RemovePasskeyDocument,
  RenamePasskeyDocument,
  type AddPasskeyMutation,
  type RemovePasskeyMutation,
  type RenamePasskeyMutation,
} from './parts/passkeys/Passkeys.generated.ts';
import {
  EndOtherPlayerSessionsDocument,
  EndPlayerSessionDocument,
  SessionHistoryDocument,
  SignInHistoryDocument,
  type EndPlayerSessionMutation,
  type PasskeyFieldsFragment,
  type PlayerSessionFieldsFragment,
  type SignInHistoryQuery,
  type SignInHistoryQueryVariables,
} from './SessionHistory.generated.ts';
import { Component } from './SessionHistoryPage.tsx';

showDialogs();

function session(more: Partial<PlayerSessionFieldsFragment>): PlayerSessionFieldsFragment {
  return {
    __typename: 'PlayerSession',
    id: 'here',
    isCurrent: true,
    method: 'PASSWORD',
    device: { __typename: 'SessionDevice', kind: 'PHONE', browser: 'Chrome', system: 'Android' },
    country: 'FI',
    startedAt: '2026-11-26T08:00:00.000Z',
    lastSeenAt: '2026-11-26T08:10:00.000Z',
    endedAt: null,
    endReason: null,
    ...more,
  };
}

const PASSKEY: PasskeyFieldsFragment = {
  __typename: 'Passkey',
  id: 'key-1',
  name: 'My phone',
  site: 'aurora.localhost',
  isSynced: true,
  createdAt: '2026-11-01T08:00:00.000Z',
  lastUsedAt: null,
};
const tablet: PlayerSessionFieldsFragment = session({
  id: 'there',
  isCurrent: false,
  method: 'SMS_CODE',
  device: { __typename: 'SessionDevice', kind: 'TABLET', browser: null, system: null },
  country: null,
});
const ended = session({
  id: 'past',
  isCurrent: false,
  method: 'EMAIL_CODE',
  endedAt: '2026-11-25T08:00:00.000Z',
  endReason: 'LOGGED_IN_FROM_ANOTHER_DEVICE',
});

function history(
  sessions: readonly PlayerSessionFieldsFragment[],
  passkeys: readonly PasskeyFieldsFragment[] = [PASSKEY],
) {
  return answer(SessionHistoryDocument, {
    __typename: 'Query',
    viewer: { __typename: 'Viewer', id: 'v', sessions: [...sessions], passkeys: [...passkeys] },
  });
}

const asked: SignInHistoryQueryVariables[] = [];

function signIns(...sessions: readonly PlayerSessionFieldsFragment[]) {
  return answer(SignInHistoryDocument, (variables): SignInHistoryQuery => {
    asked.push(variables);
    return {
      __typename: 'Query',
      viewer: {
        __typename: 'Viewer',
        id: 'v',
        signInHistory: {
          __typename: 'PlayerSessionConnection',
          edges: sessions.map((node) => ({ __typename: 'PlayerSessionEdge', cursor: node.id, node })),
          pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
          totals: { __typename: 'SignInTotals', count: 57, countries: 2 },
        },
      },
    };
  });
}

function open(mocks: readonly GraphqlMock[], search = '') {
  return renderPage(Component, {
    services: fakeServices({ path: `/en/profile/session-history/${search}` }),
    mocks: [...mocks, signIns(ended)],
  });
}

describe('session history', () => {
  it('lists running and ended sessions with device, country, method and reason', async () => {
    open([history([session({}), tablet])], '?range=two-years&method=EMAIL_CODE');
    expect(await screen.findByRole('heading', { name: 'Chrome · Android' })).toBeTruthy();
    expect(screen.getByText('This device')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Tablet' })).toBeTruthy();
    expect(screen.getByText('Code by text message', { selector: 'dd' })).toBeTruthy();
    expect(screen.getByText('Unknown')).toBeTruthy();
    expect(screen.getByText(/All times are in Central European Time\.$/)).toBeTruthy();
    const past = within(screen.getByRole('table'));
    expect(past.getByText('Finland')).toBeTruthy();
    expect(past.getByText('Code by email')).toBeTruthy();
    expect(past.getByText('Signed in on another device')).toBeTruthy();
    expect(past.getByText(/^25\/11\/2026, 09:00:00/)).toBeTruthy();
    expect(screen.getByText('57')).toBeTruthy();
    expect(asked[0]).toMatchObject({ method: 'EMAIL_CODE', from: '2024-11-20T23:00:00.000Z' });
  });

  it('signs out one device, and never offers it for this one', async () => {
    const ids: string[] = [];
    const { services } = open([
      history([session({}), tablet]),
      answer(EndPlayerSessionDocument, ({ id }): EndPlayerSessionMutation => {
        ids.push(id);
        return { __typename: 'Mutation', endPlayerSession: { __typename: 'EndedSessions', ids: [id] } };
      }),
    ]);
    await userEvent.click(await screen.findByRole('button', { name: /^Sign out ?: Tablet/ }));
    await waitFor(() => expect(services.toasts.show).toHaveBeenCalledWith('success', '1 device signed out'));
    expect(ids).toEqual(['there']);
    expect(screen.queryByRole('button', { name: /Chrome/ })).toBeNull();
  });

  it('signs out all other devices only where there are some', async () => {
    const { services } = open([
      history([session({}), tablet]),
      answer(EndOtherPlayerSessionsDocument, {
        __typename: 'Mutation',
        endOtherPlayerSessions: { __typename: 'EndedSessions', ids: ['there', 'elsewhere'] },
      }),
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out of all other devices' }));
    await waitFor(() => expect(services.toasts.show).toHaveBeenCalledWith('success', '2 devices signed out'));
  });

  it('offers no sign-out of other devices to a player with one session', async () => {
    open([history([session({})])]);
    await screen.findByText('This device');
    expect(screen.queryByRole('button', { name: /Sign out/ })).toBeNull();
  });

  it('offers a retry when the history fails to load', async () => {
    open([refuse(SessionHistoryDocument, 'ServiceUnavailableFailure')]);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('passkeys', () => {
  const created: unknown[] = [];

  beforeEach(() => {
    created.length = 0;
    class FakeCredential {
      static readonly parseCreationOptionsFromJSON = (options: unknown): unknown => options;
      readonly toJSON = () => ({ id: 'new' });
    }
    Object.assign(globalThis, { PublicKeyCredential: FakeCredential });
    Object.defineProperty(navigator, 'credentials', {
      configurable: true,
      value: {
        create: jest.fn((options: unknown) => {
          created.push(options);
          return Promise.resolve(new FakeCredential());
        }),
      },
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  });

  it('adds a passkey under the player’s name for it', async () => {
    const added: object[] = [];
    const { services } = open([
      history([session({})], []),
      answer(CreatePasskeyOptionsDocument, {
        __typename: 'Mutation',
        createPasskeyOptions: { __typename: 'PasskeyOptions', options: '{"challenge":"abc"}' },
      }),
      answer(AddPasskeyDocument, ({ input }): AddPasskeyMutation => {
        added.push(input);
        return { __typename: 'Mutation', addPasskey: { ...PASSKEY, name: input.name } };
      }),
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getAllByText('Enter a name.').length).toBeGreaterThan(0);
    await userEvent.type(screen.getByLabelText(/Passkey name/), 'Laptop');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(services.toasts.show).toHaveBeenCalledWith('success', 'Passkey added'));
    expect(created).toEqual([{ publicKey: { challenge: 'abc' } }]);
    expect(added).toEqual([{ name: 'Laptop', credential: '{"id":"new"}' }]);
  });

  it('renames and removes a passkey', async () => {
    const { services } = open([
      history([session({})]),
      answer(RenamePasskeyDocument, ({ input }): RenamePasskeyMutation => ({
        __typename: 'Mutation',
        renamePasskey: { ...PASSKEY, name: input.name },
      })),
      answer(RemovePasskeyDocument, ({ id }): RemovePasskeyMutation => ({
        __typename: 'Mutation',
        removePasskey: { __typename: 'RemovedPasskey', id },
      })),
    ]);
    await userEvent.click(await screen.findByRole('button', { name: /^Rename ?: My phone/ }));
    await userEvent.type(screen.getByLabelText(/Passkey name/), ' 2');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(services.toasts.show).toHaveBeenCalledWith('success', 'Name saved'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Rename/ })));
    await userEvent.click(screen.getByRole('button', { name: /^Remove ?:/ }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }),
    );
    await waitFor(() => expect(services.toasts.show).toHaveBeenCalledWith('success', 'Passkey removed'));
  });

  it('offers a new sign-in when the last one is too old for a change', async () => {
    const { services } = open([
      history([session({})]),
      refuse(RemovePasskeyDocument, 'NotFoundFailure', ['SIGN_IN_TOO_OLD']),
    ]);
    await userEvent.click(await screen.findByRole('button', { name: /^Remove ?:/ }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }),
    );
    expect(await screen.findByText(/signed in within the last 5 minutes/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Sign out and sign in again' }));
    expect(services.session.signOut).toHaveBeenCalled();
    expect(services.toasts.show).not.toHaveBeenCalled();
  });

  it('explains that this browser cannot create passkeys', async () => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    open([history([session({})], [])]);
    expect(await screen.findByText(/can’t create passkeys/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });
});
