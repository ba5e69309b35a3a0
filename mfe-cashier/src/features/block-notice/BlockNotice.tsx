import type { CashierBlock } from '@foyer/graphql/main';
import { Text, useDates, useText } from '@foyer/i18n';
import { WhyRule, type ExplainedRule } from '@foyer/profile';
import { Notice, Row, Stack } from '@foyer/ui';
import { actions, bySupport, texts, titles } from './BlockNotice.messages.ts';
import { OwedDebt, SettleDebt } from './Debt.tsx';
import { useBlockActions, BlockActions } from './BlockActions.tsx';

/** Blocks with an end date; of several blocks only these expire. */
const ENDING: ReadonlySet<CashierBlock> = new Set<CashierBlock>(['TIMED_OUT', 'LIMIT_REACHED']);

/** Rules of player protection behind a block, which the notice explains. */
const RULES: Readonly<Partial<Record<CashierBlock, ExplainedRule>>> = {
  LIMIT_REACHED: 'depositLimit',
  LIMIT_REQUIRED: 'depositLimit',
  LIMIT_OFFERED: 'limitPrompt',
  KYC_REQUIRED: 'identityCheck',
  TIMED_OUT: 'timeOut',
  SELF_EXCLUDED: 'selfExclusion',
};

export interface BlockNoticeProps {
  readonly block: CashierBlock;
  readonly until: string | null;
  /** The current page; the notice shows no link to it. */
  readonly page: 'deposit' | 'withdraw';
  readonly live?: boolean;
}

/** Explains why the cashier is blocked for this player, and what the player can do. */
export function BlockNotice({ block, until, page, live = false }: BlockNoticeProps) {
  const text = useText();
  const dates = useDates();
  const blockActions = useBlockActions()(block, page);
  // where the page that resolves the block is not available, the player contacts support
  const blockTexts = blockActions[0] === 'support' ? { ...texts, ...bySupport }[block] : texts[block];
  const buttons = (
    <Row gap="small" wrap>
      {block === 'DEBT_OPEN' && <SettleDebt />}
      <BlockActions blockActions={blockActions} hasPrimary={block !== 'DEBT_OPEN'} />
    </Row>
  );
  return (
    <Notice
      tone={block === 'ACCOUNT_CLOSED' ? 'negative' : 'warning'}
      title={text(titles[block])}
      action={buttons}
      live={live}
    >
      <Stack gap="xsmall">
        <span>
          <Text {...blockTexts} />
        </span>
        {block === 'DEBT_OPEN' && <OwedDebt />}
        {until !== null && ENDING.has(block) && (
          <span>
            <Text {...actions.until} values={{ date: dates.deadline(Date.parse(until)) }} />
          </span>
        )}
        {RULES[block] && <WhyRule rule={RULES[block]} />}
      </Stack>
    </Notice>
  );
}
