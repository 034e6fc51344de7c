import { Button } from '@milepost/ui/Button';
import { EmptyState } from '@milepost/ui/EmptyState';
import { ErrorIcon, SearchIcon } from '@milepost/ui/Icon';
import { LinkButton } from '../links.tsx';
import { Screen } from '../Screen.tsx';

/** Shown at an address that has no screen. */
export function NotFound() {
  return (
    <Screen title="Page not found">
      <EmptyState
        heading="There is nothing at this address"
        headingLevel={2}
        icon={<SearchIcon size="large" />}
        actions={
          <LinkButton to="/deals" variant="outline">
            Go to deals
          </LinkButton>
        }
      >
        Check the address, or look for the deal by its customer.
      </EmptyState>
    </Screen>
  );
}

/** Shown if a screen fails, or if its code doesn’t load. */
export function Broken() {
  return (
    <Screen title="This page didn’t open">
      <EmptyState
        heading="Something went wrong here"
        headingLevel={2}
        icon={<ErrorIcon size="large" />}
        actions={
          <Button variant="outline" onPress={() => location.reload()}>
            Load the page again
          </Button>
        }
      >
        Check your connection. If it happens again, call your rep.
      </EmptyState>
    </Screen>
  );
}
