import { describe, expect, it } from '@jest/globals';
import { IntlRoot } from '@foyer/i18n';
import { BRAND_TOGGLES, LOCAL_FLAGS } from '@foyer/market';
import { render, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { announcePublication, openContent, press, withContentServer } from './contentPage.fixture.tsx';
import { Problems } from './Problems.tsx';

const features = Object.fromEntries(BRAND_TOGGLES.map((toggle) => [toggle, false]));
const flags = Object.fromEntries(Object.entries(LOCAL_FLAGS).map(([flag, [first]]) => [flag, first]));

const content = withContentServer({
  features,
  flags,
  wallet: { EUR: { minDepositAmount: 1_000, minWithdrawalAmount: 2_000 } },
  site: { title: 'Aurora' },
});

async function saveToggle(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('switch', { name: 'Quick Menu' }));
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Spring campaign');
  const save = screen.getByRole('button', { name: 'Save draft' });
  await waitFor(() => expect(save.hasAttribute('disabled')).toBe(false));
  await user.click(save);
}

describe('list of sections', () => {
  it('shows live version, publisher and draft of each section', async () => {
    content.server.publish('features', 2, 'bob@staff.test');
    content.server.draft('wallet', 4, 'cleo@staff.test');
    openContent('/content?brand=aurora');
    const row = (await screen.findByRole('link', { name: 'Feature toggles' })).closest('tr');
    expect(row?.textContent).toContain('Version 2');
    expect(row?.textContent).toContain('bob@staff.test');
    const wallet = screen.getByRole('link', { name: 'Wallet minimums' }).closest('tr');
    expect(wallet?.textContent).toContain('Delivered values');
    expect(wallet?.textContent).toContain('Version 4 cleo@staff.test');
  });

  it('follows the publication of a colleague', async () => {
    openContent('/content?brand=aurora');
    const row = (await screen.findByRole('link', { name: 'Variations' })).closest('tr');
    expect(row?.textContent).toContain('Delivered values');
    content.server.publish('flags', 1, 'bob@staff.test');
    announcePublication();
    await waitFor(() => expect(row?.textContent).toContain('Version 1'));
  });

  it('is available to operators and auditors only', () => {
    openContent('/content', ['squad:casino']);
    expect(screen.getByText('Content is available to operators and auditors.')).toBeTruthy();
  });
});

describe('editor of a section', () => {
  it('shows the effect of a toggle before the draft is saved, and sends it once', async () => {
    const user = openContent('/content?brand=aurora&section=features');
    await user.click(await screen.findByRole('switch', { name: 'Quick Menu' }));
    const effect = screen.getByRole('region', { name: 'Your changes' });
    expect(effect.textContent).toContain('1 change');
    expect(effect.textContent).toContain('QuickMenu');
    await user.click(screen.getByRole('switch', { name: 'Quick Menu' }));
    await saveToggle(user);
    expect(await screen.findByText(/Version 1 is saved as a draft/)).toBeTruthy();
    expect(content.server.writes).toEqual([
      {
        path: '/content/draft',
        body: expect.objectContaining({
          brand: 'aurora',
          section: 'features',
          basedOn: 0,
          reason: 'Spring campaign',
          body: { ...features, QuickMenu: true },
        }),
      },
    ]);
  });

  it('lists findings and keeps an invalid body from being saved', async () => {
    content.server.problems = [{ path: ['EUR', 'minDepositAmount'], problem: 'CURRENCY' }];
    const user = openContent('/content?brand=aurora&section=wallet');
    const field = await screen.findByRole('textbox', { name: 'Minimum deposit, EUR' });
    await user.clear(field);
    await user.type(field, '15');
    await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Spring campaign');
    expect(await screen.findByText('1 invalid value')).toBeTruthy();
    expect(within(screen.getByRole('alert')).getByText('EUR › Minimum deposit')).toBeTruthy();
    const save = screen.getByRole('button', {
      name: 'Save draft',
      description: 'To continue, correct the problems above.',
    });
    expect(save.hasAttribute('disabled')).toBe(true);
  });

  it('names the field of a finding as the form does', () => {
    render(
      <IntlRoot language="en-GB" messages={{}}>
        <Problems section="notices" problems={[{ path: ['0', 'id'], problem: 'ID' }]} />
        <Problems problems={[{ path: ['menu', '2', 'path'], problem: 'PATH' }]} />
      </IntlRoot>,
    );
    expect(screen.getByText('Item 1 › Campaign ID')).toBeTruthy();
    expect(screen.getByText('Menu › Item 3 › Path of the page')).toBeTruthy();
  });

  it('keeps incomplete JSON from being saved', async () => {
    const user = openContent('/content?brand=aurora&section=site');
    const field = await screen.findByRole('textbox', { name: 'Content as JSON' });
    await user.clear(field);
    await user.type(field, '{{"title": ');
    expect(screen.getByText(/Is not valid JSON/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Save draft' }).hasAttribute('disabled')).toBe(true);
  });

  it('restores the JSON when changes are discarded', async () => {
    const user = openContent('/content?brand=aurora&section=site');
    const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Content as JSON' });
    const before = (await field()).value;
    await user.type(await field(), 'x');
    await press(user, 'Discard changes');
    expect((await field()).value).toBe(before);
    expect(screen.queryByRole('button', { name: 'Save draft' })).toBeNull();
  });

  it('keeps the input and names the newer version when a colleague was faster', async () => {
    content.server.refusal = { code: 'CONTENT_CONFLICT', current: 7 };
    const user = openContent('/content?brand=aurora&section=features');
    await saveToggle(user);
    expect(await screen.findByText(/Another operator has saved version 7 since/)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Quick Menu' }).checked).toBe(true);
  });

  it('keeps the input when a colleague saves a version, and offers to start from it', async () => {
    const user = openContent('/content?brand=aurora&section=features');
    await user.click(await screen.findByRole('switch', { name: 'Quick Menu' }));
    content.server.draft('features', 1, 'bob@staff.test', { ...features, ShowRTP: true });
    announcePublication();
    expect(await screen.findByText(/Version 1 was saved by bob@staff.test after you opened/)).toBeTruthy();
    const toggle = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Quick Menu' });
    expect(toggle().checked).toBe(true);
    await press(user, 'Discard my input and edit the newest version');
    await waitFor(() => expect(toggle().checked).toBe(false));
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Show RTP' }).checked).toBe(true);
  });

  it('offers auditors no change', async () => {
    openContent('/content?brand=aurora&section=features', ['auditor']);
    const toggle = await screen.findByRole('switch', { name: 'Quick Menu' });
    expect(toggle.hasAttribute('disabled')).toBe(true);
    expect(screen.getByText(/Auditors can read content/)).toBeTruthy();
  });
});

describe('publication', () => {
  it('shows the effect, sends the version that is live, and offers to undo it', async () => {
    content.server.publish('features', 1, 'bob@staff.test');
    content.server.draft('features', 2, 'ann@staff.test', { ...features, QuickMenu: true });
    const user = openContent('/content?brand=aurora&section=features');
    await press(user, 'Publish');
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('QuickMenu')).toBeTruthy();
    await user.type(await within(dialog).findByRole('textbox'), 'Approved by marketing');
    await user.click(within(dialog).getByRole('button', { name: 'Publish now' }));
    expect(await screen.findByText('Version 2 is live.')).toBeTruthy();
    expect(content.server.writes[0]).toMatchObject({
      path: '/content/publication',
      body: { brand: 'aurora', section: 'features', version: 2, live: 1, reason: 'Approved by marketing' },
    });
    await press(user, 'Undo');
    expect(
      await screen.findByRole('dialog', { name: /Roll back Feature toggles, Aurora, to version 1/ }),
    ).toBeTruthy();
  });

  it('reports a check that failed, and repeats it', async () => {
    content.server.draft('features', 1, 'bob@staff.test', { ...features, QuickMenu: true });
    const lost = Promise.reject(new Error('connection lost'));
    lost.catch(() => undefined); // awaited once the page asks
    content.server.validating = lost;
    const user = openContent('/content?brand=aurora&section=features');
    const publish = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Publish' });
    expect(await screen.findByText(/could not be checked/)).toBeTruthy();
    expect(screen.queryByText('Checking the change …')).toBeNull();
    expect((await publish()).disabled).toBe(true);
    const answer = Promise.withResolvers<void>();
    content.server.validating = answer.promise;
    await press(user, 'Check again');
    expect(await screen.findByText('Checking the change …')).toBeTruthy();
    answer.resolve();
    await waitFor(async () => expect((await publish()).disabled).toBe(false));
    expect(screen.queryByText(/could not be checked/)).toBeNull();
  });

  it('says that a check takes long', async () => {
    content.server.draft('features', 1, 'bob@staff.test', { ...features, QuickMenu: true });
    content.server.validating = new Promise(() => undefined);
    openContent('/content?brand=aurora&section=features');
    expect(await screen.findByText('Checking the change …')).toBeTruthy();
    expect(await screen.findByText(/Still checking the change/)).toBeTruthy();
  });

  it('refuses the author and names the second person for protected values', async () => {
    content.server.protectedChanges = ['ShowRTP'];
    content.server.draft('features', 1, 'ann@staff.test', { ...features, ShowRTP: true });
    openContent('/content?brand=aurora&section=features');
    expect(
      await screen.findByText(/You saved it, so another operator has to approve and publish it/),
    ).toBeTruthy();
    const publish = screen.getByRole('button', { name: 'Approve and publish' });
    expect(publish.hasAttribute('disabled')).toBe(true);
    const reason = document.getElementById(publish.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toMatch(/^Another operator must do this/);
  });

  it('lets a second person approve protected values', async () => {
    content.server.protectedChanges = ['ShowRTP'];
    content.server.draft('features', 1, 'bob@staff.test', { ...features, ShowRTP: true });
    const user = openContent('/content?brand=aurora&section=features');
    expect(await screen.findByText(/bob@staff.test saved it; publishing it counts/)).toBeTruthy();
    await press(user, 'Approve and publish');
    const dialog = await screen.findByRole('dialog');
    await user.type(await within(dialog).findByRole('textbox'), 'Checked the licence');
    await user.click(within(dialog).getByRole('button', { name: 'Publish now' }));
    expect(await screen.findByText('Version 1 is live.')).toBeTruthy();
  });

  it('opens a preview of the draft on the site of the brand', async () => {
    content.server.draft('features', 1, 'ann@staff.test', { ...features, QuickMenu: true });
    const user = openContent('/content?brand=aurora&section=features');
    await press(user, 'Create preview');
    const link = await screen.findByRole('link', { name: /Open preview/ });
    expect(link.getAttribute('href')).toBe('http://aurora.localhost:4000/?foyer-content=sealed');
  });
});

describe('history', () => {
  it('shows changes of an earlier version and rolls back to it', async () => {
    content.server.publish('features', 1, 'bob@staff.test', { ...features, QuickMenu: true });
    content.server.publish('features', 2, 'bob@staff.test', features);
    const user = openContent('/content?brand=aurora&section=features');
    await user.click(await screen.findByRole('tab', { name: 'History' }));
    await press(user, 'Show changes of version 1');
    expect(await screen.findByText('QuickMenu')).toBeTruthy();
    await press(user, 'Roll back to version 1');
    const dialog = await screen.findByRole('dialog');
    await user.type(await within(dialog).findByRole('textbox'), 'Complaints');
    await user.click(within(dialog).getByRole('button', { name: 'Roll back now' }));
    expect(await screen.findByText('Version 1 is live.')).toBeTruthy();
    expect(content.server.writes[0]?.body).toMatchObject({ version: 1, live: 2 });
  });

  it('does not call a version that was rolled back a draft', async () => {
    content.server.publish('features', 1, 'bob@staff.test', features);
    content.server.publish('features', 2, 'bob@staff.test', { ...features, QuickMenu: true });
    content.server.rollBack('features', 1);
    openContent('/content?brand=aurora&section=features');
    expect(await screen.findByText(/Live: version 1/)).toBeTruthy();
    const toggle = await screen.findByRole<HTMLInputElement>('switch', { name: 'Quick Menu' });
    expect(toggle.checked).toBe(false);
    expect(screen.queryByText('Draft: version 2')).toBeNull();
  });
});

describe('import', () => {
  // jsdom has no `File.text`
  const bundle = (content: string) =>
    Object.assign(new File([content], 'content.json', { type: 'application/json' }), {
      text: () => Promise.resolve(content),
    });
  const valid = JSON.stringify({
    format: 'foyer-content',
    schemaVersion: 1,
    brand: 'tuli',
    exportedAt: '2026-11-25T20:00:00.000Z',
    sections: { features: {} },
  });

  it('refuses a file that is not a bundle', async () => {
    const user = openContent('/content?brand=aurora');
    await user.upload(await screen.findByLabelText('Content file'), bundle('{}'));
    expect(await screen.findByText(/content.json is not an exported content file/)).toBeTruthy();
  });

  it('shows the findings of a refused bundle', async () => {
    content.server.refusal = {
      code: 'CONTENT_INVALID',
      problems: [{ path: ['features', 'ShowRTP'], problem: 'Invalid type' }],
    };
    const user = openContent('/content?brand=aurora');
    await user.upload(await screen.findByLabelText('Content file'), bundle(valid));
    const dialog = await screen.findByRole('dialog', { name: 'Import content of Aurora' });
    await user.type(within(dialog).getByRole('textbox'), 'Copy of Tuli');
    await user.click(within(dialog).getByRole('button', { name: 'Save drafts' }));
    expect(await within(dialog).findByText('features › ShowRTP')).toBeTruthy();
    expect(within(dialog).getByText(/Invalid type/)).toBeTruthy();
  });

  it('saves drafts and names their number', async () => {
    const user = openContent('/content?brand=aurora');
    await user.upload(await screen.findByLabelText('Content file'), bundle(valid));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox'), 'Copy of Tuli');
    await user.click(within(dialog).getByRole('button', { name: 'Save drafts' }));
    expect(await screen.findByText(/1 draft saved/)).toBeTruthy();
  });
});
