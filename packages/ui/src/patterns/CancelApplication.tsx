import { useState } from 'react';
import { Button } from '../components/Button/index.ts';
import { ConfirmDialog, DialogTrigger } from '../components/ConfirmDialog/index.ts';
import { Inline } from '../components/Inline/index.ts';
import { Stack } from '../components/Stack/index.ts';
import { Text } from '../components/Text/index.ts';
import { ToastRegion, toast } from '../components/Toast/index.ts';

interface CancelApplicationProps {
  onArchive: (isArchived: boolean) => void;
  onCancel: () => Promise<void>;
}

/** An action that can be undone happens at once, with a way back. Any other is confirmed first. */
export function CancelApplication({ onArchive, onCancel }: CancelApplicationProps) {
  const [isCanceled, setCanceled] = useState(false);
  const archive = () => {
    onArchive(true);
    toast({
      heading: 'Archived',
      description: 'It is no longer in your queue.',
      actionLabel: 'Undo',
      onAction: () => onArchive(false),
    });
  };
  return (
    <Stack gap="l">
      <Text role="status">
        {isCanceled ? 'The application of Dana Whitfield is canceled.' : 'Application D-10482'}
      </Text>
      {!isCanceled && (
        <Inline gap="s">
          <Button variant="outline" onPress={archive}>
            Archive
          </Button>
          <DialogTrigger>
            <Button variant="outline" tone="danger">
              Cancel application
            </Button>
            <ConfirmDialog
              heading="Cancel this application?"
              confirmLabel="Cancel application"
              cancelLabel="Keep it"
              tone="danger"
              onConfirm={async () => {
                await onCancel();
                setCanceled(true);
              }}
            >
              <Text>
                The offer of $38,950 for Dana Whitfield ends today. You can apply again, with a new
                credit check.
              </Text>
            </ConfirmDialog>
          </DialogTrigger>
        </Inline>
      )}
      <ToastRegion />
    </Stack>
  );
}
