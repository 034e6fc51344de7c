import type { TextLink } from '@milepost/domain/content/text';
import { InfoCard } from '@milepost/ui/InfoCard';
import type { MouseEventHandler, ReactNode } from 'react';
import { LinkButton, linkTo } from '../../frame/links.tsx';
import { unbroken } from '../../frame/Unbroken.tsx';
import type { Look } from './looks.ts';

/** Props of ActionCard. */
export interface ActionCardProps extends Look {
  readonly title: string;
  readonly description: string;
  readonly action: TextLink;
  /** Where the link does more than lead somewhere. */
  readonly onAction?: MouseEventHandler;
  /** What became of the action. */
  readonly children?: ReactNode;
}

/** A card with one button: what you can do here, and the way to it. */
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
