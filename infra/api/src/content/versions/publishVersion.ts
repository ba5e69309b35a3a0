import { completeBody } from '../compiledContent.ts';
import { checkContent } from '../contentChecks.ts';
import { invalidContent, type ContentOrderDeps, type RefusedOrder } from './contentOrder.ts';
import { publishContent, type ReleaseOrder } from './publicationRows.ts';
import { readBody } from './versionRows.ts';

/** `live` is the version that the publisher saw live; null without one. */
export type Publication = Omit<ReleaseOrder, 'at'>;

/** Makes a version live, also an earlier one. Validated again: this release may refuse what another one saved. */
export async function publish(
  deps: ContentOrderDeps,
  order: Publication,
): Promise<{ readonly version: number; readonly approvedBy: string | null } | RefusedOrder> {
  const { brand, section, version } = order;
  const body = await readBody(deps.pool, brand, section, version);
  if (body === undefined) return { status: 404, body: { code: 'UNKNOWN_VERSION' } };
  const checked = checkContent(brand, section, completeBody(brand, section, body));
  if (!checked.ok) return invalidContent(checked.problems);
  const released = await publishContent(deps.pool, { ...order, at: new Date(deps.clock()) });
  switch (released.outcome) {
    case 'PUBLISHED':
      deps.relay.kick();
      await deps.content.refresh();
      return { version, approvedBy: released.approved_by };
    case 'CONFLICT':
      return { status: 409, body: { code: 'CONTENT_CONFLICT', current: released.live } };
    case 'APPROVAL_REQUIRED':
    case 'AUTHOR_UNKNOWN':
      return {
        status: 409,
        body: { code: released.outcome, protectedChanges: [...released.protected_changes] },
      };
    case 'UNKNOWN_VERSION':
      return { status: 404, body: { code: 'UNKNOWN_VERSION' } };
    case 'ALREADY_LIVE':
    case 'KEY_REUSED':
      return { status: 409, body: { code: released.outcome } };
  }
}
