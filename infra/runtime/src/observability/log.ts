import { types } from 'node:util';
import { currentTraceId } from './tracing.ts';

export type LogLevel = 'debug' | 'info' | 'warn' | 'error';

export interface Log {
  debug(message: string, fields?: Record<string, unknown>): void;
  info(message: string, fields?: Record<string, unknown>): void;
  warn(message: string, fields?: Record<string, unknown>): void;
  error(message: string, fields?: Record<string, unknown>): void;
}

const SECRET_FIELD = /token|password|secret|authorization|cookie/i;

/** Writes one JSON line per entry and masks all fields whose name suggests a secret. */
export function createLog(service: string, write: (line: string) => void): Log {
  function entry(level: LogLevel) {
    return (message: string, fields: Record<string, unknown> = {}): void => {
      const safe = Object.fromEntries(
        Object.entries(fields).map(([key, value]) => [key, SECRET_FIELD.test(key) ? '***' : plain(value)]),
      );
      write(JSON.stringify({ at: new Date().toISOString(), level, service, message, ...traced(), ...safe }));
    };
  }
  return { debug: entry('debug'), info: entry('info'), warn: entry('warn'), error: entry('error') };
}

function traced(): { traceId?: string } {
  const traceId = currentTraceId();
  return traceId === undefined ? {} : { traceId };
}

function plain(value: unknown): unknown {
  // also recognizes errors of another realm, such as those of Node under Jest
  if (!types.isNativeError(value)) return value;
  const { name, message, stack } = value;
  return { name, message, ...('code' in value ? { code: value.code } : {}), stack };
}
