import { Heading } from '../components/Heading/index.ts';
import { Link } from '../components/Link/index.ts';
import { List, ListItem } from '../components/List/index.ts';
import { Stack } from '../components/Stack/index.ts';
import { Text } from '../components/Text/index.ts';

interface DeclineNoticeProps {
  /** The main reasons, at most four, in the order of their weight. */
  reasons: readonly string[];
  score: number;
}

/**
 * A notice that a loan was declined, with what Regulation B (12 CFR 1002.9) and the Fair Credit Reporting
 * Act (15 U.S.C. 1681m) require. Sample text: have a lawyer check yours.
 */
export function DeclineNotice({ reasons, score }: DeclineNoticeProps) {
  return (
    <Stack as="article" gap="xl">
      <Stack gap="s">
        <Heading level={1} size="h3">
          We can’t offer you this loan
        </Heading>
        <Text tone="soft">Application D-10482, November 20, 2026</Text>
      </Stack>
      <Stack gap="m">
        <Heading level={2} size="h4">
          The main reasons
        </Heading>
        <List>
          {reasons.map((reason) => (
            <ListItem key={reason}>{reason}</ListItem>
          ))}
        </List>
      </Stack>
      <Stack gap="m">
        <Heading level={2} size="h4">
          Your credit score
        </Heading>
        <Text>
          <span>{`We used a score of ${score} from November 20, 2026, on a scale from 300 to 850. It came from`}</span>{' '}
          <Link href="#bureau">Example Credit Bureau</Link>, (800) 555-0142. The bureau did not
          decide, and can’t tell you why we did.
        </Text>
        <Text>
          You may ask the bureau for a free copy of your report within 60 days, and dispute what is
          wrong in it.
        </Text>
      </Stack>
      <Stack gap="m">
        <Heading level={2} size="h4">
          Your rights
        </Heading>
        <Text>
          The federal Equal Credit Opportunity Act prohibits creditors from discriminating against
          credit applicants on the basis of race, color, religion, national origin, sex, marital
          status, age (provided the applicant has the capacity to enter into a binding contract);
          because all or part of the applicant’s income derives from any public assistance program;
          or because the applicant has in good faith exercised any right under the Consumer Credit
          Protection Act. The federal agency that administers compliance with this law concerning
          this creditor is the Federal Trade Commission, Equal Credit Opportunity, Washington, DC
          20580.
        </Text>
      </Stack>
    </Stack>
  );
}
