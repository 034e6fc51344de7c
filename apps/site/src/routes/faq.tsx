import { faqs, stillHaveQuestions } from '@milepost/domain/content/faq';
import { Accordion, AccordionItem } from '@milepost/ui/Accordion';
import { Columns } from '@milepost/ui/Columns';
import { Section } from '@milepost/ui/Section';
import { Text } from '@milepost/ui/Text';
import { createFileRoute } from '@tanstack/react-router';
import { Panel } from '../features/cards/Panel.tsx';
import { CallButton } from '../features/contact/CallButton.tsx';
import { FaqData } from '../features/faq/FaqData.tsx';
import { RichText } from '../features/text/RichText.tsx';
import { LinkButton } from '../frame/links.tsx';
import { Page } from '../frame/Page.tsx';

export const Route = createFileRoute('/faq')({ component: FaqScreen });

function FaqScreen() {
  return (
    <Page path="/faq">
      <FaqData />
      <Section space="compact">
        <Columns template="main-aside">
          <Accordion id="questions" headingLevel={2}>
            {faqs.map(({ id, question, answer }) => (
              <AccordionItem key={id} id={id} heading={question}>
                <RichText body={answer} />
              </AccordionItem>
            ))}
          </Accordion>
          <Panel as="aside" heading={stillHaveQuestions.heading} background="panel">
            <Text>{stillHaveQuestions.text}</Text>
            <LinkButton variant="primary" to={stillHaveQuestions.link.to}>
              {stillHaveQuestions.link.text}
            </LinkButton>
            <CallButton variant="outline" phone={stillHaveQuestions.phone} />
          </Panel>
        </Columns>
      </Section>
    </Page>
  );
}
