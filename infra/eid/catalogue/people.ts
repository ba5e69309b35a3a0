/** Ways to authenticate, as in Estonia. */
export const METHODS = ['id-card', 'mobile-id', 'smart-id'] as const;
export type Method = (typeof METHODS)[number];

/** A person of the catalogue; development only. */
export interface CataloguePerson {
  readonly personalCode: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly documentNumber?: string;
  readonly phoneNumber?: string;
  readonly methods: readonly Method[];
  readonly phoneReachable?: false;
}

/** PIN1 of every person of the catalogue. */
export const CATALOGUE_PIN = '0090';

const ALL = METHODS;

/** People to test with. The date of birth follows from the personal code. */
export const PEOPLE: readonly CataloguePerson[] = [
  {
    personalCode: '48403150011',
    givenName: 'Mari',
    familyName: 'Maasikas',
    documentNumber: 'AS0000001',
    phoneNumber: '+37200000766',
    methods: ALL,
  },
  {
    personalCode: '38001085718',
    givenName: 'Jaak-Kristjan',
    familyName: 'Jõeorg',
    documentNumber: 'AS0000002',
    phoneNumber: '+37200000867',
    methods: ALL,
  },
  {
    personalCode: '49207071010',
    givenName: 'Õnne',
    familyName: 'Žukova',
    documentNumber: 'AS0000003',
    phoneNumber: '+37200000968',
    methods: ['id-card', 'smart-id'],
  },
  // under 21, the age for games of chance in Estonia, and over 18
  {
    personalCode: '50802140018',
    givenName: 'Rasmus',
    familyName: 'Noor',
    documentNumber: 'AS0000004',
    phoneNumber: '+37200000266',
    methods: ALL,
  },
  // the phone never answers
  {
    personalCode: '36509170227',
    givenName: 'Vello',
    familyName: 'Vaikne',
    documentNumber: 'AS0000005',
    phoneNumber: '+37200000366',
    methods: ALL,
    phoneReachable: false,
  },
  ...newcomers(),
];

/** Twenty people without an account anywhere, for tests that register. */
function newcomers(): readonly CataloguePerson[] {
  const codes = [
    '37006121009',
    '37106121012',
    '37206121026',
    '37306121039',
    '37406121043',
    '37506121057',
    '37606121060',
    '37706121074',
    '37806121088',
    '37906121091',
    '38006121109',
    '38106121112',
    '38206121126',
    '38306121134',
    '38406121143',
    '38506121157',
    '38606121160',
    '38706121174',
    '38806121188',
    '38906121191',
  ];
  return codes.map((personalCode, index) => ({
    personalCode,
    givenName: 'Uus',
    familyName: `Tulija ${String.fromCodePoint('A'.charCodeAt(0) + index)}`,
    documentNumber: `AS00001${String(index).padStart(2, '0')}`,
    phoneNumber: `+372000100${String(index).padStart(2, '0')}`,
    methods: ALL,
  }));
}
