import { changePreviewSchema, decidedSchema, type ChangePreview } from '@foyer/kernel/change-answers';
import type { RolloutStep } from '@foyer/kernel/rollout-schedule';
import { RegistryRefusal } from '@foyer/runtime/registry-access';
import { styleText } from 'node:util';
import { confirmByTyping } from '../confirm.ts';
import { CommandFailure } from '../failure.ts';
import { MIN_REASON_LENGTH, reasonFrom } from '../reason.ts';
import { warnIfPropagationPending } from '../warnIfPropagationPending.ts';
import { brandsText, previewText } from '../output/changeText.ts';
import type { Session } from '../sessionTypes.ts';
import { requestApproval } from './approvals.ts';
import type { DecisionResult } from './decisionResult.ts';

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
  readonly breakGlass?: boolean | undefined;
  readonly until?: string | undefined;
  readonly at?: string | undefined;
}

export interface ChangeManner {
  readonly reason: string | undefined;
  readonly yes: boolean;
  readonly preview: boolean;
}

/** Kinds that remove something from players, or affect all of them at once; confirmed by typing. */
const TYPED = new Set(['off', 'withdraw', 'rollback', 'promote', 'restore']);

/** Answers to a change that is already in effect: repeating a command succeeds. */
const ALREADY_SO: readonly string[] = [
  'NOTHING_CHANGES',
  'NOT_OFF',
  'NOT_PINNED',
  'NO_ROLLOUT',
  'NOT_FROZEN',
];

/** The change overrides the release check, and a second operator has to approve it. */
const APPROVAL_REQUIRED = 'APPROVAL_REQUIRED';

/** Applies a decision and prints the outcome once. */
export async function change(session: Session, request: ChangeRequest, manner: ChangeManner): Promise<void> {
  const { value, text } = await decide(session, request, manner);
  session.printResult(value, text);
}

/**
 * Shows the effect of the change, asks for confirmation, and applies it to exactly the plan version that was
 * shown. A change that is already in effect succeeds without a decision.
 */
export async function decide(
  session: Session,
  request: ChangeRequest,
  manner: ChangeManner,
): Promise<DecisionResult> {
  if (!manner.preview) requireAnswers(session, request, manner);
  const body = {
    environment: session.environment,
    ...request,
    scope: request.scope && scopeOrNone(request.scope),
  };
  try {
    const preview = await session.client.post(
      '/v1/changes/preview',
      { ...body, reason: manner.reason ?? 'preview of a change' },
      changePreviewSchema,
    );
    if (manner.preview) return { value: preview, text: previewText(preview) };
    if (!session.json) session.terminal.note(previewText(preview));
    refuseUnchecked(preview, request);
    const reason = await reasonFrom(session.terminal, manner.reason);
    if (isTyped(request)) await confirmByTyping(session.terminal, request.app ?? request.kind, manner.yes);
    const decision = { ...body, reason, expectedVersion: preview.version };
    const decided = await session.client
      .post('/v1/changes', decision, decidedSchema)
      .catch((error: unknown) => {
        if (error instanceof RegistryRefusal && error.code === APPROVAL_REQUIRED) return undefined;
        throw error;
      });
    if (!decided) return await requestApproval(session, decision);
    warnIfPropagationPending(session, decided);
    return {
      value: { ...decided, changed: true },
      text: `${styleText('green', '✓')} ${request.kind} ${request.app ?? ''} · version ${decided.version} of ${session.environment} · ${brandsText(decided.brands)}`,
    };
  } catch (error) {
    if (!(error instanceof RegistryRefusal && ALREADY_SO.includes(error.code))) throw error;
    return {
      value: { changed: false, code: error.code, text: error.message },
      text: `${styleText('green', '✓')} ${request.kind} ${request.app ?? ''} · nothing to change: ${error.message}`,
    };
  }
}

/**
 * Checks before any work that the reason and the confirmation are given, or can be asked for.
 * @throws {@link CommandFailure} `REASON_MISSING` or `CONFIRMATION_NEEDED`.
 */
export function requireAnswers(
  { terminal }: Session,
  request: ChangeRequest,
  { reason, yes }: Pick<ChangeManner, 'reason' | 'yes'>,
): void {
  if (reason !== undefined && reason.trim().length < MIN_REASON_LENGTH)
    throw new CommandFailure(
      'REASON_MISSING',
      `A reason needs at least ${MIN_REASON_LENGTH} characters; it is stored in the audit log.`,
    );
  if (terminal.canAsk) return;
  if (reason === undefined)
    throw new CommandFailure('REASON_MISSING', 'Every change needs a reason: --reason "…".');
  if (isTyped(request) && !yes)
    throw new CommandFailure(
      'CONFIRMATION_NEEDED',
      'This takes effect for players at once. Confirm with --yes.',
    );
}

function isTyped({ kind, force, narrower, breakGlass }: ChangeRequest): boolean {
  return TYPED.has(kind) || force === true || narrower === true || breakGlass === true;
}

/** The registry would refuse it too; here nothing is asked first. */
function refuseUnchecked({ unchecked }: ChangePreview, { breakGlass }: ChangeRequest): void {
  if (unchecked && breakGlass !== true)
    throw new CommandFailure(
      unchecked.code,
      `${unchecked.text} In an emergency, an operator requests it with --break-glass, and a second one approves it.`,
    );
}

/** Without any option of the scope, the change concerns every brand. */
function scopeOrNone(
  scope: Readonly<Record<string, string | undefined>>,
): Record<string, string> | undefined {
  const given = Object.entries(scope).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return given.length === 0 ? undefined : Object.fromEntries(given);
}
