import type { Section } from '@milepost/domain/content/text';
import { Heading } from '@milepost/ui/Heading';
import { Link } from '@milepost/ui/Link';
import { List, ListItem } from '@milepost/ui/List';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
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

/** Links to the parts of a long text. */
export function TextContents({ sections }: TextSectionsProps) {
  return (
    <Stack as="nav" aria-labelledby="contents">
      <Text id="contents" weight="bold">
        On this page
      </Text>
      <List>
        {sections.map(({ id, heading }) => (
          <ListItem key={id} marker="none">
            <Link variant="quiet" href={`#${id}`}>
              {heading}
            </Link>
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}
