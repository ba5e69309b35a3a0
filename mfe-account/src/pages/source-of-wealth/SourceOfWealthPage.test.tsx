import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, fakeServices, renderPage, type GraphqlMock } from '@foyer/platform/testing';
import { DocumentsChangedDocument } from '../../features/documents/Documents.generated.ts';
import {
  SaveSourceOfWealthDocument,
  SourceOfWealthDocument,
  SubmitSourceOfWealthDocument,
  type SourceOfWealthQuery,
  type WealthFieldsFragment,
} from './SourceOfWealth.generated.ts';
import { Component } from './SourceOfWealthPage.tsx';

type Source = WealthFieldsFragment['sourceOfWealth'][number];
type Status = WealthFieldsFragment['player']['sourceOfWealthStatus'];

const source = (change: Partial<Source> = {}): Source => ({
  __typename: 'SourceOfWealthFunding',
  type: 'Salary',
  completed: false,
  options: [{ __typename: 'SourceOfWealthOption', title: 'Payslips', tooltip: null, checked: false }],
  files: [],
  ...change,
});

function viewerOf(
  status: Partial<Status>,
  sources: readonly Source[],
): NonNullable<SourceOfWealthQuery['viewer']> {
  return {
    __typename: 'Viewer',
    player: {
      __typename: 'Player',
      id: 'player-1',
      sourceOfWealthStatus: {
        __typename: 'SourceOfWealthStatus',
        status: 'Required',
        dueDate: '2026-11-22T12:00:00.000Z',
        dueDateExpired: false,
        requiredDocumentsUploadV2: [],
        ...status,
      },
    },
    sourceOfWealth: [...sources],
    documents: {
      __typename: 'DocumentOverview',
      filesAhead: null,
      reviewMinutes: null,
      requests: sources.map(({ type }) => ({
        __typename: 'DocumentRequest' as const,
        id: `request-${type}`,
        kind: 'SOURCE_OF_WEALTH' as const,
        fundingType: type,
        reason: 'SourceOfWealth' as const,
        comment: null,
        requestedAt: '2026-11-18T12:00:00.000Z',
        dueDate: null,
        status: 'Open' as const,
        verifiedBy: null,
        files: [],
      })),
    },
  };
}

const UPDATES = answer(DocumentsChangedDocument, {
  __typename: 'Subscription',
  playerUpdated: { __typename: 'PlayerUpdate', isAccountClosed: false },
});

function open(status: Partial<Status>, sources: readonly Source[] = [], mocks: readonly GraphqlMock[] = []) {
  renderPage(Component, {
    services: fakeServices({ path: '/en/source-of-wealth/' }),
    mocks: [
      answer(SourceOfWealthDocument, {
        __typename: 'Query',
        viewer: viewerOf(status, sources),
        root: {
          __typename: 'Root',
          fundingOptions: (['Salary', 'Inheritance'] as const).map((id) => ({
            __typename: 'FundingOption' as const,
            id,
            options: [
              {
                __typename: 'FundingOptionChoice' as const,
                title: id === 'Salary' ? 'Payslips' : 'Will',
                tooltip: null,
              },
            ],
          })),
        },
      }),
      UPDATES,
      ...mocks,
    ],
  });
  return userEvent.setup();
}

const saved = (outcome: 'OK' | 'INCOMPLETE', sources: readonly Source[]) =>
  answer(SaveSourceOfWealthDocument, {
    __typename: 'Mutation',
    saveSourceOfWealth: { __typename: 'SourceOfWealthResult', outcome, viewer: viewerOf({}, sources) },
  });

describe('source of wealth page', () => {
  it('starts a source, with the documents of the site settings', async () => {
    const user = open({}, [], [saved('OK', [source()])]);
    await user.click(await screen.findByRole('button', { name: 'Salary' }));
    const card = await screen.findByRole('region', { name: 'Salary' });
    expect(within(card).getByRole('checkbox', { name: 'Payslips' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Salary' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Inheritance' })).toBeTruthy();
    expect(screen.getByText(/Your answers are saved/)).toBeTruthy();
  });

  it('stores each choice at once', async () => {
    const inputs: unknown[] = [];
    const user = open(
      {},
      [source()],
      [
        answer(SaveSourceOfWealthDocument, ({ input }) => {
          inputs.push(input);
          return {
            __typename: 'Mutation' as const,
            saveSourceOfWealth: {
              __typename: 'SourceOfWealthResult' as const,
              outcome: 'OK' as const,
              viewer: viewerOf({}, [source()]),
            },
          };
        }),
      ],
    );
    await user.click(await screen.findByRole('checkbox', { name: 'Payslips' }));
    expect(inputs).toEqual([{ type: 'Salary', options: ['Payslips'], completed: false }]);
    expect(screen.getByRole('checkbox', { name: 'Payslips' })).toHaveProperty('checked', true);
  });

  it('explains what an incomplete source needs, and does not offer to send it', async () => {
    const user = open({}, [source()], [saved('INCOMPLETE', [source()])]);
    await user.click(await screen.findByRole('button', { name: 'Mark as complete' }));
    expect((await screen.findByRole('alert')).textContent).toContain('upload a file for it');
    expect(screen.getByRole('button', { name: 'Send declaration' })).toHaveProperty('disabled', true);
  });

  it('sends the declaration once every source is complete', async () => {
    const user = open(
      {},
      [source({ completed: true })],
      [
        answer(SubmitSourceOfWealthDocument, {
          __typename: 'Mutation',
          submitSourceOfWealth: {
            __typename: 'SourceOfWealthResult',
            outcome: 'OK',
            viewer: viewerOf({ status: 'Pending' }, [source({ completed: true })]),
          },
        }),
      ],
    );
    await user.click(await screen.findByRole('button', { name: 'Send declaration' }));
    expect(await screen.findByText('We’re checking your declaration')).toBeTruthy();
  });

  it('shows what staff ask for, on a source that cannot be removed', async () => {
    open(
      {
        requiredDocumentsUploadV2: [
          {
            __typename: 'RequiredDocumentsUpload',
            comment: 'Send the payslips of May.',
            requestedFundingType: 'Salary',
          },
        ],
      },
      [source()],
    );
    expect(await screen.findByText('Send the payslips of May.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Remove source' })).toBeNull();
  });

  it.each<[Partial<Status>, string | RegExp]>([
    [{}, /Last day \(due/],
    [{ dueDate: '2026-11-20T12:00:00.000Z' }, /This was due/],
    [{ dueDate: '2026-11-27T12:00:00.000Z' }, /6 days left/],
    [{ status: 'Pending' }, 'We’re checking your declaration'],
    [{ status: 'Done' }, 'Your declaration is confirmed'],
    [{ status: 'NotNeed' }, 'No declaration needed'],
  ])('follows the state %j: shows %s', async (status, text) => {
    open(status);
    expect(await screen.findByText(text)).toBeTruthy();
  });
});
