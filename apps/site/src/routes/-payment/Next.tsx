import type { RichText as Blocks } from '@milepost/domain/content/text';
import { Columns } from '@milepost/ui/Columns';
import { Heading } from '@milepost/ui/Heading';
import { RichText } from '../../features/text/RichText.tsx';

/** What happens after a payment, until there is a receipt that says so. */
export function Next({ heading, body }: { readonly heading: string; readonly body: Blocks }) {
  return (
    <Columns template="aside-main">
      <Heading level={2} size="h3">
        {heading}
      </Heading>
      <RichText body={body} />
    </Columns>
  );
}
