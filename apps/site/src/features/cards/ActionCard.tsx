import type { IconName, TextLink, Tint } from '@milepost/domain/content/text';
import { InfoCard } from '@milepost/ui/InfoCard';
import { NamedIcon } from '@milepost/ui/NamedIcon';
import type { MouseEventHandler, ReactNode } from 'react';
import { LinkButton, linkTo } from '../../frame/links.tsx';

/** Props of ActionCard. */
export interface ActionCardProps {
  readonly title: string;
  readonly description: string;
  readonly icon: IconName;
  readonly tint: Tint;
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
  icon,
  tint,
  action,
  onAction,
  children,
}: ActionCardProps) {
  return (
    <InfoCard
      heading={title}
      headingLevel={2}
      background={tint}
      icon={<NamedIcon name={icon} size="medium" />}
      actions={
        <LinkButton {...linkTo(action)} onClick={onAction}>
          {action.text}
        </LinkButton>
      }
    >
      <p>{description}</p>
      {children}
    </InfoCard>
  );
}
