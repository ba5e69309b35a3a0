import {
  changePreviewSchema,
  decidedSchema,
  type ChangePreview,
  type Outcome,
} from '@foyer/kernel/change-answers';
import type { RolloutStep } from '@foyer/kernel/rollout-schedule';
import { styleText } from 'node:util';
import { ask, confirmByTyping } from '../confirm.ts';
import { warnIfPropagationPending } from '../warnIfPropagationPending.ts';
import { table } from '../output/table.ts';
import { decisionText, shareText } from '../output/words.ts';
import type { Session } from '../session.ts';
import type { Terminal } from '../terminal.ts';

/** A decision in the format of the registry. */
export interface ChangeRequest {
  readonly kind: string;
  readonly app?: string | undefined;
  readonly release?: string | undefined;
  readonly from?: string | undefined;
  readonly scope?: Readonly<Record<string, string | undefined>> | undefined;
  readonly brands?: readonly string[] | undefined;
  readonly share?: number | undefined;
  readonly schedule?: readonly RolloutStep[] | undefined;
  readonly publicReason?: string | undefined;
  readonly force?: boolean | undefined;
  readonly narrower?: boolean | undefined;
}

export interface ChangeManner {
  readonly reason: string | undefined;
  readonly yes: boolean;
  readonly preview: boolean;
}

const MIN_REASON_LENGTH = 3;
/** Kinds that remove something from players, or affect all of them at once; confirmed by typing. */
const TYPED = new Set(['off', 'withdraw', 'rollback', 'promote']);

/**
 * Shows the effect of the change, asks for confirmation, and applies it to exactly the plan version that was shown.
 */
export async function change(
  session: Session,
  request: ChangeRequest,
  decisionOptions: ChangeManner,
): Promise<void> {
  const body = {
    environment: session.environment,
    ...request,
    ...(request.scope && { scope: definedOf(request.scope) }),
  };
  const preview = await session.client.post(
    '/v1/changes/preview',
    {
      ...body,
      reason: decisionOptions.reason ?? 'preview of a change',
    },
    changePreviewSchema,
  );
  if (decisionOptions.preview) return session.printResult(preview, previewText(preview));
  if (!session.json) session.terminal.note(previewText(preview));
  const reason = decisionOptions.reason ?? (await askReason(session.terminal));
  if (TYPED.has(request.kind) || request.force === true || request.narrower === true)
    await confirmByTyping(session.terminal, request.app ?? request.kind, decisionOptions.yes);
  const decided = await session.client.post(
    '/v1/changes',
    {
      ...body,
      reason,
      expectedVersion: preview.version,
    },
    decidedSchema,
  );
  warnIfPropagationPending(session, decided);
  session.printResult(
    decided,
    `${styleText('green', '✓')} ${request.kind} ${request.app ?? ''} · version ${decided.version} of ${session.environment} · ${brandsText(decided.brands)}`,
  );
}

async function askReason(terminal: Terminal): Promise<string> {
  const reason = await ask(
    terminal,
    'Reason (for the audit log): ',
    'REASON_MISSING',
    'Every change needs a reason: --reason "…".',
  );
  return reason.length >= MIN_REASON_LENGTH ? reason : askReason(terminal);
}

function previewText({ brands, differences, end }: ChangePreview): string {
  if (differences.length === 0)
    return `Nothing changes for visitors yet (${brandsText(brands)}).${endText(end)}`;
  return `${table(
    ['Brand', 'Application', 'Before', 'After'],
    differences.map(({ brand, app, before, after }) => [brand, app, outcomeText(before), outcomeText(after)]),
  )}${endText(end)}`;
}

/** A schedule ends with a promotion for all brands, whichever brands it starts with. */
function endText(end: ChangePreview['end']): string {
  return end === undefined
    ? ''
    : `\nAt the end of the schedule all visitors get it in ${brandsText(end)}; a brand without a rollout is promoted without metrics of its own.`;
}

function outcomeText(outcomes: readonly Outcome[]): string {
  return outcomes
    .map(({ locales, shares }) => {
      const text = shares
        .map(({ decision, share }) =>
          shares.length === 1 ? decisionText(decision) : `${decisionText(decision)} ${shareText(share)}`,
        )
        .join(', ');
      return outcomes.length === 1 ? text : `${locales.join('/')}: ${text}`;
    })
    .join('; ');
}

function brandsText(brands: readonly string[]): string {
  return brands.length === 0 ? 'no brand' : brands.join(', ');
}

function definedOf(scope: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(scope).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
}
