import type { PagePath } from '@milepost/domain/content/pages';
import type { Section as TextSection } from '@milepost/domain/content/text';
import { Columns } from '@milepost/ui/Columns';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { Page } from '../../frame/Page.tsx';
import { stays } from './PolicyPage.css.ts';
import { SampleNotice } from './SampleNotice.tsx';
import { TextContents, TextSections } from './TextSections.tsx';

/** Props of PolicyPage. */
export interface PolicyPageProps {
  readonly path: PagePath;
  /** When the words last changed, and the words. */
  readonly policy: { readonly revised: string; readonly sections: readonly TextSection[] };
}

/** A legal text: what is in it, that it is a sample, when it changed, its parts. */
export function PolicyPage({ path, policy: { revised, sections } }: PolicyPageProps) {
  return (
    <Page path={path}>
      <Section space="compact">
        <Columns template="aside-main">
          <div className={stays}>
            <TextContents sections={sections} />
          </div>
          <Stack gap="xl">
            <SampleNotice />
            <Text size="small" tone="soft">
              Last revised {revised}
            </Text>
            <TextSections sections={sections} />
          </Stack>
        </Columns>
      </Section>
    </Page>
  );
}
