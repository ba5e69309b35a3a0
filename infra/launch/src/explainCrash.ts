import { LaunchProblem } from './launchProblem.ts';

const SERVICE_IN_STACK = /[\\/]infra[\\/](api|identity|games|gateway)[\\/]src[\\/]/;

/** Turns an uncaught error into one line with the service and the remedy; FOYER_DEBUG prints the stack. */
export function explainCrash(thrown: unknown): LaunchProblem {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ENOSPC' || code === '53100')
    return new LaunchProblem(
      'The disk is full.',
      'Free some space and start again; nothing that was confirmed is lost.',
    );
  if (code === 'ECONNREFUSED' || code === '57P03')
    return new LaunchProblem(
      'The database does not answer.',
      'Check DATABASE_URL, or unset it to use the database that comes with Foyer.',
    );
  if (code === '28P01' || code === '28000')
    return new LaunchProblem(
      'The database refuses the user or password of DATABASE_URL.',
      'Correct DATABASE_URL and start again.',
    );
  const service = SERVICE_IN_STACK.exec(error.stack ?? '')?.[1];
  if (process.env['FOYER_DEBUG'] !== undefined) console.error(error.stack);
  return new LaunchProblem(
    `${service === undefined ? 'A part of Foyer' : `The ${service} service`} failed: ${firstLine(error.message)}`,
    'Start again. If it fails again, FOYER_DEBUG=1 npm start prints the stack trace.',
  );
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? text;
}
