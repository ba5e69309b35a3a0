import { useText } from '@foyer/i18n';
import {
  levelsSchema,
  type CalendarRule,
  type EarningRule,
  type LevelRule,
  type MiniGameRule,
  type MissionRule,
  type ShopItemRule,
  type TournamentSeries,
} from '@foyer/market/engagement-rules';
import { useContext } from 'react';
import * as v from 'valibot';
import { LiveBody } from '../liveBody.ts';
import { messages as itemMessages } from '../fields/fields.messages.ts';
import { messages } from './engagement.messages.ts';
import {
  calendarState,
  itemState,
  miniGameState,
  missionState,
  seriesState,
  stateBetween,
} from './engagementValues.ts';
import { CalendarFields } from './CalendarFields.tsx';
import { englishOf } from './deliveredTexts.ts';
import { EarningFields } from './EarningFields.tsx';
import { LevelFields } from './LevelFields.tsx';
import { MiniGameFields } from './MiniGameFields.tsx';
import { MissionFields } from './MissionFields.tsx';
import {
  NEW_CALENDAR,
  NEW_ITEM,
  NEW_MINI_GAME,
  NEW_MISSION,
  NEW_RATE,
  NEW_SERIES,
  newLevel,
} from './newRules.ts';
import { RuleList, type RuleEditorProps } from './RuleList.tsx';
import { ShopItemFields } from './ShopItemFields.tsx';
import { TournamentFields } from './TournamentFields.tsx';

/** Missions of the brand. */
export function MissionsEditor(props: RuleEditorProps<MissionRule>) {
  return (
    <RuleList
      {...props}
      section="missions"
      intro={messages.missionsIntro}
      addLabel={messages.addMission}
      costText={messages.missionCost}
      created={() => NEW_MISSION}
      titleOf={({ id }) => id}
      stateOf={missionState}
      end={(mission, at) => ({ ...mission, activeTill: at })}
      fields={(item, index, field) => (
        <MissionFields
          {...field}
          value={item}
          index={index}
          others={props.value.map(({ id }) => id).filter((id) => id !== item.id)}
        />
      )}
    />
  );
}

/** Tournament series of the brand. */
export function TournamentsEditor(props: RuleEditorProps<TournamentSeries>) {
  return (
    <RuleList
      {...props}
      section="tournaments"
      intro={messages.tournamentsIntro}
      addLabel={messages.addSeries}
      costText={messages.seriesCost}
      created={() => NEW_SERIES}
      titleOf={({ id }) => id}
      stateOf={seriesState}
      end={(series, at) => ({ ...series, lastStart: at })}
      fields={(item, index, field) => <TournamentFields {...field} value={item} index={index} />}
    />
  );
}

/** Items of the rewards shop. */
export function ShopEditor(props: RuleEditorProps<ShopItemRule>) {
  return (
    <RuleList
      {...props}
      section="shop"
      intro={messages.shopIntro}
      addLabel={messages.addItem}
      costText={messages.itemCost}
      created={() => NEW_ITEM}
      titleOf={({ id }) => id}
      stateOf={itemState}
      end={(item, at) => ({ ...item, activeTill: at })}
      fields={(item, index, field) => <ShopItemFields {...field} value={item} index={index} />}
    />
  );
}

/** Seasonal calendars of the brand. */
export function CalendarsEditor(props: RuleEditorProps<CalendarRule>) {
  return (
    <RuleList
      {...props}
      section="calendars"
      intro={messages.calendarsIntro}
      addLabel={messages.addCalendar}
      costText={messages.calendarCost}
      created={() => NEW_CALENDAR}
      titleOf={({ id }) => id}
      stateOf={calendarState}
      end={(calendar, at) => ({ ...calendar, lastYear: new Date(at).getUTCFullYear() })}
      fields={(item, index, field) => <CalendarFields {...field} value={item} index={index} />}
    />
  );
}

/** Mini-games of the brand. */
export function MiniGamesEditor(props: RuleEditorProps<MiniGameRule>) {
  return (
    <RuleList
      {...props}
      section="miniGames"
      intro={messages.miniGamesIntro}
      addLabel={messages.addMiniGame}
      costText={messages.miniGameCost}
      created={() => NEW_MINI_GAME}
      titleOf={({ id }) => id}
      stateOf={miniGameState}
      end={(game, at) => ({ ...game, activeTill: at })}
      fields={(item, index, field) => <MiniGameFields {...field} value={item} index={index} />}
    />
  );
}

/** Levels of the brand. */
export function LevelsEditor(props: RuleEditorProps<LevelRule>) {
  const text = useText();
  const published = usePublishedLevels();
  return (
    <RuleList
      {...props}
      section="levels"
      isOrdered={false}
      intro={messages.levelsIntro}
      addLabel={messages.addLevel}
      costText={messages.levelCost}
      created={() => newLevel(props.value)}
      titleOf={({ level, name }, texts) =>
        text(messages.levelTitle, {
          level,
          name: englishOf(name, texts) || text(itemMessages.unnamed, { place: level }),
        })
      }
      keepReasonOf={({ level }) => (published.has(level) ? text(messages.levelKept) : undefined)}
      stateOf={({ activeFrom = null }, now) => stateBetween(activeFrom, null, now)}
      fields={(item, index, field) => <LevelFields {...field} value={item} index={index} />}
    />
  );
}

/** Points for stakes. */
export function EarningEditor(props: RuleEditorProps<EarningRule>) {
  const text = useText();
  return (
    <RuleList
      {...props}
      section="earning"
      intro={messages.earningIntro}
      addLabel={messages.addRate}
      costText={messages.rateCost}
      created={() => NEW_RATE}
      titleOf={({ product, points }) =>
        text(messages.rateTitle, { product: text(messages[product]), points })
      }
      stateOf={({ activeFrom = null, activeTill = null }, now) => stateBetween(activeFrom, activeTill, now)}
      end={(rate, at) => ({ ...rate, activeTill: at })}
      fields={(item, index, field) => <EarningFields {...field} value={item} index={index} />}
    />
  );
}

/** Numbers of the levels that are live: players may have reached them (ADR 0295). */
function usePublishedLevels(): ReadonlySet<number> {
  const live = useContext(LiveBody);
  const read = v.safeParse(levelsSchema, live);
  return new Set(read.success ? read.output.map(({ level }) => level) : []);
}
