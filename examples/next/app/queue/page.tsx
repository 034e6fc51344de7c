import { inOrder, sortIn } from '../../shared/rows';
import { SortedQueue } from './SortedQueue';

interface PageProps {
  searchParams: Promise<{ sort?: string; direction?: string }>;
}

export default async function Page({ searchParams }: PageProps) {
  const sort = sortIn(await searchParams);
  return <SortedQueue rows={inOrder(sort)} sort={sort} />;
}
