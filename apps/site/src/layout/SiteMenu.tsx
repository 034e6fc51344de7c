import { menu } from '@milepost/domain/content/navigation';
import { Drawer } from '@milepost/ui/Drawer';
import { List, ListItem } from '@milepost/ui/List';
import { HeaderLink } from '../navigation/links.tsx';

export interface SiteMenuProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The menu over the page, with the tasks and sections of the site. */
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
