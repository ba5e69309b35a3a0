import { useText } from '@foyer/i18n';
import type { SuspensionCase } from '@foyer/kernel/sports-risk-answers';
import { SUSPENSION_SCOPES } from '@foyer/kernel/sports-trading';
import { Select, TextField } from '@foyer/ui/forms';
import { useState } from 'react';
import { ALL_BRANDS, brandTitle } from '../../model/names.ts';
import { MarketFields } from './MarketFields.tsx';
import { parseLine } from './marketText.ts';
import { SportsActionDialog, type SportsActionProps } from './SportsActionDialog.tsx';
import { messages, scopes } from './SportsbookPage.messages.ts';

const EVERY = 'every';
const ID = /^[a-z0-9]{1,16}$/;
const COMPETITION_ID = /^[a-z0-9]{3}$/;

interface SuspendDialogProps extends SportsActionProps {
  /** The match that was chosen in the list. */
  readonly eventId: string | undefined;
}

/** Suspends a market, a match, a competition or the product, for one brand or all. */
export function SuspendDialog({ eventId, ...action }: SuspendDialogProps) {
  const text = useText();
  const [scope, setScope] = useState<SuspensionCase['scope']>('EVENT');
  const [brand, setBrand] = useState<string>(EVERY);
  const [target, setTarget] = useState(eventId ?? '');
  const [market, setMarket] = useState<string>('');
  const [line, setLine] = useState('');
  const parsedLine = parseLine(line);
  const isGiven =
    (scope === 'PRODUCT' || (scope === 'COMPETITION' ? COMPETITION_ID : ID).test(target)) &&
    (scope !== 'MARKET' || (market !== '' && parsedLine !== undefined));
  return (
    <SportsActionDialog
      {...action}
      title={text(messages.suspendNew)}
      effect={text(messages.suspendEffect)}
      action={messages.suspend}
      path="/sports/suspension"
      body={
        isGiven
          ? {
              brand: brand === EVERY ? null : brand,
              scope,
              target: scope === 'PRODUCT' ? null : target,
              market: scope === 'MARKET' ? market : null,
              line: scope === 'MARKET' ? parsedLine : null,
            }
          : undefined
      }
    >
      <Select<SuspensionCase['scope']>
        label={text(messages.scope)}
        value={scope}
        options={SUSPENSION_SCOPES.map((value) => ({ value, label: text(scopes[value]) }))}
        onChange={setScope}
      />
      <Select
        label={text(messages.brand)}
        value={brand}
        options={[
          { value: EVERY, label: text(messages.allBrands) },
          ...ALL_BRANDS.map((value) => ({ value, label: brandTitle(value) })),
        ]}
        onChange={setBrand}
      />
      {scope !== 'PRODUCT' && (
        <TextField
          label={text(scope === 'COMPETITION' ? messages.competitionId : messages.matchId)}
          value={target}
          autoComplete="off"
          {...(scope === 'COMPETITION' && { description: text(messages.competitionHelp) })}
          onChange={setTarget}
        />
      )}
      {scope === 'MARKET' && (
        <MarketFields market={market} line={line} onMarket={setMarket} onLine={setLine} />
      )}
    </SportsActionDialog>
  );
}
