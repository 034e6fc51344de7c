import { services } from '@milepost/domain/content/dealer-services';
import { createFileRoute } from '@tanstack/react-router';
import { DealerNote } from '../../features/dealers/DealerNote.tsx';

export const Route = createFileRoute('/dealers/services')({ component: Services });

function Services() {
  return <DealerNote path="/dealers/services" {...services} />;
}
