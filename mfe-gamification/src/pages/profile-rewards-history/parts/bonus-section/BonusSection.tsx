import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { spanOf } from '@foyer/kernel/look-back';
import { Text, useText } from '@foyer/i18n';
import { ExportButtons, useMarket, useServices } from '@foyer/platform';
import { ErrorCard, Paragraph, Section, Skeleton, Stack } from '@foyer/ui';
import { BonusesDocument } from '../../../../features/bonuses/Bonuses.generated.ts';
import { ActiveBonus } from '../active-bonus/ActiveBonus.tsx';
import { BonusTable } from '../bonus-table/BonusTable.tsx';
import { messages } from './BonusSection.messages.ts';

/** The player's bonuses: those being played on top, then those that are over. */
export function BonusSection() {
  const text = useText();
  const { bus, now } = useServices();
  const { timeZone } = useMarket().licence;
  const { data, error, loading, refetch } = useQuery(BonusesDocument, { fetchPolicy: 'cache-and-network', notifyOnNetworkStatusChange: true });
  const bonuses = data?.viewer?.bonuses;
  const again = (): void => void refetch().catch(() => undefined);
  // every stake moves the bar
  useEffect(() => bus.on('wallet.changed', () => void refetch().catch(() => undefined)), [bus, refetch]);
  const active = bonuses?.filter(({ status }) => status === 'Active') ?? [];
  const over = bonuses?.filter(({ status }) => status !== 'Active') ?? [];
  return (
    <Section title={text(messages.title)}>
      {!bonuses && error && <ErrorCard level={3} title={text(messages.failed)} retryLabel={text(messages.retry)} busy={loading} onRetry={again}><Text {...messages.failedText} /></ErrorCard>}
      {!bonuses && !error && <Skeleton shape="block" height="12rem" />}
      {bonuses?.length === 0 && <Paragraph tone="muted"><Text {...messages.none} /></Paragraph>}
      {bonuses !== undefined && bonuses.length > 0 && (
        <Stack gap="large">
          {active.map((bonus) => <ActiveBonus key={bonus.id} bonus={bonus} onChanged={again} />)}
          {over.length > 0 && <BonusTable bonuses={over} />}
          <ExportButtons of="bonuses" span={spanOf({ kind: 'range', range: 'half-year' }, now(), timeZone)} texts={{ csv: text(messages.csv), pdf: text(messages.pdf), making: text(messages.making), failed: text(messages.exportFailed) }} />
        </Stack>
      )}
    </Section>
  );
}
