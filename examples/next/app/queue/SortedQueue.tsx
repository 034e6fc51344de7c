'use client';

import type { TableSort } from '@milepost/ui/Table';
import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { Queue } from '../../shared/Queue';
import { type Deal, searchOf } from '../../shared/rows';

interface SortedQueueProps {
  rows: readonly Deal[];
  sort: TableSort | undefined;
}

export function SortedQueue({ rows, sort }: SortedQueueProps) {
  const router = useRouter();
  const [isLoading, startLoading] = useTransition();
  return (
    <Queue
      {...{ rows, sort, isLoading }}
      onSortChange={(next) => startLoading(() => router.push(`/queue${searchOf(next)}`))}
    />
  );
}
