export {
  SideNav,
  SideNavLink,
  type SideNavLinkProps,
  type SideNavProps,
  SideNavSection,
  type SideNavSectionProps,
} from './SideNav.tsx';
