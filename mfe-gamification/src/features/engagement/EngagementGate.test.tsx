import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ENGAGEMENT_PATHS, type EngagementBlock } from '@foyer/kernel/engagement';
import { fakeServices, renderPiece, signedInSession, type GraphqlMock } from '@foyer/platform/testing';
import { fakeEngagement, gateAnswer, participation, type FakeEngagement } from './engagement.fixture.ts';
import { EngagementGateDocument } from './EngagementGate.generated.ts';
import { EngagementGate } from './EngagementGate.tsx';

const OPT_IN = `POST ${ENGAGEMENT_PATHS.optIn}`;
const PLAYER = `GET ${ENGAGEMENT_PATHS.player}`;

function open(
  engagement: FakeEngagement,
  { mock = gateAnswer(), isPlayer = true }: { mock?: GraphqlMock; isPlayer?: boolean } = {},
) {
  const services = fakeServices({ path: '/en/missions/' }, { engagement });
  services.session.set(isPlayer ? signedInSession() : { status: 'LOGGED_OUT' });
  const gate = (
    <EngagementGate query={EngagementGateDocument} skeleton="Loading">
      Content
    </EngagementGate>
  );
  return { ...renderPiece(gate, { services, mocks: [mock] }), services };
}

const readings = ({ calls }: FakeEngagement): number =>
  calls.filter(({ path }) => path === ENGAGEMENT_PATHS.player).length;

afterEach(() => void jest.useRealTimers());

describe('engagement gate (requirements/states#gamification)', () => {
  it('shows its content to a player who takes part', async () => {
    open(fakeEngagement());
    expect(screen.getByText('Loading')).toBeTruthy();
    expect(await screen.findByText('Content')).toBeTruthy();
  });

  it('asks visitors to sign in and returns them to the page', async () => {
    const engagement = fakeEngagement();
    const { services } = open(engagement, { isPlayer: false });
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(services.session.signIn).toHaveBeenCalledWith({ redir: '/en/missions/' });
    expect(engagement.calls).toEqual([]);
  });

  it.each<[EngagementBlock, string, string]>([
    ['ACCOUNT_CLOSED', 'Your account is closed', 'Contact support'],
    ['SELF_EXCLUDED', 'You’re self-excluded', 'Contact Responsible Gaming Foundation'],
    ['TIMED_OUT', 'You’re on a time-out', 'Contact Responsible Gaming Foundation'],
    ['SOURCE_OF_WEALTH_EXPIRED', 'Source of wealth required', 'Declare source of wealth'],
    ['KYC_REQUIRED', 'Verify your identity to take part', 'Verify identity'],
    ['BLOCKED_AT_PROVIDER', 'Turned off for your account', 'Contact support'],
    ['CLIENT_ID_MISSING', 'Not available yet', 'Go to Lobby'],
    ['FEATURE_OFF', 'Not available at the moment', 'Go to Lobby'],
  ])('explains %s with the next step, before the missing opt-in', async (block, title, action) => {
    open(fakeEngagement(['NOT_OPTED_IN', block]));
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByRole('link', { name: new RegExp(`^${action}`) })).toBeTruthy();
    expect(screen.queryByText('Content')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Opt in' })).toBeNull();
  });

  it('opts in and reads the status again after 2 s', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const engagement = fakeEngagement(['NOT_OPTED_IN']);
    engagement.on(OPT_IN, participation());
    const { services } = open(engagement);
    await user.click(await screen.findByRole('button', { name: 'Opt in' }));
    expect(await screen.findByText('Content')).toBeTruthy();
    expect(services.toasts.show).toHaveBeenCalledWith('success', 'You’ve opted in');
    const before = readings(engagement);
    await act(() => jest.advanceTimersByTimeAsync(1_900));
    expect(readings(engagement)).toBe(before);
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(readings(engagement)).toBe(before + 1);
  });

  it('explains a refused opt-in, and one without an answer', async () => {
    const engagement = fakeEngagement(['NOT_OPTED_IN']);
    engagement.on(OPT_IN, () => ({
      status: 409,
      body: { code: 'KYC_REQUIRED', blocks: ['KYC_REQUIRED'] },
    }));
    const { services } = open(engagement);
    const button = await screen.findByRole('button', { name: 'Opt in' });
    await userEvent.click(button);
    expect(services.toasts.show).toHaveBeenCalledWith('warning', 'Verify your identity to take part.');
    engagement.on(OPT_IN, () => Promise.reject(new Error('offline')));
    await userEvent.click(button);
    expect(services.toasts.show).toHaveBeenCalledWith(
      'warning',
      'We couldn’t confirm your choice. We’re checking it now.',
    );
  });

  it('opts out only after a confirmation', async () => {
    const engagement = fakeEngagement();
    engagement.on(`POST ${ENGAGEMENT_PATHS.optOut}`, participation(['NOT_OPTED_IN']));
    const { services } = open(engagement);
    const overlays = jest.mocked(services.overlays.open);
    overlays.mockResolvedValueOnce('dismissed');
    const button = await screen.findByRole('button', { name: 'Opt out' });
    await userEvent.click(button);
    expect(screen.getByText('Content')).toBeTruthy();
    overlays.mockResolvedValueOnce('ok');
    await userEvent.click(button);
    expect(await screen.findByRole('button', { name: 'Opt in' })).toBeTruthy();
  });

  it('closes an open page when the service announces a block', async () => {
    const engagement = fakeEngagement();
    open(engagement);
    await screen.findByText('Content');
    engagement.on(PLAYER, participation(['SELF_EXCLUDED']));
    act(() => engagement.announce({ type: 'changed', parts: ['player'], version: 2 }));
    expect(await screen.findByText('You’re self-excluded')).toBeTruthy();
    expect(screen.queryByText('Content')).toBeNull();
  });

  it('reloads after 1, 2, 3, 4 and 5 s, then waits for the player', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const engagement = fakeEngagement();
    engagement.on(PLAYER, () => ({ status: 503, body: undefined }));
    open(engagement);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    const counts: number[] = [readings(engagement)];
    for (const seconds of [1, 2, 3, 4, 5, 60]) {
      await act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));
      counts.push(readings(engagement));
    }
    expect(counts).toEqual([1, 2, 3, 4, 5, 6, 6]);
    engagement.on(PLAYER, participation());
    await user.click(retry);
    expect(await screen.findByText('Content')).toBeTruthy();
  });

  it.each<[string, Parameters<typeof gateAnswer>[0], string]>([
    ['the brand has no gamification', { enabled: false }, 'Not available at the moment'],
    ['the brand has no client id', { clientId: null }, 'Not available yet'],
    ['the player is blocked', { isBlocked: true }, 'Turned off for your account'],
    ['the api closes it', { isEnabled: false }, 'Not available for your account at the moment'],
  ])('explains without an answer of the service that %s', async (_case, settings, title) => {
    const engagement = fakeEngagement();
    engagement.on(PLAYER, () => ({ status: 503, body: undefined }));
    open(engagement, { mock: gateAnswer(settings) });
    await waitFor(() => expect(screen.getByText(title)).toBeTruthy());
  });
});
