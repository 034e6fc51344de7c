import { menu } from '@milepost/domain/content/navigation';
import { Drawer } from '@milepost/ui/Drawer';
import { List, ListItem } from '@milepost/ui/List';
import { HeaderLink } from './links.tsx';

/** Props of SiteMenu. */
export interface SiteMenuProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The tasks and parts of the site, over the page. */
export function SiteMenu({ isOpen, onOpenChange }: SiteMenuProps) {
  return (
    <Drawer heading={menu.text} isOpen={isOpen} onOpenChange={onOpenChange}>
      <nav aria-label={menu.text}>
        <List>
          {menu.links.map(({ text, to }) => (
            <ListItem key={to} marker="none">
              <HeaderLink to={to} onClick={() => onOpenChange(false)}>
                {text}
              </HeaderLink>
            </ListItem>
          ))}
        </List>
      </nav>
    </Drawer>
  );
}
