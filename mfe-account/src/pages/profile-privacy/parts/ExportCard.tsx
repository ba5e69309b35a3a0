import { useMutation } from '@apollo/client/react';
import { toAppError } from '@foyer/data/errors';
import { Text, useZonedDates, type Message } from '@foyer/i18n';
import { withQuery } from '@foyer/links';
import { useMarket, useNavigationState, useServices } from '@foyer/platform';
import { Button, Card, Heading, Notice, Paragraph, Stack } from '@foyer/ui';
import { useState } from 'react';
import { RequestDataExportDocument, type DataExportStateFragment } from '../PersonalData.generated.ts';
import { messages } from '../ProfilePrivacyPage.messages.ts';

/** Requests the archive of the player's data, and downloads it with the link of the email. */
export function ExportCard({ state }: { readonly state: DataExportStateFragment['dataExport'] }) {
  const { downloads } = useServices();
  const { licence } = useMarket();
  const dates = useZonedDates(licence.timeZone);
  const token = new URLSearchParams(useNavigationState().search).get('export');
  const [request, { loading }] = useMutation(RequestDataExportDocument);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<Message>();

  async function ask(): Promise<void> {
    setProblem(undefined);
    try {
      await request();
    } catch (failure) {
      setProblem(toAppError(failure).kind === 'limit' ? messages.exportLimit : messages.exportFailed);
    }
  }

  async function save(link: string): Promise<void> {
    setProblem(undefined);
    setSaving(true);
    try {
      await downloads.save(withQuery('/api/exports/personal-data.zip', { token: link }));
    } catch {
      setProblem(messages.downloadFailed);
    }
    setSaving(false);
  }

  return (
    <Card>
      <Stack gap="medium">
        <Heading level={2} size="title3">
          <Text {...messages.export} />
        </Heading>
        <Paragraph tone="muted">
          <Text {...messages.exportText} />
        </Paragraph>
        <div role="status">
          {state && (
            <Paragraph>
              {state.expiresAt === null ? (
                <Text {...messages.exportPreparing} />
              ) : (
                <Text
                  {...messages.exportReady}
                  values={{ date: dates.deadline(Date.parse(state.expiresAt)) }}
                />
              )}
            </Paragraph>
          )}
        </div>
        {problem && (
          <Notice tone="negative" live>
            <Text {...problem} />
          </Notice>
        )}
        <div>
          {token === null ? (
            <Button
              tone="secondary"
              busy={loading}
              disabled={state?.status === 'PREPARING'}
              onPress={() => void ask()}
            >
              <Text {...messages.exportRequest} />
            </Button>
          ) : (
            <Button icon="download" busy={isSaving} onPress={() => void save(token)}>
              <Text {...messages.exportDownload} />
            </Button>
          )}
        </div>
      </Stack>
    </Card>
  );
}
