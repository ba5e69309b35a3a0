import { describe, expect, it } from '@jest/globals';
import { repositoryRoot } from '@foyer/workspace';
import { contractNames } from './contractNames.ts';
import { serviceHooks, treeOf, usesOf } from './readUses.ts';
import { remoteDefinition } from './remoteDefinition.ts';

const names = contractNames(repositoryRoot);
const tree = (text: string, taken: readonly string[] = []) =>
  treeOf({ text, isTaken: (name) => taken.includes(name) });

describe('contract names', () => {
  it('reads them from its interfaces, including inherited members', () => {
    expect([...names.events]).toContain('wallet.changed');
    expect([...names.slots]).toContain('casino.search');
    expect(names.offers).toEqual(
      expect.arrayContaining(['wallet', 'wallet.refresh', 'wallet.subscribe', 'apollo.*', 'bus.emit']),
    );
    expect(names.offers).not.toContain('wallet.*');
  });
});

describe('slots of invited squads', () => {
  it('are shown by name, and provided as keys', () => {
    const source =
      "jsx(Slot, { name: invitedSlot('bingo.next-game') }); defineRemote({ owner: 'poker', pages: {}, slots: { 'poker.strip': () => 1 } });";
    expect([...usesOf(tree(source), names, new Map()).slots]).toEqual(['bingo.next-game']);
    expect(remoteDefinition(tree(source))?.slots).toEqual(['poker.strip']);
  });
});

describe('uses of a module', () => {
  it.each<[what: string, source: string, services: readonly string[]]>([
    ['a member of all services', 'const a = useServices().wallet.refresh();', ['wallet', 'wallet.refresh']],
    [
      'a destructured name',
      'const { bus, storage: kept } = useServices(); bus.on("x"); kept.read("y");',
      ['bus', 'bus.on', 'storage', 'storage.read'],
    ],
    [
      'a destructured nested name',
      'const { navigation: { go } } = useServices();',
      ['navigation', 'navigation.go'],
    ],
    [
      'services passed as an argument',
      'function start(services) { services.toasts.show(1); }',
      ['toasts', 'toasts.show'],
    ],
    [
      'services as parameters',
      'const preload = ({ apollo, page }) => apollo.query(page);',
      ['apollo', 'apollo.query', 'page'],
    ],
    [
      'the result of a hook',
      'const session = useSession(); session.signIn();',
      ['session', 'session.signIn'],
    ],
    [
      'a name that is a service in one place and its state in another',
      'const a = () => { const { session } = useServices(); session.signIn(); }; const b = () => { const session = useStore(1); session.status(); };',
      ['session'],
    ],
    ['a name that is no service', 'const { wallets } = useServices(); other.bus.on("x");', []],
  ])('include %s', (_what, source, services) => {
    expect([...usesOf(tree(source), names, new Map([['useSession', 'session']])).services].sort()).toEqual(
      [...services].sort(),
    );
  });

  it('lists events it emits and receives, and slots it shows, by the names of the contract only', () => {
    const { sends, receives, slots } = usesOf(
      tree(`
      bus.emit('game.launched', {}); bus.on('wallet.changed', f); socket.on('message', f); socket.emit('game.unknown');
      jsx(Slot, { name: 'casino.search' }); const owners = { 'account.notices': 'account' };
    `),
      names,
      new Map(),
    );
    expect([[...sends], [...receives], [...slots]]).toEqual([
      ['game.launched'],
      ['wallet.changed'],
      ['casino.search'],
    ]);
  });

  it('lists no names from functions that are never imported', () => {
    const source =
      'export function useWallet() { return useServices().wallet; } export function useFlags() { const { flags } = useServices(); return flags; } export function useState1() { return useStore(useServices().session); }';
    expect([...usesOf(tree(source, ['useFlags']), names, new Map()).services]).toEqual(['flags']);
    expect(serviceHooks(tree(source, ['useWallet', 'useFlags', 'useState1']), names)).toEqual([
      ['useWallet', 'wallet'],
      ['useFlags', 'flags'],
    ]);
  });
});

it('reads the pages, planned pages and slots that a remote defines', () => {
  const source =
    "export default createRemoteLifecycles(defineRemote({ owner: 'a', pages: { lobby: () => import('./l'), 'bonus-shop': 'not-available' }, slots: { 'casino.search': () => import('./s') } }));";
  expect(remoteDefinition(tree(source))).toEqual({
    pages: ['lobby'],
    laterPages: ['bonus-shop'],
    slots: ['casino.search'],
  });
  expect(remoteDefinition(tree('const pages = {};'))).toBeUndefined();
});
