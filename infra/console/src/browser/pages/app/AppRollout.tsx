import { NewErrors } from '../../parts/new-errors/NewErrors.tsx';
import { useLive } from '../../state/LiveRoot.tsx';
import { Verdict } from '../rollouts/Verdict.tsx';
import * as panel from '../../parts/page-head/panel.css.ts';

/** The evidence about a release of the application that visitors receive on trial. Hidden without one. */
export function AppRollout({ app }: { readonly app: string }) {
  const { rollouts } = useLive();
  const trials = rollouts?.rollouts.filter((one) => one.app === app) ?? [];
  if (trials.length === 0) return null;
  return (
    <div className={panel.notices}>
      {trials.map((trial) => (
        <section key={trial.release} className={panel.block}>
          <Verdict trial={trial} />
          <NewErrors app={app} release={trial.release} hasLink />
        </section>
      ))}
    </div>
  );
}
