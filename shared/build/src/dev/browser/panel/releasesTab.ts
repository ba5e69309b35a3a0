import { h } from '../dom.ts';
import { badge, table } from './parts.ts';
import { WAITING, type PanelContext } from './panelContext.ts';
import { readFlags } from './switches.ts';

/** The live set of the page, what is mounted of it, and everything that this browser overrides. */
export function releasesTab({ shell, state }: PanelContext): HTMLElement {
  if (!shell) return h('p', {}, WAITING);
  const { releases, mounted } = shell.remotes;
  const set = releases.current();
  const running = new Set([...mounted].map(({ remote: { entry } }) => `${entry.app}@${entry.release}`));
  const rows = set.apps.map((entry) => {
    const shown = releases.shownReleaseOf(entry.app) ?? entry;
    const isShown = shown.release === entry.release;
    return [
      entry.app,
      h('code', {}, entry.release),
      entry.owner,
      h(
        'span',
        {},
        running.has(`${shown.app}@${shown.release}`) && badge('on this page'),
        entry.app === state?.app && badge('watched'),
        !isShown && badge(`updated in place since ${shown.release.slice(0, 6)}`),
      ),
    ];
  });
  return h(
    'div',
    {},
    h(
      'p',
      {},
      `Version ${set.version} of the release set${set.staff ? `, with a preview for ${set.staff.email}` : ''}.`,
    ),
    table(['Application', 'Release', 'Squad', ''], rows),
    (set.off ?? []).length > 0 &&
      h(
        'p',
        {},
        `Switched off: ${(set.off ?? []).map(({ app, reason }) => `${app} (${reason})`).join(', ')}`,
      ),
    overridesOf(shell),
  );
}

function overridesOf({ platform: { overrides } }: NonNullable<PanelContext['shell']>): HTMLElement {
  const flags = Object.entries(readFlags(localStorage)).map(([name, value]) => `${name} = ${String(value)}`);
  const others = (['country', 'currency', 'lobbyPath'] as const).flatMap((name) =>
    overrides[name] === undefined ? [] : [`${name} = ${overrides[name]}`],
  );
  const all = [...flags, ...others];
  if (all.length === 0) return h('p', {}, 'This browser overrides nothing.');
  return h(
    'div',
    { class: 'row' },
    `Overrides of this browser: ${all.join(', ')}`,
    h(
      'button',
      {
        id: 'clear-overrides',
        onclick: () => {
          localStorage.removeItem('__@feature_flags');
          for (const name of ['country', 'currency', 'features', 'lobbyEndpoint'])
            sessionStorage.removeItem(name);
          location.reload();
        },
      },
      'Remove all',
    ),
  );
}
