import type {
  CompiledMessages,
  PageModule,
  RemoteDefinition,
  RemoteTarget,
  SlotModule,
  TextLoader,
} from '@foyer/contract';
import { messagesLocale, type Locale, type PageId } from '@foyer/links';
import { toRemoteError, RemoteError } from './RemoteError.ts';
import { createResource, type Resource } from './resource.ts';

/** Part of all later texts where they are one file. */
const ONE_PART = '';

/** The file of the first texts of a language imports the parts of later ones, where the build has written it so. */
interface TextFile {
  readonly default: CompiledMessages;
  readonly later?: Readonly<Record<string, () => Promise<{ readonly default: CompiledMessages }>>>;
}

type LoadedPage = PageModule | 'not-available';

/** The lazily loaded parts of a remote, each kind with its own cache. @internal */
export interface RemoteParts {
  readonly pages: Resource<PageId, LoadedPage>;
  readonly slots: Resource<string, SlotModule<object>>;
  readonly messages: Resource<Locale, CompiledMessages>;
  /** `messages` with those that the first page does not use, by part. */
  laterMessages(part: string): Resource<Locale, CompiledMessages>;
  /** Part of a page or slot; undefined for the first page. */
  partOf(name: string): string | undefined;
}

/** The messages of a page or slot. @internal */
export function messagesFor(
  { messages, laterMessages, partOf }: RemoteParts,
  target: RemoteTarget,
): Resource<Locale, CompiledMessages> {
  const part = partOf(target.kind === 'page' ? target.route : target.name);
  return part === undefined ? messages : laterMessages(part);
}

/** Creates the caches for the loaders of a remote definition. @internal */
export function remoteParts<Owner extends string>(definition: RemoteDefinition<Owner>): RemoteParts {
  // `defineRemote` checks the definition per owner; this code reads loaders of any owner by name.
  const pages = definition.pages as Readonly<
    Record<string, (() => Promise<PageModule>) | 'not-available' | undefined>
  >;
  const slots = definition.slots as object as Readonly<
    Record<string, (() => Promise<SlotModule<object>>) | undefined>
  >;
  const { later } = definition;
  const files = createResource((locale: Locale) => readTexts(definition.messages, locale));
  const messages = createResource(async (locale: Locale) => (await files.attempt(locale)).default);
  const loaders = typeof later?.messages === 'function' ? { [ONE_PART]: later.messages } : later?.messages;
  const createLater = (part: string): Resource<Locale, CompiledMessages> =>
    createResource(async (locale: Locale) => {
      const own = loaders?.[part];
      if (!own) requestEarly(`later-${part}-${messagesLocale(locale)}`);
      const [first, rest] = await Promise.all([
        files.attempt(locale),
        readTexts(own ?? (async () => partIn(await files.attempt(locale), part)), locale),
      ]);
      return { ...first.default, ...rest.default };
    });
  const laterMessages = new Map(
    [...Object.keys(loaders ?? {}), ...Object.values(later?.partOf ?? {})].map((part) => [
      part,
      createLater(part),
    ]),
  );
  return {
    messages,
    laterMessages: (part) => laterMessages.get(part) ?? messages,
    partOf: (name) => (name === later?.firstPage ? undefined : (later?.partOf?.[name] ?? ONE_PART)),
    pages: createResource(async (route) => {
      const page = pages[route];
      if (page === undefined)
        throw new RemoteError('PAGE_MISSING', `${definition.owner} has no page ${route}`);
      return page === 'not-available' ? page : page().catch(failAs('IMPORT_THREW'));
    }),
    slots: createResource(async (name) => {
      const slot = slots[name];
      if (slot === undefined)
        throw new RemoteError('PAGE_MISSING', `${definition.owner} has no slot ${name}`);
      return slot().catch(failAs('IMPORT_THREW'));
    }),
  };
}

async function readTexts(read: TextLoader, locale: Locale): Promise<TextFile> {
  return read(messagesLocale(locale)).catch((error: unknown) => {
    throw new RemoteError('MESSAGES_FAILED', String(error), { cause: error });
  });
}

async function partIn({ later }: TextFile, part: string): Promise<TextFile> {
  const load = later?.[part];
  if (!load) throw new Error(`no texts of the part ${part}`);
  return load();
}

/** The file is verified with a hash of the first texts, but its request does not wait for them. */
function requestEarly(chunk: string): void {
  if (typeof __webpack_require__ !== 'undefined') __webpack_require__.early?.(chunk);
}

function failAs(code: 'IMPORT_THREW') {
  return (error: unknown): never => {
    throw toRemoteError(error, code);
  };
}
