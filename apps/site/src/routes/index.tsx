import type { LinkSearch } from '@milepost/domain/calculator/link';
import { mostAskedSection } from '@milepost/domain/content/most-asked';
import { Accordion, AccordionItem } from '@milepost/ui/Accordion';
import { Columns } from '@milepost/ui/Columns';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { createFileRoute } from '@tanstack/react-router';
import { CalculatorSection } from '../features/calculator/CalculatorSection.tsx';
import { CompanyData } from '../features/home/CompanyData.tsx';
import { Sections, Top } from '../features/home/Sections.tsx';
import { RichText } from '../features/text/RichText.tsx';
import { SectionHead } from '../features/text/SectionHead.tsx';
import { useKept } from '../frame/kept.tsx';
import { LinkButton } from '../frame/links.tsx';
import { Page } from '../frame/Page.tsx';
import { unbroken } from '../frame/Unbroken.tsx';

export const Route = createFileRoute('/')({
  component: Home,
  // A link sets the calculator's numbers. This is in every page's code: what each parameter holds is
  // judged by the calculator, which names what it leaves out.
  validateSearch: (search: LinkSearch) => search,
});

function Home() {
  return (
    <Page path="/" header={<Top />}>
      <CompanyData />
      <Sections />
      <Section background="surface">
        <Columns>
          <Stack gap="xl" align="start">
            <SectionHead heading={mostAskedSection.heading} lead={mostAskedSection.lead} />
            <LinkButton variant="outline" to={mostAskedSection.action.to}>
              {mostAskedSection.action.text}
            </LinkButton>
          </Stack>
          <MostAsked />
        </Columns>
      </Section>
      <CalculatorSection />
    </Page>
  );
}

function MostAsked() {
  const [open, setOpen] = useKept('home open', () => new Set<string>());
  return (
    <Accordion expandedKeys={open} onExpandedChange={setOpen}>
      {mostAskedSection.questions.map(({ id, question, answer }) => (
        <AccordionItem key={id} id={id} heading={unbroken(question)}>
          <RichText body={answer} headingLevel={4} />
        </AccordionItem>
      ))}
    </Accordion>
  );
}
