import type { Pool } from '@foyer/runtime';
import type { Content } from '../content/contentReader.ts';
import type { OutboxRelay } from '../events/outboxRelay.ts';
import type { IdentityDeps } from '../sessions/identityCalls.ts';

export interface ContactDeps extends IdentityDeps {
  readonly pool: Pool;
  readonly content: Pick<Content, 'of'>;
  readonly relay: Pick<OutboxRelay, 'kick'>;
}
