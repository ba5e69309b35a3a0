import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'account.limitReview.title', defaultMessage: 'Time to review your limits' },
  text: {
    id: 'account.limitReview.text',
    defaultMessage:
      'You last set or reviewed them on {date}. Check that they still fit, and change what doesn’t.',
  },
  keep: { id: 'account.limitReview.keep', defaultMessage: 'Keep my limits' },
  open: { id: 'account.limitReview.open', defaultMessage: 'Review limits' },
  failed: { id: 'account.limitReview.failed', defaultMessage: 'We couldn’t save your review. Try again.' },
  saved: { id: 'account.limitReview.saved', defaultMessage: 'Review saved.' },
});
