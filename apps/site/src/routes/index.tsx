import { defaultTerms } from '@milepost/domain/calculator';
import type { LinkSearch } from '@milepost/domain/calculator/link';
import { mostAskedSection } from '@milepost/domain/content/most-asked';
import { mostAskedOff } from '@milepost/domain/content/most-asked-off';
import { Accordion, AccordionItem } from '@milepost/ui/Accordion';
import { Columns } from '@milepost/ui/Columns';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { createFileRoute } from '@tanstack/react-router';
import { CalculatorSection } from '../features/calculator/CalculatorSection.tsx';
import { sentTerms } from '../features/calculator/sentTerms.ts';
import { RememberTerms } from '../features/calculator/terms.tsx';
import { RichText } from '../features/text/RichText.tsx';
import { SectionHead } from '../features/text/SectionHead.tsx';
import { Page } from '../layout/Page.tsx';
import { unbroken } from '../layout/Unbroken.tsx';
import { LinkButton } from '../navigation/links.tsx';
import { useRemembered } from '../navigation/remembered.tsx';
import { Sections, Top } from './-home/Sections.tsx';

export const Route = createFileRoute('/')({
  component: Home,
  // A link sets the calculator's numbers. This code is part of every page, so the calculator itself
  // validates the parameters, and names those that it leaves out.
  validateSearch: (search: LinkSearch) => search,
});

/** Only the server reads them from the address: the build prerenders the page for all links. */
const useInitialTerms = import.meta.env.SSR
  ? () => sentTerms(Route.useSearch())
  : () => defaultTerms;

function Home() {
  const initialTerms = useInitialTerms();
  return (
    <RememberTerms initialTerms={initialTerms}>
      <Page header={<Top />}>
        <Sections />
        <Section background="surface">
          <Columns template="aside-main">
            <Stack gap="xl" align="start">
              <SectionHead heading={mostAskedSection.heading} />
              <LinkButton variant="outline" to={mostAskedSection.action.to}>
                {mostAskedSection.action.text}
              </LinkButton>
            </Stack>
            <MostAsked />
          </Columns>
        </Section>
        <CalculatorSection />
      </Page>
    </RememberTerms>
  );
}

function MostAsked() {
  const [open, setOpen] = useRemembered('home open', () => new Set<string>());
  return (
    <Accordion expandedKeys={open} onExpandedChange={setOpen}>
      {mostAskedSection.questions.map(({ id, question, answer }) => (
        <AccordionItem key={id} id={id} heading={unbroken(question)}>
          <RichText
            body={import.meta.env.PAYMENT_OUTCOME === 'off' ? (mostAskedOff[id] ?? answer) : answer}
            headingLevel={4}
          />
        </AccordionItem>
      ))}
    </Accordion>
  );
}
