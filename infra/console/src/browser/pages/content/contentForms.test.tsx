import { beforeEach, describe, expect, it } from '@jest/globals';
import { DELIVERED_THEMES } from '@foyer/market/themes';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { bodyAsJson, openContent, press, withContentServer } from './contentPage.fixture.tsx';

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

const NAMES = { en: 'Silver', fi: 'Hopea', et_EE: 'Hõbe', fr_CA: 'Argent', ja: 'シルバー' };

const content = withContentServer({
  site: SITE,
  lobby: LOBBY,
  themes: {},
  experiments: [{ name: 'hero', variants: [{ name: 'control', weight: 1 }] }],
  notices: [],
  promotions: [],
  levels: [
    { level: 1, name: 'level.1', points: 0, reward: null },
    { level: 2, name: NAMES, points: 100, reward: null },
  ],
  'texts/en': {},
  'texts/fi': { JACKPOT_OPT_IN: 'Liity' },
});
beforeEach(() => {
  content.server.compiled['texts/en'] = { JACKPOT_OPT_IN: 'Join the jackpot', 'casino.title': 'All games' };
  content.server.compiled['texts/fi'] = { JACKPOT_OPT_IN: 'Osallistu', 'casino.title': 'Kaikki pelit' };
});

describe('form of a section', () => {
  it('finds a text by its English words and stores only edited texts', async () => {
    const user = openContent('/content?brand=aurora&section=texts/fi');
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
    await waitFor(() => expect(content.server.writes).toHaveLength(1));
    expect(content.server.writes[0]?.body).toMatchObject({
      body: { JACKPOT_OPT_IN: 'Liity', 'casino.title': 'Pelit' },
    });
  });

  it('edits the variants of an A/B test by fields, and shows a finding at its field', async () => {
    content.server.problems = [{ path: ['0', 'variants', '1', 'name'], problem: 'ID' }];
    const user = openContent('/content?brand=aurora&section=experiments');
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
    expect(await bodyAsJson(user)).toEqual([
      { name: 'hero', variants: [{ name: 'big picture', weight: 3 }] },
    ]);
  });

  it('plans a notice campaign by fields, with its period in UTC', async () => {
    const user = openContent('/content?brand=aurora&section=notices');
    await press(user, 'Add campaign');
    const id = screen.getByRole('textbox', { name: 'Campaign ID' });
    expect(document.activeElement).toBe(id);
    await user.keyboard('spring');
    await user.type(screen.getByRole('textbox', { name: /Title key/ }), 'notice.spring.title');
    await user.type(screen.getByRole('textbox', { name: 'Countries' }), 'fi, ee');
    fireEvent.change(screen.getByLabelText('Start (UTC)'), { target: { value: '2026-12-01T08:00' } });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Audience' }), 'Selected players');
    await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Spring campaign');
    await press(user, 'Save draft');
    await waitFor(() => expect(content.server.writes).toHaveLength(1));
    expect(content.server.writes[0]?.body).toMatchObject({
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

  it('adds a promotion by fields, with its significant terms in the currency of the brand', async () => {
    const user = openContent('/content?brand=aurora&section=promotions');
    await press(user, 'Add promotion');
    const write = (name: string | RegExp, value: string) =>
      user.type(screen.getByRole('textbox', { name }), value);
    await write('Promotion ID', 'spring');
    await write('Title key', 'promotion.spring.title');
    await write('Text key', 'promotion.spring.text');
    fireEvent.change(screen.getByLabelText('Start (UTC)'), { target: { value: '2026-12-01T08:00' } });
    const terms = within(screen.getByRole('group', { name: 'Significant terms' }));
    await user.type(
      terms.getByRole('textbox', { name: '1. Who can take part: key' }),
      'promotion.spring.who',
    );
    await user.selectOptions(terms.getByRole('combobox', { name: '2. Minimum amount' }), 'Deposit');
    await user.type(terms.getByRole('textbox', { name: 'Minimum' }), '20');
    await user.type(terms.getByRole('textbox', { name: '5. Days after the opt-in' }), '7');
    await user.type(terms.getByRole('textbox', { name: '6. Games: key' }), 'promotion.bonus-games');
    await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Spring');
    await press(user, 'Save draft');
    await waitFor(() => expect(content.server.writes).toHaveLength(1));
    expect(content.server.writes[0]?.body).toMatchObject({
      section: 'promotions',
      body: [
        {
          id: 'spring',
          startsAt: '2026-12-01T08:00:00Z',
          minimumKind: 'DEPOSIT',
          minimumAmount: 2_000,
          wageringFactor: 0,
          maximumStake: null,
          days: 7,
          wageringDays: null,
        },
      ],
    });
  });

  it('edits site settings by fields and leaves the others as they are', async () => {
    content.server.problems = [{ path: ['jackpotSettings', 'colorPalette', 'body'], problem: 'COLOR' }];
    const user = openContent('/content?brand=aurora&section=site');
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
    expect(await bodyAsJson(user)).toEqual({
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
    const user = openContent('/content?brand=aurora&section=site');
    await user.click(await screen.findByText('Documents for source of wealth'));
    screen.getByRole('button', { name: 'Move Salary down' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Move Salary up' })).toBe(document.activeElement);
    expect(screen.getByText('Salary: position 2 of 2')).toBeTruthy();
    expect(
      within(screen.getByRole('region', { name: 'Your changes' })).getAllByText(
        /Documents for source of wealth/,
      ).length,
    ).toBeGreaterThan(0);
  });

  it('edits, moves and adds blocks of the lobby and entries of the menu', async () => {
    content.server.problems = [{ path: ['blocks', '2', 'list'], problem: 'UNKNOWN_LIST' }];
    const user = openContent('/content?brand=aurora&section=lobby');
    await press(user, 'Move hero down');
    await press(user, 'Add block');
    const added = within(screen.getByRole('group', { name: 'Item 3' }));
    await user.type(added.getByRole('textbox', { name: 'List of games' }), 'x');
    expect(
      await screen.findByRole('textbox', { name: 'List of games', description: /No list of games/ }),
    ).toBeTruthy();
    await user.selectOptions(added.getByRole('combobox', { name: 'Type' }), 'Jackpot');
    await user.type(added.getByRole('textbox', { name: 'ID' }), 'pot');
    await user.click(screen.getByText('Menu'));
    await press(user, 'Add entry below home');
    await user.type(
      within(screen.getByRole('group', { name: 'Item 1' })).getByRole('textbox', {
        name: 'Label key',
      }),
      'menu.new',
    );
    expect(await bodyAsJson(user)).toEqual({
      blocks: [LOBBY.blocks[1], LOBBY.blocks[0], { type: 'JACKPOT', id: 'pot' }],
      menu: [{ ...LOBBY.menu[0], items: [{ id: '', label: 'menu.new', icon: 'star' }] }],
    });
  });

  it('edits the loyalty page by fields', async () => {
    const user = openContent('/content?brand=aurora&section=site');
    await user.click(await screen.findByText('Loyalty'));
    await user.click(screen.getByRole('switch', { name: 'Own loyalty page' }));
    await user.type(screen.getByRole('textbox', { name: /^Main picture on phones/ }), '/content/main.png');
    await press(user, 'Add rank');
    const rank = within(screen.getByRole('group', { name: 'Item 1' }));
    await user.type(rank.getByRole('textbox', { name: 'Rank key' }), 'gold');
    await user.type(rank.getByRole('textbox', { name: 'Benefit keys' }), 'gold.cashback, gold.host');
    await user.type(rank.getByRole('textbox', { name: 'Colour' }), '#ffd700');
    await press(user, 'Add step');
    await user.type(
      within(screen.getByRole('group', { name: 'Item 1' })).getByRole('textbox', {
        name: /Description key/,
      }),
      'step.text',
    );
    const picture = { alt: null, url: '/content/main.png' };
    expect(await bodyAsJson(user)).toMatchObject({
      gamificationSettings: {
        enabled: false,
        loyaltyPage: {
          mainImage: picture,
          rankCards: [
            { rank: 'gold', color: '#ffd700', benefits: ['gold.cashback', 'gold.host'], logo: null },
          ],
          steps: [{ title: '', subtitle: null, description: 'step.text', image: null }],
        },
      },
    });
  });

  it('edits raffles by fields, with what a week costs', async () => {
    content.server.problems = [
      { path: ['raffleSettings', 'raffles', '0', 'gameStudio', 'slug'], problem: 'ID' },
    ];
    const user = openContent('/content?brand=aurora&section=site');
    await user.click(await screen.findByText('Raffles', { selector: 'summary' }));
    await press(user, 'Add raffle');
    const fill = async (field: HTMLElement, value: string): Promise<void> => {
      await user.click(field);
      await user.paste(value);
    };
    const studio = await screen.findByLabelText('Game studio');
    await waitFor(() => expect(studio.getAttribute('aria-invalid')).toBe('true'));
    await fill(studio, 'emberwick');
    await fill(screen.getByLabelText('First day'), '2026-11-30');
    await fill(screen.getByLabelText('Hourly prizes in euros'), '20');
    await fill(screen.getByLabelText('Weekly prizes in euros'), '500, 250');
    expect(screen.getByText(/^Cost per week: €4,110.00/)).toBeTruthy();
    expect(screen.getByText(/^Above €3,000.00 per week/)).toBeTruthy();
    expect(await bodyAsJson(user)).toMatchObject({
      raffleSettings: {
        raffles: [
          {
            startsOn: '2026-11-30',
            gameStudio: { slug: 'emberwick', raffleSpotlightImage: null },
            prizes: { hourly: [2_000], daily: [], weekly: [50_000, 25_000] },
          },
        ],
      },
    });
  });

  it('keeps the decimal point of a prize while it is typed, and repeats how the amounts were read', async () => {
    const user = openContent('/content?brand=aurora&section=site');
    await user.click(await screen.findByText('Raffles', { selector: 'summary' }));
    await press(user, 'Add raffle');
    const prizes = screen.getByLabelText<HTMLInputElement>('Daily prizes in euros');
    await user.type(prizes, '10.50, 5x');
    expect(prizes.value).toBe('10.50, 5x');
    expect(screen.getByText(/ Prizes: €10\.50, €0\.00\.$/)).toBeTruthy();
    await user.type(prizes, '{Backspace}');
    expect(await bodyAsJson(user)).toMatchObject({
      raffleSettings: { raffles: [{ prizes: { daily: [1_050, 500] } }] },
    });
  });

  it('edits a copy of a delivered theme by fields, and restores it', async () => {
    const { theme2 } = DELIVERED_THEMES.aurora;
    const user = openContent('/content?brand=aurora&section=themes');
    await press(user, 'Copy theme2 to edit it');
    await user.click(screen.getByText('Headings'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Body font' }), 'Barlow');
    const fields = [
      ['Heading 2, size on phones', '24'],
      ['Heading 6, weight', '500'],
      ['Card corner radius', '8'],
      ['Logo on phones: width', '120'],
    ] as const;
    for (const [name, value] of fields)
      fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
    expect(await bodyAsJson(user)).toEqual({
      theme2: {
        ...theme2,
        bodyFont: 'Barlow',
        heading2FontSizeMobile: 24,
        heading6FontWeight: 500,
        roundness: 8,
        logo: { ...theme2.logo, width: 120 },
      },
    });
    await press(user, 'Restore the delivered theme2');
    expect(screen.getByText('Equals the live version.')).toBeTruthy();
  });

  it('shows the contrast of a theme while it is edited, and the colours in a preview', async () => {
    const user = openContent('/content?brand=aurora&section=themes');
    await press(user, 'Copy theme1 to edit it');
    const findings = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(screen.getByText(/the contrast of all \d+ pairs of colours is sufficient/)).toBeTruthy();
    const color = (name: string) => screen.getByRole('textbox', { name });
    const button = screen.getByText('Play now', { selector: 'span' });
    fireEvent.change(color('Text on primary'), { target: { value: '#5fe3a1' } });
    expect(button.style.color).toBe('rgb(95, 227, 161)');
    expect(screen.getByText(/2 pairs of colours have too little contrast/)).toBeTruthy();
    expect(findings()[0]).toMatch(/^Text on primary: Contrast 1\.\d\d on Primary is below 4\.5\.$/);
    expect(color('Text on primary').getAttribute('aria-invalid')).toBe('true');
    // an incomplete colour is not a contrast finding; the server reports it
    content.server.problems = [{ path: ['theme1', 'primaryColorContrast'], problem: 'COLOR' }];
    fireEvent.change(color('Text on primary'), { target: { value: '#5fe' } });
    expect(
      await screen.findByRole('textbox', { name: 'Text on primary', description: /Is not a colour/ }),
    ).toBeTruthy();
    expect(screen.getByText(/pairs of colours is sufficient/)).toBeTruthy();
  });
});

describe('levels', () => {
  it('are listed by number and name, and published ones say why they cannot be removed', async () => {
    const user = openContent('/content?brand=aurora&section=levels');
    const first = await screen.findByRole('group', { name: 'Level 1: Bronze' });
    const second = screen.getByRole('group', { name: 'Level 2: Silver' });
    for (const level of [first, second]) {
      expect(within(level).queryByRole('button', { name: /^Remove/ })).toBeNull();
      expect(within(level).getByText('Published, cannot be removed')).toBeTruthy();
    }
    await user.click(screen.getByRole('button', { name: 'Add level' }));
    const third = await screen.findByRole('group', { name: /^Level 3/ });
    expect(within(third).getByRole('button', { name: /^Remove/ })).toBeTruthy();
  });
});
