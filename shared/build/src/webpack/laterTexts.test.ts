import { expect, it } from '@jest/globals';
import { SLOT_OWNERS } from '@foyer/contract';
import { ROUTE_IDS, routeOf } from '@foyer/links';
import { workspacePackages } from '@foyer/workspace';
import type { TextPart } from '../publish/release/appBuild.ts';

const REMOTES = workspacePackages().flatMap(({ manifest: { foyer } }) =>
  foyer?.laterTexts === undefined || Array.isArray(foyer.laterTexts)
    ? []
    : [{ ...foyer, parts: Object.values(foyer.laterTexts as Readonly<Record<string, TextPart>>) }],
);

it.each(REMOTES)(
  'the remote $owner has one part of the texts for every page and slot, and none for the first page',
  ({ owner, firstPage, parts }) => {
    const pages = ROUTE_IDS.filter((id) => routeOf(id).owner === owner && id !== firstPage);
    const slots = Object.entries(SLOT_OWNERS).filter(([, slotOwner]) => slotOwner === owner);
    expect(parts.flatMap(({ shownBy }) => shownBy).sort()).toEqual(
      [...pages, ...slots.map(([name]) => name)].sort(),
    );
  },
);
