import type { FoldingSubject } from '../facts/folding.ts';
import { isCounted, scoreBet } from './scoring.ts';

/** Registrations, scores, prizes and returned costs of a player. The terms come from the registration. */
export const tournaments: FoldingSubject = {
  name: 'tournaments',
  fold(fact, folding) {
    const before = folding.state.tournaments ?? {};
    if (fact.kind === 'bet') {
      const { payload } = fact;
      const counting = Object.entries(before).filter(([, record]) =>
        isCounted(record, payload, folding.state.level),
      );
      if (counting.length === 0) return;
      const tournaments = { ...before };
      for (const [id, record] of counting)
        tournaments[id] = { ...record, ...scoreBet(record.scoring, record, payload) };
      folding.state = { ...folding.state, tournaments };
    } else if (fact.kind === 'tournament-registration') {
      const { runId, name, cost, terms } = fact.payload;
      const registeredAt = fact.at;
      const record = { ...terms, registeredAt, score: 0, reachedAt: registeredAt, rounds: 0, hours: {} };
      folding.state = { ...folding.state, tournaments: { ...before, [runId]: record } };
      if (cost > 0)
        folding.addPoints({
          cause: `tournament:${runId}:cost`,
          amount: -cost,
          reason: 'tournament',
          subject: name,
        });
    } else if (fact.kind === 'tournament-return' || fact.kind === 'tournament-result') {
      const { [fact.payload.runId]: ended, ...others } = before;
      if (!ended) return;
      folding.state = { ...folding.state, tournaments: others };
      const { runId, name } = fact.payload;
      if (fact.kind === 'tournament-return' && fact.payload.cost > 0)
        folding.addPoints({
          cause: `tournament:${runId}:return`,
          amount: fact.payload.cost,
          reason: 'refund',
          subject: name,
        });
      if (fact.kind === 'tournament-result' && fact.payload.reward)
        folding.give(fact.payload.reward, {
          cause: `tournament:${runId}:prize`,
          reason: 'tournament',
          subject: name,
        });
    }
  },
};
