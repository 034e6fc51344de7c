import { useState } from 'react';
import { Button } from '../components/Button/index.ts';
import { Callout } from '../components/Callout/index.ts';
import { Stack } from '../components/Stack/index.ts';
import { Switch } from '../components/Switch/index.ts';
import { Text } from '../components/Text/index.ts';

interface AutoPayProps {
  /** Sends the change to the server. */
  onSave: (isOn: boolean) => Promise<void>;
}

/** A change that shows at once, and goes back with a reason if the server does not take it. */
export function AutoPay({ onSave }: AutoPayProps) {
  const [isOn, setOn] = useState(false);
  const [failed, setFailed] = useState<boolean>();

  const save = async (next: boolean) => {
    setOn(next);
    setFailed(undefined);
    try {
      await onSave(next);
    } catch {
      setOn(!next);
      setFailed(next);
    }
  };

  return (
    <Stack gap="l">
      <Switch
        label="Pay automatically"
        description="On the 4th of each month, from your checking account."
        isSelected={isOn}
        onChange={save}
      />
      <div role="status">
        {failed !== undefined && (
          <Callout
            tone="danger"
            heading={failed ? 'Automatic payment is still off' : 'Automatic payment is still on'}
          >
            <Stack gap="m" align="start">
              <Text>We could not save the change. Your next payment is not affected.</Text>
              <Button variant="outline" onPress={() => save(failed)}>
                Try again
              </Button>
            </Stack>
          </Callout>
        )}
      </div>
    </Stack>
  );
}
