import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { IntlRoot } from '@foyer/i18n';
import { BRAND_TOGGLES, LOCAL_FLAGS } from '@foyer/market';
import { showDialogs } from '@foyer/ui/testing';
import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { LiveRoot } from '../../state/LiveRoot.tsx';
import { PersonRoot } from '../../state/PersonRoot.tsx';
import { ContentPage } from './ContentPage.tsx';
import { createContentServer, type ContentServer } from './contentServer.fixture.ts';

const features = Object.fromEntries(BRAND_TOGGLES.map((toggle) => [toggle, false]));
const flags = Object.fromEntries(Object.entries(LOCAL_FLAGS).map(([flag, [first]]) => [flag, first]));

const SITE = {
  flowSettings: { registrations: [{ countryCode: 'FI', flow: 'Identity' }], login: 'Identity' },
  gamificationSettings: { enabled: false, loyaltyPage: null },
  fundingOptions: [
    { id: 'Salary', options: [{ title: 'funding.payslips', tooltip: null }] },
    { id: 'Other', options: [{ title: 'funding.other', tooltip: null, countries: ['FI'] }] },
  ],
  jackpotSettings: {
    logo: null,
    winnerNotificationImage: null,
    desktopImage: null,
    mobileImage: null,
    colorPalette: null,
    enabledCommunity: false,
    contributionOptions: [] as string[],
    initialContributionValue: null,
    titleRows: [],
    subtitle: null,
    text: null,
    termsAndConditions: null,
  },
  raffleSettings: {
    enabled: false,
    raffles: [],
    pageMobileBackgroundImage: null,
    pageDesktopBackgroundImage: null,
    text: null,
    termsAndConditions: null,
  },
  liveChat: { visitors: false },
};

const LOBBY = {
  blocks: [
    { type: 'BANNER_MANUAL', id: 'hero', title: 'a.title', text: 'a.text', action: 'a.action', path: '/' },
    { type: 'TOP_GAMES', id: 'hot', list: 'hot-games' },
  ],
  menu: [{ id: 'home', label: 'menu.home', path: '/', icon: 'home' }],
};

/** Validation is debounced, and a busy machine renders slowly. */
const PATIENT_MS = 10_000;
jest.setTimeout(6 * PATIENT_MS);
configure({ asyncUtilTimeout: PATIENT_MS });

let server: ContentServer;
const real = { fetch: globalThis.fetch, EventSource: globalThis.EventSource };

/** The event stream of the console's server. */
class ContentEvents extends EventTarget {
  static open: ContentEvents[] = [];
  constructor() {
    super();
    ContentEvents.open.push(this);
  }
  close(): void {
    ContentEvents.open = ContentEvents.open.filter((source) => source !== this);
  }
}

function announcePublication(): void {
  for (const source of ContentEvents.open)
    act(() => void source.dispatchEvent(new MessageEvent('content', { data: '{}' })));
}

showDialogs();
beforeEach(() => {
  server = createContentServer({
    features,
    flags,
    wallet: { EUR: { minDepositAmount: 1_000, minWithdrawalAmount: 2_000 } },
    site: { title: 'Aurora' },
    themes: {},
    experiments: [{ name: 'hero', variants: [{ name: 'control', weight: 1 }] }],
    notices: [],
    'texts/en': {},
    'texts/fi': { JACKPOT_OPT_IN: 'Liity' },
  });
  server.compiled['texts/en'] = { JACKPOT_OPT_IN: 'Join the jackpot', 'casino.title': 'All games' };
  server.compiled['texts/fi'] = { JACKPOT_OPT_IN: 'Osallistu', 'casino.title': 'Kaikki pelit' };
  Object.assign(globalThis, { fetch: server.fetch, EventSource: ContentEvents });
});
afterEach(() => {
  cleanup();
  Object.assign(globalThis, real);
});

function open(address: string, roles: readonly string[] = ['operator'], email = 'ann@staff.test') {
  render(
    <IntlRoot language="en" messages={{}}>
      <MemoryRouter initialEntries={[address]}>
        <PersonRoot person={{ name: 'Ann', email, roles: [...roles] }}>
          <LiveRoot>
            <ContentPage />
          </LiveRoot>
        </PersonRoot>
      </MemoryRouter>
    </IntlRoot>,
  );
  return userEvent.setup();
}

const press = async (user: ReturnType<typeof userEvent.setup>, name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  await user.click(button);
};

async function saveToggle(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.click(await screen.findByRole('switch', { name: 'Quick Menu' }));
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Spring campaign');
  const save = screen.getByRole('button', { name: 'Save draft' });
  await waitFor(() => expect(save.hasAttribute('disabled')).toBe(false));
  await user.click(save);
}

describe('list of sections', () => {
  it('shows live version, publisher and draft of each section', async () => {
    server.publish('features', 2, 'bob@staff.test');
    server.draft('wallet', 4, 'cleo@staff.test');
    open('/content?brand=aurora');
    const row = (await screen.findByRole('link', { name: 'Feature toggles' })).closest('tr');
    expect(row?.textContent).toContain('Version 2');
    expect(row?.textContent).toContain('bob@staff.test');
    const wallet = screen.getByRole('link', { name: 'Wallet minimums' }).closest('tr');
    expect(wallet?.textContent).toContain('Delivered values');
    expect(wallet?.textContent).toContain('Version 4 cleo@staff.test');
  });

  it('follows the publication of a colleague', async () => {
    open('/content?brand=aurora');
    const row = (await screen.findByRole('link', { name: 'Variations' })).closest('tr');
    expect(row?.textContent).toContain('Delivered values');
    server.publish('flags', 1, 'bob@staff.test');
    announcePublication();
    await waitFor(() => expect(row?.textContent).toContain('Version 1'));
  });

  it('is available to operators and auditors only', () => {
    open('/content', ['squad:casino']);
    expect(screen.getByText('Content is available to operators and auditors.')).toBeTruthy();
  });
});

describe('editor of a section', () => {
  it('shows the effect of a toggle before the draft is saved, and sends it once', async () => {
    const user = open('/content?brand=aurora&section=features');
    await user.click(await screen.findByRole('switch', { name: 'Quick Menu' }));
    const effect = screen.getByRole('region', { name: 'Your changes' });
    expect(effect.textContent).toContain('1 change');
    expect(effect.textContent).toContain('QuickMenu');
    await user.click(screen.getByRole('switch', { name: 'Quick Menu' }));
    await saveToggle(user);
    expect(await screen.findByText(/Version 1 is saved as a draft/)).toBeTruthy();
    expect(server.orders).toEqual([
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
    server.problems = [{ path: ['EUR', 'minDepositAmount'], problem: 'CURRENCY' }];
    const user = open('/content?brand=aurora&section=wallet');
    const field = await screen.findByRole('textbox', { name: 'Minimum deposit, EUR' });
    await user.clear(field);
    await user.type(field, '15');
    await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Spring campaign');
    expect(await screen.findByText('1 place is not valid')).toBeTruthy();
    expect(within(screen.getByRole('alert')).getByText('EUR › minDepositAmount')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Save draft' }).hasAttribute('disabled')).toBe(true);
  });

  it('keeps incomplete JSON from being saved', async () => {
    const user = open('/content?brand=aurora&section=site');
    const field = await screen.findByRole('textbox', { name: 'Content as JSON' });
    await user.clear(field);
    await user.type(field, '{{"title": ');
    expect(screen.getByText(/Is not valid JSON/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Save draft' }).hasAttribute('disabled')).toBe(true);
  });

  it('restores the JSON when changes are discarded', async () => {
    const user = open('/content?brand=aurora&section=site');
    const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Content as JSON' });
    const before = (await field()).value;
    await user.type(await field(), 'x');
    await press(user, 'Discard changes');
    expect((await field()).value).toBe(before);
    expect(screen.queryByRole('button', { name: 'Save draft' })).toBeNull();
  });

  it('copies a delivered theme to edit it, and restores it', async () => {
    const user = open('/content?brand=aurora&section=themes');
    await press(user, 'Copy theme2 to edit it');
    expect(screen.getByRole('region', { name: 'Your changes' }).textContent).toContain('theme2');
    await press(user, 'Restore the delivered theme2');
    expect(screen.getByText('Equals the live version.')).toBeTruthy();
  });

  it('keeps the input and names the newer version when a colleague was faster', async () => {
    server.refusal = { code: 'CONTENT_CONFLICT', current: 7 };
    const user = open('/content?brand=aurora&section=features');
    await saveToggle(user);
    expect(await screen.findByText(/Another operator was faster: version 7/)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Quick Menu' }).checked).toBe(true);
  });

  it('keeps the input when a colleague saves a version, and offers to start from it', async () => {
    const user = open('/content?brand=aurora&section=features');
    await user.click(await screen.findByRole('switch', { name: 'Quick Menu' }));
    server.draft('features', 1, 'bob@staff.test', { ...features, ShowRTP: true });
    announcePublication();
    expect(await screen.findByText(/Version 1 was saved by bob@staff.test after you opened/)).toBeTruthy();
    const toggle = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Quick Menu' });
    expect(toggle().checked).toBe(true);
    await press(user, 'Discard my input and edit the newest version');
    await waitFor(() => expect(toggle().checked).toBe(false));
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Show RTP' }).checked).toBe(true);
  });

  it('finds a text by its English words and stores only edited texts', async () => {
    const user = open('/content?brand=aurora&section=texts/fi');
    await user.type(await screen.findByRole('searchbox', { name: 'Search keys and texts' }), 'all games');
    expect(await screen.findByText('English: All games')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'JACKPOT_OPT_IN' })).toBeNull();
    const field = screen.getByRole('textbox', { name: 'casino.title' });
    await user.clear(field);
    await user.type(field, 'Pelit');
    await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Shorter');
    const save = screen.getByRole('button', { name: 'Save draft' });
    await waitFor(() => expect(save.hasAttribute('disabled')).toBe(false));
    await user.click(save);
    await waitFor(() => expect(server.orders).toHaveLength(1));
    expect(server.orders[0]?.body).toMatchObject({
      body: { JACKPOT_OPT_IN: 'Liity', 'casino.title': 'Pelit' },
    });
  });

  it('edits the variants of an A/B test by fields, and shows a finding at its field', async () => {
    server.problems = [{ path: ['0', 'variants', '1', 'name'], problem: 'ID' }];
    const user = open('/content?brand=aurora&section=experiments');
    const group = within(await screen.findByRole('group', { name: 'hero' }));
    await user.click(group.getByRole('button', { name: 'Add variant' }));
    const added = within(await group.findByRole('group', { name: 'Item 2' }));
    await user.type(added.getByRole('textbox', { name: 'Name of the variant' }), 'big picture');
    const weight = within(group.getByRole('group', { name: 'big picture' })).getByRole('textbox', {
      name: 'Weight',
    });
    await user.clear(weight);
    await user.type(weight, '3');
    expect(screen.getByText('75 % of new visitors')).toBeTruthy();
    const name = await screen.findByRole('textbox', {
      name: 'Name of the variant',
      description: /lower-case/,
    });
    expect(name.getAttribute('aria-invalid')).toBe('true');
    await user.click(group.getByRole('button', { name: 'Remove control' }));
    expect(screen.getByText('100 % of new visitors')).toBeTruthy();
    await user.click(screen.getByText('Advanced: edit as JSON'));
    const json = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Content as JSON' });
    expect(JSON.parse(json.value)).toEqual([
      { name: 'hero', variants: [{ name: 'big picture', weight: 3 }] },
    ]);
  });

  it('plans a notice campaign by fields, with its period in UTC', async () => {
    const user = open('/content?brand=aurora&section=notices');
    await press(user, 'Add campaign');
    await user.type(screen.getByRole('textbox', { name: 'Campaign id' }), 'spring');
    await user.type(screen.getByRole('textbox', { name: /Key of the title/ }), 'notice.spring.title');
    await user.type(screen.getByRole('textbox', { name: 'Countries' }), 'fi, ee');
    fireEvent.change(screen.getByLabelText('Start (UTC)'), { target: { value: '2026-12-01T08:00' } });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Audience' }), 'Selected players');
    await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Spring campaign');
    await press(user, 'Save draft');
    await waitFor(() => expect(server.orders).toHaveLength(1));
    expect(server.orders[0]?.body).toMatchObject({
      section: 'notices',
      body: [
        {
          id: 'spring',
          notice: 'Content',
          countries: ['FI', 'EE'],
          audience: 'chosen',
          title: 'notice.spring.title',
          text: null,
          path: null,
          startsAt: '2026-12-01T08:00:00Z',
          endsAt: null,
        },
      ],
    });
  });

  it('edits site settings by fields and leaves the others as they are', async () => {
    server = createContentServer({ site: SITE });
    Object.assign(globalThis, { fetch: server.fetch });
    server.problems = [{ path: ['jackpotSettings', 'colorPalette', 'body'], problem: 'COLOR' }];
    const user = open('/content?brand=aurora&section=site');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Login flow' }), 'Sms');
    await press(user, 'Add country');
    await user.type(
      within(screen.getByRole('group', { name: 'Item 2' })).getByRole('textbox', { name: 'Country' }),
      'ee',
    );
    expect(screen.getByRole('group', { name: 'Estonia' })).toBeTruthy();
    await user.click(screen.getByText('Documents for source of wealth'));
    await user.click(screen.getByText('Jackpot'));
    const options = screen.getByRole('textbox', { name: 'Contribution options' });
    await user.clear(options);
    await user.type(options, '0.10, 0.50');
    await user.type(screen.getByRole('textbox', { name: /^Logo/ }), '/content/logo.svg');
    await user.click(screen.getByRole('switch', { name: 'Own colours' }));
    expect(
      await screen.findByRole('textbox', { name: 'Text', description: 'Is not a colour.' }),
    ).toBeTruthy();
    await user.click(screen.getByRole('switch', { name: 'Own colours' }));
    await user.click(screen.getByText('Advanced: edit as JSON'));
    const json = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Content as JSON' });
    expect(JSON.parse(json.value)).toEqual({
      ...SITE,
      flowSettings: {
        login: 'Sms',
        registrations: [...SITE.flowSettings.registrations, { countryCode: 'EE', flow: 'Identity' }],
      },
      jackpotSettings: {
        ...SITE.jackpotSettings,
        contributionOptions: ['0.10', '0.50'],
        logo: { alt: null, url: '/content/logo.svg' },
      },
    });
  });

  it('moves a source of wealth by its buttons, and the focus follows it', async () => {
    server = createContentServer({ site: SITE });
    Object.assign(globalThis, { fetch: server.fetch });
    const user = open('/content?brand=aurora&section=site');
    await user.click(await screen.findByText('Documents for source of wealth'));
    screen.getByRole('button', { name: 'Move Salary down' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Move Salary up' })).toBe(document.activeElement);
    expect(screen.getByText('Salary: position 2 of 2')).toBeTruthy();
    expect(
      within(screen.getByRole('region', { name: 'Your changes' })).getAllByText(/fundingOptions/).length,
    ).toBeGreaterThan(0);
  });

  it('edits, moves and adds blocks of the lobby and entries of the menu', async () => {
    server = createContentServer({ lobby: LOBBY });
    Object.assign(globalThis, { fetch: server.fetch });
    server.problems = [{ path: ['blocks', '2', 'list'], problem: 'UNKNOWN_LIST' }];
    const user = open('/content?brand=aurora&section=lobby');
    await press(user, 'Move hero down');
    await press(user, 'Add block');
    const added = within(screen.getByRole('group', { name: 'Item 3' }));
    await user.type(added.getByRole('textbox', { name: 'List of games' }), 'x');
    expect(
      await screen.findByRole('textbox', { name: 'List of games', description: /No list of games/ }),
    ).toBeTruthy();
    await user.selectOptions(added.getByRole('combobox', { name: 'Type' }), 'Jackpot');
    await user.type(added.getByRole('textbox', { name: 'Id' }), 'pot');
    await user.click(screen.getByText('Menu'));
    await press(user, 'Add entry below home');
    await user.type(
      within(screen.getByRole('group', { name: 'Item 1' })).getByRole('textbox', {
        name: 'Key of the label',
      }),
      'menu.new',
    );
    await user.click(screen.getByText('Advanced: edit as JSON'));
    const json = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Content as JSON' });
    expect(JSON.parse(json.value)).toEqual({
      blocks: [LOBBY.blocks[1], LOBBY.blocks[0], { type: 'JACKPOT', id: 'pot' }],
      menu: [{ ...LOBBY.menu[0], items: [{ id: '', label: 'menu.new', icon: 'star' }] }],
    });
  });

  it('offers auditors no change', async () => {
    open('/content?brand=aurora&section=features', ['auditor']);
    const toggle = await screen.findByRole('switch', { name: 'Quick Menu' });
    expect(toggle.hasAttribute('disabled')).toBe(true);
    expect(screen.getByText(/Auditors can read content/)).toBeTruthy();
  });
});

describe('publication', () => {
  it('shows the effect, sends the version that is live, and offers to undo it', async () => {
    server.publish('features', 1, 'bob@staff.test');
    server.draft('features', 2, 'ann@staff.test', { ...features, QuickMenu: true });
    const user = open('/content?brand=aurora&section=features');
    await press(user, 'Publish');
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('QuickMenu')).toBeTruthy();
    await user.type(await within(dialog).findByRole('textbox'), 'Approved by marketing');
    await user.click(within(dialog).getByRole('button', { name: 'Publish now' }));
    expect(await screen.findByText('Version 2 is live.')).toBeTruthy();
    expect(server.orders[0]).toMatchObject({
      path: '/content/publication',
      body: { brand: 'aurora', section: 'features', version: 2, live: 1, reason: 'Approved by marketing' },
    });
    await press(user, 'Undo');
    expect(
      await screen.findByRole('dialog', { name: /Roll back Feature toggles, Aurora, to version 1/ }),
    ).toBeTruthy();
  });

  it('refuses the author and names the second person for protected values', async () => {
    server.protectedChanges = ['ShowRTP'];
    server.draft('features', 1, 'ann@staff.test', { ...features, ShowRTP: true });
    open('/content?brand=aurora&section=features');
    expect(
      await screen.findByText(/You saved it, so another operator has to approve and publish it/),
    ).toBeTruthy();
    const publish = screen.getByRole('button', { name: 'Approve and publish' });
    expect(publish.hasAttribute('disabled')).toBe(true);
  });

  it('lets a second person approve protected values', async () => {
    server.protectedChanges = ['ShowRTP'];
    server.draft('features', 1, 'bob@staff.test', { ...features, ShowRTP: true });
    const user = open('/content?brand=aurora&section=features');
    expect(await screen.findByText(/bob@staff.test saved it; you approve it/)).toBeTruthy();
    await press(user, 'Approve and publish');
    const dialog = await screen.findByRole('dialog');
    await user.type(await within(dialog).findByRole('textbox'), 'Checked the licence');
    await user.click(within(dialog).getByRole('button', { name: 'Publish now' }));
    expect(await screen.findByText('Version 1 is live.')).toBeTruthy();
  });

  it('opens a preview of the draft on the site of the brand', async () => {
    server.draft('features', 1, 'ann@staff.test', { ...features, QuickMenu: true });
    const user = open('/content?brand=aurora&section=features');
    await press(user, 'Create preview');
    const link = await screen.findByRole('link', { name: /Open preview/ });
    expect(link.getAttribute('href')).toBe('http://aurora.localhost:4000/?foyer-content=sealed');
  });
});

describe('history', () => {
  it('shows changes of an earlier version and rolls back to it', async () => {
    server.publish('features', 1, 'bob@staff.test', { ...features, QuickMenu: true });
    server.publish('features', 2, 'bob@staff.test', features);
    const user = open('/content?brand=aurora&section=features');
    await user.click(await screen.findByRole('tab', { name: 'History' }));
    await press(user, 'Show changes of version 1');
    expect(await screen.findByText('QuickMenu')).toBeTruthy();
    await press(user, 'Roll back to version 1');
    const dialog = await screen.findByRole('dialog');
    await user.type(await within(dialog).findByRole('textbox'), 'Complaints');
    await user.click(within(dialog).getByRole('button', { name: 'Roll back now' }));
    expect(await screen.findByText('Version 1 is live.')).toBeTruthy();
    expect(server.orders[0]?.body).toMatchObject({ version: 1, live: 2 });
  });

  it('does not call a version that was rolled back a draft', async () => {
    server.publish('features', 1, 'bob@staff.test', features);
    server.publish('features', 2, 'bob@staff.test', { ...features, QuickMenu: true });
    server.rollBack('features', 1);
    open('/content?brand=aurora&section=features');
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

  it('refuses a file that is no bundle', async () => {
    const user = open('/content?brand=aurora');
    await user.upload(await screen.findByLabelText('Content file'), bundle('{}'));
    expect(await screen.findByText(/content.json is not an exported content file/)).toBeTruthy();
  });

  it('shows the findings of a refused bundle', async () => {
    server.refusal = {
      code: 'CONTENT_INVALID',
      problems: [{ path: ['features', 'ShowRTP'], problem: 'Invalid type' }],
    };
    const user = open('/content?brand=aurora');
    await user.upload(await screen.findByLabelText('Content file'), bundle(valid));
    const dialog = await screen.findByRole('dialog', { name: 'Import content of Aurora' });
    await user.type(within(dialog).getByRole('textbox'), 'Copy of Tuli');
    await user.click(within(dialog).getByRole('button', { name: 'Save drafts' }));
    expect(await within(dialog).findByText('features › ShowRTP')).toBeTruthy();
    expect(within(dialog).getByText(/Invalid type/)).toBeTruthy();
  });

  it('saves drafts and names their number', async () => {
    const user = open('/content?brand=aurora');
    await user.upload(await screen.findByLabelText('Content file'), bundle(valid));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox'), 'Copy of Tuli');
    await user.click(within(dialog).getByRole('button', { name: 'Save drafts' }));
    expect(await screen.findByText(/1 draft saved/)).toBeTruthy();
  });
});
