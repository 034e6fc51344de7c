import { menu } from '@milepost/domain/content/navigation';
import { Drawer } from '@milepost/ui/Drawer';
import { Grid } from '@milepost/ui/Grid';
import { Heading } from '@milepost/ui/Heading';
import { PhoneIcon } from '@milepost/ui/Icon';
import { LinkButton as PlainLinkButton } from '@milepost/ui/LinkButton';
import { Stack } from '@milepost/ui/Stack';
import { LinkButton, MenuLink } from '../navigation/links.tsx';

export interface SiteMenuProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The menu over the page: the main tasks, the site's other links in groups, and the phone number. */
export function SiteMenu({ isOpen, onOpenChange }: SiteMenuProps) {
  const close = () => onOpenChange(false);
  const [first, second] = menu.tasks;
  return (
    <Drawer heading={menu.text} isOpen={isOpen} onOpenChange={onOpenChange}>
      <Stack gap="xl">
        <nav aria-label={menu.text}>
          <Stack gap="xl">
            <Stack gap="s">
              <LinkButton variant="primary" size="large" isFullWidth to={first.to} onClick={close}>
                {first.text}
              </LinkButton>
              <LinkButton size="large" isFullWidth to={second.to} onClick={close}>
                {second.text}
              </LinkButton>
            </Stack>
            <Grid itemWidth="small">
              {menu.groups.map(({ title, links }) => (
                <Stack key={title} gap="xxs">
                  <Heading level={3}>{title}</Heading>
                  <Stack as="ul" gap="none">
                    {links.map(({ text, to }) => (
                      <li key={to}>
                        <MenuLink to={to} onClick={close}>
                          {text}
                        </MenuLink>
                      </li>
                    ))}
                  </Stack>
                </Stack>
              ))}
            </Grid>
          </Stack>
        </nav>
        <PlainLinkButton variant="outline" isFullWidth href={menu.phone.href}>
          <PhoneIcon /> {menu.phone.text}
        </PlainLinkButton>
      </Stack>
    </Drawer>
  );
}
