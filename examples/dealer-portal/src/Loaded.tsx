import { Button } from '@milepost/ui/Button';
import { Callout } from '@milepost/ui/Callout';
import { EmptyState } from '@milepost/ui/EmptyState';
import { ErrorIcon } from '@milepost/ui/Icon';
import { Skeleton } from '@milepost/ui/Skeleton';
import { Stack } from '@milepost/ui/Stack';
import { VisuallyHidden } from '@milepost/ui/VisuallyHidden';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messageOf } from './api.ts';

interface LoadedProps<Data> {
  /** The call that gets the data. */
  query: UseQueryResult<Data>;
  /** The name of the data, for the message of a failure: "The deal". */
  label: string;
  children: (data: Data) => ReactNode;
}

/** Shows a part of the page once its data is there. Data that is there stays after a failure. */
export function Loaded<Data>({ query, label, children }: LoadedProps<Data>) {
  const { data, error } = query;
  const retry = (
    <Button variant="outline" isPending={query.isFetching} onPress={() => void query.refetch()}>
      Try again
    </Button>
  );
  if (data !== undefined) {
    return (
      <>
        {error && (
          <Callout tone="warning" heading={`${label} may have changed`}>
            <Stack gap="s">
              <span>{messageOf(error)} What you see is from before.</span>
              <span>{retry}</span>
            </Stack>
          </Callout>
        )}
        {children(data)}
      </>
    );
  }
  if (error) {
    return (
      <div role="alert">
        <EmptyState
          heading={`${label} didn’t load`}
          headingLevel={2}
          icon={<ErrorIcon size="large" />}
          actions={retry}
        >
          {messageOf(error)}
        </EmptyState>
      </div>
    );
  }
  return (
    <div role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      <Skeleton shape="card" count={3} />
    </div>
  );
}
