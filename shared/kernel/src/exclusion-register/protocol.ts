/** Calls of operators to a national exclusion register, parsed by both sides. Times are ISO 8601 in UTC. */
import * as v from 'valibot';
import { listOf } from '../lib/list-schema.ts';

/** Kinds of games that a restriction can cover: games of chance, betting on sports, and lotteries. */
export const REGISTER_GAMES = ['chance', 'toto', 'lottery'] as const;
export type RegisterGame = (typeof REGISTER_GAMES)[number];

/** Persons of one check. */
export const MAX_CHECKED_PERSONS = 100;

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
const text = v.pipe(v.string(), v.maxLength(200));
const time = v.pipe(v.string(), v.isoTimestamp());
const reference = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
const id = v.pipe(v.string(), v.uuid());
const games = v.pipe(v.array(v.picklist(REGISTER_GAMES)), v.minLength(1), v.maxLength(REGISTER_GAMES.length));

const personSchema = v.object({
  firstName: text,
  lastName: text,
  dateOfBirth: v.pipe(v.string(), v.isoDate()),
  /** ISO 3166. */
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  /** National personal code, where it is known. */
  personalCode: v.optional(text),
});

/** The data that an operator has about a person. */
export type RegisterPerson = v.InferOutput<typeof personSchema>;

export const checkRequestSchema = v.object({
  register: name,
  operator: name,
  persons: v.pipe(
    v.array(
      v.object({
        person: personSchema,
        /** Restrictions that the operator has stored: the answer contains those that have ended. */
        known: v.pipe(v.array(id), v.maxLength(50)),
      }),
    ),
    v.minLength(1),
    v.maxLength(MAX_CHECKED_PERSONS),
  ),
});
export type CheckRequest = v.InferOutput<typeof checkRequestSchema>;

export const restrictRequestSchema = v.object({
  register: name,
  operator: name,
  person: personSchema,
  /** The operator's number of the exclusion: the same number is the same restriction. */
  reference,
  games,
  startsAt: time,
  /** Earliest end on request; null: none. */
  termEndsAt: v.nullable(time),
  /** Time at which it ends automatically; null: only on request. */
  endsAt: v.nullable(time),
});
export type RestrictRequest = v.InferOutput<typeof restrictRequestSchema>;

export const endRequestSchema = v.object({ register: name, operator: name, reference });
export type EndRequest = v.InferOutput<typeof endRequestSchema>;

const restrictionSchema = v.object({
  id,
  games: listOf(v.picklist(REGISTER_GAMES)),
  startsAt: time,
  termEndsAt: v.nullable(time),
  endsAt: v.nullable(time),
  /**
   * The requesting operator's own reference; null for a restriction that another operator or the authority
   * entered.
   */
  reference: v.nullable(v.string()),
});

/** A restriction in force. */
export type Restriction = v.InferOutput<typeof restrictionSchema>;

const checkedSchema = v.object({ restrictions: listOf(restrictionSchema), ended: listOf(id) });

/** Answer about one person. */
export type CheckedPerson = v.InferOutput<typeof checkedSchema>;

/** The persons of the request, in its order. */
export const checkAnswerSchema = v.object({ persons: listOf(checkedSchema) });
export const restrictAnswerSchema = v.object({ restriction: restrictionSchema });

export const END_OUTCOMES = ['ENDED', 'TERM_NOT_OVER', 'UNKNOWN'] as const;
export type EndOutcome = (typeof END_OUTCOMES)[number];
export const endAnswerSchema = v.object({ outcome: v.picklist(END_OUTCOMES) });
