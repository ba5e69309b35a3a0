/** A racecourse with races at a fixed interval. Names are fictional. */
export interface Racecourse {
  /** Three letters, permanent: part of race ids. No competition has them. */
  readonly id: string;
  readonly name: string;
  readonly country: string;
  readonly everyMinutes: number;
  readonly offsetMinutes: number;
  /** Fewest and most runners of a race. */
  readonly runners: readonly [fewest: number, most: number];
}

export const RACECOURSES: readonly Racecourse[] = [
  { id: 'brk', name: 'Brackenmoor', country: 'GB', everyMinutes: 30, offsetMinutes: 0, runners: [8, 16] },
  { id: 'kil', name: 'Kilcarrow', country: 'IE', everyMinutes: 40, offsetMinutes: 10, runners: [7, 14] },
  { id: 'lon', name: 'Longueval', country: 'FR', everyMinutes: 45, offsetMinutes: 20, runners: [6, 12] },
  { id: 'vas', name: 'Västerhed', country: 'SE', everyMinutes: 60, offsetMinutes: 35, runners: [5, 10] },
  { id: 'dun', name: 'Dunwarren Sands', country: 'GB', everyMinutes: 60, offsetMinutes: 50, runners: [4, 9] },
];

/** First and last words of horses: each pair is a horse. */
export const HORSE_NAMES = {
  first: words(
    'Amber Bramble Copper Distant Ember Fabled Gentle Harbour Ivory Juniper Kestrel Lantern Marble Northern Orchard Pewter Quiet Russet Silver Thistle Umber Velvet Willow Zephyr',
  ),
  last: words(
    'Arrow Beacon Cavalier Dancer Echo Falcon Gambit Horizon Island Jester Knight Legend Minstrel Nomad Oracle Pilgrim Quarter Ranger Sonata Tempest Union Voyager Whisper Yarrow',
  ),
} as const;

export const JOCKEYS = words(
  'A.Brennan B.Castell C.Devlin D.Ellwood E.Farrow F.Grantley G.Hollis H.Ivers J.Keane K.Lindqvist L.Moreau M.Nolan N.Ortega O.Pryce P.Quill R.Sandoval S.Tierney T.Ulvaeus V.Whelan W.Yates',
).map((name) => name.replace('.', '. '));

export const RACE_NAMES = words(
  'Alder Birchwood Cornfield Dovecote Elderberry Foxglove Gorse Heather Ironbridge Kingfisher Larkspur Meadow',
);

/** Distances in metres. */
export const DISTANCES = [1_000, 1_200, 1_600, 2_000, 2_400, 3_200] as const;

function words(list: string): readonly string[] {
  return list.split(' ');
}
