import { auditVerificationSchema } from '@foyer/kernel/timeline-answers';
import { Text, useText } from '@foyer/i18n';
import { Button } from '@foyer/ui';
import { Dialog } from '@foyer/ui/dialog';
import { useState } from 'react';
import { AsyncContent } from '../../parts/async-content/AsyncContent.tsx';
import { useRequest } from '../../state/useRequest.ts';
import { messages } from './TimelinePage.messages.ts';

/** Verifies the hash chain of the audit log. */
export function ChainCheck() {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" size="small" icon="shield" onPress={() => setOpen(true)}>
        <Text {...messages.verify} />
      </Button>
      {isOpen && (
        <Dialog title={text(messages.verify)} size="small" onClose={() => setOpen(false)}>
          <Result />
        </Dialog>
      )}
    </>
  );
}

function Result() {
  const text = useText();
  const verified = useRequest('/api/v1/audit/verify', auditVerificationSchema);
  return (
    <AsyncContent request={verified} height="4rem">
      {({ entries, faults }) => (
        <p role="status">
          {faults.length === 0 ? (
            <Text {...messages.verified} values={{ entries }} />
          ) : (
            <Text
              {...messages.broken}
              values={{
                count: faults.length,
                places: faults.map((fault) => text(messages.fault, { ...fault })).join(', '),
              }}
            />
          )}
        </p>
      )}
    </AsyncContent>
  );
}
