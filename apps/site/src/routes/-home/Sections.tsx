import {
  consumerResources,
  dealerInvitation,
  figuresSection,
  findFinanceDrive,
  hero,
} from '@milepost/domain/content/home';
import { company } from '@milepost/domain/facts/company';
import { Card } from '@milepost/ui/Card';
import { Columns } from '@milepost/ui/Columns';
import { Figure } from '@milepost/ui/Figure';
import { Grid } from '@milepost/ui/Grid';
import { Hero } from '@milepost/ui/Hero';
import { CardIcon, CheckIcon, GaugeIcon, HelpIcon, UserIcon } from '@milepost/ui/Icon';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { Step, Steps } from '@milepost/ui/Steps';
import { Text } from '@milepost/ui/Text';
import { Timeline, TimelineEntry } from '@milepost/ui/Timeline';
import { Scene } from '../../brand/Scene.tsx';
import { withLooks } from '../../features/cards/looks.ts';
import { SectionHead } from '../../features/text/SectionHead.tsx';
import { unbroken } from '../../layout/Unbroken.tsx';
import { Link, LinkButton, LinkCard, linkTo } from '../../navigation/links.tsx';

const resourceCards = withLooks(consumerResources.cards, [
  { icon: CardIcon, background: 'tint1' },
  { icon: CheckIcon, background: 'tint2' },
  { icon: GaugeIcon, background: 'tint3' },
  { icon: UserIcon, background: 'tint4' },
  { icon: HelpIcon, background: 'tint5' },
]).map(({ title, description, icon: Icon, background, link }) => (
  <LinkCard
    key={title}
    heading={unbroken(title)}
    background={background}
    icon={<Icon size="medium" />}
    actionLabel={link.text}
    to={link.to}
  >
    {description}
  </LinkCard>
));

const { value, label, text, link } = hero.example;

/** The top of the home page: our offer, and the two first steps. */
export function Top() {
  return (
    <Hero
      eyebrow={hero.eyebrow}
      heading={hero.heading}
      lead={`${hero.lead} ${hero.text}`}
      actions={
        <>
          <LinkButton variant="primary" size="large" to={hero.primary.to}>
            {hero.primary.text}
          </LinkButton>
          <LinkButton variant="outline" size="large" {...linkTo(hero.secondary)}>
            {hero.secondary.text}
          </LinkButton>
        </>
      }
      picture={
        <Scene
          name="home"
          shape="fill"
          sign={company.figures.yearsInBusiness}
          label={hero.pictureText}
        />
      }
      card={
        <Card>
          <Figure value={value} label={label} />
          <Text size="small">{text}</Text>
          <Link variant="standalone" {...linkTo(link)}>
            {link.text}
          </Link>
        </Card>
      }
    />
  );
}

/** The sections of the home page: resources, the three steps, our years, the link for dealers. */
export function Sections() {
  return (
    <>
      <Section>
        <Stack gap="xxl">
          <SectionHead heading={consumerResources.heading} lead={consumerResources.lead} />
          <Stack gap="l">
            <Grid>{resourceCards.slice(0, 3)}</Grid>
            <Grid>{resourceCards.slice(3)}</Grid>
          </Stack>
        </Stack>
      </Section>
      <Section background="surface">
        <Stack gap="xxl">
          <SectionHead heading={findFinanceDrive.heading} lead={findFinanceDrive.lead} />
          <Steps>
            {findFinanceDrive.steps.map(({ title, text }, index, { length }) => (
              <Step
                key={title}
                heading={title}
                end={index === length - 1 && <Scene name="car" shape="bare" />}
              >
                {text}
              </Step>
            ))}
          </Steps>
          <div>
            <LinkButton variant="primary" to={findFinanceDrive.action.to}>
              {findFinanceDrive.action.text}
            </LinkButton>
          </div>
        </Stack>
      </Section>
      <Section>
        <Stack gap="xxl">
          <SectionHead heading={figuresSection.heading} lead={figuresSection.lead} />
          <Timeline direction="across">
            {figuresSection.mileposts.map(({ year, value, text }) => (
              <TimelineEntry key={year} year={year} heading={value}>
                {text}
              </TimelineEntry>
            ))}
          </Timeline>
          <div>
            <LinkButton variant="outline" to={figuresSection.action.to}>
              {figuresSection.action.text}
            </LinkButton>
          </div>
        </Stack>
      </Section>
      <Section background="panel">
        <Columns align="center">
          <Stack gap="xl" align="start">
            <SectionHead heading={dealerInvitation.heading} lead={dealerInvitation.text} />
            <LinkButton variant="primary" to={dealerInvitation.action.to}>
              {dealerInvitation.action.text}
            </LinkButton>
          </Stack>
          <Scene name="forecourt" />
        </Columns>
      </Section>
    </>
  );
}
