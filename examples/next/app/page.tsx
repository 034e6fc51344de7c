import { Deals } from '../shared/Deals';

interface PageProps {
  searchParams: Promise<{ sort?: string; direction?: string }>;
}

export default async function Page({ searchParams }: PageProps) {
  const { sort, direction } = await searchParams;
  const isDescending = direction === 'descending';
  return (
    <Deals
      sort={
        sort ? { column: sort, direction: isDescending ? 'descending' : 'ascending' } : undefined
      }
    />
  );
}
