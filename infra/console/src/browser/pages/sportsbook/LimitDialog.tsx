import { useText } from '@foyer/i18n';
import type { SportsLimit } from '@foyer/kernel/sports-risk-answers';
import { brands, type BrandId } from '@foyer/market';
import { parseAmount, toMajor } from '@foyer/money';
import { Select, TextField } from '@foyer/ui/forms';
import { useState } from 'react';
import { ALL_BRANDS, brandTitle } from '../../model/names.ts';
import { MarketSelect } from './MarketFields.tsx';
import { SportsActionDialog, type SportsActionProps } from './SportsActionDialog.tsx';
import { messages } from './SportsbookPage.messages.ts';

interface LimitDialogProps extends SportsActionProps {
  /** The limit to change; undefined for a new one. */
  readonly limit: SportsLimit | undefined;
}

/** Sets, changes or removes the limit of a market or a player. */
export function LimitDialog({ limit, ...action }: LimitDialogProps) {
  const text = useText();
  const [kind, setKind] = useState<'market' | 'player'>(limit?.playerId ? 'player' : 'market');
  const [brand, setBrand] = useState<BrandId>(
    ALL_BRANDS.find((one) => one === limit?.brand) ?? (ALL_BRANDS[0] as BrandId), // There is at least one brand.
  );
  const [market, setMarket] = useState<string>(limit?.market ?? '');
  const [playerId, setPlayerId] = useState(limit?.playerId ?? '');
  const { currency } = brands[brand];
  const written = (minor: number | null | undefined): string =>
    minor === null || minor === undefined ? '' : String(toMajor({ minor, currency }));
  const [stake, setStake] = useState(written(limit?.maxStake));
  const [payout, setPayout] = useState(written(limit?.maxPayout));
  const [maxStake, maxPayout] = [amountOf(stake, currency), amountOf(payout, currency)];
  const isGiven =
    (kind === 'market' ? market !== '' : playerId.trim() !== '') &&
    maxStake !== undefined &&
    maxPayout !== undefined;
  return (
    <SportsActionDialog
      {...action}
      title={text(messages.limitNew)}
      effect={text(messages.limitEffect)}
      action={messages.limitNew}
      path="/sports/limit"
      body={
        isGiven
          ? {
              brand,
              market: kind === 'market' ? market : null,
              playerId: kind === 'player' ? playerId.trim() : null,
              maxStake,
              maxPayout,
            }
          : undefined
      }
    >
      <Select<'market' | 'player'>
        label={text(messages.limitFor)}
        value={kind}
        options={[
          { value: 'market', label: text(messages.limitMarket) },
          { value: 'player', label: text(messages.limitPlayer) },
        ]}
        onChange={setKind}
      />
      <Select<BrandId>
        label={text(messages.brand)}
        value={brand}
        options={ALL_BRANDS.map((value) => ({ value, label: brandTitle(value) }))}
        onChange={setBrand}
      />
      {kind === 'market' ? (
        <MarketSelect market={market} onMarket={setMarket} />
      ) : (
        <TextField
          label={text(messages.playerId)}
          value={playerId}
          autoComplete="off"
          onChange={setPlayerId}
        />
      )}
      <TextField
        label={text(messages.maxStake, { currency })}
        value={stake}
        inputMode="decimal"
        autoComplete="off"
        optional
        {...(maxStake === undefined && { error: text(messages.amountInvalid) })}
        onChange={setStake}
      />
      <TextField
        label={text(messages.maxPayout, { currency })}
        value={payout}
        inputMode="decimal"
        autoComplete="off"
        optional
        {...(maxPayout === undefined && { error: text(messages.amountInvalid) })}
        onChange={setPayout}
      />
    </SportsActionDialog>
  );
}

/** Minor units; null for an empty text, undefined for an invalid one. */
function amountOf(entered: string, currency: string): number | null | undefined {
  if (entered.trim() === '') return null;
  const parsed = parseAmount(entered, currency);
  return parsed.ok ? parsed.value.minor : undefined;
}
