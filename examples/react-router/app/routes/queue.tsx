import { type LoaderFunctionArgs, useLoaderData, useNavigate, useNavigation } from 'react-router';
import { Queue } from '../../shared/Queue';
import { inOrder, searchOf, sortIn } from '../../shared/rows';

export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const sort = sortIn({ sort: searchParams.get('sort'), direction: searchParams.get('direction') });
  return { rows: inOrder(sort), sort };
}

export default function Page() {
  const { rows, sort } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const { state } = useNavigation();
  return (
    <Queue
      rows={rows}
      sort={sort}
      isLoading={state === 'loading'}
      onSortChange={(next) => void navigate(searchOf(next), { preventScrollReset: true })}
    />
  );
}
