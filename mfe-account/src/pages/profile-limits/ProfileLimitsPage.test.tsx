import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, fakeServices, refuse, renderPage } from '@foyer/platform/testing';
import { ProtectionRuleDocument } from '@foyer/profile/testing';
import { ConfirmLimitReviewDocument } from '../../features/limits/ConfirmLimitReview.generated.ts';
import { NO_REVIEW } from '../../features/limits/limitReview.fixture.ts';
import { LimitSimulationDocument } from '../../features/limits/LimitSimulation.generated.ts';
import {
  PlayerLimitsDocument,
  type PlayerLimitFieldsFragment,
} from '../../features/limits/PlayerLimits.generated.ts';
import {
  SetPlayerLimitDocument,
  type SetPlayerLimitMutation,
  type SetPlayerLimitMutationVariables,
} from '../../features/limits/SetPlayerLimit.generated.ts';
import { Component } from './ProfileLimitsPage.tsx';

const limit: PlayerLimitFieldsFragment = {
  __typename: 'PlayerLimit',
  id: 'p:DEPOSIT:Day',
  kind: 'DEPOSIT',
  period: 'Day',
  amount: 10000,
  minutes: null,
  currency: 'EUR',
  used: 2500,
  usedMinutes: null,
  remaining: 7500,
  remainingMinutes: null,
  periodEndsAt: '2026-11-22T00:00:00.000Z',
  isOffered: true,
  isRequired: false,
  pending: null,
};
const load = (limits: readonly PlayerLimitFieldsFragment[], limitReview = NO_REVIEW) =>
  answer(PlayerLimitsDocument, {
    __typename: 'Query',
    viewer: { __typename: 'Viewer', id: 'v', limits: [...limits], limitReview },
  });
const NOW = Date.UTC(2026, 10, 21, 12);
/** Services whose server clock shows {@link NOW}. */
const services = (world: Parameters<typeof fakeServices>[0] = {}) =>
  fakeServices({ path: '/en/profile/limits/', ...world }, { now: () => NOW });
/** The value of a fact by its label. */
const fact = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

describe('limits page', () => {
  it('shows the remaining amount and submits an increase for the server to decide', async () => {
    const sent: SetPlayerLimitMutationVariables[] = [];
    const pending = {
      __typename: 'PendingLimitChange' as const,
      status: 'COOLING_OFF' as const,
      amount: 20000,
      minutes: null,
      confirmableAt: '2026-11-22T12:00:00.000Z',
      lapsesAt: '2026-11-25T12:00:00.000Z',
    };
    const save = answer(SetPlayerLimitDocument, (variables): SetPlayerLimitMutation => {
      sent.push(variables);
      return {
        __typename: 'Mutation',
        setPlayerLimit: {
          __typename: 'PlayerLimit',
          id: limit.id,
          amount: 10000,
          minutes: null,
          remaining: 7500,
          remainingMinutes: null,
          pending,
        },
      };
    });
    const page = services();
    renderPage(Component, { services: page, mocks: [load([limit]), save] });
    expect(await screen.findByText('€75.00 left of €100.00')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Change' }));
    await userEvent.type(screen.getByLabelText(/New limit/), '200');
    expect(screen.getByText(/takes at least 24 hours/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Request higher limit' }));
    expect(await screen.findByText('Change requested')).toBeTruthy();
    expect([fact('Current limit'), fact('Requested limit')]).toEqual(['€100.00', '€200.00']);
    expect(fact('Time left')).toBe('24:00:00');
    expect(sent[0]?.input).toEqual({
      kind: 'DEPOSIT',
      period: 'Day',
      amount: 20000,
      key: expect.stringMatching(/^[\w-]{8,80}$/),
    });
    expect(page.toasts.show).toHaveBeenCalledWith(
      'success',
      expect.stringContaining('You can confirm the change from'),
    );
  });
  it('asks for confirmation after the cool-off period', async () => {
    const ready: PlayerLimitFieldsFragment = {
      ...limit,
      pending: {
        __typename: 'PendingLimitChange',
        status: 'AWAITING_CONFIRMATION',
        amount: null,
        minutes: null,
        confirmableAt: '2026-11-20T12:00:00.000Z',
        lapsesAt: '2026-11-23T12:00:00.000Z',
      },
    };
    renderPage(Component, {
      services: services(),
      mocks: [load([ready])],
    });
    expect(await screen.findByText('Do you still want this change?')).toBeTruthy();
    expect([fact('Requested limit'), fact('Time left')]).toEqual(['No limit', '48:00:00']);
    expect(screen.getByRole('button', { name: 'Change limit' })).toBeTruthy();
  });
  it('does not make a raise more prominent than a lowering', async () => {
    renderPage(Component, { services: services(), mocks: [load([limit])] });
    await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
    const field = screen.getByLabelText(/New limit/);
    await userEvent.type(field, '50');
    const lowering = screen.getByRole('button', { name: 'Save' }).className;
    await userEvent.clear(field);
    await userEvent.type(field, '500');
    const raise = screen.getByRole('button', { name: 'Request higher limit' }).className;
    expect([lowering, raise]).toEqual([
      expect.stringMatching(/tones_primary/),
      expect.stringMatching(/tones_secondary/),
    ]);
  });
  it.each([
    [
      'would have stopped',
      { stoppedAt: '2026-10-19T18:40:00.000Z', days: 3, most: 9_000 },
      /you would have stopped on 19\/10\/2026, 20:40:00 CEST.* 3 days of that month/,
    ],
    ['would not have stopped', { stoppedAt: null, days: 0, most: 4_000 }, /The most you used .* €40.00/],
  ])('tests a typed limit that %s the player last month', async (_what, result, expected) => {
    const simulation = answer(LimitSimulationDocument, {
      __typename: 'Query',
      viewer: {
        __typename: 'Viewer',
        id: 'v',
        limitSimulation: {
          __typename: 'LimitSimulation',
          startsAt: '2026-10-01T00:00:00.000Z',
          timeZone: 'Europe/Malta',
          ...result,
        },
      },
    });
    renderPage(Component, { services: services(), mocks: [load([limit]), simulation] });
    await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
    expect(screen.getByRole('button', { name: 'Test it on last month' })).toHaveProperty('disabled', true);
    await userEvent.type(screen.getByLabelText(/New limit/), '50');
    await userEvent.click(screen.getByRole('button', { name: 'Test it on last month' }));
    expect(await screen.findByText(expected)).toBeTruthy();
  });
  it('tests the same limit again after a failure', async () => {
    let requests = 0;
    const failing = refuse(LimitSimulationDocument, 'ServiceUnavailableFailure');
    const counted = {
      ...failing,
      respond: (variables: unknown) => {
        requests += 1;
        return failing.respond(variables);
      },
    };
    renderPage(Component, { services: services(), mocks: [load([limit]), counted] });
    await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
    await userEvent.type(screen.getByLabelText(/New limit/), '50');
    for (const expected of [1, 2]) {
      await userEvent.click(screen.getByRole('button', { name: 'Test it on last month' }));
      await waitFor(() => expect(requests).toBe(expected));
      expect(await screen.findByText('We couldn’t test this limit. Try again.')).toBeTruthy();
    }
  });
  it('asks for a review that is due, and records the answer', async () => {
    let reviews = 0;
    const confirmed = answer(ConfirmLimitReviewDocument, () => {
      reviews += 1;
      return { __typename: 'Mutation', confirmLimitReview: { ...NO_REVIEW, months: 6 } } as const;
    });
    renderPage(Component, {
      services: services(),
      mocks: [load([limit], { ...NO_REVIEW, months: 6, isDue: true }), confirmed],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Keep my limits' }));
    await waitFor(() => expect(screen.queryByText('Time to review your limits')).toBeNull());
    expect(reviews).toBe(1);
  });
  it.each([
    {
      source: 'licence' as const,
      legalBasis: 'Player Protection Directive',
      legalBasisSection: 'article 11',
      legalBasisUrl: 'https://regulator.test/',
      requiredBy: 'Malta Gaming Authority, licence MGA/B2C/900/2026',
      shown: 'Player Protection Directive, article 11',
      href: 'https://regulator.test/',
    },
    {
      source: 'operator' as const,
      legalBasis: null,
      legalBasisSection: null,
      legalBasisUrl: null,
      requiredBy: 'Foyer A, in addition to its licence',
      shown: 'Terms and conditions of Foyer A, section “Safer gambling”',
      href: '/en/terms-and-conditions/',
    },
  ])(
    'explains a rule of the $source, with its authority and a link to its source in a new tab',
    async ({ source, requiredBy, shown, href, ...basis }) => {
      const rule = answer(ProtectionRuleDocument, {
        __typename: 'Query',
        protectionRule: {
          __typename: 'ProtectionRule',
          id: 'aurora:depositLimit',
          rule: 'depositLimit',
          values: [{ __typename: 'ProtectionValue', value: 'Day', source }],
          regulator: 'Malta Gaming Authority',
          licenceNumber: 'MGA/B2C/900/2026',
          company: 'Foyer A',
          ...basis,
        },
      });
      renderPage(Component, { services: services(), mocks: [load([limit]), rule] });
      const why = await screen.findByText('Why do I see this rule?');
      const details = why.closest('details');
      if (!details) throw new Error('The explanation is no disclosure.');
      details.open = true;
      fireEvent(details, new Event('toggle'));
      expect(await screen.findByText(requiredBy)).toBeTruthy();
      expect([fact('Rule'), fact('When'), fact('Source')]).toEqual([
        'You can limit how much you deposit.',
        'Daily',
        shown,
      ]);
      const link = screen.getByRole('link', { name: new RegExp(shown) });
      expect(['href', 'target', 'rel'].map((name) => link.getAttribute(name))).toEqual([
        href,
        '_blank',
        'noopener noreferrer',
      ]);
    },
  );
  it('does not offer to remove a limit that the licence requires', async () => {
    renderPage(Component, {
      services: services(),
      mocks: [load([{ ...limit, isRequired: true }])],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
    expect(within(document.body).queryByRole('button', { name: 'Remove this limit' })).toBeNull();
  });
  it('shows a limit that is not offered any more while it is set, and no control once it is removed', async () => {
    renderPage(Component, {
      services: services({ brand: 'quetzal' }),
      mocks: [
        load([
          { ...limit, isOffered: false },
          { ...limit, id: 'p:LOSS:Day', kind: 'LOSS', isOffered: false, amount: null, remaining: null },
        ]),
      ],
    });
    expect(await screen.findByRole('heading', { name: 'Deposit limit' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Change' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Loss limit' })).toBeNull();
  });
  it('explains that no limit can be set where none is offered', async () => {
    renderPage(Component, {
      services: services({ brand: 'quetzal' }),
      mocks: [load([])],
    });
    expect(await screen.findByText('No limits available')).toBeTruthy();
    expect(screen.queryByText(/Lowering a limit/)).toBeNull();
  });
});
