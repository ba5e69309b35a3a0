import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Overlays } from '@foyer/contract';
import type { CloseAccountRefusal } from '@foyer/graphql/main';
import { answer, fakeServices, refuse, renderPage, type GraphqlMock } from '@foyer/platform/testing';
import {
  PersonalDataDocument,
  RequestDataExportDocument,
  RequestErasureDocument,
  type PersonalDataQuery,
} from './PersonalData.generated.ts';
import { Component } from './ProfilePrivacyPage.tsx';

type Viewer = NonNullable<PersonalDataQuery['viewer']>;

const PREPARING: Viewer['dataExport'] = {
  __typename: 'DataExport',
  id: 'e',
  status: 'PREPARING',
  requestedAt: '2026-11-21T12:00:00.000Z',
  expiresAt: null,
};
const VIEWER: Viewer = {
  __typename: 'Viewer',
  id: 'v',
  dataExport: null,
  consents: [
    {
      __typename: 'ConsentRecord',
      id: 'marketing:2',
      kind: 'MARKETING_SMS',
      isAccepted: false,
      version: null,
      at: '2026-11-20T12:00:00.000Z',
    },
    {
      __typename: 'ConsentRecord',
      id: 'legal:1',
      kind: 'TERMS',
      isAccepted: true,
      version: '2026-01-01',
      at: '2026-11-19T12:00:00.000Z',
    },
  ],
};

function open(
  viewer: Partial<Viewer> = {},
  mocks: readonly GraphqlMock[] = [],
  { search = '', isConfirmed = true } = {},
) {
  const path = `/en/profile/privacy/${search}`;
  const services = fakeServices({ path });
  services.overlays.open = jest.fn<Overlays['open']>(async () => (isConfirmed ? 'ok' : 'dismissed'));
  renderPage(Component, {
    services,
    path,
    mocks: [
      answer(PersonalDataDocument, { __typename: 'Query', viewer: { ...VIEWER, ...viewer } }),
      ...mocks,
    ],
  });
  return services;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the ledger of consents', () => {
  it('names each consent with its version, its decision and its time', async () => {
    open();
    const table = await screen.findByRole('table', { name: 'Your consents' });
    const rows = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
    expect(rows[0]).toMatch(/Withdrawn.*20\/11\/2026/);
    expect(rows[1]).toMatch(/Terms and conditions, version 2026-01-01.*Accepted.*19\/11\/2026/);
  });
});

describe('the archive of personal data', () => {
  it('is requested, and not a second time while it is prepared', async () => {
    open({}, [
      answer(RequestDataExportDocument, {
        __typename: 'Mutation',
        requestDataExport: { __typename: 'Viewer', id: 'v', dataExport: PREPARING },
      }),
    ]);
    await press('Request my data');
    expect(await screen.findByText(/We’re preparing your file/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Request my data' })).toHaveProperty('disabled', true);
  });

  it.each([
    ['LimitFailure', /You can request your data once a day/],
    ['InternalFailure', /We couldn’t take your request/],
  ])('explains a refusal by %s', async (type, text) => {
    open({}, [refuse(RequestDataExportDocument, type)]);
    await press('Request my data');
    expect((await screen.findByText(text)).closest('[role="alert"]')).toBeTruthy();
  });

  it('names the day on which it is deleted', async () => {
    open({ dataExport: { ...PREPARING, status: 'READY', expiresAt: '2026-11-28T12:00:00.000Z' } });
    expect(await screen.findByText(/Your file is ready.*deleted on 28\/11\/2026/)).toBeTruthy();
  });

  it('is downloaded with the link of the email, and says when the link has expired', async () => {
    const services = open({}, [], { search: '?export=abc' });
    await press('Download my data');
    expect(services.downloads.save).toHaveBeenCalledWith('/api/exports/personal-data.zip?token=abc');
    services.downloads.save = jest.fn(async () => Promise.reject(new Error('404')));
    await press('Download my data');
    expect(await screen.findByText(/The link may have expired/)).toBeTruthy();
  });
});

describe('the erasure', () => {
  const erase = (refusal: CloseAccountRefusal | null) =>
    answer(RequestErasureDocument, {
      __typename: 'Mutation',
      requestErasure: { __typename: 'CloseAccountResult', closed: refusal === null, refusal },
    });

  it('names what is deleted at once and what is kept, before it is requested', async () => {
    open();
    expect(await screen.findByText(/Deleted at once: .*chats/)).toBeTruthy();
    expect(screen.getByText(/Kept for \d+ years after closing: your identity and documents/)).toBeTruthy();
  });

  it('is not requested unless the player confirms it', async () => {
    const requested = jest.fn();
    open(
      {},
      [
        answer(RequestErasureDocument, () => {
          requested();
          throw new Error('must not be called');
        }),
      ],
      { isConfirmed: false },
    );
    await press('Close account and erase my data');
    expect(requested).not.toHaveBeenCalled();
  });

  it('confirms the request, and cannot be requested twice', async () => {
    open({}, [erase(null)]);
    await press('Close account and erase my data');
    expect(await screen.findByText(/the erasure has started/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Close account and erase my data' })).toHaveProperty(
      'disabled',
      true,
    );
  });

  it('leads to the withdrawal while money is left', async () => {
    open({}, [erase('BALANCE_LEFT')]);
    await press('Close account and erase my data');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('You still have money in your account');
    expect(within(alert).getByRole('link').getAttribute('href')).toBe('/en/withdraw/');
  });
});
