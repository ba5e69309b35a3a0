import { useText } from '@foyer/i18n';
import { parseOrder } from '@foyer/kernel/field';
import { RESULT_REQUEST_KINDS, type ResultRequest } from '@foyer/kernel/sports-risk-answers';
import { eventIdSchema, MAX_PERIODS } from '@foyer/kernel/sports-trading';
import { Select, TextField } from '@foyer/ui/forms';
import { useState } from 'react';
import * as v from 'valibot';
import { MarketFields } from './MarketFields.tsx';
import { parseLine, parseScores } from './marketText.ts';
import { SportsActionDialog, type SportsActionProps } from './SportsActionDialog.tsx';
import { messages, resultKinds } from './SportsbookPage.messages.ts';

interface ResultDialogProps extends SportsActionProps {
  /** The match that was chosen in the list. */
  readonly eventId: string | undefined;
}

/** Voids a match or a market, or corrects a score or a finishing order. */
export function ResultDialog({ eventId, ...action }: ResultDialogProps) {
  const text = useText();
  const [match, setMatch] = useState(eventId ?? '');
  const [kind, setKind] = useState<ResultRequest['kind']>('VOID_MATCH');
  const [market, setMarket] = useState('');
  const [line, setLine] = useState('');
  const [score, setScore] = useState('');
  const [periods, setPeriods] = useState('');
  const [order, setOrder] = useState('');
  const of = bodyOf(kind, { market, line, score, periods, order });
  const isScore = finalScore(score) !== undefined;
  const isPeriods = periodScores(periods) !== undefined;
  return (
    <SportsActionDialog
      {...action}
      title={text(messages.resultNew)}
      effect={text(messages.resultEffect)}
      action={resultKinds[kind]}
      path="/sports/result"
      body={of && v.is(eventIdSchema, match) ? { ...EMPTY, ...of, eventId: match, kind } : undefined}
    >
      <TextField
        label={text(messages.matchId)}
        value={match}
        autoComplete="off"
        description={text(messages.matchIdHelp)}
        onChange={setMatch}
      />
      <Select<ResultRequest['kind']>
        label={text(messages.resultKind)}
        value={kind}
        options={RESULT_REQUEST_KINDS.map((value) => ({ value, label: text(resultKinds[value]) }))}
        onChange={setKind}
      />
      {kind === 'VOID_MARKET' && (
        <MarketFields market={market} line={line} onMarket={setMarket} onLine={setLine} />
      )}
      {kind === 'CORRECT' && (
        <>
          <TextField
            label={text(messages.score)}
            value={score}
            autoComplete="off"
            description={text(messages.scoreHelp)}
            {...(score !== '' && !isScore && { error: text(messages.scoreInvalid) })}
            onChange={setScore}
          />
          <TextField
            label={text(messages.periods)}
            value={periods}
            autoComplete="off"
            description={text(messages.periodsHelp)}
            {...(periods !== '' && !isPeriods && { error: text(messages.periodsInvalid) })}
            onChange={setPeriods}
          />
        </>
      )}
      {kind === 'CORRECT_ORDER' && (
        <TextField
          label={text(messages.order)}
          value={order}
          autoComplete="off"
          description={text(messages.orderHelp)}
          {...(order !== '' && !parseOrder(order) && { error: text(messages.orderInvalid) })}
          onChange={setOrder}
        />
      )}
    </SportsActionDialog>
  );
}

const EMPTY = { market: null, line: null, home: null, away: null, periods: null };

interface Entered {
  readonly market: string;
  readonly line: string;
  readonly score: string;
  readonly periods: string;
  readonly order: string;
}

/** The fields of the kind; undefined while they are incomplete. */
function bodyOf(kind: ResultRequest['kind'], entered: Entered): object | undefined {
  if (kind === 'VOID_MATCH') return {};
  if (kind === 'CORRECT_ORDER') return parseOrder(entered.order) && { order: entered.order };
  if (kind === 'VOID_MARKET') {
    const line = parseLine(entered.line);
    return entered.market === '' || line === undefined ? undefined : { market: entered.market, line };
  }
  const score = finalScore(entered.score);
  const periods = periodScores(entered.periods);
  return score && periods && { ...score, periods };
}

function finalScore(text: string) {
  const scores = parseScores(text);
  return scores?.length === 1 ? scores[0] : undefined;
}

function periodScores(text: string) {
  const scores = parseScores(text);
  return scores && scores.length <= MAX_PERIODS ? scores : undefined;
}
