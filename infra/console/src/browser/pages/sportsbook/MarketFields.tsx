import { useText } from '@foyer/i18n';
import { MARKET_KINDS } from '@foyer/kernel/markets';
import { Select, TextField } from '@foyer/ui/forms';
import { marketText, parseLine } from './marketText.ts';
import { messages } from './SportsbookPage.messages.ts';

interface MarketFieldsProps {
  readonly market: string;
  readonly line: string;
  onMarket(market: string): void;
  onLine(line: string): void;
}

/** A market and its line. */
export function MarketFields({ market, line, onMarket, onLine }: MarketFieldsProps) {
  const text = useText();
  return (
    <>
      <MarketSelect market={market} onMarket={onMarket} />
      <TextField
        label={text(messages.line)}
        value={line}
        inputMode="decimal"
        autoComplete="off"
        optional
        description={text(messages.lineHelp)}
        {...(parseLine(line) === undefined && { error: text(messages.lineInvalid) })}
        onChange={onLine}
      />
    </>
  );
}

export function MarketSelect({ market, onMarket }: Pick<MarketFieldsProps, 'market' | 'onMarket'>) {
  const text = useText();
  return (
    <Select
      label={text(messages.market)}
      value={market}
      placeholder={text(messages.market)}
      options={MARKET_KINDS.map((value): { readonly value: string; readonly label: string } => ({
        value,
        label: marketText(value, null),
      }))}
      onChange={onMarket}
    />
  );
}
