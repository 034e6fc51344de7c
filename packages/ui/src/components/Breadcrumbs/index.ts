export {
  BreadcrumbLink,
  type BreadcrumbLinkProps,
  BreadcrumbPage,
  type BreadcrumbPageProps,
  Breadcrumbs,
  type BreadcrumbsProps,
} from './Breadcrumbs.tsx';
