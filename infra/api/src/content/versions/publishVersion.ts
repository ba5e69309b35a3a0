import { completeBody } from '../compiledContent.ts';
import { missingPromotionTexts } from '../../promotions/promotionChecks.ts';
import { checkContent } from '../contentChecks.ts';
import { referencesOf } from '../contentReferences.ts';
import { invalidContent, type ContentDeps, type RefusedRequest } from './contentDeps.ts';
import { publishContent, type PublicationRequest } from './publicationRows.ts';
import { readBody } from './versionRows.ts';

/** `live` is the version that the publisher saw live; null without one. */
export type Publication = Omit<PublicationRequest, 'at'>;

/** Makes a version live, also an earlier one. Validated again: this release may refuse what another one saved. */
export async function publish(
  deps: ContentDeps,
  publication: Publication,
): Promise<{ readonly version: number; readonly approvedBy: string | null } | RefusedRequest> {
  const { brand, section, version } = publication;
  const body = await readBody(deps.pool, brand, section, version);
  if (body === undefined) return { status: 404, body: { code: 'UNKNOWN_VERSION' } };
  const checked = checkContent(brand, section, completeBody(brand, section, body), referencesOf(deps, brand));
  if (!checked.ok) return invalidContent(checked.problems);
  const missing = missingPromotionTexts(section, checked.body, deps.content.of(brand));
  if (missing.length > 0) return invalidContent(missing);
  const released = await publishContent(deps.pool, { ...publication, at: new Date(deps.clock()) });
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
