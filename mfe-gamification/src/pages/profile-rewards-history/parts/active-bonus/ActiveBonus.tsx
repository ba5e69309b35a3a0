import { useId, useState } from 'react';
import { Text, useDates, useMoney, useNumbers, useText } from '@foyer/i18n';
import { money } from '@foyer/money';
import { useFeature, useServices } from '@foyer/platform';
import {
  Button,
  Card,
  Disclosure,
  Facts,
  Heading,
  Paragraph,
  ProgressBar,
  Row,
  Stack,
  Stat,
} from '@foyer/ui';
import type { BonusFieldsFragment } from '../../../../features/bonuses/Bonuses.generated.ts';
import { ForfeitDialog } from '../forfeit-dialog/ForfeitDialog.tsx';
import * as css from './ActiveBonus.css.ts';
import { gameKinds, messages } from './ActiveBonus.messages.ts';

const WHOLE = 10_000; // Basis points.
/** Decimal odds are thousandths. */
const PRICE_UNIT = 1_000;
const PRICE_DECIMALS = 2;

interface ActiveBonusProps {
  readonly bonus: BonusFieldsFragment;
  /** The server has a newer state: refetch. */
  onChanged(): void;
}

/** An active bonus: progress, terms and the button to forfeit it. */
export function ActiveBonus({ bonus, onChanged }: ActiveBonusProps) {
  const id = useId();
  const text = useText();
  const write = useMoney();
  const { overlays } = useServices();
  const hasChecker = useFeature('BonusChecker');
  const [isDialogOpen, setDialogOpen] = useState(false);
  const { balance, currency, wagered, wageringRequired: required } = bonus;
  const amount = (minor: number): string => write(money(minor, currency));
  return (
    <Card as="article" labelledBy={id}>
      <Stack gap="medium">
        <Row justify="between" align="start" gap="medium" wrap>
          <Heading id={id} level={3} size="title3">
            {bonus.name}
          </Heading>
          {hasChecker && (
            <Button
              tone="quiet"
              size="small"
              icon="gift"
              describedBy={id}
              onPress={() => void overlays.open('bonus-checker', {})}
            >
              <Text {...messages.check} />
            </Button>
          )}
          <Button tone="quiet" size="small" describedBy={id} onPress={() => setDialogOpen(true)}>
            <Text {...messages.forfeit} />
          </Button>
        </Row>
        <Stat label={text(messages.left)} value={amount(balance)} />
        <ProgressBar
          label={text(messages.progress)}
          value={wagered}
          maximum={required}
          text={text(messages.progressText, { wagered: amount(wagered), required: amount(required) })}
        />
        <Paragraph size="small" tone="muted">
          {text(messages.remaining, { remaining: amount(Math.max(0, required - wagered)) })}
        </Paragraph>
        <Terms bonus={bonus} />
      </Stack>
      {isDialogOpen && (
        <ForfeitDialog bonus={bonus} onChanged={onChanged} onClose={() => setDialogOpen(false)} />
      )}
    </Card>
  );
}

function Terms({
  bonus: { contributions, sports, currency, expiresAt, givenAt, maximumPayout, maximumStake },
}: {
  readonly bonus: BonusFieldsFragment;
}) {
  const text = useText();
  const { dateTime, deadline } = useDates();
  const write = useMoney();
  const { percent, decimals } = useNumbers();
  const bound = (minor: number | null): string =>
    minor === null ? text(messages.noMaximum) : write(money(minor, currency));
  return (
    <>
      <Facts
        items={[
          { label: text(messages.maximumStake), value: bound(maximumStake) },
          { label: text(messages.maximumPayout), value: bound(maximumPayout) },
          {
            label: text(messages.expires),
            value: expiresAt === null ? text(messages.never) : deadline(new Date(expiresAt)),
          },
          { label: text(messages.given), value: dateTime(new Date(givenAt)) },
        ]}
      />
      {contributions.length > 0 && (
        <Disclosure title={text(messages.contributions)}>
          <dl className={css.contributions}>
            {contributions.map(({ kind, basisPoints }) => (
              <div key={kind} className={css.contribution}>
                <dt>
                  <Text {...gameKinds[kind]} />
                </dt>
                <dd>{percent(basisPoints / WHOLE)}</dd>
              </div>
            ))}
            {sports && (
              <div className={css.contribution}>
                <dt>
                  {text(messages.sports, {
                    price: decimals(sports.minimumPrice / PRICE_UNIT, PRICE_DECIMALS),
                  })}
                </dt>
                <dd>{percent(sports.basisPoints / WHOLE)}</dd>
              </div>
            )}
          </dl>
        </Disclosure>
      )}
    </>
  );
}
