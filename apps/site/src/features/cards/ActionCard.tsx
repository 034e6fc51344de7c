import type { TextLink } from '@milepost/domain/content/text';
import { InfoCard } from '@milepost/ui/InfoCard';
import type { MouseEventHandler, ReactNode } from 'react';
import { unbroken } from '../../layout/Unbroken.tsx';
import { LinkButton, linkTo } from '../../navigation/links.tsx';
import type { Look } from './looks.ts';

export interface ActionCardProps extends Look {
  readonly title: string;
  readonly description: string;
  readonly action: TextLink;
  /** For a link that does more than navigate. */
  readonly onAction?: MouseEventHandler;
  /** The outcome of the action. */
  readonly children?: ReactNode;
}

/** A card with one button for one action. */
export function ActionCard({
  title,
  description,
  icon: Icon,
  background,
  action,
  onAction,
  children,
}: ActionCardProps) {
  return (
    <InfoCard
      heading={title}
      headingLevel={2}
      background={background}
      icon={<Icon size="medium" />}
      actions={
        <LinkButton {...linkTo(action)} onClick={onAction}>
          {unbroken(action.text)}
        </LinkButton>
      }
    >
      <p>{description}</p>
      {children}
    </InfoCard>
  );
}
