import {
  consumerResources,
  dealerInvitation,
  findFinanceDrive,
  hero,
} from '@milepost/domain/content/home';
import { company } from '@milepost/domain/facts/company';
import { Columns } from '@milepost/ui/Columns';
import { Hero } from '@milepost/ui/Hero';
import { CardIcon, CheckIcon, GaugeIcon, HelpIcon, UserIcon } from '@milepost/ui/Icon';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { Step, Steps } from '@milepost/ui/Steps';
import { Scene } from '../../brand/Scene.tsx';
import { SmallCalculator } from '../../features/calculator/SmallCalculator.tsx';
import { bento } from '../../features/cards/bento.css.ts';
import { withLooks } from '../../features/cards/looks.ts';
import { SectionHead } from '../../features/text/SectionHead.tsx';
import { unbroken } from '../../layout/Unbroken.tsx';
import { LinkButton, LinkCard, linkTo } from '../../navigation/links.tsx';
import { Growth } from './Growth.tsx';
import * as styles from './Previews.css.ts';
import { Account, Letter, Score, Topics, Ways } from './Previews.tsx';

const resourceCards = withLooks(consumerResources.cards, [
  { icon: CardIcon, background: 'surface' },
  { icon: CheckIcon, background: 'panel' },
  { icon: GaugeIcon, background: 'surface' },
  { icon: UserIcon, background: 'surface' },
  { icon: HelpIcon, background: 'tint2' },
]);

/** The size of each card, and the drawing of what is behind it. */
const cardLooks = [
  { size: styles.high, picture: <Ways /> },
  { size: styles.wide, picture: <Letter /> },
  { picture: <Score /> },
  { picture: <Account /> },
  { size: styles.across, picture: <Topics /> },
];

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
          caption={hero.mile}
          label={hero.pictureText}
        />
      }
      card={<SmallCalculator />}
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
          <div className={bento}>
            {resourceCards.map(({ title, description, icon: Icon, background, link }, index) => (
              <div key={title} className={cardLooks[index]?.size}>
                <LinkCard
                  heading={unbroken(title)}
                  background={background}
                  icon={<Icon size="medium" />}
                  actionLabel={link.text}
                  picture={cardLooks[index]?.picture}
                  to={link.to}
                >
                  {description}
                </LinkCard>
              </div>
            ))}
          </div>
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
        <Growth />
      </Section>
      <Section background="panel">
        <Columns align="center">
          <Stack gap="xl" align="start">
            <SectionHead heading={dealerInvitation.heading} lead={dealerInvitation.text} />
            <LinkButton variant="primary" to={dealerInvitation.action.to}>
              {dealerInvitation.action.text}
            </LinkButton>
          </Stack>
          <Scene name="y2010" shape="wide" />
        </Columns>
      </Section>
    </>
  );
}
