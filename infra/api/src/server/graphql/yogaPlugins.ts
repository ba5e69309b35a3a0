import type { Plugin } from 'graphql-yoga';
import { getOperationAST, type ExecutionArgs } from 'graphql';
import type { Log } from '@foyer/runtime';
import type { ApiContext } from './context.ts';
import { failure, maskError } from './failure.ts';
import type { DocumentGate } from './prepareDocument.ts';

/** Context that the HTTP server passes to yoga with each request. */
export interface HttpContext {
  readonly api: ApiContext;
}

/** Applies the document gate that the WebSocket uses too: text or trusted id, limits, validation. */
export function applyDocumentGate(gate: DocumentGate): Plugin<ApiContext> {
  return {
    async onParams({ request, params, setParams }) {
      const { query, variables, operationName, extensions, ...rest } = params as Readonly<
        Record<string, unknown>
      >;
      const documentId =
        rest['documentId'] ?? new URL(request.url).searchParams.get('documentId') ?? undefined;
      const wantsTrusted =
        typeof documentId === 'string' || (query === undefined && extensions !== undefined);
      // yoga rejects an absent or malformed query with the errors of the protocol
      if (!wantsTrusted && typeof query !== 'string') return;
      setParams({
        query: await gate.text({ query, documentId, extensions }),
        variables,
        operationName,
        extensions,
      } as typeof params);
    },
    onParse: ({ params, setParseFn }) => setParseFn(() => gate.parse(String(params.source))),
    onValidate: ({ setValidationFn }) =>
      setValidationFn((_schema: unknown, document: Parameters<DocumentGate['validate']>[0]) => [
        ...gate.validate(document),
      ]),
    onExecute({ args, setResultAndStopExecution }) {
      const { document, operationName } = args as ExecutionArgs; // envelop does not type its arguments
      if (getOperationAST(document, operationName)?.operation === 'subscription')
        setResultAndStopExecution(onlyOverSocket());
    },
    onSubscribe: ({ setResultAndStopExecution }) => setResultAndStopExecution(onlyOverSocket()),
  };
}

function onlyOverSocket() {
  return { errors: [failure('RequestInvalid', { reasons: ['SubscriptionOverHttp'], httpStatus: 400 })] };
}

/** Replaces each error by its public form and logs the unexpected ones. */
export function maskErrors(log: Log): Plugin<ApiContext> {
  return {
    onResultProcess({ result, setResult, serverContext }) {
      if (Array.isArray(result) || !('errors' in result) || !result.errors) return;
      const { traceId } = (serverContext as unknown as HttpContext).api; // server context that handle() passed to yoga.fetch
      setResult({ ...result, errors: result.errors.map((error) => maskError(error, traceId, log)) });
    },
  };
}
