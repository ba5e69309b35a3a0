import {
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type ValidationRule,
} from 'graphql';
import { failure } from './failure.ts';
import { parseWithinLimits } from './documentLimits.ts';
import type { TrustedDocuments } from './trustedDocuments.ts';

export interface DocumentRules {
  readonly schema: GraphQLSchema;
  /** Production: trusted documents only, no introspection, no suggestions. */
  readonly isProduction: boolean;
  readonly trusted: TrustedDocuments;
}

export interface GraphQLRequest {
  readonly query?: unknown;
  readonly documentId?: unknown;
  readonly extensions?: unknown;
}

const CACHED_DOCUMENTS = 500;
const MAX_VALIDATION_ERRORS = 10;
const TRUSTED_ID = /^sha256:[0-9a-f]{64}$/;
const SUGGESTION = / ?Did you mean .*$/s;

export interface DocumentGate {
  /**
   * The document of a request, from its own query or a trusted id.
   * @throws a typed GraphQLError.
   */
  text(request: GraphQLRequest): Promise<string>;
  /** @throws a typed GraphQLError when the text does not parse or exceeds the limits. */
  parse(text: string): DocumentNode;
  validate(document: DocumentNode): readonly GraphQLError[];
}

/**
 * Admission of documents, shared by HTTP and WebSocket so that both accept and reject the same documents.
 */
export function createDocumentGate(rules: DocumentRules): DocumentGate {
  const parsed = new Map<string, DocumentNode>();
  const validated = new WeakMap<DocumentNode, readonly GraphQLError[]>();
  const validationRules: readonly ValidationRule[] = rules.isProduction
    ? [...specifiedRules, NoSchemaIntrospectionCustomRule]
    : specifiedRules;

  return {
    async text(request) {
      const { query } = request;
      const hasText = typeof query === 'string' && query !== '';
      const id = documentId(request);
      const known = id === undefined ? undefined : await rules.trusted.find(id);
      if (known !== undefined) return known;
      // outside production, a text with an unknown id is treated as an ad-hoc document
      if (id !== undefined && (rules.isProduction || !hasText)) throw failure('PersistedQueryNotFound');
      if (!hasText) throw failure('RequestInvalid', { keys: ['query'], httpStatus: 400 });
      if (rules.isProduction) throw failure('PersistedQueryOnly');
      return query;
    },
    parse(text) {
      const before = parsed.get(text);
      if (before) return before;
      const document = parseWithinLimits(text);
      const oldest = parsed.size >= CACHED_DOCUMENTS ? parsed.keys().next().value : undefined;
      if (oldest !== undefined) parsed.delete(oldest);
      parsed.set(text, document);
      return document;
    },
    validate(document) {
      const before = validated.get(document);
      if (before) return before;
      const errors = validate(rules.schema, document, validationRules, {
        maxErrors: MAX_VALIDATION_ERRORS,
      });
      const shown = rules.isProduction ? errors.map((error) => withoutSuggestion(error)) : errors;
      validated.set(document, shown);
      return shown;
    },
  };
}

/**
 * From `documentId`, from the hash of a persisted query, or from the query text itself where a protocol
 * requires a text.
 */
function documentId(request: GraphQLRequest): string | undefined {
  if (typeof request.documentId === 'string') return request.documentId;
  const extensions = request.extensions as { persistedQuery?: { sha256Hash?: unknown } } | null | undefined;
  const hash = extensions?.persistedQuery?.sha256Hash;
  if (typeof hash === 'string') return `sha256:${hash.replace(/^sha256:/, '')}`;
  return typeof request.query === 'string' && TRUSTED_ID.test(request.query) ? request.query : undefined;
}

function withoutSuggestion(error: GraphQLError): GraphQLError {
  return new GraphQLError(error.message.replace(SUGGESTION, ''), {
    nodes: error.nodes ?? null,
    extensions: error.extensions,
  });
}
