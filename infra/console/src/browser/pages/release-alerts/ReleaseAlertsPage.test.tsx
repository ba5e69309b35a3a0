import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { showDialogs } from '@foyer/ui/testing';
import { registerLiveConsole } from '../../testing/liveConsole.tsx';
import { ReleaseAlertsPage } from './ReleaseAlertsPage.tsx';

const console_ = registerLiveConsole();
showDialogs();

const PATH = '/api/v1/webhooks';
const HOOK = {
  app: 'mfe-casino',
  owner: 'casino',
  url: 'https://hooks.example.com/services/casino/incident-management/0123456789',
  events: ['error-group', 'over-budget'],
  errorBound: 20,
  changedAt: '2026-11-30T09:00:00.000Z',
  changedBy: 'ann@staff.test',
  version: 2,
};
const DELIVERY = {
  id: 'd1',
  app: 'mfe-casino',
  event: 'over-budget',
  createdAt: '2026-11-30T09:30:00.000Z',
  attempts: 10,
  state: 'given-up',
  nextAt: null,
  deliveredAt: null,
  outcome: 'HTTP 500',
  text: 'mfe-casino@c2 is over its budget: 22600 bytes of js, budget 22000',
};

describe('release alerts', () => {
  it('say that no webhook is set, and set one with all events', async () => {
    console_.answers.set(PATH, { webhooks: [], deliveries: [] });
    const user = console_.open(<ReleaseAlertsPage />);
    expect(await screen.findByText('No webhook is set.')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Set a webhook' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByLabelText<HTMLInputElement>('Live release over its size budget').checked).toBe(true);
    await user.click(dialog.getByLabelText(/address/i));
    await user.paste(HOOK.url);
    await user.type(dialog.getByLabelText('Reason'), 'Alerts');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(console_.sent.find(({ body }) => body !== undefined)?.body).toMatchObject({
        app: 'mfe-casino',
        url: HOOK.url,
        reason: 'Alerts',
        events: expect.arrayContaining(['over-budget', 'restored']) as unknown,
      }),
    );
  });

  it('list a delivery that was given up with its answer', async () => {
    console_.answers.set(PATH, { webhooks: [HOOK], deliveries: [DELIVERY] });
    console_.open(<ReleaseAlertsPage />);
    expect(await screen.findByText(DELIVERY.text)).toBeTruthy();
    expect(screen.getByText(/HTTP 500/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Set a webhook' })).toBeNull();
  });

  it('show the outcome of a test message', async () => {
    console_.answers.set(PATH, { webhooks: [HOOK], deliveries: [] });
    console_.answers.set(`${PATH}/test`, { isDelivered: false, outcome: 'HTTP 404' });
    const user = console_.open(<ReleaseAlertsPage />);
    await user.click(await screen.findByRole('button', { name: /test/i }));
    expect(await screen.findByText(/HTTP 404/)).toBeTruthy();
  });

  it('show webhooks to an auditor without buttons', async () => {
    console_.answers.set(PATH, { webhooks: [HOOK], deliveries: [] });
    console_.open(<ReleaseAlertsPage />, { roles: ['auditor'] });
    expect(await screen.findByText(HOOK.url)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
