import { solutions } from '@milepost/domain/content/dealer-solutions';
import { createFileRoute } from '@tanstack/react-router';
import { DealerNote } from '../../features/dealers/DealerNote.tsx';

export const Route = createFileRoute('/dealers/solutions')({ component: Solutions });

function Solutions() {
  return <DealerNote path="/dealers/solutions" {...solutions} />;
}
