import { describe, expect, it } from '@jest/globals';
import type { BreakGlassRequest } from '@foyer/kernel/change-answers';
import { screen, waitFor, within } from '@testing-library/react';
import { showDialogs } from '@foyer/ui/testing';
import { registerLiveConsole } from '../../testing/liveConsole.tsx';
import { Approvals } from './Approvals.tsx';

const console_ = registerLiveConsole();
showDialogs();

const REQUEST: BreakGlassRequest = {
  id: 'r1',
  environment: 'production',
  app: 'mfe-casino',
  release: 'c2',
  change: { environment: 'production', kind: 'rollout', share: 5_000, reason: 'Incident 12' },
  code: 'CHECK_MISSING',
  problem: 'mfe-casino@c2 was never checked.',
  reason: 'Incident 12',
  requestedBy: 'otso@staff.test',
  requestedAt: '2026-11-30T10:00:00.000Z',
  expiresAt: '2026-11-30T11:00:00.000Z',
};
const LIST = '/api/v1/break-glass';

async function answerWith(name: 'Approve' | 'Reject'): Promise<void> {
  const user = console_.open(<Approvals />);
  await user.click(await screen.findByRole('button', { name }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('Casino: roll out c2 to 50 %')).toBeTruthy();
  expect(dialog.getByText('Reason of otso@staff.test: Incident 12')).toBeTruthy();
  await user.type(dialog.getByLabelText('Reason'), 'Agreed in the channel');
  expect(dialog.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
  await user.type(dialog.getByLabelText(/^To confirm, type/), 'c2');
  await user.click(dialog.getByRole('button', { name }));
}

describe('overrides that wait for approval', () => {
  it('are hidden without any', async () => {
    console_.answers.set(LIST, { requests: [] });
    console_.open(<Approvals />);
    await waitFor(() => expect(console_.sent.length).toBeGreaterThan(0));
    expect(screen.queryByRole('region')).toBeNull();
  });

  it.each(['Approve', 'Reject'] as const)(
    'show what is overridden and why in the dialog: %s sends the reason after the typed release',
    async (name) => {
      console_.answers.set(LIST, { requests: [REQUEST] });
      console_.answers.set(`${LIST}/approve`, { status: 409, code: 'ENVIRONMENT_CHANGED' });
      console_.answers.set(`${LIST}/reject`, { status: 409, code: 'ENVIRONMENT_CHANGED' });
      await answerWith(name);
      await waitFor(() =>
        expect(console_.sent).toContainEqual({
          path: `${LIST}/${name.toLowerCase()}`,
          body: { id: 'r1', reason: 'Agreed in the channel' },
        }),
      );
      // a refused answer stays visible, and the list is read again
      expect(await screen.findByText('Not done')).toBeTruthy();
      expect(console_.sent.at(-1)?.path).toContain(`${LIST}?`);
    },
  );

  it('offer a request of the same person to be withdrawn only', async () => {
    console_.answers.set(LIST, { requests: [{ ...REQUEST, requestedBy: 'ann@staff.test' }] });
    console_.open(<Approvals />);
    expect(await screen.findByRole('button', { name: 'Withdraw request' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  });

  it('are read-only for an auditor', async () => {
    console_.answers.set(LIST, { requests: [REQUEST] });
    console_.open(<Approvals />, { roles: ['auditor'] });
    expect(await screen.findByText('mfe-casino@c2 was never checked.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
