import { Deals } from '../shared/Deals';
import { sortIn } from '../shared/rows';

interface PageProps {
  searchParams: Promise<{ sort?: string; direction?: string }>;
}

export default async function Page({ searchParams }: PageProps) {
  return <Deals sort={sortIn(await searchParams)} />;
}
