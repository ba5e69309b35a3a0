import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { registerLiveConsole } from '../../testing/liveConsole.tsx';
import { NewErrors } from './NewErrors.tsx';

const console_ = registerLiveConsole();
const ANSWER = { environment: 'production', since: '2026-11-29T10:00:00.000Z', total: 4 };
const GROUP = {
  app: 'mfe-casino',
  release: 'c2',
  owner: 'casino',
  fingerprint: 'a'.repeat(32),
  code: 'RENDER_THREW',
  message: 'No pot',
  frames: ['src/LobbyPage.tsx:11'],
  count: 2,
  firstSeen: '2026-11-30T09:00:00.000Z',
  lastSeen: '2026-11-30T10:00:00.000Z',
  brands: {},
  browsers: {},
  alsoIn: [],
};

describe('new errors of a release', () => {
  it('are named with their place, and link to the reports of the release', async () => {
    console_.answers.set('/api/v1/errors', { ...ANSWER, groups: [GROUP] });
    console_.open(<NewErrors app="mfe-casino" release="c2" />);
    expect(await screen.findByText('Casino c2: 4 new errors that no other release has')).toBeTruthy();
    expect(screen.getByText(/2× RENDER_THREW: No pot/)).toBeTruthy();
    expect(screen.getByText(/at src\/LobbyPage\.tsx:11, first 09:00/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View reports' }).getAttribute('href')).toBe(
      '/reports?app=mfe-casino&release=c2',
    );
    expect(console_.sent[0]?.path).toContain('only=new');
  });

  it('are named by their code when they have no text', async () => {
    console_.answers.set('/api/v1/errors', { ...ANSWER, groups: [{ ...GROUP, message: '' }] });
    console_.open(<NewErrors app="mfe-casino" release="c2" />);
    expect((await screen.findByText(/^2× RENDER_THREW/)).textContent).toMatch(/^2× RENDER_THREWat/);
  });

  it('are hidden without any, and link to the rollout from the overview', async () => {
    console_.answers.set('/api/v1/errors', { ...ANSWER, total: 0, groups: [] });
    console_.open(<NewErrors app="mfe-casino" release="c2" />);
    await waitFor(() => expect(console_.sent).toHaveLength(1));
    expect(screen.queryByRole('link')).toBeNull();
  });
});
