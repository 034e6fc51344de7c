import { Callout } from '@milepost/ui/Callout';
import type { Submission } from './Submission.ts';

const tones = { neutral: 'info', success: 'success', danger: 'danger' } as const;

/** The outcome of a form that the server answers. The page's own scripts show it as a toast. */
export function Outcome({ of: submission }: { readonly of: Submission | undefined }) {
  if (!submission?.toast) return null;
  const { title, description, tone } = submission.toast;
  // The error summary below repeats the description.
  const isSummarized = submission.state.status === 'invalid';
  return (
    <Callout
      tone={tones[tone]}
      heading={isSummarized ? undefined : title}
      tabIndex={-1}
      autoFocus={submission.state.status === 'failed'}
    >
      {isSummarized ? title : description}
    </Callout>
  );
}
