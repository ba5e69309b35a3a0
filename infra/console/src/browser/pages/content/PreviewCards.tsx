import { useMoney, useText } from '@foyer/i18n';
import type { Calendar } from '@foyer/kernel/calendar';
import type { Mission } from '@foyer/kernel/engagement';
import { MINI_GAME_PARTS, type MiniGame } from '@foyer/kernel/mini-games';
import type { ShopItem } from '@foyer/kernel/rewards-shop';
import type { Tournament } from '@foyer/kernel/tournaments';
import type { RulePreview } from '@foyer/market/engagement-answers';
import { money } from '@foyer/money';
import { Badge, BulletList, Heading } from '@foyer/ui';
import type { ReactNode } from 'react';
import { utcDateTime } from '../../model/times.ts';
import { useCounterText } from '../../parts/counter-text/useCounterText.ts';
import * as panel from '../../parts/page-head/panel.css.ts';
import * as css from './editors/fields/fields.css.ts';
import { messages as engagement } from './editors/engagement/engagement.messages.ts';
import { messages } from './RuleStatusPanel.messages.ts';

/** Entries of a section as players see them: their texts, terms and state. */
export function PreviewCards({
  preview,
  currency,
}: {
  readonly preview: RulePreview;
  /** Currency of the stakes in missions. */
  readonly currency: string;
}) {
  return (
    <div className={css.grid}>
      {preview.missions.map((mission) => (
        <MissionCard key={mission.id} mission={mission} currency={currency} />
      ))}
      {preview.tournaments.map((tournament) => (
        <TournamentCard key={tournament.id} tournament={tournament} />
      ))}
      {preview.items.map((item) => (
        <ItemCard key={item.id} item={item} />
      ))}
      {preview.calendars.map((calendar) => (
        <CalendarCard key={calendar.id} calendar={calendar} />
      ))}
      {preview.miniGames.map((game) => (
        <MiniGameCard key={game.id} game={game} />
      ))}
      {preview.levels.map((level) => (
        <LevelCard key={level.level} level={level} />
      ))}
      {preview.earning.map((rate) => (
        <RateCard key={rate.product} rate={rate} />
      ))}
    </div>
  );
}

function PreviewCard({
  name,
  description,
  state,
  lines,
}: {
  readonly name: string;
  readonly description?: string;
  readonly state: string;
  readonly lines: readonly string[];
}): ReactNode {
  return (
    <article className={css.item}>
      <div className={panel.head}>
        <Heading level={4} size="title3">
          {name}
        </Heading>
        <Badge>{state}</Badge>
      </div>
      {description !== undefined && <p className={panel.muted}>{description}</p>}
      <BulletList items={lines.map((line) => ({ id: line, text: line }))} />
    </article>
  );
}

/** Returns the text of a reward with its amount. */
function useReward(): (reward: Mission['reward']) => string {
  const text = useText();
  const write = useMoney();
  return (reward) => {
    if (reward.kind === 'points') return text(messages.pointsReward, { points: reward.points });
    if (reward.rewardType === 'FreeSpin') return text(messages.spins, { count: reward.amount });
    const amount = write(money(reward.amount, reward.currency));
    return text(reward.rewardType === 'MoneyDrop' ? messages.money : messages.bonusMoney, { amount });
  };
}

function MissionCard({ mission, currency }: { readonly mission: Mission; readonly currency: string }) {
  const text = useText();
  const reward = useReward();
  const write = useCounterText(currency);
  const { activeFrom, activeTill } = mission;
  return (
    <PreviewCard
      name={mission.name}
      description={mission.description}
      state={mission.state}
      lines={[
        ...mission.tasks.map(({ title, counter, target }) =>
          text(messages.target, { title, target: write(counter, target), none: write(counter, 0) }),
        ),
        text(messages.reward, { reward: reward(mission.reward) }),
        ...(activeFrom === null ? [] : [text(messages.from, { at: utcDateTime(activeFrom) })]),
        ...(activeTill === null ? [] : [text(messages.till, { at: utcDateTime(activeTill) })]),
      ]}
    />
  );
}

function TournamentCard({ tournament }: { readonly tournament: Tournament }) {
  const text = useText();
  const write = useMoney();
  const reward = useReward();
  const { cost, costValue } = tournament;
  const span = (from: string, till: string) => ({ from: utcDateTime(from), till: utcDateTime(till) });
  return (
    <PreviewCard
      name={tournament.name}
      description={tournament.description}
      state={tournament.phase}
      lines={[
        text(messages.registration, span(tournament.registrationFrom, tournament.registrationTill)),
        text(messages.runs, span(tournament.startsAt, tournament.endsAt)),
        cost === 0
          ? text(messages.free)
          : text(messages.fee, {
              points: cost,
              value: write(money(costValue.amountMinor, costValue.currency)),
            }),
        ...tournament.prizes.map(({ placeFrom, placeTo, reward: prize }) =>
          text(messages.places, { from: placeFrom, to: placeTo, reward: reward(prize) }),
        ),
      ]}
    />
  );
}

function ItemCard({ item }: { readonly item: ShopItem }) {
  const text = useText();
  const write = useMoney();
  const { price, priceValue, left, activeTill, refusal } = item;
  return (
    <PreviewCard
      name={item.name}
      description={item.description}
      state={refusal === null ? text(messages.canBuy) : text(messages.cannotBuy, { reason: refusal })}
      lines={[
        text(messages.price, {
          points: price,
          value: write(money(priceValue.amountMinor, priceValue.currency)),
        }),
        ...(left === null ? [] : [text(messages.left, { count: left })]),
        ...(activeTill === null ? [] : [text(messages.till, { at: utcDateTime(activeTill) })]),
      ]}
    />
  );
}

function CalendarCard({ calendar }: { readonly calendar: Calendar }) {
  const text = useText();
  const { contents, doors, pastDoors, timeZone } = calendar;
  return (
    <PreviewCard
      name={calendar.name}
      description={calendar.description}
      state={calendar.phase}
      lines={[
        text(messages.runs, { from: utcDateTime(calendar.startsAt), till: utcDateTime(calendar.endsAt) }),
        text(messages.doors, { count: doors.length, timeZone }),
        text(pastDoors === 'missed' ? messages.doorsClose : messages.doorsStay),
        text(messages.contents, contents),
      ]}
    />
  );
}

function MiniGameCard({ game }: { readonly game: MiniGame }) {
  const text = useText();
  const write = useMoney();
  const reward = useReward();
  const { prizes, price, daily, left, refusal, activeTill } = game;
  return (
    <PreviewCard
      name={game.name}
      description={game.description}
      state={refusal === null ? text(engagement[game.kind]) : refusal}
      lines={[
        ...prizes.map((prize) =>
          text(messages.odds, {
            reward: prize.reward.kind === 'none' ? text(messages.nothing) : reward(prize.reward),
            parts: prize.parts,
            total: MINI_GAME_PARTS,
          }),
        ),
        text(messages.playsLeft, { count: left, limit: daily.limit }),
        ...(price === null
          ? []
          : [
              text(messages.playPrice, {
                points: price.points,
                value: write(money(price.value.amountMinor, price.value.currency)),
              }),
            ]),
        ...(activeTill === null ? [] : [text(messages.till, { at: utcDateTime(activeTill) })]),
      ]}
    />
  );
}

function LevelCard({ level }: { readonly level: RulePreview['levels'][number] }) {
  const text = useText();
  const reward = useReward();
  return (
    <PreviewCard
      name={level.name}
      state={text(messages.levelNumber, { level: level.level })}
      lines={[
        text(messages.levelPoints, { points: level.points }),
        ...(level.reward === null ? [] : [text(messages.reward, { reward: reward(level.reward) })]),
      ]}
    />
  );
}

function RateCard({ rate }: { readonly rate: RulePreview['earning'][number] }) {
  const text = useText();
  const write = useMoney();
  const { product, points, perMinor, currency, activeTill = null } = rate;
  return (
    <PreviewCard
      name={text(engagement[product])}
      state={text(engagement.active)}
      lines={[
        text(messages.rate, { points, stake: write(money(perMinor, currency)) }),
        ...(activeTill === null ? [] : [text(messages.till, { at: utcDateTime(activeTill) })]),
      ]}
    />
  );
}
