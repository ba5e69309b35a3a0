import type { SQUAD_ICONS, ListedSquad } from '@foyer/kernel/squad-answers';
import { CommandFailure } from '../failure.ts';

/** Members of a squad as the command line names them. */
export interface SquadDetails {
  readonly brand: readonly string[] | undefined;
  readonly js: number | undefined;
  readonly css: number | undefined;
  /** `<locale>=<text>` */
  readonly label: readonly string[] | undefined;
  readonly icon: (typeof SQUAD_ICONS)[number] | undefined;
  readonly position: number | undefined;
  /** `<locale>=<text>` */
  readonly title: readonly string[] | undefined;
  /** `<slot>` or `<slot>=<page>,<page>` */
  readonly slot: readonly string[] | undefined;
  /** Pages of the squad that show slots of invited squads. */
  readonly slotPage: readonly string[] | undefined;
  readonly contact: string | undefined;
  readonly owner: string | undefined;
}

export interface ChangedDetails extends SquadDetails {
  readonly prefix: string | undefined;
  readonly removeSlot: readonly string[] | undefined;
  readonly removeSlotPage: readonly string[] | undefined;
  /** False removes the entry. */
  readonly menu: boolean;
}

const DEFAULT_MENU = { icon: 'star', position: 100 } as const;
const DEFAULT_BUDGET = { js: 20_000, css: 8_000 } as const;

/** Members of a new squad. */
export function membersOf(details: SquadDetails): object {
  const { brand, js, css, label, title, slot, slotPage, contact, owner } = details;
  return {
    brands: brand,
    budget: { js: js ?? DEFAULT_BUDGET.js, css: css ?? DEFAULT_BUDGET.css },
    menu: label === undefined ? null : menuOf(details),
    contact,
    ...(title && { titles: labelsOf(title) }),
    ...(slot && { slots: slotsOf(slot) }),
    ...(slotPage && { slotPages: slotPage }),
    ...(owner !== undefined && { owner }),
  };
}

/** Only the members that the options name; the others keep the values of the squad. */
export function changesOf(details: ChangedDetails, current: ListedSquad): object {
  const { brand, js, css, label, icon, position, title, slot, removeSlot, prefix, contact, owner, menu } =
    details;
  const { slotPage, removeSlotPage = [] } = details;
  const hasMenu = [label, icon, position].some((value) => value !== undefined);
  return {
    ...(prefix !== undefined && { prefix }),
    ...(brand && { brands: brand }),
    ...((js !== undefined || css !== undefined) && {
      budget: { js: js ?? current.budget.js, css: css ?? current.budget.css },
    }),
    ...(menu ? hasMenu && { menu: menuOf(details, current.menu) } : { menu: null }),
    ...(title && { titles: { ...current.titles, ...labelsOf(title) } }),
    ...((slot ?? removeSlot) && { slots: slotsOf(slot ?? [], current.slots, removeSlot) }),
    ...((slotPage ?? details.removeSlotPage) && {
      slotPages: [...current.slotPages, ...(slotPage ?? [])].filter((page) => !removeSlotPage.includes(page)),
    }),
    ...(contact !== undefined && { contact }),
    ...(owner !== undefined && { owner }),
  };
}

function menuOf(
  { label, icon, position }: SquadDetails,
  current: ListedSquad['menu'] = null,
): { labels: Record<string, string>; icon: string; position: number } {
  return {
    labels: { ...current?.labels, ...labelsOf(label ?? []) },
    icon: icon ?? current?.icon ?? DEFAULT_MENU.icon,
    position: position ?? current?.position ?? DEFAULT_MENU.position,
  };
}

function labelsOf(texts: readonly string[]): Record<string, string> {
  const pairs = texts.map((text) => text.split('=', 2));
  const invalid = pairs.find((pair) => pair.length < 2 || pair.includes(''));
  if (invalid)
    throw new CommandFailure(
      'USAGE',
      `A text is <locale>=<text>, for example en=Poker, and not ${invalid.join('=')}.`,
    );
  return Object.fromEntries(pairs) as Record<string, string>;
}

/** The named slots replace those of the same name. */
function slotsOf(
  texts: readonly string[],
  current: ListedSquad['slots'] = [],
  removed: readonly string[] = [],
): readonly object[] {
  const named = texts.map((text) => {
    const [name = '', places = ''] = text.split('=', 2);
    return { name, places: places.split(',').filter((page) => page !== '') };
  });
  const replaced = [...removed, ...named.map(({ name }) => name)];
  const unknown = removed.find((name) => !current.some((slot) => slot.name === name));
  if (unknown !== undefined)
    throw new CommandFailure('USAGE', `The squad has no slot ${unknown}. foyer squads --json lists them.`);
  return [...current.filter(({ name }) => !replaced.includes(name)), ...named];
}
