import { solutions } from '@milepost/domain/content/dealer-solutions';
import { Heading } from '@milepost/ui/Heading';
import { Stack } from '@milepost/ui/Stack';
import { createFileRoute } from '@tanstack/react-router';
import { LinkRows } from '../../features/cards/LinkRows.tsx';
import { DealerNote } from '../../features/dealers/DealerNote.tsx';

export const Route = createFileRoute('/dealers/solutions')({ component: Solutions });

function Solutions() {
  const { today, ...note } = solutions;
  return (
    <DealerNote path="/dealers/solutions" {...note}>
      <Stack gap="l">
        <Heading level={2} size="h3">
          {today.heading}
        </Heading>
        <LinkRows links={today.links} />
      </Stack>
    </DealerNote>
  );
}
