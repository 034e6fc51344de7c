import type { Section } from '@milepost/domain/content/text';
import { Heading } from '@milepost/ui/Heading';
import { Stack } from '@milepost/ui/Stack';
import { RichText } from './RichText.tsx';
import { TextTable } from './TextTable.tsx';

interface TextSectionsProps {
  readonly sections: readonly Section[];
}

/** The parts of a long text, each at its own anchor. */
export function TextSections({ sections }: TextSectionsProps) {
  return (
    <Stack gap="xxl">
      {sections.map(({ id, heading, body }) => (
        <Stack key={id} gap="l" as="section" id={id} aria-labelledby={`${id}-heading`}>
          <Heading level={2} size="h3" id={`${id}-heading`}>
            {heading}
          </Heading>
          <RichText body={body} Table={TextTable} />
        </Stack>
      ))}
    </Stack>
  );
}
