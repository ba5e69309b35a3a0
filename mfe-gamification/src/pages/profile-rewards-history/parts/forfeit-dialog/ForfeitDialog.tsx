import { Text, useMoney, useText, type Message } from '@foyer/i18n';
import { money } from '@foyer/money';
import { useToasts } from '@foyer/platform';
import { Notice, Paragraph, Stack } from '@foyer/ui';
import { AlertDialog } from '@foyer/ui/dialog';
import type { BonusFieldsFragment } from '../../../../features/bonuses/Bonuses.generated.ts';
import { useForfeit, type ForfeitProblem } from '../../../../features/bonuses/useForfeit.ts';
import { messages } from './ForfeitDialog.messages.ts';

const PROBLEMS: Readonly<Record<ForfeitProblem, Message>> = {
  ROUND_OPEN: messages.roundOpen,
  NOT_ACTIVE: messages.over,
  NOT_FOUND: messages.over,
  KEY_REUSED: messages.unconfirmed,
  UNCONFIRMED: messages.unconfirmed,
};

interface ForfeitDialogProps {
  readonly bonus: BonusFieldsFragment;
  onChanged(): void;
  onClose(): void;
}

/** Asks for confirmation and names what is lost and what is kept. */
export function ForfeitDialog({ bonus, onChanged, onClose }: ForfeitDialogProps) {
  const text = useText();
  const write = useMoney();
  const toasts = useToasts();
  const { isBusy, problem, forfeit } = useForfeit();

  async function confirm(): Promise<void> {
    const isDone = await forfeit(bonus.id);
    onChanged();
    if (!isDone) return;
    toasts.show('info', text(messages.done));
    onClose();
  }

  return (
    <AlertDialog
      title={text(messages.title, { name: bonus.name })}
      tone="critical"
      confirmLabel={text(messages.confirm)}
      cancelLabel={text(messages.cancel)}
      busy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Stack gap="medium">
        <Paragraph>{text(messages.lose, { balance: write(money(bonus.balance, bonus.currency)) })}</Paragraph>
        <Paragraph>
          <Text {...messages.keep} />
        </Paragraph>
        {problem !== undefined && (
          <Notice tone="warning" live>
            <Text {...PROBLEMS[problem]} />
          </Notice>
        )}
      </Stack>
    </AlertDialog>
  );
}
