/** Queries whose text is not known before run time, by file. Only shrinks; each needs a reason. */
export const DYNAMIC_QUERIES: Readonly<Record<string, { readonly calls: number; readonly reason: string }>> =
  {
    'infra/api/src/personal-data/archive.ts': {
      calls: 1,
      reason: 'reads every table of the catalogue that has a column player_id',
    },
    'infra/api/src/seed.ts': { calls: 1, reason: 'sets the columns of one state of a development player' },
  };
