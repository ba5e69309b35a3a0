import pg from 'pg';

/** One column of a result, as PostgreSQL describes it without running the statement. */
export interface ResultColumn {
  readonly name: string;
  /** Name of the type in `pg_type`; `_text` is an array of `text`. */
  readonly type: string;
  /** The column of a table that is returned unchanged; undefined for an expression. */
  readonly source: TableColumn | undefined;
}

export interface TableColumn {
  readonly table: string;
  readonly name: string;
  readonly acceptsNull: boolean;
}

/** A statement as PostgreSQL parses it, or its error. */
export type Description =
  | { readonly ok: true; readonly parameters: readonly string[]; readonly columns: readonly ResultColumn[] }
  | { readonly ok: false; readonly error: string };

/** One attribute of a composite type. */
export interface Attribute {
  readonly name: string;
  /** Name of the type in `pg_type`. */
  readonly type: string;
}

interface RawField {
  readonly name: string;
  readonly dataTypeID: number;
  readonly tableID: number;
  readonly columnID: number;
}

interface ParameterMessage {
  readonly dataTypeIDs: readonly number[];
}

/** Parses statements on the server and describes parameters and columns; nothing is executed. */
export interface Describer {
  describe(text: string): Promise<Description>;
  /** Attributes of a composite type with its schema, such as `api.play_request`; undefined for any other type. */
  attributesOf(type: string): readonly Attribute[] | undefined;
  close(): Promise<void>;
}

/** Connects to a database that has the tables of all services. */
export async function connectDescriber(connectionString: string): Promise<Describer> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const types = await readTypes(client);
  const tableColumns = await readTableColumns(client);
  const attributes = await readAttributes(client);
  const known = new Map<string, Promise<Description>>();
  const describe = async (text: string): Promise<Description> => {
    try {
      const { parameters, fields } = await parse(client, text);
      return {
        ok: true,
        parameters: parameters.map((id) => types.get(id) ?? String(id)),
        columns: fields.map((field) => ({
          name: field.name,
          type: types.get(field.dataTypeID) ?? String(field.dataTypeID),
          source: tableColumns.get(`${field.tableID}.${field.columnID}`),
        })),
      };
    } catch (error) {
      return { ok: false, error: error instanceof Error ? error.message : String(error) };
    }
  };
  return {
    describe(text) {
      const description = known.get(text) ?? describe(text);
      known.set(text, description);
      return description;
    },
    attributesOf: (type) => attributes.get(type),
    close: () => client.end(),
  };
}

/** Domains are described by their base type, enumerations as text. */
async function readTypes(client: pg.Client): Promise<ReadonlyMap<number, string>> {
  const { rows } = await client.query<{ oid: number; name: string }>(
    `select t.oid::int as oid,
            case when t.typtype = 'e' then 'text' when t.typtype = 'd' then base.typname else t.typname end as name
       from pg_type t left join pg_type base on base.oid = t.typbasetype`,
  );
  return new Map(rows.map((row) => [row.oid, row.name]));
}

async function readTableColumns(client: pg.Client): Promise<ReadonlyMap<string, TableColumn>> {
  const { rows } = await client.query<TableColumn & { readonly key: string }>(
    `select a.attrelid::int || '.' || a.attnum as key, c.relname as table, a.attname as name, not a.attnotnull as "acceptsNull"
       from pg_attribute a join pg_class c on c.oid = a.attrelid
      where a.attnum > 0 and c.relkind in ('r', 'p')`,
  );
  return new Map(rows.map(({ key, ...column }) => [key, column]));
}

async function readAttributes(client: pg.Client): Promise<ReadonlyMap<string, readonly Attribute[]>> {
  const { rows } = await client.query<{ owner: string; name: string; type: string }>(
    `select n.nspname || '.' || c.relname as owner, a.attname as name, t.typname as type
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
      where c.relkind = 'c' and a.attnum > 0 and not a.attisdropped
      order by a.attrelid, a.attnum`,
  );
  const attributes = new Map<string, Attribute[]>();
  for (const { owner, name, type } of rows)
    attributes.set(owner, [...(attributes.get(owner) ?? []), { name, type }]);
  return attributes;
}

interface Parsed {
  readonly parameters: readonly number[];
  readonly fields: readonly RawField[];
}

/** The part of pg's connection that the extended protocol needs. */
interface Wire {
  parse(query: { text: string; name: string; types: readonly number[] }): void;
  describe(target: { type: 'S'; name: string }): void;
  sync(): void;
  once(event: 'parameterDescription', listener: (message: ParameterMessage) => void): void;
  removeAllListeners(event: 'parameterDescription'): void;
}

/** Sends Parse and Describe for an unnamed statement, as pg's submittable interface allows. */
function parse(client: pg.Client, text: string): Promise<Parsed> {
  return new Promise((resolve, reject) => {
    let parameters: readonly number[] = [];
    let fields: readonly RawField[] = [];
    const submittable = {
      submit(connection: Wire) {
        connection.removeAllListeners('parameterDescription');
        connection.once('parameterDescription', (message) => (parameters = message.dataTypeIDs));
        connection.parse({ text, name: '', types: [] });
        connection.describe({ type: 'S', name: '' });
        connection.sync();
      },
      handleRowDescription: (message: { readonly fields: readonly RawField[] }) => (fields = message.fields),
      handleError: reject,
      handleReadyForQuery: () => resolve({ parameters, fields }),
    };
    client.query(submittable as unknown as pg.Submittable);
  });
}
