import type { SportId } from '@foyer/kernel/sports-feed';

/** Width and height of every court, in units of its drawing. */
export const COURT = { width: 105, height: 68 } as const;

const EDGE = 'M1 1h103v66H1z';
const HALVES = 'M52.5 1v66';

/** Lines of the field of each sport, seen from above; esports has none. */
export const COURTS: Readonly<Record<Exclude<SportId, 'esports'>, string>> = {
  football: `${EDGE}${HALVES}M61.7 34a9.2 9.2 0 1 0-18.4 0 9.2 9.2 0 1 0 18.4 0M1 14h16.5v40H1M1 25h5.5v18H1M104 14H87.500v40H104M104 25h-5.5v18h5.5M17.5 27a9.2 9.2 0 0 1 0 14M87.5 27a9.2 9.2 0 0 0 0 14`,
  'ice-hockey': `M15 1h75a14 14 0 0 1 14 14v38a14 14 0 0 1-14 14H15A14 14 0 0 1 1 53V15A14 14 0 0 1 15 1z${HALVES}M36 1v66M69 1v66M8 4v60M97 4v60M60.5 34a8 8 0 1 0-16 0 8 8 0 1 0 16 0M8 30a4 4 0 0 1 0 8M97 30a4 4 0 0 0 0 8`,
  basketball: `${EDGE}${HALVES}M59 34a6.5 6.5 0 1 0-13 0 6.5 6.5 0 1 0 13 0M1 24h20v20H1M21 27.500a6.5 6.5 0 0 1 0 13M104 24H84v20h20M84 27.500a6.5 6.5 0 0 0 0 13M1 5h9a29 29 0 0 1 0 58H1M104 5h-9a29 29 0 0 0 0 58h9`,
  handball: `${EDGE}${HALVES}M1 10a19 19 0 0 1 16 19v10a19 19 0 0 1-16 19M104 10a19 19 0 0 0-16 19v10a19 19 0 0 0 16 19M1 29h-1M12 31v6M93 31v6`,
  tennis: `${EDGE}M1 10h103M1 58h103M25 10v48M80 10v48M25 34h55M52.5 0v68`,
  volleyball: `${EDGE}M35 1v66M70 1v66M52.5 0v68`,
  'american-football': `${EDGE}M10 1v66M95 1v66M18.5 1v66M27 1v66M35.5 1v66M44 1v66M52.5 1v66M61 1v66M69.5 1v66M78 1v66M86.5 1v66`,
};
