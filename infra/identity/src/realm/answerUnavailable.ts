import type { KoaContextWithOIDC } from 'oidc-provider';

const RETRY_AFTER_SECONDS = 5;

/**
 * Answers 503 with Retry-After instead of the 500 of oidc-provider, for example when no connection of the database
 * was free within five seconds: nothing was decided about the session, and the shell repeats a silent renewal.
 */
export async function answerUnavailable(
  ctx: KoaContextWithOIDC,
  next: () => Promise<unknown>,
): Promise<void> {
  await next();
  if (ctx.status !== 500) return;
  ctx.status = 503;
  ctx.set('retry-after', String(RETRY_AFTER_SECONDS));
}
