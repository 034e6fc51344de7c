import { useState } from 'react';
import { Button } from '../components/Button/index.ts';
import { Callout } from '../components/Callout/index.ts';
import { Card } from '../components/Card/index.ts';
import { EmptyState } from '../components/EmptyState/index.ts';
import { DocumentIcon, SearchIcon } from '../components/Icon/index.ts';
import { LinkButton } from '../components/LinkButton/index.ts';
import { List, ListItem } from '../components/List/index.ts';
import { SearchField } from '../components/SearchField/index.ts';
import { Skeleton } from '../components/Skeleton/index.ts';
import { Stack } from '../components/Stack/index.ts';
import { Text } from '../components/Text/index.ts';
import { VisuallyHidden } from '../components/VisuallyHidden/index.ts';

export interface Deal {
  id: string;
  applicant: string;
  vehicle: string;
}

interface DealListProps {
  /** The state of the request. */
  state: 'loading' | 'failed' | 'loaded';
  deals: readonly Deal[];
  onRetry: () => void;
}

/** A list with states for loading, no results and errors. */
export function DealList({ state, deals, onRetry }: DealListProps) {
  const [search, setSearch] = useState('');
  const found = deals.filter(({ applicant }) =>
    applicant.toLowerCase().includes(search.trim().toLowerCase()),
  );
  const count = found.length === 1 ? '1 deal' : `${found.length} deals`;
  const status = { loading: 'Loading deals', failed: '', loaded: count }[state];

  return (
    <Stack gap="l">
      {deals.length > 0 && (
        <SearchField label="Search by applicant" value={search} onChange={setSearch} />
      )}
      {/* Rendered from the start: only later changes of a status are announced. */}
      <VisuallyHidden>
        <span role="status">{status}</span>
      </VisuallyHidden>
      {state === 'loading' && <Skeleton shape="card" count={3} />}
      {state === 'failed' && (
        <Callout tone="danger" heading="The deals did not load">
          <Stack gap="m" align="start">
            <Text>Nothing is lost. Check your connection, then try again.</Text>
            <Button variant="outline" onPress={onRetry}>
              Try again
            </Button>
          </Stack>
        </Callout>
      )}
      {state === 'loaded' && deals.length === 0 && (
        <EmptyState
          icon={<DocumentIcon size="large" />}
          heading="No deals yet"
          headingLevel={2}
          actions={<LinkButton href="#new">Start an application</LinkButton>}
        >
          Deals show here as soon as you send the first application.
        </EmptyState>
      )}
      {state === 'loaded' && deals.length > 0 && found.length === 0 && (
        <EmptyState
          icon={<SearchIcon size="large" />}
          heading={`No applicant is called “${search.trim()}”`}
          headingLevel={2}
          actions={
            <Button variant="outline" onPress={() => setSearch('')}>
              Clear the search
            </Button>
          }
        >
          Try the last name alone, or a part of it.
        </EmptyState>
      )}
      {state === 'loaded' && found.length > 0 && (
        <Card>
          <List gap="l">
            {found.map(({ id, applicant, vehicle }) => (
              <ListItem key={id} heading={applicant}>
                {vehicle}
              </ListItem>
            ))}
          </List>
        </Card>
      )}
    </Stack>
  );
}
