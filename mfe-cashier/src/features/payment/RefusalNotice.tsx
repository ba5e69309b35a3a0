import { useMoney, useText } from '@foyer/i18n';
import { money } from '@foyer/money';
import { Notice, Stack } from '@foyer/ui';
import type { Refusal } from './payment.ts';
import { BlockNotice } from '../block-notice/BlockNotice.tsx';
import { refusals } from './outcome.messages.ts';

export interface RefusalNoticeProps {
  readonly refusal: Refusal;
  readonly currency: string;
  readonly page: 'deposit' | 'withdraw';
}

/** Explains why the api rejected the payment, and what the player can do. */
export function RefusalNotice({ refusal, currency, page }: RefusalNoticeProps) {
  const text = useText();
  const write = useMoney();
  if (refusal.blocks.length > 0)
    return (
      <Stack gap="small">
        {refusal.blocks.map((block) => (
          <BlockNotice key={block} block={block} until={refusal.until} page={page} live />
        ))}
      </Stack>
    );
  return (
    <Notice tone="negative" live>
      {text(refusals[refusal.code], { amount: write(money(refusal.bound ?? 0, currency)) })}
    </Notice>
  );
}
