import { describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UploadAnswer, UploadCall } from '@foyer/contract';
import { answer, fakeServices, refuse, renderPage } from '@foyer/platform/testing';
import {
  DocumentsChangedDocument,
  PlayerDocumentsDocument,
  RemoveDocumentDocument,
  type DocumentRequestFieldsFragment,
  type PlayerDocumentsQuery,
} from '../../features/documents/Documents.generated.ts';
import { Component } from './ProfileDocumentsPage.tsx';

const PATH = '/en/profile/documents/';
type File_ = DocumentRequestFieldsFragment['files'][number];

const file = (change: Partial<File_> = {}): File_ => ({
  __typename: 'DocumentFile',
  id: 'file-1',
  mediaType: 'image/jpeg',
  size: 1_572_864,
  received: 1_572_864,
  startedAt: '2026-11-20T12:00:00.000Z',
  status: 'InReview',
  refusal: null,
  rejection: null,
  comment: null,
  ...change,
});

const request = (change: Partial<DocumentRequestFieldsFragment> = {}): DocumentRequestFieldsFragment => ({
  __typename: 'DocumentRequest',
  id: 'request-1',
  kind: 'IDENTITY',
  fundingType: null,
  reason: 'AccountCheck',
  comment: null,
  requestedAt: '2026-11-18T12:00:00.000Z',
  dueDate: '2026-11-24T12:00:00.000Z',
  status: 'Open',
  verifiedBy: null,
  files: [],
  ...change,
});

function dataOf(
  requests: readonly DocumentRequestFieldsFragment[],
  review: { readonly filesAhead: number | null; readonly reviewMinutes: number | null } = {
    filesAhead: null,
    reviewMinutes: null,
  },
): PlayerDocumentsQuery {
  return {
    __typename: 'Query',
    viewer: {
      __typename: 'Viewer',
      documents: { __typename: 'DocumentOverview', ...review, requests: [...requests] },
    },
  };
}

const UPDATES = answer(DocumentsChangedDocument, {
  __typename: 'Subscription',
  playerUpdated: { __typename: 'PlayerUpdate', isAccountClosed: false },
});

function open(data: PlayerDocumentsQuery | (() => PlayerDocumentsQuery)) {
  return renderPage(Component, {
    services: fakeServices({ path: PATH }),
    mocks: [
      answer(PlayerDocumentsDocument, data),
      UPDATES,
      answer(RemoveDocumentDocument, {
        __typename: 'Mutation',
        removeDocument: {
          __typename: 'Viewer',
          documents: {
            __typename: 'DocumentOverview',
            filesAhead: null,
            reviewMinutes: null,
            requests: [request()],
          },
        },
      }),
    ],
  });
}

describe('documents page', () => {
  it('shows reason, example and due date of a request', async () => {
    open(dataOf([request()]));
    const card = await screen.findByRole('region', { name: 'Proof of identity' });
    expect(within(card).getByText(/The law requires .* to check who you are/)).toBeTruthy();
    expect(within(card).getByText(/photo page of your passport/)).toBeTruthy();
    expect(within(card).getByText(/3 days left/)).toBeTruthy();
  });

  it.each<[string, readonly File_[]]>([
    ['Needed', []],
    ['Needed', [file({ status: 'Rejected', rejection: 'Unreadable' })]],
    ['In review', [file(), file({ id: 'file-2', status: 'Rejected', rejection: 'Unreadable' })]],
  ])('says that a document is: %s', async (state, files) => {
    open(dataOf([request({ files })]));
    const card = await screen.findByRole('region', { name: 'Proof of identity' });
    expect(card.textContent.startsWith(`Proof of identity${state}`)).toBe(true);
  });

  it.each<[Partial<File_>, RegExp]>([
    [
      { status: 'Rejected', rejection: 'Unreadable', comment: 'The lower half is dark.' },
      /We can’t read it.*The lower half is dark/,
    ],
    [{ status: 'Refused', refusal: 'ENCRYPTED', mediaType: null }, /protected by a password/],
    [{ status: 'Verified' }, /Verified/],
    [
      { status: 'Uploading', received: 786_432 },
      /Not finished.*50% has arrived\. To continue, choose the same file/,
    ],
  ])('shows the verdict of a file: %j', async (change, text) => {
    open(dataOf([request({ files: [file(change)] })]));
    const item = (await screen.findByText(/1\.5 MB/)).closest('li');
    expect(item?.textContent).toMatch(text);
  });

  it.each([
    [0, null, 'Yours are next.'],
    [3, 90, 'At the current pace, we’ll check them in about 2 hours.'],
    [3, 3_000, 'At the current pace, we’ll check them in about 3 days.'],
  ])('says when files are checked, with %i ahead in %s minutes', async (filesAhead, reviewMinutes, text) => {
    open(dataOf([request({ files: [file()] })], { filesAhead, reviewMinutes }));
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('says that a document was verified at another brand, and asks for none', async () => {
    open(dataOf([request({ status: 'Verified', verifiedBy: 'Tuli', dueDate: null })]));
    expect(await screen.findByText(/Already verified at Tuli/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Choose files' })).toBeNull();
  });

  it('removes a file that is not decided', async () => {
    open(dataOf([request({ files: [file()] })]));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText(/1\.5 MB/)).toBeNull());
  });

  it('offers a retry when documents cannot be read', async () => {
    renderPage(Component, {
      services: fakeServices({ path: PATH }),
      mocks: [refuse(PlayerDocumentsDocument, 'InternalFailure'), UPDATES],
    });
    expect(await screen.findByText('We couldn’t load your documents')).toBeTruthy();
  });
});

// jsdom has no `Blob.arrayBuffer`
Blob.prototype.arrayBuffer = function arrayBuffer(this: Blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsArrayBuffer(this);
  });
};

describe('an upload', () => {
  const bytes = (size: number, name = 'passport.pdf') =>
    new File([new Uint8Array(size)], name, { type: 'application/pdf' });

  async function start(
    send: (call: UploadCall) => Promise<UploadAnswer>,
    size = 300_000,
    storage = fakeServices().storage,
  ) {
    const calls: UploadCall[] = [];
    const services = fakeServices(
      { path: PATH },
      {
        storage,
        uploads: {
          send: jest.fn(async (call: UploadCall) => {
            calls.push(call);
            return send(call);
          }),
        },
      },
    );
    let reads = 0;
    renderPage(Component, {
      services,
      mocks: [
        answer(PlayerDocumentsDocument, () => dataOf([request({ files: (reads += 1) > 2 ? [file()] : [] })])),
        UPDATES,
      ],
    });
    const input = await screen.findByLabelText('Choose files: Proof of identity');
    fireEvent.change(input, { target: { files: [bytes(size)] } });
    return { calls, services };
  }

  /** A server that stores parts. */
  function server() {
    let stored = 0;
    return async ({ method, body }: UploadCall): Promise<UploadAnswer> => {
      if (method === 'POST') return { status: 201, id: 'file-1', offset: 0 };
      if (method === 'HEAD') return { status: 200, offset: stored };
      if (method === 'DELETE') return { status: 204 };
      stored += body?.size ?? 0;
      return { status: 204, offset: stored };
    };
  }

  it('is sent in parts with their offsets, without the name of the file', async () => {
    const { calls } = await start(server());
    await waitFor(() => expect(calls.filter(({ method }) => method === 'PATCH')).toHaveLength(2));
    expect(calls[0]).toMatchObject({
      method: 'POST',
      path: '/api/uploads',
      headers: { 'upload-length': '300000', 'upload-request': 'request-1' },
    });
    expect(calls.slice(1).map(({ headers, body }) => [headers?.['upload-offset'], body?.size])).toEqual([
      ['0', 196_608],
      ['196608', 103_392],
    ]);
    expect(JSON.stringify(calls)).not.toContain('passport');
    await waitFor(() => expect(screen.queryByText('passport.pdf')).toBeNull());
  });

  it('continues where it was when the connection returns', async () => {
    const answers = server();
    let isLost = true;
    const { calls, services } = await start(async (call) => {
      if (call.method === 'PATCH' && call.headers?.['upload-offset'] !== '0' && isLost)
        throw new Error('offline');
      return answers(call);
    });
    act(() => services.connection.set('offline'));
    expect(await screen.findByText(/You’re offline/)).toBeTruthy();
    await waitFor(() => expect(calls.filter(({ method }) => method === 'PATCH')).toHaveLength(2));
    isLost = false;
    act(() => services.connection.set('online'));
    await waitFor(() =>
      expect(calls.map(({ method }) => method)).toEqual(['POST', 'PATCH', 'PATCH', 'HEAD', 'PATCH']),
    );
  });

  it('continues after a reload when the same file is chosen, and starts again for another one', async () => {
    const { storage } = fakeServices();
    const answers = server();
    const first = await start(
      async (call) =>
        call.headers?.['upload-offset'] === '196608' ? new Promise(() => undefined) : answers(call),
      300_000,
      storage,
    );
    await waitFor(() => expect(first.calls).toHaveLength(3));
    cleanup();
    const second = await start(answers, 300_000, storage);
    await waitFor(() => expect(second.calls.map(({ method }) => method)).toEqual(['HEAD', 'PATCH']));
    expect(second.calls[1]?.headers?.['upload-offset']).toBe('196608');
    await waitFor(() => expect(storage.read('openUploads')).toBe(''));
    cleanup();
    const third = await start(server(), 300_000, storage);
    await waitFor(() => expect(third.calls[0]?.method).toBe('POST'));
  });

  it.each([
    ['the same', 0],
    ['a wrong', 300_001],
  ])('waits before it repeats a part that the server answers with %s offset', async (_which, offset) => {
    await start(async ({ method }) =>
      method === 'POST' ? { status: 201, id: 'file-1' } : { status: 204, offset },
    );
    expect(await screen.findByText('Reconnecting')).toBeTruthy();
  });

  it('says that files cannot be stored after the server has failed six times', async () => {
    const { calls, services } = await start(async (call) =>
      call.method === 'POST' ? { status: 201, id: 'file-1' } : { status: 503, code: 'STORE_UNAVAILABLE' },
    );
    for (let failed = 1; failed < 6; failed += 1) {
      expect(await screen.findByText('Reconnecting')).toBeTruthy();
      await waitFor(() => expect(calls.length).toBe(failed + 1));
      act(() => services.connection.set('offline'));
      act(() => services.connection.set('online'));
    }
    expect(await screen.findByText(/We can’t store or check files right now/)).toBeTruthy();
  });

  it.each([
    [0, 'This file is empty. Choose another file.'],
    [10_485_761, 'This file is larger than 10 MB. Choose a smaller file or take a photo.'],
  ])('is refused before it is sent: %i bytes', async (size, text) => {
    const { calls } = await start(server(), size);
    expect((await screen.findByRole('alert')).textContent).toContain(text);
    expect(calls).toEqual([]);
  });

  it('keeps the name of a file that the server refuses after it has arrived, and announces why', async () => {
    const answers = server();
    let isRefused = false;
    renderPage(Component, {
      services: fakeServices(
        { path: PATH },
        {
          uploads: {
            send: async (call) => {
              if (call.method !== 'PATCH') return answers(call);
              isRefused = true;
              return { status: 422, code: 'WRONG_TYPE' };
            },
          },
        },
      ),
      mocks: [
        answer(PlayerDocumentsDocument, () =>
          dataOf([
            request({
              files: isRefused ? [file({ status: 'Refused', refusal: 'WRONG_TYPE', size: 5 })] : [],
            }),
          ]),
        ),
        UPDATES,
      ],
    });
    const input = await screen.findByLabelText('Choose files: Proof of identity');
    fireEvent.change(input, { target: { files: [bytes(5)] } });
    const item = (await screen.findByText(/passport\.pdf · 5 bytes/)).closest('li');
    expect(within(item as HTMLElement).getByRole('alert').textContent).toContain('JPG, PNG or PDF');
  });

  it('shows why the server does not start it', async () => {
    await start(async () => ({ status: 422, code: 'TOO_MANY_FILES' }));
    expect(await screen.findByText(/You can send up to 10 files/)).toBeTruthy();
  });

  it('is withdrawn when the player cancels it, and guards the page until then', async () => {
    const { calls, services } = await start(async (call) =>
      call.method === 'PATCH' ? new Promise(() => undefined) : server()(call),
    );
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(services.guards.register).toHaveBeenCalledWith('money-flow', 'pending');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() =>
      expect(calls.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/uploads/file-1' }),
    );
    expect(screen.queryByText('passport.pdf')).toBeNull();
  });

  it('takes files that are dropped', async () => {
    const calls: UploadCall[] = [];
    renderPage(Component, {
      services: fakeServices(
        { path: PATH },
        { uploads: { send: async (call) => (calls.push(call), server()(call)) } },
      ),
      mocks: [answer(PlayerDocumentsDocument, dataOf([request()])), UPDATES],
    });
    const zone = await screen.findByRole('group', { name: 'Proof of identity' });
    fireEvent.drop(zone, { dataTransfer: { files: [bytes(10)] } });
    await waitFor(() => expect(calls[0]?.method).toBe('POST'));
  });
});
