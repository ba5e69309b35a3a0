import type { ListedSquad, SQUAD_ICONS, SquadSlot } from '@foyer/kernel/squad-answers';
import { invitedPagePath, slotProblem } from '@foyer/links';
import { BRANDS, type BrandId } from '@foyer/market';

/** Texts by locale; an empty one is left out. */
export type LabelDraft = Readonly<Record<string, string>>;

/** The menu entry as it is being written. */
export interface MenuDraft {
  readonly isOn: boolean;
  readonly labels: LabelDraft;
  readonly icon: (typeof SQUAD_ICONS)[number];
  readonly position: number | undefined;
}

/** The members of a squad as they are being written. */
export interface SquadDraft {
  readonly prefix: string;
  readonly titles: LabelDraft;
  readonly brands: readonly BrandId[];
  /** Budgets in kilobytes. */
  readonly scripts: number | undefined;
  readonly styles: number | undefined;
  readonly menu: MenuDraft;
  readonly slots: readonly SquadSlot[];
  /** Pages that show slots, as they are being written. */
  readonly slotPages: string;
  readonly contact: string;
  readonly owner: string;
}

const BYTES_PER_KB = 1_000;
const PAGE = /^[a-z]+(?:-[a-z]+)*$/;
const EMPTY_MENU: MenuDraft = { isOn: true, labels: {}, icon: 'star', position: 100 };

/** A new squad, for which the inviter answers. */
export const newDraft = (owner: string): SquadDraft => ({
  prefix: '',
  titles: {},
  brands: [],
  scripts: 20,
  styles: 8,
  menu: EMPTY_MENU,
  slots: [],
  slotPages: '',
  contact: '',
  owner,
});

export function draftOf(squad: ListedSquad): SquadDraft {
  const { prefix, titles, brands, budget, menu, slots, slotPages, contact, owner } = squad;
  return {
    prefix,
    titles: titles ?? {},
    brands: BRANDS.filter((brand) => brands.includes(brand)),
    scripts: budget.js / BYTES_PER_KB,
    styles: budget.css / BYTES_PER_KB,
    menu: menu ? { isOn: true, ...menu } : { ...EMPTY_MENU, isOn: false },
    slots,
    slotPages: slotPages.join(', '),
    contact,
    owner,
  };
}

/** The members as the registry takes them. */
export function bodyOf(draft: SquadDraft) {
  const { prefix, titles, brands, scripts, styles, menu, slots, slotPages, contact, owner } = draft;
  const given = givenLabels(titles);
  return {
    prefix,
    brands,
    budget: {
      js: Math.round((scripts ?? 0) * BYTES_PER_KB),
      css: Math.round((styles ?? 0) * BYTES_PER_KB),
    },
    menu: menu.isOn
      ? { labels: givenLabels(menu.labels), icon: menu.icon, position: menu.position ?? 0 }
      : null,
    titles: Object.keys(given).length > 0 ? given : null,
    slots,
    slotPages: pagesOf(slotPages),
    contact: contact.trim(),
    owner: owner.trim(),
  };
}

/** True when every field that the registry requires has a possible value; conflicts are shown beside their fields. */
export function isComplete(squad: string, draft: SquadDraft): boolean {
  const { titles, menu, slots, contact, owner } = draft;
  const hasTitles = Object.keys(givenLabels(titles)).length > 0;
  return (
    draft.prefix !== '' &&
    draft.brands.length > 0 &&
    draft.scripts !== undefined &&
    draft.styles !== undefined &&
    isEmail(contact) &&
    isEmail(owner) &&
    (!menu.isOn || isGiven(menu.labels['en'])) &&
    (!hasTitles || isGiven(titles['en'])) &&
    pagesOf(draft.slotPages).every((page) => isPageOf(squad, page)) &&
    slots.every(({ name }) => slotProblem(squad, name) === undefined) &&
    new Set(slots.map(({ name }) => name)).size === slots.length
  );
}

/** Names of pages in a text that separates them by commas or spaces. */
export function pagesOf(text: string): readonly string[] {
  return [
    ...new Set(
      text
        .toLowerCase()
        .split(/[\s,]+/)
        .filter((page) => page !== ''),
    ),
  ].sort();
}

/** True for a page that the squad can open for slots. */
export function isPageOf(squad: string, page: string): boolean {
  return PAGE.test(page) && invitedPagePath(squad, page) !== undefined;
}

function isEmail(text: string): boolean {
  return /^\S+@\S+$/.test(text.trim());
}

function isGiven(text: string | undefined): boolean {
  return (text ?? '').trim() !== '';
}

function givenLabels(labels: LabelDraft): LabelDraft {
  return Object.fromEntries(
    Object.entries(labels)
      .filter(([, label]) => isGiven(label))
      .map(([locale, label]) => [locale, label.trim()]),
  );
}
