import type { OperatorFeature } from '../licences/licenceFeatures.ts';
import type { ProtectionMode } from '../protection/protectionMode.ts';

export const OPERATORS = ['op-a', 'op-b', 'op-c', 'op-d', 'op-e', 'op-f'] as const;
export type OperatorId = (typeof OPERATORS)[number];

export interface Operator {
  readonly id: OperatorId;
  readonly company: string;
  readonly address: string;
  readonly features: readonly OperatorFeature[];
  /** Demands on player protection beyond the licence (requirements/regulation#protection-modes). */
  readonly protection: ProtectionMode;
}

const PERCENTAGE = ['jackpotContributionsInPercentage'] as const;

/** requirements/access#features-by-operator: jackpotContributionsInPercentage is on for four of the six operators. */
export const operators: Readonly<Record<OperatorId, Operator>> = {
  'op-a': {
    id: 'op-a',
    company: 'Northlight Gaming Ltd',
    address: 'Level 3, Quantum House, Ta’ Xbiex, Malta',
    features: PERCENTAGE,
    protection: 'specification',
  },
  'op-b': {
    id: 'op-b',
    company: 'Hearth Interactive OÜ',
    address: 'Telliskivi 60, 10412 Tallinn, Eesti',
    features: PERCENTAGE,
    protection: 'specification',
  },
  'op-c': {
    id: 'op-c',
    company: 'Brass Compass N.V.',
    address: 'Heelsumstraat 51, Willemstad, Curaçao',
    features: PERCENTAGE,
    protection: 'specification',
  },
  'op-d': {
    id: 'op-d',
    company: 'Zephyra Leisure Ltd',
    address: 'Hamchako, Mutsamudu, Anjouan',
    features: PERCENTAGE,
    protection: 'specification',
  },
  'op-e': {
    id: 'op-e',
    company: 'Canopy Entertainment S.A.',
    address: 'Escazú, San José, Costa Rica',
    features: [],
    protection: 'specification',
  },
  'op-f': {
    id: 'op-f',
    company: 'Foyer Operations Ltd',
    address: 'Level 3, Quantum House, Ta’ Xbiex, Malta',
    features: [],
    protection: 'specification',
  },
};
