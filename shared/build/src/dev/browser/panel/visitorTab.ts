import { BRANDS, brands, LICENCES } from '@foyer/market';
import { h } from '../dom.ts';
import { selectField, textField } from './parts.ts';
import { WAITING, type PanelContext } from './panelContext.ts';
import { brandAddress, localeAddress, localesOf, SEEDED_PLAYERS, writeOverride } from './switches.ts';

const LICENCE_COOKIE = 'foyer_dev_licence';
const PLAYER_COOKIE = 'foyer_dev_player';

/** Brand, licence, locale, country, currency and player of the page. */
export function visitorTab({ shell }: PanelContext): HTMLElement {
  if (!shell) return h('p', {}, WAITING);
  const { page, locale, market, session } = shell.services;
  const brand = market.brand.id;
  const { overrides } = shell.platform;
  return h(
    'div',
    {},
    h(
      'div',
      { class: 'fields' },
      selectField(
        'brand',
        'Brand',
        BRANDS.map((id) => ({ value: id, label: brands[id].title })),
        brand,
        (value) => location.assign(brandAddress(location.href, value)),
      ),
      selectField(
        'licence',
        'Licence (rules that the page shows)',
        LICENCES.map((id) => ({
          value: id,
          label: id === brands[brand].licence ? `${id} (of the brand)` : id,
        })),
        page.license,
        (value) => {
          // session cookies of this host; the server of development reads the licence
          setCookie(LICENCE_COOKIE, value === brands[brand].licence ? undefined : value);
          location.reload();
        },
      ),
      selectField(
        'locale',
        'Locale',
        localesOf(brand).map((id) => ({ value: id, label: id })),
        locale,
        (value) => location.assign(localeAddress(location.href, value)),
      ),
      selectField(
        'player',
        'Player',
        [
          { value: '', label: session.current().status === 'LOGGED_IN' ? 'Signed in' : 'Visitor' },
          ...(session.current().status === 'LOGGED_IN'
            ? [{ value: 'visitor', label: 'Visitor (sign out)' }]
            : []),
          ...SEEDED_PLAYERS.map(([value, label]) => ({ value, label })),
        ],
        '',
        (value) => void becomePlayer(value, brand, session),
      ),
      textField('country', 'Country of the content', overrides.country ?? '', (value) => {
        writeOverride(sessionStorage, 'country', value);
        location.reload();
      }),
      textField('currency', 'Currency of visitors', overrides.currency ?? '', (value) => {
        writeOverride(sessionStorage, 'currency', value);
        location.reload();
      }),
    ),
    h(
      'p',
      { class: 'note' },
      'The server decides limits and money by the licence of the brand; the licence here changes what pages show.',
    ),
  );
}

type Session = NonNullable<PanelContext['shell']>['services']['session'];

/** Signs out, and signs a seeded player in on the page of the identity server. */
async function becomePlayer(player: string, brand: string, session: Session): Promise<void> {
  if (player === '') return;
  if (player !== 'visitor') setCookie(PLAYER_COOKIE, `${player}@${brand}.test`);
  if (session.current().status !== 'LOGGED_IN') return player === 'visitor' ? undefined : session.signIn();
  if (player !== 'visitor') sessionStorage.setItem(PENDING_SIGN_IN, '1');
  await session.signOut();
}

const PENDING_SIGN_IN = 'foyer-dev-sign-in';

/** Continues after the sign-out of another player, which leaves the page. */
export function continueSignIn(session: Session): void {
  if (sessionStorage.getItem(PENDING_SIGN_IN) === null) return;
  sessionStorage.removeItem(PENDING_SIGN_IN);
  void session.signIn();
}

function setCookie(name: string, value: string | undefined): void {
  document.cookie = `${name}=${value ?? ''}; path=/${value === undefined ? '; max-age=0' : ''}`;
}
