import { releaseName, type ReleasePlan } from '@foyer/kernel/release-plan';
import type { InventoryFile, ScriptInventory } from '@foyer/kernel/script-answers';
import type { ReleaseSetEntry } from '@foyer/kernel/release-set';
import { INLINE_SCRIPTS, integrityOf, SILENT_RENEWAL } from '@foyer/runtime';
import { GAMES_FRAME_REASON, PAY_FRAME_REASON, reasonFor, roleOf } from './reasons.ts';

/** Every page may open quick deposit, so every live release is included. No clock and no I/O. */
export function scriptInventory(
  plan: ReleasePlan,
  frames: { readonly gamesOrigin: string; readonly payOrigin: string },
): ScriptInventory {
  const live = [...plan.apps, ...(plan.others ?? [])].filter(
    ({ app, release }) => !plan.withdrawn?.includes(releaseName(app, release)),
  );
  const files = new Map(live.flatMap(filesOf).map((file) => [file.path, file]));
  return {
    version: plan.version,
    files: [...files.values()].sort((left, right) => left.path.localeCompare(right.path)),
    inline: [...INLINE_SCRIPTS, SILENT_RENEWAL].map(({ name, text, reason, document }) => ({
      name,
      integrity: integrityOf(Buffer.from(text)),
      reason,
      ...(document !== undefined && { document }),
    })),
    frames: [
      { origin: frames.payOrigin, reason: PAY_FRAME_REASON },
      { origin: frames.gamesOrigin, reason: GAMES_FRAME_REASON },
    ],
  };
}

function filesOf(entry: ReleaseSetEntry): readonly InventoryFile[] {
  const { app, release, owner, base, sri } = entry;
  return Object.entries(sri).map(([file, integrity]) => ({
    kind: file.endsWith('.css') ? 'style' : 'script',
    app,
    release,
    owner,
    path: `${base}${file}`,
    integrity,
    role: roleOf(entry, file),
    reason: reasonFor(app),
  }));
}
