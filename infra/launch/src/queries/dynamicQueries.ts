/** Queries whose text is not known before run time, by file. Only shrinks; each needs a reason. */
export const DYNAMIC_QUERIES: Readonly<Record<string, { readonly calls: number; readonly reason: string }>> =
  {
    'infra/api/src/seed.ts': { calls: 1, reason: 'sets the columns of one state of a development player' },
  };
