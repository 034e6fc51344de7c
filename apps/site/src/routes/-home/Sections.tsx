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
import type { ReactNode } from 'react';
import { Scene } from '../../brand/Scene.tsx';
import { SmallCalculator } from '../../features/calculator/SmallCalculator.tsx';
import { actions } from '../../features/cards/actions.css.ts';
import { bento } from '../../features/cards/bento.css.ts';
import { type Look, withLooks } from '../../features/cards/looks.ts';
import { SectionHead } from '../../features/text/SectionHead.tsx';
import { unbroken } from '../../layout/Unbroken.tsx';
import { LinkButton, LinkCard, linkTo } from '../../navigation/links.tsx';
import { Growth } from './Growth.tsx';
import * as styles from './Previews.css.ts';
import { Account, Letter, Score, Topics, Ways } from './Previews.tsx';

interface CardLook extends Look {
  /** The drawing behind the card. */
  readonly picture: ReactNode;
  /** The class of a card that takes more than one place. */
  readonly size?: string;
}

const resourceCards = withLooks<typeof consumerResources.cards, CardLook>(consumerResources.cards, [
  { icon: CardIcon, picture: <Ways />, size: styles.high },
  { icon: CheckIcon, background: 'panel', picture: <Letter />, size: styles.wide },
  { icon: GaugeIcon, picture: <Score /> },
  { icon: UserIcon, picture: <Account /> },
  { icon: HelpIcon, background: 'tint2', picture: <Topics />, size: styles.across },
]);

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
            {resourceCards.map(
              ({ title, description, link, icon: Icon, background, picture, size }) => (
                <div key={title} className={size}>
                  <LinkCard
                    heading={unbroken(title)}
                    background={background}
                    icon={<Icon size="medium" />}
                    actionLabel={link.text}
                    picture={picture}
                    to={link.to}
                  >
                    {description}
                  </LinkCard>
                </div>
              ),
            )}
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
          <Stack gap="xl">
            <SectionHead heading={dealerInvitation.heading} lead={dealerInvitation.text} />
            <div className={actions}>
              <LinkButton variant="primary" to={dealerInvitation.action.to}>
                {dealerInvitation.action.text}
              </LinkButton>
            </div>
          </Stack>
          <Scene name="y2010" shape="wide" />
        </Columns>
      </Section>
    </>
  );
}
